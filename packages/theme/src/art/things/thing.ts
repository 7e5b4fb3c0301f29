import type { Color } from "../../color.ts";
import { type ThingName, thingField, thingShapes } from "../../generated/thing-shapes.ts";
import { extent, type Figure, type Frame, type Mark, placed } from "../drawing/figure.ts";
import { type Outline, outline as readOutline, type Stroke } from "../drawing/outline.ts";
import type { DrawnThing, Thing } from "./drawn-thing.ts";

export type { Thing, ThingName };

/** The colours of a drawing, from its darkest tone to its lightest. */
export type Ramp = readonly [Color, Color, Color, Color, Color];

/** An area of a thing with its tone: 0 is the darkest, 4 the lightest. */
export interface TonedArea {
  readonly tone: number;
  readonly outline: Outline;
}

/** Where a drawing stands in the room that it has, if that has not its form. */
export interface Fit {
  readonly frame: Frame;
  /** "foot": on the frame's lower edge; "middle" if left out. */
  readonly anchor?: "foot" | "middle";
}

/** Returns a thing in colours, as large as its frame has room for. */
export function drawThing(thing: Thing, ramp: Ramp, fit: Fit): Figure {
  const colors = inOwnColor(ramp, thing);
  const figure = areasOf(thing).map(
    ({ tone, outline }): Mark => ({ name: "Thing", fill: colors[tone] ?? colors[0], outline }),
  );
  return fitted(figure, fit);
}

/** Of the luminance of a colour that the dark parts of a thing have. */
const depth = 0.62;

// What a thing is known by stands for the middle tone; what is bright on it is of another hue than that.
function inOwnColor(ramp: Ramp, thing: Thing): Ramp {
  const scheme = typeof thing === "object" ? thing.illustration.color : undefined;
  if (scheme === undefined) return ramp;
  const [ink, , middle, light, paper] = ramp;
  return [
    ink,
    { scheme, luminanceModulation: depth },
    { scheme },
    light.scheme === scheme ? middle : light,
    paper,
  ];
}

/** Returns a thing in one colour. */
export function drawSilhouette(thing: Thing, color: Color, fit: Fit): Figure {
  const figure = areasOf(thing).map(({ outline }): Mark => ({ name: "Thing", fill: color, outline }));
  return fitted(figure, fit);
}

/** Returns a thing as sheets of one colour whose edge is wider by half a line's width in points: what is cut out of paper. */
export function drawBacking(thing: Thing, color: Color, width: number, fit: Fit): Figure {
  return fitted(
    areasOf(thing).map(
      ({ outline }): Mark => ({ name: "Edge", fill: color, line: { color, width }, outline }),
    ),
    fit,
  );
}

/** Returns a thing in colours, with a line around each of its areas. */
export function drawOutlined(
  thing: Thing,
  ramp: Ramp,
  line: { readonly color: Color; readonly width: number },
  fit: Fit,
): Figure {
  return drawThing(thing, ramp, fit).map((mark) => ({ ...mark, line }));
}

/** Returns the areas of a thing from back to front, in a field of its own. */
export function areasOf(thing: Thing): readonly TonedArea[] {
  return typeof thing === "string" ? stockAreas(thing) : drawnAreas(thing);
}

function drawnAreas(thing: DrawnThing): readonly TonedArea[] {
  const known = readDrawn.get(thing);
  if (known) return known;
  const areas = thing.illustration.areas.map(
    ({ tone, commands }): TonedArea => ({ tone, outline: readOutline(commands) }),
  );
  readDrawn.set(thing, areas);
  return areas;
}

const readDrawn = new WeakMap<DrawnThing, readonly TonedArea[]>();

function stockAreas(thing: ThingName): readonly TonedArea[] {
  const known = read.get(thing);
  if (known) return known;
  const areas = thingShapes[thing]
    .split(";")
    .map((path): TonedArea => ({ tone: Number(path.charAt(0)), outline: strokesOf(path.slice(1)) }));
  read.set(thing, areas);
  return areas;
}

/** The side of the field that areas of things are in. */
export const thingSide: number = thingField;

// A deck's looks draw the same thing on page after page.
const read = new Map<ThingName, readonly TonedArea[]>();

function fitted(figure: Figure, { frame, anchor = "middle" }: Fit): Figure {
  const { left, top, right, bottom } = extent(figure.flatMap(({ outline }) => outline));
  const [width, height] = [right - left, bottom - top];
  const scale = Math.min((frame.right - frame.left) / width, (frame.bottom - frame.top) / height);
  const spare = frame.bottom - frame.top - height * scale;
  return placed(figure, {
    x: (frame.left + frame.right) / 2 - scale * (left + width / 2),
    y: frame.top - scale * top + (anchor === "foot" ? spare : spare / 2),
    scale,
  });
}

function strokesOf(path: string): Outline {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return [...path.matchAll(/([mlcz])([^mlcz]*)/gu)].map(([, letter = "", rest = ""]): Stroke => {
    if (letter === "z") {
      [x, y] = [startX, startY];
      return { kind: "close" };
    }
    const numbers = (rest.match(/-?\d+/gu) ?? []).map(Number);
    const points = [0, 2, 4].map((index) => ({
      x: x + (numbers[index] ?? 0),
      y: y + (numbers[index + 1] ?? 0),
    }));
    const [first = { x, y }, second = first, third = first] = points;
    const end = letter === "c" ? third : first;
    [x, y] = [end.x, end.y];
    if (letter === "m") [startX, startY] = [x, y];
    if (letter === "c") return { kind: "curve", points: [first, second, third] };
    return { kind: letter === "m" ? "move" : "line", x, y };
  });
}
