import type { Color } from "../../color.ts";
import type { Line, Point, Shape } from "../../shape.ts";
import { randomOf } from "../drawing/seeded-random.ts";
import { bar, type Frame, outline, rule, stroke } from "./pen.ts";

/** How often a rectangle of the golden ratio is divided: further squares would be dots. */
const mostSquares = 9;

/**
 * Returns a rectangle of the golden ratio as a draughtsman divides it: square by square, the quarter circles of a spiral, the
 * diagonals that meet at its eye, and its width. It stands for measure and for nothing else, so it suits any subject.
 */
export function proportionStudy(frame: Frame, color: Color, seed: number): readonly Shape[] {
  const random = randomOf(String(seed));
  const isMirrored = random() < 0.5;
  const count = mostSquares - Math.floor(random() * 3);
  const thick = stroke(color, 3);
  const thin = stroke({ ...color, alpha: 0.75 }, 1.25);
  const axis: Line = { ...thin, dash: "lgDashDot" };
  const { x, y, width, height } = frame;
  const place = (at: Point): Point => (isMirrored ? { x: 2 * x + width - at.x, y: at.y } : at);
  const [right, bottom] = [x + width, y + height];
  const line = (name: string, from: Point, to: Point, ink: Line) => rule(name, place(from), place(to), ink);
  return [
    ...squaresIn(frame, count).flatMap((square, index) => [
      bar(`Square ${index + 1}`, mirroredFrame(square, frame, isMirrored), { line: thin }),
      quarterCircle(`Curve ${index + 1}`, square, index, { place, isMirrored, line: thick }),
    ]),
    line("Diagonal", { x, y: bottom }, { x: right, y }, axis),
    line("Diagonal 2", { x: x + height, y }, { x: right, y: bottom }, axis),
    ...measure({ x, y: bottom + 62 }, width, 48, thin),
  ];
}

/** Returns the squares that are cut off a rectangle in turn: at its start, its top, its end and its foot. */
function squaresIn(frame: Frame, count: number): readonly Frame[] {
  const squares: Frame[] = [];
  let { x, y, width, height } = frame;
  for (let index = 0; index < count; index += 1) {
    const side = Math.min(width, height);
    const isEnd = index % 4 === 2;
    const isFoot = index % 4 === 3;
    squares.push({
      x: isEnd ? x + width - side : x,
      y: isFoot ? y + height - side : y,
      width: side,
      height: side,
    });
    if (index % 2 === 0) width -= side;
    else height -= side;
    if (index % 4 === 0) x += side;
    if (index % 4 === 1) y += side;
  }
  return squares;
}

function mirroredFrame(square: Frame, { x, width }: Frame, isMirrored: boolean): Frame {
  return isMirrored ? { ...square, x: 2 * x + width - square.x - square.width } : square;
}

interface Mirroring {
  readonly place: (at: Point) => Point;
  readonly isMirrored: boolean;
  readonly line: Line;
}

// The corner that an arc begins at moves on by one with each square, clockwise from the lower start.
function quarterCircle(
  name: string,
  { x, y, width: side }: Frame,
  index: number,
  { place, isMirrored, line }: Mirroring,
): Shape {
  const corners = [
    { x, y: y + side },
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
  ];
  const from = place(corners[index % 4] ?? { x, y });
  const to = place(corners[(index + 2) % 4] ?? { x, y });
  const frame = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width: side, height: side };
  const at = (point: Point) => `${point.x} ${point.y}`;
  return outline(name, frame, `M${at(from)} A${side} ${side} 0 0 ${isMirrored ? 0 : 1} ${at(to)}`, { line });
}

/** Returns a length between two arrows, with the lines that carry it. */
export function measure(
  from: { readonly x: number; readonly y: number },
  length: number,
  rise: number,
  line: Line,
): readonly Shape[] {
  const to = from.x + length;
  const heads = { start: { form: "triangle" }, end: { form: "triangle" } } as const;
  return [
    rule("Measure", from, { x: to, y: from.y }, { ...line, ...heads }),
    rule("Witness 1", { x: from.x, y: from.y + 10 }, { x: from.x, y: from.y - rise }, line),
    rule("Witness 2", { x: to, y: from.y + 10 }, { x: to, y: from.y - rise }, line),
  ];
}

/** Returns the border of a drawing sheet and the block at its lower end, with lines between the fields in it. */
export function sheetBorder(
  frame: Frame,
  block: Frame,
  fields: readonly number[],
  line: Line,
): readonly Shape[] {
  const { x, y, width, height } = frame;
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
    { x, y },
  ];
  return [
    ...corners.slice(1).map((to, index) => rule(`Border ${index + 1}`, corners[index] ?? to, to, line)),
    rule("Block", { x: block.x, y: block.y }, { x: block.x + block.width, y: block.y }, line),
    rule("Block start", { x: block.x, y: block.y }, { x: block.x, y: block.y + block.height }, line),
    ...fields.map((at, index) =>
      rule(`Field ${index + 1}`, { x: at, y: block.y }, { x: at, y: block.y + block.height }, line),
    ),
  ];
}
