// labels and the points that they name -> columns beside the drawing and sizes of type -> the setting with the largest drawing and
// type in which no line crosses another -> labels, the drawing with a dot at each point, and lines.
import {
  connectShapes,
  contrastRatio,
  groupElements,
  type Illustration,
  inches,
  type PlacedElement,
  type PlacedShape,
  points,
  resolveThemeColor,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { noInsets } from "../../geometry.ts";
import { boxAt, type Canvas } from "../../parts/canvas.ts";
import { illustrationShapes } from "../../parts/illustration.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { isClear, type LeadingLabel, type PlacedLabel, type Point, placeLabels } from "./label-places.ts";
import { type LabelScale, type LabelText, type LabelWords, labelScales, setLabels } from "./label-words.ts";
import type { FieldPoint } from "./match-anchors.ts";

/** A drawing, what is said of its parts, and where these are. */
export interface LabelledDrawing {
  readonly illustration: Illustration;
  readonly labels: readonly LabelText[];
  readonly anchors: readonly FieldPoint[];
  /** What a screen reader says of it. */
  readonly description: string;
}

/** Sets a drawing large, with labels beside it that lead to its parts; undefined where they have no room at a readable size. */
export function setLabelledDrawing(
  drawing: LabelledDrawing,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const attempts = labelScales
    .flatMap((scale) =>
      columnsFor(drawing.labels.length).flatMap((columns): readonly Attempt[] => {
        const place = placeDrawing(columns, drawing, canvas);
        return place ? [{ columns, scale, place, most: meritOf(place, scale, canvas) }] : [];
      }),
    )
    .toSorted((one, other) => other.most - one.most);
  let best: Setting | undefined;
  // What could be no better than the best so far is not tried.
  for (const attempt of attempts) {
    if (best && attempt.most <= best.merit) break;
    for (const setting of setIn(attempt, drawing, canvas)) {
      if (!best || setting.merit > best.merit) best = setting;
    }
  }
  return best?.draw();
}

/** Columns and sizes of type to be tried, and what they are worth if the lines are short. */
interface Attempt {
  readonly columns: Columns;
  readonly scale: LabelScale;
  readonly place: DrawnPlace;
  readonly most: number;
}

/** A large drawing counts most, then large type. */
function meritOf({ width, height }: DrawnPlace, { heading }: LabelScale, { box }: Canvas): number {
  return 3 * Math.min(1, (width * height) / (0.4 * box.width * box.height)) + heading / 14;
}

/** Columns of labels, as shares of the width; a drawing has the rest. */
interface Columns {
  readonly start: number;
  readonly end: number;
}

function columnsFor(count: number): readonly Columns[] {
  const shares = [0.22, 0.25, 0.28];
  const both = shares.map((share) => ({ start: share, end: share }));
  const one = [0.3, 0.36, 0.42].map((share) => ({ start: 0, end: share }));
  return count < 4 ? one : [...both, ...one];
}

/** Between a column and the drawing. */
const columnGap = inches(0.4);
const labelGap = inches(0.22);
/** Of the canvas that a drawing has in one direction at least. */
const leastDrawn = 0.45;

interface Setting {
  readonly merit: number;
  readonly draw: () => readonly PlacedElement[];
}

/** Where the drawing stands: from the start edge and the top of the canvas. */
interface DrawnPlace {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function setIn(
  { columns, scale, place, most }: Attempt,
  drawing: LabelledDrawing,
  canvas: Canvas,
): readonly Setting[] {
  const anchors = drawing.anchors.map((anchor) => onCanvas(anchor, place, drawing, canvas));
  const words = wordsOf(columns, scale, drawing, canvas);
  if (!words) return [];
  return sidesOf(anchors, columns).flatMap((isAtStart) => {
    const placed = placeAll({ isAtStart, anchors, words, columns }, canvas);
    if (!placed) return [];
    const draw = () => drawAll({ placed, words, isAtStart, place, columns, anchors }, drawing, canvas);
    return [{ merit: most - (2 * reachOf(placed)) / canvas.box.width, draw }];
  });
}

/** How long lines are on average. */
function reachOf(placed: readonly PlacedLabel[]): number {
  const sum = placed.reduce(
    (length, { line: { from, to } }) => length + Math.hypot(to.x - from.x, to.y - from.y),
    0,
  );
  return sum / placed.length;
}

function placeDrawing(
  { start, end }: Columns,
  { illustration }: LabelledDrawing,
  { box }: Canvas,
): DrawnPlace | undefined {
  const left = start === 0 ? 0 : start * box.width + columnGap;
  const width = box.width * (1 - end) - columnGap - left;
  const scale = Math.min(width / illustration.width, box.height / illustration.height);
  const [wide, tall] = [scale * illustration.width, scale * illustration.height];
  if (wide < leastDrawn * box.width && tall < leastDrawn * box.height) return undefined;
  return { start: left + (width - wide) / 2, top: (box.height - tall) / 2, width: wide, height: tall };
}

// A drawing is never mirrored, only the page around it.
function onCanvas(
  { x, y }: FieldPoint,
  place: DrawnPlace,
  { illustration }: LabelledDrawing,
  { direction }: Canvas,
): Point {
  const share = x / illustration.width;
  return {
    x: place.start + (direction === "rtl" ? 1 - share : share) * place.width,
    y: place.top + (y / illustration.height) * place.height,
  };
}

/** Returns which labels stand at the start, in the ways worth trying: those whose points are nearer to it. */
function sidesOf(anchors: readonly Point[], { start }: Columns): readonly (readonly boolean[])[] {
  if (start === 0) return [anchors.map(() => false)];
  const order = anchors
    .map((_, index) => index)
    .toSorted((one, other) => xOf(anchors, one) - xOf(anchors, other));
  const half = Math.floor(anchors.length / 2);
  const counts = anchors.length % 2 === 0 ? [half, half - 1, half + 1] : [half, half + 1];
  return counts.map((count) => anchors.map((_, index) => order.indexOf(index) < count));
}

function xOf(anchors: readonly Point[], index: number): number {
  return anchors[index]?.x ?? 0;
}

interface SideWords {
  readonly start: LabelWords | undefined;
  readonly end: LabelWords;
}

function wordsOf(
  { start, end }: Columns,
  scale: LabelScale,
  { labels }: LabelledDrawing,
  canvas: Canvas,
): SideWords | undefined {
  const set = (share: number, alignment: "start" | "end") =>
    setLabels(labels, scale, { width: share * canvas.box.width, alignment }, canvas);
  const [atStart, atEnd] = [start === 0 ? undefined : set(start, "end"), set(end, "start")];
  return atEnd && (start === 0 || atStart) ? { start: atStart, end: atEnd } : undefined;
}

interface Arrangement {
  readonly isAtStart: readonly boolean[];
  readonly anchors: readonly Point[];
  readonly words: SideWords;
  readonly columns: Columns;
}

function placeAll(
  { isAtStart, anchors, words, columns }: Arrangement,
  { box }: Canvas,
): readonly PlacedLabel[] | undefined {
  const labelsAt = (side: boolean): readonly LeadingLabel[] =>
    anchors.flatMap((anchor, index) => {
      const height = (side ? words.start : words.end)?.heights[index] ?? 0;
      return isAtStart[index] === side ? [{ index, height, anchor }] : [];
    });
  const column = (edge: number) => ({ edge, height: box.height, gap: labelGap });
  const [atStart, atEnd] = [
    placeLabels(labelsAt(true), column(columns.start * box.width + lineGap)),
    placeLabels(labelsAt(false), column((1 - columns.end) * box.width - lineGap)),
  ];
  const placed = atStart && atEnd && [...atStart, ...atEnd];
  return placed && isClear(placed.map(({ line }) => line)) ? placed : undefined;
}

/** Between a label and its line. */
const lineGap = inches(0.08);
const dotSide = inches(0.13);

interface DrawnArrangement extends Arrangement {
  readonly placed: readonly PlacedLabel[];
  readonly place: DrawnPlace;
}

// Who tabs through the page or has it read meets the drawing first, then the labels as they were written. Dots move with the drawing,
// and lines with both of their ends.
function drawAll(
  arrangement: DrawnArrangement,
  { illustration, labels, description }: LabelledDrawing,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { anchors, place, isAtStart } = arrangement;
  const box = boxAt(canvas, place.start, place.top, place.width, place.height);
  const dots = anchors.map((anchor, index) => drawDot(`Point ${index + 1}`, anchor, canvas));
  const texts = labels.map((_, index) => drawLabel(index, arrangement, canvas));
  const isMirrored = canvas.direction === "rtl";
  const lines = dots.flatMap((dot, index) => {
    const label = texts[index];
    if (!label) return [];
    const isLeft = (isAtStart[index] === true) !== isMirrored;
    const [leave, arrive] = isLeft ? (["right", "left"] as const) : (["left", "right"] as const);
    const ends = { from: { shape: label, side: leave }, to: { shape: dot, side: arrive } };
    const lineOf = (name: string, color: ThemeColor, width: number) =>
      connectShapes({ name, path: "straight", ...ends, line: { color, width: points(width) } });
    // An edge in the page's colour keeps a line apart from dark parts that it runs over.
    return [
      lineOf(`Edge of line ${index + 1}`, pageOf(canvas), 3.5),
      lineOf(`Line ${index + 1}`, canvas.tones.page.text, 1.25),
    ];
  });
  const drawing = [...illustrationShapes("Drawing", illustration, box, canvas), ...dots];
  return [groupElements("Labelled drawing", drawing, description), ...lines, ...texts];
}

function drawDot(name: string, { x, y }: Point, canvas: Canvas): PlacedShape {
  return {
    kind: "shape",
    name,
    geometry: "ellipse",
    box: boxAt(canvas, x - dotSide / 2, y - dotSide / 2, dotSide, dotSide),
    fill: canvas.tones.page.text,
    line: { color: pageOf(canvas), width: points(1.5) },
  };
}

/** The theme's own colour nearest to the page's, which is told from its text. */
function pageOf({ anatomy: { layout } }: Canvas): ThemeColor {
  const [nearest] = (["bg1", "bg2", "tx1", "tx2"] as const)
    .map((scheme): ThemeColor => ({ scheme }))
    .toSorted((one, other) => awayFrom(one, layout) - awayFrom(other, layout));
  return nearest ?? { scheme: "bg1" };
}

function awayFrom(color: ThemeColor, layout: TemplateLayout): number {
  return contrastRatio(resolveThemeColor(color, layout), layout.background);
}

function drawLabel(
  index: number,
  { isAtStart, words, columns, placed }: DrawnArrangement,
  canvas: Canvas,
): PlacedShape {
  const isStart = isAtStart[index] === true;
  const own = (isStart ? words.start : words.end) ?? words.end;
  const { width } = canvas.box;
  const start = isStart ? 0 : (1 - columns.end) * width - lineGap;
  const isLeft = isStart !== (canvas.direction === "rtl");
  return createTextShape({
    name: `Label ${index + 1}`,
    box: boxAt(
      canvas,
      start,
      placed.find((label) => label.index === index)?.top ?? 0,
      (isStart ? columns.start : columns.end) * width + lineGap,
      own.heights[index] ?? 0,
    ),
    paragraphs: own.paragraphs[index] ?? [],
    look: canvas.look,
    color: canvas.tones.page.text,
    insets: { ...noInsets, ...(isLeft ? { right: lineGap } : { left: lineGap }) },
  });
}
