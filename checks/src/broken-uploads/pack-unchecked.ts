import { deflateEntry, type ZipEntry } from "@lectern/ooxml";

/** What a hostile archive says of a file, in place of the truth. */
export interface UncheckedEntry extends ZipEntry {
  readonly flags?: number;
  /** Where the directory says that the file's own header begins. */
  readonly start?: number;
}

/** Returns an archive of these entries, whatever their names and sizes are: `writeZip` would refuse them. */
export function packUnchecked(entries: readonly UncheckedEntry[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let position = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const shared = sharedHeader(entry, name);
    const local = Buffer.concat([signature(0x0403_4b50), shared, name, entry.compressed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(entry.start ?? position, 10);
    directory.push(Buffer.concat([signature(0x0201_4b50), uint16(20), shared, tail, name]));
    files.push(local);
    position += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 4);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(position, 12);
  return Uint8Array.from(Buffer.concat([...files, ...directory, signature(0x0605_4b50), end]));
}

/** Returns a text as a deflated entry of any name. */
export function textEntry(name: string, text: string): ZipEntry {
  return { ...deflateEntry("text", Buffer.from(text)), name };
}

// Version, flags, method, time, date, checksum, two sizes, two lengths: the same in both headers.
function sharedHeader({ method, crc32, compressed, size, flags = 0 }: UncheckedEntry, name: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(flags, 2);
  header.writeUInt16LE(method, 4);
  header.writeUInt32LE(0x0021_0000, 6);
  header.writeUInt32LE(crc32, 10);
  header.writeUInt32LE(compressed.length, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
