declare const unit: unique symbol;

/** A length in English Metric Units, 914,400 to the inch, whole (ISO 29500-1, 20.1.10.16). */
export type Emu = number & { readonly [unit]: "emu" };

/** A type size or a distance between lines in points, 72 to the inch. */
export type Points = number & { readonly [unit]: "points" };

const emuPerInch = 914_400;
const emuPerPoint = 12_700;

/** Returns a length of so many EMU, rounded to a whole one; throws a RangeError on what is no finite number. */
export function emu(value: number): Emu {
  return Math.round(finite(value)) as Emu;
}

/** Returns a length of so many inches. */
export function inches(value: number): Emu {
  return emu(value * emuPerInch);
}

/** Returns a size of so many points; throws a RangeError on what is no finite number. */
export function points(value: number): Points {
  return finite(value) as Points;
}

/** Returns a size in points as a length in EMU. */
export function toEmu(value: Points): Emu {
  return emu(value * emuPerPoint);
}

/** Returns a length in EMU as a size in points. */
export function toPoints(value: Emu): Points {
  return points(value / emuPerPoint);
}

/** A width and a height in EMU. */
export interface Size {
  readonly width: Emu;
  readonly height: Emu;
}

/** A rectangle on a slide in EMU, from the slide's upper left corner. */
export interface Box extends Size {
  readonly x: Emu;
  readonly y: Emu;
}

/** The distances in EMU between the edges of a box and the text in it. */
export interface Insets {
  readonly left: Emu;
  readonly top: Emu;
  readonly right: Emu;
  readonly bottom: Emu;
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`Expected a finite number, got ${value}.`);
  return value;
}
