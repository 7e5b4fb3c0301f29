import { Readable } from "node:stream";
import {
  constants,
  crc32,
  createInflateRaw,
  deflateRawSync,
  inflateRawSync,
  type ZlibOptions,
} from "node:zlib";
import { OoxmlError } from "./ooxml-error.ts";

/** One file in a zip archive, its bytes as they stand there: deflated (8) or as they are (0). */
export interface ZipEntry {
  readonly name: string;
  readonly method: 0 | 8;
  readonly crc32: number;
  readonly compressed: Uint8Array;
  /** Bytes when inflated. */
  readonly size: number;
}

/** "thorough" for what is deflated once and kept; "fast" takes three quarters of the time and a twentieth more bytes. */
export type DeflateEffort = "thorough" | "fast";

const levels: Readonly<Record<DeflateEffort, number>> = { thorough: 6, fast: 3 };
// Most parts have a few kilobytes, and setting zlib up costs more than compressing them: small tables cost no bytes there,
// and small chunks come from Node's pool of buffers. With one state of zlib for all parts (minizlib, which reaches into Node's
// internals for it) a deck would take 3 % less, which is not worth that.
const smallTables: ZlibOptions = { windowBits: 13, memLevel: 5, chunkSize: 2048 };
const largeSize = 32 * 1024;

/** Returns content as an archive entry, deflated, or stored where that is no longer. */
export function deflateEntry(
  name: string,
  content: Uint8Array,
  effort: DeflateEffort = "thorough",
): ZipEntry {
  const compressed = deflateRawSync(content, deflateOptions(content, effort));
  // A copy: whoever called may write something else where the content stands.
  if (compressed.length >= content.length) return storeEntry(name, Uint8Array.from(content));
  return { name, method: 8, crc32: crc32(content), compressed, size: content.length };
}

/** Returns content as deflated blocks that other blocks can stand before and behind: they end at the end of a byte. */
export function deflateBlocks(content: Uint8Array): Uint8Array {
  return deflateRawSync(content, {
    ...deflateOptions(content, "fast"),
    finishFlush: constants.Z_SYNC_FLUSH,
  });
}

/** Returns content as an archive entry that is not compressed. */
export function storeEntry(name: string, content: Uint8Array): ZipEntry {
  return { name, method: 0, crc32: crc32(content), compressed: content, size: content.length };
}

/** Returns an entry's content; throws an OoxmlError where size or checksum are not those that the archive states. */
export function inflateEntry(entry: ZipEntry): Uint8Array {
  const content = entry.method === 0 ? entry.compressed : inflate(entry);
  if (content.length !== entry.size) {
    throw corrupt(`Expected ${entry.size} bytes in ${entry.name}, got ${content.length}.`);
  }
  if (crc32(content) !== entry.crc32)
    throw corrupt(`The checksum of ${entry.name} is not that of its bytes.`);
  return content;
}

/** As `inflateEntry`, but keeps nothing: however large the content is, it takes the memory of a few chunks. */
export async function verifyEntry(entry: ZipEntry): Promise<void> {
  const stored = Readable.from([entry.compressed]);
  const content = entry.method === 0 ? stored : stored.pipe(createInflateRaw());
  let [size, checksum] = [0, 0];
  try {
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > entry.size) break;
      checksum = crc32(chunk, checksum);
    }
  } catch (cause) {
    throw corrupt(`Expected deflated data in ${entry.name}, got something else.`, cause);
  }
  if (size !== entry.size)
    throw corrupt(`Expected ${entry.size} bytes in ${entry.name}, got ${size > entry.size ? "more" : size}.`);
  if (checksum !== entry.crc32) throw corrupt(`The checksum of ${entry.name} is not that of its bytes.`);
}

function deflateOptions(content: Uint8Array, effort: DeflateEffort): ZlibOptions {
  return { level: levels[effort], ...(content.length < largeSize && smallTables) };
}

function inflate(entry: ZipEntry): Uint8Array {
  try {
    return inflateRawSync(entry.compressed, { maxOutputLength: Math.max(entry.size, 1) });
  } catch (cause) {
    throw corrupt(
      `Expected ${entry.size} bytes of deflated data in ${entry.name}, got something else.`,
      cause,
    );
  }
}

function corrupt(message: string, cause?: unknown): OoxmlError {
  return new OoxmlError("zip_corrupt", `${message} The file is damaged; save or transfer it again.`, {
    cause,
  });
}
