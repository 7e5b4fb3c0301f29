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
  const contents = fillings.map((filling) => Buffer.from(filling, "utf8"));
  const filled = contents.reduce((total, { length }) => total + length, 0);
  return filled > mostStored ? deflatedWhole(name, pieces, fillings) : storedInside(name, pieces, contents);
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
  fillings: readonly Uint8Array[],
): ZipEntry {
  const blocks: Uint8Array[] = [];
  let checksum = 0;
  let size = 0;
  for (const [index, { content, compressed }] of pieces.entries()) {
    checksum = crc32(content, checksum);
    size += content.length;
    blocks.push(compressed);
    const filling = fillings[index];
    if (filling === undefined) continue;
    checksum = crc32(filling, checksum);
    size += filling.length;
    blocks.push(storedLength(filling.length), filling);
  }
  return { name, method: 8, crc32: checksum, compressed: Buffer.concat(blocks), size };
}

/** The length of a stored block, and the same with all bits turned (RFC 1951, 3.2.4). */
function storedLength(length: number): Uint8Array {
  return Uint8Array.of(length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff);
}
