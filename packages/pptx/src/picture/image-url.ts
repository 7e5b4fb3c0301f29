import { crc32, deflateSync } from "node:zlib";
import { inflateEntry } from "@lectern/ooxml";
import type { PackageReader } from "../read/package/package-reader.ts";
import type { Pixels } from "../surface/pixels.ts";
import { samplePicture } from "../surface/sample-picture.ts";

/** Larger files are shown small: a picture of a slide is looked at in the size of a stamp more often than in full. */
const mostBytes = 1024 * 1024;

const mediaTypes: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
};

/** Returns a picture of a package as a data URL; undefined where it is of no kind that browsers show, or damaged. */
export function imageUrl(reader: PackageReader, part: string): string | undefined {
  const entry = reader.entries.get(part);
  const mediaType = mediaTypes[part.slice(part.lastIndexOf(".") + 1).toLowerCase()];
  if (!entry || mediaType === undefined) return undefined;
  if (entry.size <= mostBytes) return dataUrl(mediaType, inflateEntry(entry));
  const pixels = samplePicture(entry);
  return pixels && dataUrl("image/png", encodePng(pixels));
}

function dataUrl(mediaType: string, bytes: Uint8Array): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** PNG, 8 bits a channel with opacity, no filters (RFC 2083). */
function encodePng({ width, height, data }: Pixels): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 4 + 1));
  for (let row = 0; row < height; row += 1) {
    rows.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1);
  }
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
