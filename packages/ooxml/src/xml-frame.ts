import { constants, crc32, deflateRawSync } from "node:zlib";
import { type Xml, xmlDocument, xmlHole } from "./xml.ts";
import { deflateBlocks, type ZipEntry } from "./zip-entry.ts";

/** A document with holes, deflated once around them, so that filling it deflates nothing but long fillings. */
export interface XmlFrame {
  /** One more than there are holes. */
  readonly pieces: readonly FramePiece[];
}

interface FramePiece {
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
  const blocks: Uint8Array[] = [];
  let checksum = 0;
  let size = 0;
  for (const [index, piece] of pieces.entries()) {
    const filling = fillings[index];
    for (const { content, compressed } of filling === undefined ? [piece] : [piece, filled(filling)]) {
      blocks.push(compressed);
      checksum = crc32(content, checksum);
      size += content.length;
    }
  }
  return { name, method: 8, crc32: checksum, compressed: Buffer.concat(blocks), size };
}

function framePiece(source: string, isLast: boolean): FramePiece {
  const content = Buffer.from(source, "utf8");
  if (isLast) return { content, compressed: deflateRawSync(content) };
  const flushed = deflateRawSync(content, { finishFlush: constants.Z_SYNC_FLUSH });
  // A flush ends with an empty stored block: the filling takes its place.
  return { content, compressed: flushed.subarray(0, -lengthSize) };
}

/** What comes behind the header of a stored block: the filling, or nothing and blocks with the filling deflated. */
function filled(filling: Xml): FramePiece {
  const size = Buffer.byteLength(filling, "utf8");
  const stored = Buffer.allocUnsafe(lengthSize + size);
  stored.write(filling, lengthSize, "utf8");
  const content = stored.subarray(lengthSize);
  if (size <= mostStored) {
    writeStoredLength(stored, size);
    return { content, compressed: stored };
  }
  const none = Buffer.allocUnsafe(lengthSize);
  writeStoredLength(none, 0);
  return { content, compressed: Buffer.concat([none, deflateBlocks(content)]) };
}

/** The length of a stored block, and the same with all bits turned (RFC 1951, 3.2.4). */
function writeStoredLength(block: Buffer, length: number): void {
  block.writeUInt16LE(length, 0);
  block.writeUInt16LE(~length & 0xffff, 2);
}
