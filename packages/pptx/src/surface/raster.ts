import type { Box, HexColor, Size } from "@lectern/deck";

/** A point on the page in EMU, or in a shape's own square from 0 to 1. */
export type Point = readonly [x: number, y: number];

/** Red, green and blue from 0 to 255 and how opaque it is, from 0 to 1. */
export type Paint = readonly [red: number, green: number, blue: number, opacity: number];

/** One paint all over, or the paint at a point of a shape's own square; undefined where nobody knows it. */
export type Painter = Paint | ((across: number, down: number) => Paint | undefined);

/** What a page shows behind its text, as a grid of cells of a few millimetres. */
export interface Raster {
  readonly size: Size;
  readonly columns: number;
  readonly rows: number;
  /** Three channels a cell, row after row. */
  readonly colors: Float32Array;
  /** 1 where something lies whose colours nobody knows. */
  readonly unknown: Uint8Array;
}

/** A closed outline on the page with its holes, even-odd, and how its points lie in the shape's own square. */
export interface Area {
  readonly outline: readonly (readonly Point[])[];
  readonly toOwn: (point: Point) => Point;
}

const longerSide = 72;

/** Returns a page of one colour. */
export function createRaster(size: Size, color: HexColor): Raster {
  const cell = Math.max(size.width, size.height) / longerSide;
  const columns = Math.max(1, Math.round(size.width / cell));
  const rows = Math.max(1, Math.round(size.height / cell));
  const colors = new Float32Array(columns * rows * 3);
  const value = Number.parseInt(color, 16);
  for (let at = 0; at < colors.length; at += 3)
    colors.set([(value >> 16) & 255, (value >> 8) & 255, value & 255], at);
  return { size, columns, rows, colors, unknown: new Uint8Array(columns * rows) };
}

/** Returns a raster that can be painted on while the other stays as it is. */
export function copyRaster(raster: Raster): Raster {
  return { ...raster, colors: raster.colors.slice(), unknown: raster.unknown.slice() };
}

/** The cells that something covers, by their numbers. */
export interface Painted {
  readonly cells: readonly number[];
  /** Those of them that it changes by more than a shade. */
  readonly visible: readonly number[];
}

/** Paints an area and returns the cells that it covers. */
export function paintArea(raster: Raster, { outline, toOwn }: Area, painter: Painter): Painted {
  const cells: number[] = [];
  const visible: number[] = [];
  const paintAt = (point: Point): Paint | undefined =>
    typeof painter === "function" ? painter(...toOwn(point)) : painter;
  const width = raster.size.width / raster.columns;
  const height = raster.size.height / raster.rows;
  for (const [row, from, to] of spansOf(raster, outline)) {
    for (let column = from; column < to; column += 1) {
      const cell = row * raster.columns + column;
      const change = paintCell(raster, cell, paintAt([(column + 0.5) * width, (row + 0.5) * height]));
      if (change >= 0) cells.push(cell);
      if (change > faintChange) visible.push(cell);
    }
  }
  return { cells, visible };
}

const leastOpacity = 0.04;
/** In steps of 255: as much as a contrast of 1.3 is near white and near black. */
const faintChange = 28;

/** Returns by how much the channel that changes most does; below zero where nothing is painted. */
function paintCell({ colors, unknown }: Raster, cell: number, paint: Paint | undefined): number {
  if (!paint) {
    unknown[cell] = 1;
    return 255;
  }
  const opacity = paint[3];
  if (opacity < leastOpacity) return -1;
  let change = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const under = colors[cell * 3 + channel] ?? 0;
    const over = under * (1 - opacity) + (paint[channel] ?? 0) * opacity;
    colors[cell * 3 + channel] = over;
    change = Math.max(change, Math.abs(over - under));
  }
  if (opacity > 0.9) unknown[cell] = 0;
  return change;
}

type Span = readonly [row: number, from: number, to: number];

/** The runs of cells whose middles are inside of an outline, by the even-odd rule. */
function spansOf({ size, columns, rows }: Raster, outline: Area["outline"]): Span[] {
  const [width, height] = [size.width / columns, size.height / rows];
  const ys = outline.flat().map(([, y]) => y);
  const least = ys.reduce((one, other) => Math.min(one, other), Infinity);
  const most = ys.reduce((one, other) => Math.max(one, other), -Infinity);
  const spans: Span[] = [];
  const lastRow = Math.min(rows - 1, Math.ceil(most / height));
  for (let row = Math.max(0, Math.floor(least / height)); row <= lastRow; row += 1) {
    const crossings = crossingsAt((row + 0.5) * height, outline).sort((one, other) => one - other);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil((crossings[i] as number) / width - 0.5));
      const to = Math.min(columns, Math.ceil((crossings[i + 1] as number) / width - 0.5));
      if (from < to) spans.push([row, from, to]);
    }
  }
  return spans;
}

function crossingsAt(y: number, outline: Area["outline"]): number[] {
  const found: number[] = [];
  for (const points of outline) {
    let before = points[points.length - 1];
    for (const point of points) {
      if (before && before[1] > y !== point[1] > y) {
        const share = (y - before[1]) / (point[1] - before[1]);
        found.push(before[0] + share * (point[0] - before[0]));
      }
      before = point;
    }
  }
  return found;
}

/**
 * Returns the numbers of the cells whose middles are inside of a box; of a box thinner than a cell, those it crosses. With a
 * limit, only every so many of them across and down, so that there are no more than that.
 */
export function cellsIn({ size, columns, rows }: Raster, box: Box, limit = Infinity): readonly number[] {
  const range = (from: number, length: number, full: number, count: number): [number, number] => {
    const step = full / count;
    const first = Math.max(0, Math.ceil(from / step - 0.5));
    const end = Math.min(count, Math.ceil((from + length) / step - 0.5));
    if (end > first) return [first, end];
    const only = Math.min(count - 1, Math.max(0, Math.floor((from + length / 2) / step)));
    return [only, only + 1];
  };
  const [left, right] = range(box.x, box.width, size.width, columns);
  const [top, bottom] = range(box.y, box.height, size.height, rows);
  const cells: number[] = [];
  const step = Math.ceil(Math.sqrt(((right - left) * (bottom - top)) / limit)) || 1;
  for (let row = top; row < bottom; row += step)
    for (let column = left; column < right; column += step) cells.push(row * columns + column);
  return cells;
}
