import { crc32, inflateRawSync } from "node:zlib";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endSize = 22;
const entrySize = 46;
const localSize = 30;
const longestComment = 65_535;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly offset: number;
}

/**
 * Returns why these bytes are no whole zip archive, or undefined where they are: every entry of its directory (APPNOTE
 * 4.3) is there and has its checksum.
 */
export function findZipFault(bytes: Uint8Array): string | undefined {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (const entry of readDirectory(archive)) assertWhole(archive, entry);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function* readDirectory(archive: Buffer): Iterable<Entry> {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let turn = 0; turn < count; turn++) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new Error("its directory is broken");
    const nameLength = archive.readUInt16LE(at + 28);
    yield {
      name: archive.toString("utf8", at + entrySize, at + entrySize + nameLength),
      method: archive.readUInt16LE(at + 10),
      crc: archive.readUInt32LE(at + 16),
      packedSize: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    };
    at += entrySize + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}

function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - endSize - longestComment);
  for (let at = archive.length - endSize; at >= first; at--) {
    if (archive.readUInt32LE(at) === endSignature) return at;
  }
  throw new Error("its end is missing");
}

function assertWhole(archive: Buffer, { name, method, crc, packedSize, offset }: Entry): void {
  if (archive.readUInt32LE(offset) !== localSignature) throw new Error(`${name} is missing`);
  const start = offset + localSize + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const packed = archive.subarray(start, start + packedSize);
  const content = method === 0 ? packed : inflateRawSync(packed);
  if (crc32(content) !== crc) throw new Error(`${name} has another checksum`);
}
