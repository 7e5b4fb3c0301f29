const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const stored = 0;
const deflated = 8;

/** An entry of a zip archive, still packed. */
export interface ZipEntry {
  readonly name: string;
  /** Unpacks it as UTF-8 text. */
  readonly text: () => Promise<string>;
}

/** Reads the directory of a zip archive (APPNOTE 6.3.10, without Zip64); throws a RangeError where the bytes are none. */
export function readZipEntries(bytes: Uint8Array<ArrayBuffer>): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== directoryEntry)
      throw new RangeError("The directory of the archive is damaged.");
    const nameLength = view.getUint16(at + 28, true);
    entries.push(toEntry(bytes, view, at, nameLength));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The end record stands at the very end, before a comment of up to 64 KiB. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new RangeError("Expected a zip archive; its directory is missing.");
}

function toEntry(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number, nameLength: number): ZipEntry {
  const method = view.getUint16(at + 10, true);
  const packedSize = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
  return {
    name,
    async text() {
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      return unpack(bytes.subarray(start, start + packedSize), method, name);
    },
  };
}

async function unpack(packed: Uint8Array<ArrayBuffer>, method: number, name: string): Promise<string> {
  if (method === stored) return new TextDecoder().decode(packed);
  if (method !== deflated)
    throw new RangeError(`${name} is packed in a way that browsers do not know (${method}).`);
  const unpacked = new Response(packed).body?.pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(unpacked ?? "").text();
}
