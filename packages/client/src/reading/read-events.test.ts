import { describe, expect, test } from "vitest";
import { readEvents, type ServerEvent } from "./read-events.ts";

async function read(...pieces: readonly (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const encoder = new TextEncoder();
  const bytes = pieces.map((piece) => (typeof piece === "string" ? encoder.encode(piece) : piece));
  const events: ServerEvent[] = [];
  for await (const event of readEvents(toStream(bytes), () => {})) events.push(event);
  return events;
}

function toStream(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

const text = `event: progress\ndata: {"message":"Größe 😀"}\n\n: still there\n\nevent: done\ndata: {"id":"p1"}\n\n`;
const want = [
  { event: "progress", data: '{"message":"Größe 😀"}' },
  { event: "message", data: "" },
  { event: "done", data: '{"id":"p1"}' },
];

describe("an event stream", () => {
  test.each([
    { name: "LF", given: text },
    { name: "CR LF", given: text.replaceAll("\n", "\r\n") },
    { name: "CR", given: `${text.replaceAll("\n", "\r")}:` },
    { name: "a byte order mark", given: `\uFEFF${text}` },
  ])("is read with $name, in one piece and byte by byte", async ({ given }) => {
    expect(await read(given)).toEqual(want);
    const bytes = new TextEncoder().encode(given);
    expect(await read(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(want);
  });

  test.each([
    { name: "several lines of data", given: "data: one\ndata:two\n\n", want: "one\ntwo" },
    { name: "no space", given: "data:one\n\n", want: "one" },
    { name: "two spaces", given: "data:  one\n\n", want: " one" },
    { name: "a field of another name", given: "id: 7\ndata: one\nretry: 5\n\n", want: "one" },
  ])("with $name has the data $want", async ({ given, want }) => {
    expect(await read(given)).toEqual([{ event: "message", data: want }]);
  });

  test("drops what breaks off", async () => {
    expect(await read("event: done\ndata: {")).toEqual([]);
    expect(await read("event: done\ndata: {}\n")).toEqual([]);
  });
});
