import { crc32, deflateSync } from "node:zlib";
import type { PlacedImage } from "@lectern/deck";

/** Returns a picture of two colours that run into each other from corner to corner (PNG, third edition). */
export function sampleImage(width = 64, height = 48): PlacedImage {
  const bytes = paintedPng({ width, height }, (x, y) => {
    const share = (x / width + y / height) / 2;
    return [Math.round(230 * share), 120, Math.round(230 * (1 - share))];
  });
  return { bytes, mediaType: "image/png" };
}

/** Returns a PNG whose pixels have three channels, or four with opacity, each from 0 to 255. */
export function paintedPng(
  { width, height }: { readonly width: number; readonly height: number },
  colorAt: (x: number, y: number) => readonly number[],
): Buffer {
  const channels = colorAt(0, 0).length;
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => colorAt(x, y)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, channels === 4 ? 6 : 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
