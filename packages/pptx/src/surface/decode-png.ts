import { inflateSync } from "node:zlib";
import { mostPixels, mostSide, type Pixels } from "./pixels.ts";

/** What the header of a PNG says (PNG, third edition, 11.2.1 IHDR). */
interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colorType: number;
  readonly isInterlaced: boolean;
}

interface Chunks {
  readonly header: Header;
  readonly palette?: Uint8Array;
  readonly transparency?: Uint8Array;
  readonly data: Uint8Array;
}

const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths = [1, 2, 4, 8, 16];

/** Returns a PNG made small, or undefined for one that is too large, damaged or none. */
export function decodePng(bytes: Uint8Array): Pixels | undefined {
  const chunks = readChunks(bytes);
  if (!chunks) return undefined;
  const { header, data } = chunks;
  const passes = passesOf(header);
  const size = passes.reduce((sum, { height, stride }) => sum + height * (stride + 1), 0);
  try {
    const rows = inflateSync(data, { maxOutputLength: size });
    return rows.length < size ? undefined : samplePasses(rows, passes, chunks);
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
  const isKnown = channelsOf[colorType] !== undefined && depths.includes(depth) && interlace <= 1;
  if (!isKnown || width === 0 || height === 0 || width * height > mostPixels) return undefined;
  return { width, height, depth, colorType, isInterlaced: interlace === 1 };
}

function bytesOfRow(width: number, { depth, colorType }: Header): number {
  return Math.ceil((width * depth * (channelsOf[colorType] ?? 4)) / 8);
}

/** The pixels of a picture that are told one after the other: every so many of them, from one on. */
interface Pass {
  readonly from: { readonly x: number; readonly y: number };
  readonly every: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
  /** Bytes of a row, without that of its filter. */
  readonly stride: number;
}

/** PNG, 8.2 Interlace methods: where each pass of Adam7 begins, and how far its pixels are apart. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function passesOf(header: Header): readonly Pass[] {
  const steps = header.isInterlaced ? adam7 : ([[0, 0, 1, 1]] as const);
  const passes = steps.map(([x, y, acrossStep, downStep]): Pass => {
    const width = Math.ceil((header.width - x) / acrossStep);
    const height = Math.ceil((header.height - y) / downStep);
    const stride = bytesOfRow(width, header);
    return { from: { x, y }, every: { x: acrossStep, y: downStep }, width, height, stride };
  });
  return passes.filter(({ width, height }) => width > 0 && height > 0);
}

/** Takes one pixel from the middle of each step; every row is unfiltered, since each builds on the one before. */
function samplePasses(rows: Uint8Array, passes: readonly Pass[], chunks: Chunks): Pixels {
  const { header } = chunks;
  const step = Math.max(1, Math.max(header.width, header.height) / mostSide);
  const width = Math.max(1, Math.floor(header.width / step));
  const height = Math.max(1, Math.floor(header.height / step));
  const pixelBytes = Math.max(1, (header.depth * (channelsOf[header.colorType] ?? 4)) >> 3);
  const data = new Uint8Array(width * height * 4);
  const sampled = { columns: sampledAt(width, step), rows: sampledAt(height, step) };
  let start = 0;
  for (const pass of passes) {
    const end = start + pass.height * (pass.stride + 1);
    const own = rows.subarray(start, end);
    start = end;
    for (let y = 0; y < pass.height; y += 1) {
      unfilterRow(own, { y, stride: pass.stride, pixelBytes });
      const row = sampled.rows.get(pass.from.y + y * pass.every.y);
      if (row === undefined) continue;
      for (const [at, column] of sampled.columns) {
        const x = (at - pass.from.x) / pass.every.x;
        if (x < 0 || !Number.isInteger(x)) continue;
        readPixel(own, y * (pass.stride + 1) + 1, x, chunks, data, (row * width + column) * 4);
      }
    }
  }
  return { width, height, data, full: { width: header.width, height: header.height } };
}

/** Returns which rows or columns of a picture are taken, and which of those that are taken each of them is. */
function sampledAt(count: number, step: number): ReadonlyMap<number, number> {
  return new Map(Array.from({ length: count }, (_, index) => [Math.floor((index + 0.5) * step), index]));
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
