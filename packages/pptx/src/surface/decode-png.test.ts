import { crc32, deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { paintedPng } from "../testing/sample-images.ts";
import { decodePng } from "./decode-png.ts";

const size = { width: 13, height: 9 };
const colorAt = (x: number, y: number) => [x * 19, y * 28, (x * y) % 256];

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** The same picture as a plain one, told in the seven passes of Adam7 (PNG, 8.2 Interlace methods). */
function interlaced(plain: Buffer): Buffer {
  const header = Buffer.from(plain.subarray(16, 29));
  header[12] = 1;
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  const bytes = passes.flatMap(([left, top, across, down]) => {
    const rows: number[] = [];
    for (let y = top; y < size.height; y += down) {
      if (left >= size.width) continue;
      rows.push(0);
      for (let x = left; x < size.width; x += across) rows.push(...colorAt(x, y));
    }
    return rows;
  });
  return Buffer.concat([
    plain.subarray(0, 8),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(bytes))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

it("decodes an interlaced picture to the pixels of a plain one", () => {
  const plain = paintedPng(size, colorAt);
  const expected = decodePng(plain);
  expect(expected?.data.slice(4, 8)).toEqual(new Uint8Array([19, 0, 0, 255]));
  expect(decodePng(interlaced(plain))).toEqual(expected);
});
