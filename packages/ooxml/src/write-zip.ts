import { OoxmlError } from "./ooxml-error.ts";
import type { ZipEntry } from "./zip-entry.ts";
import { nameFault } from "./zip-name.ts";

interface Named {
  readonly entry: ZipEntry;
  /** In UTF-8. */
  readonly nameSize: number;
}

const localHeaderSize = 30;
const centralHeaderSize = 46;
const endSize = 22;
const versionNeeded = 20;
// 1 January 1980, the first day of DOS time: bytes must not depend on the clock.
const dosDate = 0x0021;
const utf8Names = 0x0800;
const largest = 0xffff_ffff;
const largeSize = 64 * 1024;

/**
 * Returns an archive of the entries in the order given (APPNOTE 6.3.10): a fixed time, no data descriptors, no directory
 * entries, no zip64. Throws an OoxmlError on names that clash or lead outside, and on archives of 4 GiB and more.
 */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  return joinChunks(writeZipChunks(entries));
}

/** As `writeZip`, but in pieces: what is large in the entries is not copied, it stands between them as it came. */
export function writeZipChunks(entries: readonly ZipEntry[]): Uint8Array[] {
  assertNames(entries);
  const named = entries.map((entry): Named => ({ entry, nameSize: Buffer.byteLength(entry.name, "utf8") }));
  const localSize = sum(named, ({ entry, nameSize }) => localHeaderSize + nameSize + entry.compressed.length);
  const centralSize = sum(named, ({ nameSize }) => centralHeaderSize + nameSize);
  const size = localSize + centralSize + endSize;
  if (size > largest || entries.length >= 0xffff) {
    throw new OoxmlError(
      "zip_limit",
      `Expected less than 4 GiB and 65,535 parts, got ${size} bytes, ${entries.length} parts.`,
    );
  }
  const sizeApart = sum(named, ({ entry }) => (isLarge(entry) ? entry.compressed.length : 0));
  const bytes = Buffer.alloc(size - sizeApart);
  const view = new DataView(bytes.buffer);
  const chunks: Uint8Array[] = [];
  let [local, chunkStart, apart] = [0, 0, 0];
  let central = localSize - sizeApart;
  for (const one of named) {
    const { entry } = one;
    central = writeCentralHeader(bytes, view, central, one, local + apart);
    local = writeLocalHeader(bytes, view, local, one);
    if (isLarge(entry)) {
      chunks.push(bytes.subarray(chunkStart, local), entry.compressed);
      chunkStart = local;
      apart += entry.compressed.length;
    } else {
      bytes.set(entry.compressed, local);
      local += entry.compressed.length;
    }
  }
  writeEnd(view, central, entries.length, centralSize, localSize);
  return [...chunks, bytes.subarray(chunkStart)];
}

/** Returns the pieces as one; a single one is not copied. */
export function joinChunks(chunks: readonly Uint8Array[]): Uint8Array {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const joined = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0));
  let position = 0;
  for (const chunk of chunks) {
    joined.set(chunk, position);
    position += chunk.length;
  }
  return joined;
}

/** Copying less takes no longer than writing it as a piece of its own. */
function isLarge({ compressed }: ZipEntry): boolean {
  return compressed.length >= largeSize;
}

function assertNames(entries: readonly ZipEntry[]): void {
  const seen = new Set<string>();
  for (const { name } of entries) {
    const fault = nameFault(name);
    if (fault) throw new OoxmlError("zip_name", fault);
    const folded = name.toLowerCase();
    if (seen.has(folded)) throw new OoxmlError("zip_name", `Expected one part of the name ${name}, got two.`);
    seen.add(folded);
  }
}

function writeLocalHeader(bytes: Buffer, view: DataView, start: number, { entry, nameSize }: Named): number {
  view.setUint32(start, 0x0403_4b50, true);
  writeCommonFields(view, start + 4, entry, nameSize);
  bytes.write(entry.name, start + localHeaderSize, "utf8");
  return start + localHeaderSize + nameSize;
}

function writeCentralHeader(
  bytes: Buffer,
  view: DataView,
  start: number,
  { entry, nameSize }: Named,
  localOffset: number,
): number {
  view.setUint32(start, 0x0201_4b50, true);
  view.setUint16(start + 4, versionNeeded, true);
  writeCommonFields(view, start + 6, entry, nameSize);
  view.setUint32(start + 42, localOffset, true);
  bytes.write(entry.name, start + centralHeaderSize, "utf8");
  return start + centralHeaderSize + nameSize;
}

/** The 24 bytes that both headers have: version needed up to the length of the extra field, which is 0. */
function writeCommonFields(view: DataView, start: number, entry: ZipEntry, nameSize: number): void {
  view.setUint16(start, versionNeeded, true);
  view.setUint16(start + 2, nameSize === entry.name.length ? 0 : utf8Names, true);
  view.setUint16(start + 4, entry.method, true);
  view.setUint16(start + 8, dosDate, true);
  view.setUint32(start + 10, entry.crc32, true);
  view.setUint32(start + 14, entry.compressed.length, true);
  view.setUint32(start + 18, entry.size, true);
  view.setUint16(start + 22, nameSize, true);
}

function writeEnd(
  view: DataView,
  start: number,
  count: number,
  centralSize: number,
  centralOffset: number,
): void {
  view.setUint32(start, 0x0605_4b50, true);
  view.setUint16(start + 8, count, true);
  view.setUint16(start + 10, count, true);
  view.setUint32(start + 12, centralSize, true);
  view.setUint32(start + 16, centralOffset, true);
}

function sum(named: readonly Named[], size: (one: Named) => number): number {
  return named.reduce((total, one) => total + size(one), 0);
}
