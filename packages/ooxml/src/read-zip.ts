import { OoxmlError } from "./ooxml-error.ts";
import type { ZipEntry } from "./zip-entry.ts";
import { nameFault } from "./zip-name.ts";

/** How much of an archive is read before it is refused; what is left out has a default. */
export interface ZipLimits {
  /** Bytes of the archive; 100 Mi if left out. */
  readonly bytes?: number;
  /** Files in it; 10,000 if left out. */
  readonly entries?: number;
  /** Bytes of all files inflated; 500 Mi if left out. */
  readonly inflatedBytes?: number;
  /** Times that a file of more than 1 MiB may be larger inflated; 200 if left out. */
  readonly ratio?: number;
  /** Characters of a name; 512 if left out. */
  readonly nameLength?: number;
}

/** The files of an archive by name, in the order of its central directory; directory entries are left out. */
export interface ZipArchive {
  readonly entries: ReadonlyMap<string, ZipEntry>;
}

/** A record of the central directory, checked against its local header. */
export interface ZipRecord {
  readonly entry: ZipEntry;
  readonly flags: number;
  /** Where its local header begins. */
  readonly start: number;
  /** Where its data ends. */
  readonly end: number;
}

interface Directory {
  readonly count: number;
  readonly offset: number;
  readonly end: number;
}

const defaultLimits: Required<ZipLimits> = {
  bytes: 100 * 1024 * 1024,
  entries: 10_000,
  inflatedBytes: 500 * 1024 * 1024,
  ratio: 200,
  nameLength: 512,
};
const ratioCheckedFrom = 1024 * 1024;
const endSize = 22;
const longestComment = 0xffff;
const centralHeaderSize = 46;
const localHeaderSize = 30;
const encrypted = 0x0001 | 0x0040;
const names = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Returns the files of a zip archive as views on its bytes, still compressed. Sizes are read from the central directory,
 * so that data descriptors do not matter. Throws an OoxmlError on what is no zip, on encrypted, zip64 and split archives,
 * on names that clash or lead outside, on data that overlaps, and on archives beyond the limits.
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits = {}): ZipArchive {
  const entries = new Map<string, ZipEntry>();
  const folded = new Set<string>();
  for (const { entry } of readZipRecords(bytes, limits)) {
    const name = entry.name.toLowerCase();
    if (folded.has(name))
      throw new OoxmlError("zip_name", `Expected one file of the name ${entry.name}, got two.`);
    folded.add(name);
    if (!entry.name.endsWith("/")) entries.set(entry.name, entry);
  }
  return { entries };
}

