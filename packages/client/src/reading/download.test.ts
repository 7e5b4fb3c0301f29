import { expect, test } from "vitest";
import { TimeoutError } from "../errors.ts";
import { createDownload } from "./download.ts";

const policy = { signal: undefined, attemptTimeout: 50, progress: { operationId: "download", attempts: 1 } };

function toStream(...pieces: string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob(pieces).stream();
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("the time that the caller takes before the next piece is not counted", async () => {
  let source: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      source = controller;
    },
  });
  const reader = createDownload(new Headers(), body, policy).stream.getReader();
  for (const piece of ["one", "two"]) {
    await pause(2 * policy.attemptTimeout);
    source?.enqueue(new TextEncoder().encode(piece));
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(piece);
  }
  source?.close();
  expect(await reader.read()).toMatchObject({ done: true });
});

test("a piece that never comes is a time-out, and the body is cancelled", async () => {
  let reason: unknown;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    cancel: (given) => {
      reason = given;
    },
  });
  await expect(createDownload(new Headers(), body, policy).blob()).rejects.toBeInstanceOf(TimeoutError);
  expect(reason).toBeInstanceOf(TimeoutError);
});

test.each([
  { headers: { "Content-Length": "3" }, want: 3 },
  { headers: { "Content-Length": "3", "Content-Encoding": "gzip" }, want: undefined },
  { headers: {}, want: undefined },
])("the size is $want where the headers are $headers", ({ headers, want }) => {
  expect(createDownload(new Headers(headers), toStream("abc"), policy).size).toBe(want);
});

test("the stream can be read once only, so a Blob after it is refused", async () => {
  const download = createDownload(new Headers(), toStream("abc"), policy);
  await download.stream.cancel();
  await expect(download.blob()).rejects.toBeInstanceOf(TypeError);
});

test("a file is read as a text, also after it was read as a Blob", async () => {
  const download = createDownload(new Headers(), toStream("<svg", "/>"), {
    ...policy,
    attemptTimeout: 10_000,
  });
  expect((await download.blob()).size).toBe(6);
  expect(await download.text()).toBe("<svg/>");
});
