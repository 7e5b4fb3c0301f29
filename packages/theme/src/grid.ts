/** A length in English Metric Units, 914,400 to the inch, whole. */
export type Emu = number;

/** A rectangle in EMU, from the slide's upper left corner. */
export interface Box {
  readonly x: Emu;
  readonly y: Emu;
  readonly width: Emu;
  readonly height: Emu;
}

/** A width and a height in EMU. */
export interface Size {
  readonly width: Emu;
  readonly height: Emu;
}

/** The slide: 13.333 x 7.5 in, 16:9. */
export const slideSize: Size = { width: 12_192_000, height: 6_858_000 };

const columnWidth: Emu = 692_150;
const gutter: Emu = inches(0.25);

/** The empty border at the start and at the end of a slide. */
export const margin: Emu = inches(0.75);

/** Returns a length of so many inches. */
export function inches(value: number): Emu {
  return Math.round(value * 914_400);
}

/** Heights in inches between which the parts of a page stand. */
export const zones = {
  title: { top: 0.55, bottom: 1.55 },
  content: { top: 1.85, bottom: 6.75 },
  footer: { top: 7, bottom: 7.25 },
} as const;

/** Returns a length of so many points. */
export function points(value: number): Emu {
  return Math.round(value * 12_700);
}

/** Returns where a column of the grid begins: twelve of them between the margins, counted from 0. */
export function columnStart(column: number): Emu {
  return margin + column * (columnWidth + gutter);
}

/** Returns the box over `columns` columns of the grid from `first` on, between two heights in inches. */
export function gridBox(first: number, columns: number, top: number, bottom: number): Box {
  return {
    x: columnStart(first),
    y: inches(top),
    width: columns * columnWidth + (columns - 1) * gutter,
    height: inches(bottom) - inches(top),
  };
}

/** Returns a box as seen in a mirror that stands in the middle of the slide. */
export function mirroredBox(box: Box): Box {
  return { ...box, x: slideSize.width - box.x - box.width };
}

/** Returns the smallest box around others; throws a RangeError where there are none. */
export function boundingBox(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new RangeError("Expected at least one box to draw a box around, got none.");
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