/** Returns the records of an archive's central directory, duplicates and directories included; throws as `readZip` does. */
export function readZipRecords(bytes: Uint8Array, limits: ZipLimits = {}): ZipRecord[] {
  const allLimits = { ...defaultLimits, ...limits };
  if (bytes.length > allLimits.bytes) throw limit(`${allLimits.bytes} bytes`, `${bytes.length}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = readDirectory(view);
  if (directory.count > allLimits.entries) throw limit(`${allLimits.entries} files`, `${directory.count}`);
  const records: ZipRecord[] = [];
  let position = directory.offset;
  let inflatedBytes = 0;
  for (let index = 0; index < directory.count; index += 1) {
    const [record, next] = readRecord(bytes, view, position, directory, allLimits);
    inflatedBytes += record.entry.size;
    if (inflatedBytes > allLimits.inflatedBytes)
      throw limit(`${allLimits.inflatedBytes} bytes inflated`, "more");
    records.push(record);
    position = next;
  }
  assertApart(records);
  return records;
}

function readDirectory(view: DataView): Directory {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const offset = view.getUint32(end + 16, true);
  if (count === 0xffff || size === 0xffff_ffff || offset === 0xffff_ffff) throw zip64();
  const isSplit = view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count;
  if (isSplit || offset + size > end) throw unreadable("its directory is cut off or in another file");
  return { count, offset, end: offset + size };
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endSize;
  for (let position = last; position >= Math.max(0, last - longestComment); position -= 1) {
    if (view.getUint32(position, true) !== 0x0605_4b50) continue;
    if (position + endSize + view.getUint16(position + 20, true) <= view.byteLength) return position;
  }
  throw unreadable("it has no directory at its end");
}

function readRecord(
  bytes: Uint8Array,
  view: DataView,
  position: number,
  directory: Directory,
  limits: Required<ZipLimits>,
): [ZipRecord, number] {
  if (position + centralHeaderSize > directory.end || view.getUint32(position, true) !== 0x0201_4b50) {
    throw unreadable("its directory is damaged");
  }
  const nameEnd = position + centralHeaderSize + view.getUint16(position + 28, true);
  const next = nameEnd + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  if (next > directory.end) throw unreadable("its directory is damaged");
  const name = names.decode(bytes.subarray(position + centralHeaderSize, nameEnd));
  const fault = nameFault(name, limits.nameLength);
  if (fault) throw new OoxmlError("zip_name", fault);
  const flags = view.getUint16(position + 8, true);
  if ((flags & encrypted) !== 0) {
    throw new OoxmlError(
      "zip_encrypted",
      `Expected files without encryption, got ${name} encrypted. Take the password off.`,
    );
  }
  const start = view.getUint32(position + 42, true);
  const compressedSize = view.getUint32(position + 20, true);
  const size = view.getUint32(position + 24, true);
  if (start === 0xffff_ffff || compressedSize === 0xffff_ffff || size === 0xffff_ffff) throw zip64();
  assertRatio(name, size, compressedSize, limits.ratio);
  const method = methodOf(name, view.getUint16(position + 10, true));
  if (method === 0 && size !== compressedSize) throw unreadable(`${name} has two sizes`);
  const nameBytes = bytes.subarray(position + centralHeaderSize, nameEnd);
  const compressed = readData(bytes, view, {
    start,
    compressedSize,
    name,
    nameBytes,
    dataEnd: directory.offset,
  });
  const entry = { name, method, crc32: view.getUint32(position + 16, true), compressed, size };
  const end = compressed.byteOffset - bytes.byteOffset + compressed.length;
  return [{ entry, flags, start, end }, next];
}

interface LocalData {
  readonly start: number;
  readonly compressedSize: number;
  readonly name: string;
  readonly nameBytes: Uint8Array;
  readonly dataEnd: number;
}

function readData(bytes: Uint8Array, view: DataView, local: LocalData): Uint8Array {
  const { start, name, nameBytes } = local;
  if (start + localHeaderSize > local.dataEnd || view.getUint32(start, true) !== 0x0403_4b50) {
    throw unreadable(`${name} is not where the directory says`);
  }
  const nameStart = start + localHeaderSize;
  const nameLength = view.getUint16(start + 26, true);
  const localName = bytes.subarray(nameStart, nameStart + nameLength);
  if (Buffer.compare(localName, nameBytes) !== 0)
    throw unreadable(`${name} has another name in its own header`);
  const dataStart = nameStart + nameLength + view.getUint16(start + 28, true);
  const dataEnd = dataStart + local.compressedSize;
  if (dataEnd > local.dataEnd) throw unreadable(`${name} is cut off`);
  return bytes.subarray(dataStart, dataEnd);
}

function methodOf(name: string, method: number): 0 | 8 {
  if (method === 0 || method === 8) return method;
  throw new OoxmlError(
    "zip_unreadable",
    `Expected deflated or stored files, got method ${method} for ${name}.`,
  );
}

function assertRatio(name: string, size: number, compressedSize: number, ratio: number): void {
  if (size <= ratioCheckedFrom || size <= compressedSize * ratio) return;
  throw limit(
    `${ratio} times the compressed size`,
    `${Math.round(size / Math.max(compressedSize, 1))} times for ${name}`,
  );
}

/** Files that share data are how a small archive becomes a very large one. */
function assertApart(records: readonly ZipRecord[]): void {
  const ordered = [...records].sort((one, other) => one.start - other.start);
  let end = 0;
  for (const record of ordered) {
    if (record.start < end) throw unreadable(`the data of ${record.entry.name} overlaps with another file's`);
    end = record.end;
  }
}

function unreadable(reason: string): OoxmlError {
  return new OoxmlError("zip_unreadable", `Expected a zip archive, got one that cannot be read: ${reason}.`);
}

function zip64(): OoxmlError {
  return new OoxmlError(
    "zip_unreadable",
    "Expected a zip archive of less than 4 GiB, got the zip64 format. Save it again.",
  );
}

function limit(most: string, came: string): OoxmlError {
  return new OoxmlError("zip_limit", `Expected an archive of at most ${most}, got ${came}.`);
}
