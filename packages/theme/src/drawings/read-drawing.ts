// answer -> SVG -> areas in tones, within the view -> what is seen of them -> an illustration, or why there is none.
import { type Illustration, outlineLimits } from "@lectern/deck";
import { OoxmlError, parseXml, type XmlElement } from "@lectern/ooxml";
import { cutTo, extent, type Frame, placed } from "../art/drawing/figure.ts";
import type { TonedArea } from "../art/things/thing.ts";
import type { Color } from "../color.ts";
import { commandsOf } from "../pictures/to-illustration.ts";
import { coveredBy } from "./covered.ts";
import { joinApart } from "./join-apart.ts";
import { areasOfSvg, countShapes } from "./svg-areas.ts";
import { type DrawingMark, marksOfSvg } from "./svg-marks.ts";

/** What came of a writer's drawing. */
export type ReadDrawing =
  | {
      readonly kind: "drawn";
      readonly illustration: Illustration;
      /** What its labels point to, in the illustration's field or beside it. */
      readonly marks: readonly DrawingMark[];
    }
  /** `reason` goes on after "the drawing": "has one tone". */
  | { readonly kind: "refused"; readonly reason: string };

/** In characters. */
const longestDrawing = 40_000;
const mostShapes = 90;
/** Of the view's side that the longer side of a drawing has at least. */
const leastSide = 0.3;
/** Of the box around it. */
const leastCovered = 0.14;
/** What the main tone leaves to the others. */
const leastOfOthers = 0.03;
/** The longer side of its field, as coarse as the stock's. */
const fieldSide = 760;

/** Returns the drawing in an answer that holds SVG; what is no drawing that could be shown is refused, with the reason. Never throws. */
export function readDrawing(answer: string): ReadDrawing {
  const start = answer.indexOf("<svg");
  const end = answer.indexOf("</svg>", start);
  if (start === -1 || end === -1) return refused("is no whole SVG");
  if (end - start > longestDrawing) return refused(`is longer than ${longestDrawing} characters`);
  try {
    return readSvg(answer.slice(start, end + "</svg>".length));
  } catch (error) {
    if (error instanceof OoxmlError) return refused("is no well-formed SVG");
    throw error;
  }
}

function readSvg(text: string): ReadDrawing {
  const svg = parseXml(text, { size: longestDrawing, depth: 12, elements: 4 * mostShapes });
  if (countShapes(svg) > mostShapes) return refused(`has more than ${mostShapes} shapes`);
  const view = viewOf(svg);
  if (view === undefined) return refused("has a view that is none");
  const areas = joinApart(areasOfSvg(svg));
  if (!areas.every(isFinitelyDrawn)) return refused("has points that are nowhere");
  const seen = withoutGround(
    areas.flatMap((area) => withinView(area, view)),
    view,
  );
  return readAreas(seen, marksOfSvg(svg), view);
}

function readAreas(areas: readonly TonedArea[], marks: readonly DrawingMark[], view: Frame): ReadDrawing {
  if (areas.length === 0) return refused("is empty");
  if (areas.length > outlineLimits.drawingAreas) return refused("has too many lines");
  const frame = extent(areas.flatMap(({ outline }) => outline));
  const side = Math.max(frame.right - frame.left, frame.bottom - frame.top);
  if (side < leastSide * (view.right - view.left)) return refused("is too small in its view");
  const { share, tones } = coveredBy(areas, frame);
  if (share < leastCovered) return refused("leaves its field empty");
  if (1 - Math.max(...tones) < leastOfOthers) return refused("has one tone");
  const illustration = toField(areas, frame);
  const isShort = illustration.areas.every(({ commands }) => commands.length <= mostCommands);
  if (!isShort) return refused("has shapes of too many points");
  const scale = scaleOf(frame);
  const inField = marks.map(({ item, x, y }) => ({
    item,
    x: (x - frame.left) * scale,
    y: (y - frame.top) * scale,
  }));
  return { kind: "drawn", illustration, marks: inField };
}

const mostCommands = 12_000;

function refused(reason: string): ReadDrawing {
  return { kind: "refused", reason };
}

function viewOf({ attributes }: XmlElement): Frame | undefined {
  const numbers = (attributes["viewBox"] ?? "0 0 100 100").split(/[\s,]+/u).map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = numbers;
  const isView = numbers.length === 4 && numbers.every(isSensible) && width > 0 && height > 0;
  return isView ? { left, top, right: left + width, bottom: top + height } : undefined;
}

/** What lies farther away is a mistake, and larger than a file can say. */
function isSensible(value: number): boolean {
  return Math.abs(value) <= 10_000;
}

function isFinitelyDrawn({ outline }: TonedArea): boolean {
  return outline.every((stroke) => {
    if (stroke.kind === "close") return true;
    const points = stroke.kind === "curve" ? stroke.points : [stroke];
    return points.every(({ x, y }) => isSensible(x) && isSensible(y));
  });
}

const anyColor: Color = { scheme: "tx1" };

/** SVG shows nothing beyond the view; a little more is only the pen's width. */
function withinView({ tone, outline }: TonedArea, view: Frame): readonly TonedArea[] {
  const spare = 0.02 * (view.right - view.left);
  const frame = {
    left: view.left - spare,
    top: view.top - spare,
    right: view.right + spare,
    bottom: view.bottom + spare,
  };
  return cutTo([{ name: "Area", fill: anyColor, outline }], frame).map((cut) => ({
    tone,
    outline: cut.outline,
  }));
}

/** A thing has no ground of its own: it stands on that of the page. */
function withoutGround(areas: readonly TonedArea[], view: Frame): readonly TonedArea[] {
  const [first, ...others] = areas;
  if (!first || others.length === 0) return areas;
  const { left, top, right, bottom } = extent(first.outline);
  const near = 0.03 * (view.right - view.left);
  const isAll =
    left <= view.left + near &&
    top <= view.top + near &&
    right >= view.right - near &&
    bottom >= view.bottom - near;
  return isAll && coveredBy([first], view).share > 0.97 ? others : areas;
}

function scaleOf({ left, top, right, bottom }: Frame): number {
  return fieldSide / Math.max(right - left, bottom - top);
}

function toField(areas: readonly TonedArea[], frame: Frame): Illustration {
  const { left, top, right, bottom } = frame;
  const scale = scaleOf(frame);
  const whole = (value: number) => Math.max(1, Math.round(value * scale));
  return {
    width: whole(right - left),
    height: whole(bottom - top),
    areas: areas.flatMap(({ tone, outline }) => {
      const [mark] = placed([{ name: "Area", outline }], { x: -left * scale, y: -top * scale, scale });
      return mark ? [{ tone, commands: commandsOf(mark.outline, 0, 0, 0) }] : [];
    }),
  };
}
