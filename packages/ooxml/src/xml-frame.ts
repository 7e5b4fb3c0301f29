import { constants, crc32, deflateRawSync } from "node:zlib";
import { type Xml, xmlDocument, xmlHole } from "./xml.ts";
import { deflateEntry, type ZipEntry } from "./zip-entry.ts";

/** A document with holes, deflated once around them, so that filling it takes no further deflation. */
export interface XmlFrame {
  /** One more than there are holes. */
  readonly pieces: readonly FramePiece[];
}

interface FramePiece {
  readonly source: string;
  readonly content: Uint8Array;
  /** Ends with the header of a stored block, but for its length, unless it is the last piece. */
  readonly compressed: Uint8Array;
}

/** A call of zlib is worth what deflating this much would save; stored blocks take no more than 65,535 bytes (RFC 1951, 3.2.4). */
const mostStored = 800;
const lengthSize = 4;
const writtenHole = String(xmlHole);

/** Returns a document made ready to be filled; where something goes in, it has an `xmlHole`. */
export function createXmlFrame(root: Xml): XmlFrame {
  const sources = xmlDocument(root).toString().split(writtenHole);
  return { pieces: sources.map((source, index) => framePiece(source, index === sources.length - 1)) };
}

/** Returns a document with its holes filled, as an archive entry; throws a RangeError on another number of fillings. */
export function fillXmlFrame(name: string, { pieces }: XmlFrame, fillings: readonly Xml[]): ZipEntry {
  if (fillings.length !== pieces.length - 1) {
    throw new RangeError(`Expected ${pieces.length - 1} fillings for ${name}, got ${fillings.length}.`);
  }
  const filled = fillings.reduce((total, filling) => total + Buffer.byteLength(filling, "utf8"), 0);
  return filled > mostStored
    ? deflatedWhole(name, pieces, fillings)
    : storedInside(name, pieces, fillings, filled);
}

function framePiece(source: string, isLast: boolean): FramePiece {
  const content = Buffer.from(source, "utf8");
  if (isLast) return { source, content, compressed: deflateRawSync(content) };
  const flushed = deflateRawSync(content, { finishFlush: constants.Z_SYNC_FLUSH });
  // A flush ends with an empty stored block: the filling takes its place.
  return { source, content, compressed: flushed.subarray(0, -lengthSize) };
}

function deflatedWhole(name: string, pieces: readonly FramePiece[], fillings: readonly Xml[]): ZipEntry {
  const source = pieces.map((piece, index) => piece.source + (fillings[index] ?? "")).join("");
  return deflateEntry(name, Buffer.from(source, "utf8"), "fast");
}

function storedInside(
  name: string,
  pieces: readonly FramePiece[],
  fillings: readonly Xml[],
  filled: number,
): ZipEntry {
  const stated = pieces.reduce((total, { compressed }) => total + compressed.length, 0);
  const compressed = Buffer.allocUnsafe(stated + filled + fillings.length * lengthSize);
  let end = 0;
  let checksum = 0;
  let size = filled;
  for (let index = 0; index < pieces.length; index += 1) {
    const [piece, filling] = [pieces[index], fillings[index]];
    if (piece === undefined) continue;
    compressed.set(piece.compressed, end);
    end += piece.compressed.length;
    checksum = crc32(piece.content, checksum);
    size += piece.content.length;
    if (filling === undefined) continue;
    const start = end + lengthSize;
    const length = compressed.write(filling, start, "utf8");
    writeStoredLength(compressed, end, length);
    end = start + length;
    checksum = crc32(compressed.subarray(start, end), checksum);
  }
  return { name, method: 8, crc32: checksum, compressed, size };
}

/** The length of a stored block, and the same with all bits turned (RFC 1951, 3.2.4). */
function writeStoredLength(bytes: Buffer, start: number, length: number): void {
  bytes.writeUInt16LE(length, start);
  bytes.writeUInt16LE(~length & 0xffff, start + 2);
}
