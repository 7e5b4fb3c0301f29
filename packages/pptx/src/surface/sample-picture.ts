import { createHash } from "node:crypto";
import { inflateEntry, type ZipEntry } from "@lectern/ooxml";
import { decodeJpeg } from "./decode-jpeg.ts";
import { decodePng } from "./decode-png.ts";
import type { Pixels } from "./pixels.ts";

const jpegStart = 0xffd8;
const pngStart = 0x8950;
const mostKept = 64;

/** By the digest of their stored bytes: a template is read for every deck, and its pictures stay the same. */
const known = new Map<string, Pixels | undefined>();

/**
 * Returns a PNG or a JPEG of an archive made small, decoded once in a process; undefined for what is neither or cannot be
 * decoded. Throws an OoxmlError where the archive is damaged.
 */
export function samplePicture(entry: ZipEntry): Pixels | undefined {
  const digest = createHash("sha1").update(entry.compressed).digest("base64");
  if (known.has(digest)) return known.get(digest);
  const pixels = decode(inflateEntry(entry));
  const [oldest] = known.keys();
  if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
  known.set(digest, pixels);
  return pixels;
}

function decode(bytes: Uint8Array): Pixels | undefined {
  const start = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (start === jpegStart) return decodeJpeg(bytes);
  return start === pngStart ? decodePng(bytes) : undefined;
}
