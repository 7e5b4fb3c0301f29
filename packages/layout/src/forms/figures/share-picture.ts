import { inches, type PathGeometry, type PlacedElement, type Share } from "@lectern/deck";
import { boxAt, type Canvas } from "../../parts/canvas.ts";
import { roundedBy } from "../../parts/surface.ts";
import { formatPlain } from "../../text/numbers/format-number.ts";
import type { FigureData, FigurePicture, PictureContext, PicturePlace } from "./picture.ts";
import { strongFill, weakFill } from "./picture-fills.ts";

/** Returns a field of marks, one for each thing or for each hundredth, those of the part filled. */
export function createShareDots({ share }: FigureData, context: PictureContext): FigurePicture | undefined {
  if (!share) return undefined;
  const { filled, count, columns } = marksOf(share);
  const rows = Math.ceil(count / columns);
  const draw = (place: PicturePlace) => {
    const pitch = Math.min(place.width / columns, place.height / rows);
    const start = place.start + (place.width - pitch * columns) / 2;
    const top = place.top + (place.height - pitch * rows) / 2;
    return drawMarks(share, { filled, count, columns, pitch, start, top }, context);
  };
  return { least: inches(1), most: inches(5), draw };
}

/** Returns a row of a few marks, or a bar as wide as the whole, filled as far as the part goes. */
export function createShareBar({ share }: FigureData, context: PictureContext): FigurePicture | undefined {
  if (!share) return undefined;
  if (areThings(share) && share.whole <= mostInRow) return createRow(share, context);
  const { number, surface, canvas } = context;
  const draw = ({ start, top, width, height }: PicturePlace): readonly PlacedElement[] => {
    const thickness = Math.min(height, barHeight);
    const at = top + height - thickness;
    const track = boxAt(canvas, start, at, width, thickness);
    const part = boxAt(canvas, start, at, Math.max(width * shareOf(share), inches(0.04)), thickness);
    const radius = Math.min(canvas.style.cornerRadius, thickness / 2);
    return [
      {
        kind: "shape",
        name: `Whole ${number}`,
        ...roundedBy(radius, track),
        box: track,
        fill: weakFill(surface, canvas),
      },
      {
        kind: "shape",
        name: `Share ${number}`,
        ...roundedBy(radius, part),
        box: part,
        fill: strongFill(surface, canvas),
        description: describeShare(share, canvas),
      },
    ];
  };
  return { least: barHeight, most: barHeight, draw };
}

const barHeight = inches(0.26);
/** Of marks at the foot of a figure. */
const mostInRow = 12;

function createRow(share: Share, context: PictureContext): FigurePicture {
  const { part, whole } = share;
  const draw = ({ start, top, width, height }: PicturePlace) => {
    const pitch = Math.min(height * 1.1, width / whole);
    const marks = { filled: part, count: whole, columns: whole, pitch, start, top: top + height - pitch };
    return drawMarks(share, marks, context);
  };
  return { least: inches(0.26), most: inches(0.5), draw };
}

function shareOf({ part, whole }: Share): number {
  return Math.min(1, Math.max(0, part / whole));
}

/** Of marks that stand for one thing each: more are hundredths of the whole. */
const mostThings = 100;

function areThings({ part, whole }: Share): boolean {
  return Number.isInteger(part) && Number.isInteger(whole) && whole <= mostThings;
}

interface Marks {
  readonly filled: number;
  readonly count: number;
  readonly columns: number;
}

function marksOf(share: Share): Marks {
  const { part, whole } = share;
  if (!areThings(share)) return { filled: Math.round(100 * shareOf(share)), count: 100, columns: 10 };
  return { filled: part, count: whole, columns: columnsFor(whole) };
}

// Full rows, a little wider than high, where the number can be divided so.
function columnsFor(count: number): number {
  const wanted = Math.sqrt(count * 1.3);
  const divisors = Array.from({ length: count }, (_, index) => index + 1).filter(
    (columns) => count % columns === 0 && columns >= 0.8 * wanted && columns <= 1.8 * wanted,
  );
  return divisors[0] ?? Math.min(count, Math.ceil(wanted));
}

interface PlacedMarks extends Marks {
  /** From mark to mark. */
  readonly pitch: number;
  readonly start: number;
  readonly top: number;
}

// One freeform for all marks of a colour: a hundred shapes would be a hundred things to move.
function drawMarks(
  share: Share,
  marks: PlacedMarks,
  { number, surface, canvas }: PictureContext,
): readonly PlacedElement[] {
  const { filled, count, columns, pitch, start, top } = marks;
  const box = boxAt(canvas, start, top, pitch * columns, pitch * Math.ceil(count / columns));
  const pathOf = (from: number, to: number): PathGeometry => ({
    width: box.width,
    height: box.height,
    commands: marksBetween(from, to, marks, canvas),
  });
  const rest: PlacedElement = {
    kind: "shape",
    name: `Rest ${number}`,
    geometry: pathOf(filled, count),
    box,
    fill: weakFill(surface, canvas),
  };
  const part: PlacedElement = {
    kind: "shape",
    name: `Share ${number}`,
    geometry: pathOf(0, filled),
    box,
    fill: strongFill(surface, canvas),
    description: describeShare(share, canvas),
  };
  return [...(filled < count ? [rest] : []), ...(filled > 0 ? [part] : [])];
}

function marksBetween(from: number, to: number, { columns, pitch }: PlacedMarks, canvas: Canvas): string {
  const side = pitch * 0.8;
  const inset = (pitch - side) / 2;
  const marks = Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const column = (from + index) % columns;
    const x = (canvas.direction === "rtl" ? columns - 1 - column : column) * pitch + inset;
    const y = Math.floor((from + index) / columns) * pitch + inset;
    return canvas.style.cornerRadius > 0 ? disc(x, y, side) : square(x, y, side);
  });
  return marks.join(" ");
}

function square(x: number, y: number, side: number): string {
  const [left, top, right, bottom] = [x, y, x + side, y + side].map(Math.round);
  return `M ${left} ${top} H ${right} V ${bottom} H ${left} Z`;
}

function disc(x: number, y: number, side: number): string {
  const radius = Math.round(side / 2);
  const [left, middle] = [Math.round(x), Math.round(y + side / 2)];
  const half = (to: number) => `A ${radius} ${radius} 0 1 1 ${to} ${middle}`;
  return `M ${left} ${middle} ${half(left + 2 * radius)} ${half(left)} Z`;
}

function describeShare({ part, whole, thing }: Share, { language }: Canvas): string {
  const share = `${formatPlain(part, language)}/${formatPlain(whole, language)}`;
  return thing === undefined ? share : `${share} (${thing})`;
}
