import type { Color } from "../../color.ts";
import type { Fill, Line, Point, Shape } from "../../file/shape.ts";
import type { Box, Emu } from "../../grid.ts";

/** Art is drawn in pixels: 1,280 of them are as wide as a page, 720 as high. */
const emuPerPixel = 9_525;

/** Of lengths that come to the same, in pixels. */
const nearly = 0.001;

/** The page in pixels. */
export const page: Frame = { x: 0, y: 0, width: 1280, height: 720 };

/** A rectangle in pixels of the page. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A circle in pixels of the page. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** How a shape is filled and outlined. */
export interface Ink {
  readonly fill?: Fill;
  readonly line?: Line;
}

/** Returns a length of so many pixels in EMU. */
export function pixels(value: number): Emu {
  return Math.round(value * emuPerPixel);
}

/** Returns the box between four edges in pixels. */
export function boxOf(left: number, top: number, right: number, bottom: number): Box {
  const [x, y] = [pixels(left), pixels(top)];
  return { x, y, width: pixels(right) - x, height: pixels(bottom) - y };
}

/** Returns a plain line. */
export function stroke(color: Color, width: number): Line {
  return { color, width: pixels(width), cap: "round", join: "round" };
}

/** Returns a rectangle; with a radius in pixels, its corners are round. */
export function bar(name: string, { x, y, width, height }: Frame, ink: Ink, radius = 0): Shape {
  const adjustment = Math.round((Math.min(radius / Math.min(width, height), 0.5) || 0) * 100_000);
  return {
    name,
    box: boxOf(x, y, x + width, y + height),
    geometry:
      radius === 0
        ? { kind: "preset", preset: "rect" }
        : { kind: "preset", preset: "roundRect", adjustments: [adjustment] },
    ...ink,
  };
}

/** Returns a straight line. */
export function rule(name: string, from: Point, to: Point, line: Line): Shape {
  return path(name, [from, to], { line });
}

