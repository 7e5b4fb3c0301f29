// One part out of a .pptx, by the directory at its end (APPNOTE.TXT, 4.3.12 and 4.3.16).

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;
const deflated = 8;

/** Reads a part of a ZIP file as UTF-8; undefined where there is none of this name. Throws where the file is damaged. */
export async function readZipText(bytes: ArrayBuffer, name: string): Promise<string | undefined> {
  const view = new DataView(bytes);
  const entry = findEntry(view, name);
  if (entry === undefined) return undefined;
  // The local header has lengths of its own: writers pad there.
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  const content = new Blob([bytes.slice(start, start + entry.packedSize)]);
  if (entry.method !== deflated) return await content.text();
  return await new Response(content.stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

interface ZipEntry {
  readonly method: number;
  readonly packedSize: number;
  readonly offset: number;
}

function findEntry(view: DataView, name: string): ZipEntry | undefined {
  const end = findEnd(view);
  const decoder = new TextDecoder();
  let position = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(position, true) !== entrySignature) break;
    const nameLength = view.getUint16(position + 28, true);
    const entryName = decoder.decode(new Uint8Array(view.buffer, position + 46, nameLength));
    if (entryName === name) {
      return {
        method: view.getUint16(position + 10, true),
        packedSize: view.getUint32(position + 20, true),
        offset: view.getUint32(position + 42, true),
      };
    }
    position += 46 + nameLength + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  }
  return undefined;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let position = last; position >= Math.max(0, last - longestComment); position--) {
    if (view.getUint32(position, true) === endSignature) return position;
  }
  throw new RangeError("A ZIP file was expected; it has no directory at its end.");
}
