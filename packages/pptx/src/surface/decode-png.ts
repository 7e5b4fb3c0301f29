import { inflateSync } from "node:zlib";
import { mostPixels, mostSide, type Pixels } from "./pixels.ts";

/** What the header of a PNG says (PNG, third edition, 11.2.1 IHDR). */
interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colorType: number;
}

interface Chunks {
  readonly header: Header;
  readonly palette?: Uint8Array;
  readonly transparency?: Uint8Array;
  readonly data: Uint8Array;
}

const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths = [1, 2, 4, 8, 16];

/** Returns a PNG made small, or undefined for one that is interlaced, too large, damaged or none. */
export function decodePng(bytes: Uint8Array): Pixels | undefined {
  const chunks = readChunks(bytes);
  if (!chunks) return undefined;
  const { header, data } = chunks;
  const stride = bytesOfRow(header);
  try {
    const rows = inflateSync(data, { maxOutputLength: header.height * (stride + 1) });
    return rows.length < header.height * (stride + 1) ? undefined : sampleRows(rows, chunks);
  } catch {
    return undefined;
  }
}

function readChunks(bytes: Uint8Array): Chunks | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33 || view.getUint32(0) !== 0x89504e47) return undefined;
  const header = readHeader(view);
  if (!header) return undefined;
  const found = new Map<string, Uint8Array>();
  const data: Uint8Array[] = [];
  for (let at = 33; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (type === "IDAT") data.push(content);
    else if (type === "PLTE" || type === "tRNS") found.set(type, content);
    at += length + 12;
  }
  const [palette, transparency] = [found.get("PLTE"), found.get("tRNS")];
  if (header.colorType === 3 && !palette) return undefined;
  return {
    header,
    data: Buffer.concat(data),
    ...(palette && { palette }),
    ...(transparency && { transparency }),
  };
}

function readHeader(view: DataView): Header | undefined {
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, colorType, interlace] = [view.getUint8(24), view.getUint8(25), view.getUint8(28)];
  const isKnown = channelsOf[colorType] !== undefined && depths.includes(depth) && interlace === 0;
  if (!isKnown || width === 0 || height === 0 || width * height > mostPixels) return undefined;
  return { width, height, depth, colorType };
}

function bytesOfRow({ width, depth, colorType }: Header): number {
  return Math.ceil((width * depth * (channelsOf[colorType] ?? 4)) / 8);
}

/** Takes one pixel from the middle of each step; every row is unfiltered, since each builds on the one before. */
function sampleRows(rows: Uint8Array, chunks: Chunks): Pixels {
  const { header } = chunks;
  const stride = bytesOfRow(header);
  const step = Math.max(1, Math.max(header.width, header.height) / mostSide);
  const width = Math.max(1, Math.floor(header.width / step));
  const height = Math.max(1, Math.floor(header.height / step));
  const pixelBytes = Math.max(1, (header.depth * (channelsOf[header.colorType] ?? 4)) >> 3);
  const data = new Uint8Array(width * height * 4);
  let sampled = 0;
  for (let y = 0; y < header.height && sampled < height; y += 1) {
    unfilterRow(rows, { y, stride, pixelBytes });
    if (y < Math.floor((sampled + 0.5) * step)) continue;
    const from = y * (stride + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      readPixel(rows, from, Math.floor((x + 0.5) * step), chunks, data, (sampled * width + x) * 4);
    }
    sampled += 1;
  }
  return { width, height, data, full: { width: header.width, height: header.height } };
}

interface Row {
  readonly y: number;
  readonly stride: number;
  readonly pixelBytes: number;
}

/** Undoes the filter of a row in place (PNG, 9.2 filter types). */
function unfilterRow(rows: Uint8Array, { y, stride, pixelBytes }: Row): void {
  const start = y * (stride + 1);
  const filter = rows[start];
  const from = start + 1;
  const above = y === 0 ? -1 : from - stride - 1;
  if (filter === 1) {
    for (let i = pixelBytes; i < stride; i += 1)
      rows[from + i] = (rows[from + i] as number) + (rows[from + i - pixelBytes] as number);
  } else if (filter === 2 && above >= 0) {
    for (let i = 0; i < stride; i += 1)
      rows[from + i] = (rows[from + i] as number) + (rows[above + i] as number);
  } else if (filter === 3 || filter === 4) {
    const guess = filter === 3 ? average : paeth;
    for (let i = 0; i < stride; i += 1) {
      const left = i < pixelBytes ? 0 : (rows[from + i - pixelBytes] as number);
      const up = above < 0 ? 0 : (rows[above + i] as number);
      const upLeft = above < 0 || i < pixelBytes ? 0 : (rows[above + i - pixelBytes] as number);
      rows[from + i] = (rows[from + i] as number) + guess(left, up, upLeft);
    }
  }
}

function average(left: number, up: number): number {
  return (left + up) >> 1;
}

function paeth(left: number, up: number, upLeft: number): number {
  const [toLeft, toUp] = [Math.abs(up - upLeft), Math.abs(left - upLeft)];
  const toCorner = Math.abs(left + up - 2 * upLeft);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : upLeft;
}

function readPixel(
  rows: Uint8Array,
  from: number,
  x: number,
  { header, palette, transparency }: Chunks,
  to: Uint8Array,
  at: number,
): void {
  const { depth, colorType } = header;
  const channels = channelsOf[colorType] ?? 4;
  const sample = (channel: number): number => {
    if (depth >= 8) return rows[from + ((x * channels + channel) * depth) / 8] as number;
    const bit = x * depth;
    return ((rows[from + (bit >> 3)] as number) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  };
  const first = sample(0);
  if (colorType === 3) {
    for (let i = 0; i < 3; i += 1) to[at + i] = palette?.[first * 3 + i] ?? 0;
    to[at + 3] = transparency?.[first] ?? 255;
    return;
  }
  const isGray = colorType === 0 || colorType === 4;
  const gray = depth < 8 ? (first * 255) / ((1 << depth) - 1) : first;
  for (let i = 0; i < 3; i += 1) to[at + i] = isGray ? gray : sample(i);
  to[at + 3] = colorType >= 4 ? sample(channels - 1) : 255;
}