/** Returns lines from point to point; closed where they are to be filled. */
export function path(name: string, points: readonly Point[], ink: Ink): Shape {
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
  // A field has a width and a height, even under a straight line.
  const frame = { x: left, y: top, width: Math.max(right - left, 0.1), height: Math.max(bottom - top, 0.1) };
  const commands = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${at(x, y)}`).join(" ");
  return outline(name, frame, ink.fill ? `${commands} Z` : commands, ink);
}

/** Returns a shape with an outline in commands of SVG, in pixels of the page; none may leave its frame. */
export function outline(name: string, frame: Frame, commands: string, ink: Ink): Shape {
  const { x, y, width, height } = frame;
  return {
    name,
    box: boxOf(x, y, x + width, y + height),
    geometry: { kind: "svg", width, height, commands: moved(commands, -x, -y) },
    ...ink,
  };
}

/** Returns a disc; what would stand beyond a frame is cut off. Throws a RangeError where nothing is left of it. */
export function disc(name: string, circle: Circle, ink: Ink, within: Frame = page): Shape {
  const { x, y, radius } = circle;
  const whole: Frame = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  const cut = cutFrame(whole, within);
  if (whole.width - cut.width < nearly && whole.height - cut.height < nearly) {
    return {
      name,
      box: boxOf(whole.x, whole.y, whole.x + whole.width, whole.y + whole.height),
      geometry: { kind: "preset", preset: "ellipse" },
      ...ink,
    };
  }
  return cutDisc(name, circle, ink, cut);
}

/** Returns what two frames share; of no size where they share nothing. */
export function cutFrame(frame: Frame, within: Frame): Frame {
  const x = Math.max(frame.x, within.x);
  const y = Math.max(frame.y, within.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(frame.x + frame.width, within.x + within.width) - x),
    height: Math.max(0, Math.min(frame.y + frame.height, within.y + within.height) - y),
  };
}

// What is left of a disc in a frame is convex: its corners, in order around their middle, are joined by arcs where the
// circle itself runs between them, and by the frame's edges elsewhere.
function cutDisc(name: string, circle: Circle, ink: Ink, frame: Frame): Shape {
  const corners = [...crossings(circle, frame), ...cornersInside(circle, frame)];
  if (corners.length < 2) throw new RangeError(`Expected a disc that reaches into its frame, got ${name}.`);
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const inOrder = corners.toSorted((one, other) => turnOf(one, middle) - turnOf(other, middle));
  const [first = middle] = inOrder;
  const steps = inOrder.map((from, index) => {
    const to = inOrder[(index + 1) % inOrder.length] ?? first;
    const sweep = (turnOf(to, circle) - turnOf(from, circle) + 2 * Math.PI) % (2 * Math.PI);
    return isArc(from, sweep, circle, frame)
      ? `A${circle.radius} ${circle.radius} 0 ${sweep > Math.PI ? 1 : 0} 1 ${at(to.x, to.y)}`
      : `L${at(to.x, to.y)}`;
  });
  return outline(name, frame, `M${at(first.x, first.y)} ${steps.join(" ")} Z`, ink);
}

function isArc(from: Point, sweep: number, circle: Circle, frame: Frame): boolean {
  if (Math.abs(Math.hypot(from.x - circle.x, from.y - circle.y) - circle.radius) > nearly) return false;
  const turn = turnOf(from, circle) + sweep / 2;
  return isInside(pointAt(circle, turn), frame);
}

function crossings(circle: Circle, { x, y, width, height }: Frame): readonly Point[] {
  const upright = [x, x + width].flatMap((edge) =>
    reaches(circle.radius, edge - circle.x).map((reach) => ({ x: edge, y: circle.y + reach })),
  );
  const level = [y, y + height].flatMap((edge) =>
    reaches(circle.radius, edge - circle.y).map((reach) => ({ x: circle.x + reach, y: edge })),
  );
  return [...upright, ...level].filter((point) => isInside(point, { x, y, width, height }));
}

function reaches(radius: number, offset: number): readonly number[] {
  if (Math.abs(offset) >= radius - nearly) return [];
  const reach = Math.sqrt(radius ** 2 - offset ** 2);
  return [-reach, reach];
}

function cornersInside(circle: Circle, { x, y, width, height }: Frame): readonly Point[] {
  const corners = [x, x + width].flatMap((left) => [y, y + height].map((top) => ({ x: left, y: top })));
  return corners.filter(
    (corner) => Math.hypot(corner.x - circle.x, corner.y - circle.y) < circle.radius - nearly,
  );
}

function isInside({ x, y }: Point, frame: Frame): boolean {
  return (
    x >= frame.x - nearly &&
    x <= frame.x + frame.width + nearly &&
    y >= frame.y - nearly &&
    y <= frame.y + frame.height + nearly
  );
}

function pointAt({ x, y, radius }: Circle, turn: number): Point {
  return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) };
}

function turnOf({ x, y }: Point, around: { readonly x: number; readonly y: number }): number {
  return Math.atan2(y - around.y, x - around.x);
}

/** Returns a point as commands have it: to a hundredth of a pixel. */
export function at(x: number, y: number): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}

/** Returns a path's commands moved by so many pixels; the numbers of an arc that are no point stay what they are. */
function moved(commands: string, byX: number, byY: number): string {
  return commands.replace(/([MLCA])([^MLCAZ]*)/gu, (_, letter: string, written: string) => {
    const numbers = written
      .trim()
      .split(/[\s,]+/u)
      .map(Number);
    const stays = letter === "A" ? numbers.slice(0, 5) : [];
    const points = numbers.slice(stays.length).map((value, index) => value + (index % 2 === 0 ? byX : byY));
    return `${letter}${[...stays, ...points].map((value) => Math.round(value * 100) / 100).join(" ")} `;
  });
}
