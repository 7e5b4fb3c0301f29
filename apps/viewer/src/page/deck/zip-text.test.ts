import { expect, test } from "vitest";
import { readZipText } from "./zip-text.ts";

interface Part {
  readonly name: string;
  readonly text: string;
  readonly method: 0 | 8;
}

const text = new TextEncoder();

/** As a writer that pads its local headers and closes with a comment. */
async function zip(parts: readonly Part[]): Promise<ArrayBuffer> {
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const part of parts) {
    const [name, content] = [text.encode(part.name), await pack(part)];
    const file = join([
      header(30, { 0: 0x04034b50, 26: name.length, 28: 4 }),
      name,
      new Uint8Array(4),
      content,
    ]);
    const entry = { 0: 0x02014b50, 10: part.method, 20: content.length, 28: name.length, 42: offset };
    files.push(file);
    directory.push(join([header(46, entry), name]));
    offset += file.length;
  }
  const end = header(22, { 0: 0x06054b50, 10: parts.length, 16: offset });
  return join([...files, ...directory, end, text.encode("a comment")]).buffer;
}

async function pack({ text: content, method }: Part): Promise<Uint8Array<ArrayBuffer>> {
  if (method === 0) return text.encode(content);
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const longFields = [0, 16, 20, 42];

function header(length: number, fields: Readonly<Record<number, number>>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [position, value] of Object.entries(fields).map(
    ([key, field]) => [Number(key), field] as const,
  )) {
    if (longFields.includes(position)) view.setUint32(position, value, true);
    else view.setUint16(position, value, true);
  }
  return bytes;
}

function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]));
}

const file = await zip([
  { name: "a.xml", text: "<a>stored</a>", method: 0 },
  { name: "b/c.xml", text: `<c>${"deflated – ".repeat(50)}</c>`, method: 8 },
]);

test("reads stored and deflated parts", async () => {
  expect(await readZipText(file, "a.xml")).toBe("<a>stored</a>");
  expect(await readZipText(file, "b/c.xml")).toBe(`<c>${"deflated – ".repeat(50)}</c>`);
});

test("knows what is not there, and what is no ZIP file", async () => {
  expect(await readZipText(file, "c.xml")).toBeUndefined();
  await expect(readZipText(new ArrayBuffer(100), "a.xml")).rejects.toThrow("directory");
});
