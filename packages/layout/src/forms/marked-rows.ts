import { type Emu, emu, inches, type PlacedElement, type PlacedParagraph, points } from "@lectern/deck";
import { paginate } from "../fitting/paginate.ts";
import { boxAt, type Canvas, createRule, inkParagraph, widestWord } from "../parts/canvas.ts";
import { createTextShape } from "../parts/place-text.ts";
import { upToTitle } from "../template/anatomy.ts";
import { measurePlacedText, type TextLook } from "../text/lines/measure-placed-text.ts";

/** A row that a date or a number opens. */
export interface MarkedRow {
  readonly marker: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly highlighted?: boolean | undefined;
}

/** What joins the rows: a line with a node at each, or rules between them. */
export type RowJoint = "nodes" | "rules";

/** Sets rows one below the other, on as many pages as they need; undefined where one is too high for a page. */
export function composeMarkedRows(
  rows: readonly MarkedRow[],
  canvas: Canvas,
  joint: RowJoint,
): readonly (readonly PlacedElement[])[] | undefined {
  const own = rows.length <= 3 ? largestScales : rows.length === 4 ? largeScales : scales;
  const plain = upToTitle(own, canvas.anatomy, ({ title }) => title);
  const isProse = areProse(rows);
  const tried = withMarkers(plain, joint, rows.length).map((scale) => ({ ...scale, isProse }));
  const grids = tried.flatMap((scale) => createGrid(rows, scale, canvas) ?? []);
  const smallest = grids.at(-1);
  if (!smallest || rows.some((row) => !fits([row], smallest, canvas))) return undefined;
  const pages = paginate(
    rows,
    (page) => fits(page, smallest, canvas),
    (row) => heightOf(row, smallest, canvas) + smallest.leastGap,
  );
  // The fewest pages, and on them the largest type that all of them can hold.
  const grid = grids.find((candidate) => pages.every((page) => fits(page, candidate, canvas))) ?? smallest;
  return pages.map((page) => setRows(page, grid, canvas, joint));
}

// Numbers and the dates of a few events are larger than the text beside them, unless they are too wide for that.
function withMarkers(plain: readonly Scale[], joint: RowJoint, count: number): readonly Scale[] {
  const few = count <= 3 ? [60, 48, 40] : count === 4 ? [48, 40] : [];
  const large = { rules: [...few, 30, 24], nodes: count <= 3 ? [40, 30] : [] }[joint];
  return [...large.flatMap((marker) => plain.map((scale) => ({ ...scale, marker }))), ...plain];
}

interface Scale {
  readonly marker: number;
  readonly title: number;
  readonly text: number;
  /** Titles are sentences, which in bold would shout. */
  readonly isProse?: boolean;
}

/** Says whether most titles that stand alone are as long as sentences. */
export function areProse(rows: readonly Pick<MarkedRow, "title" | "text">[]): boolean {
  const alone = rows.filter(({ text }) => text === undefined);
  return alone.filter(({ title }) => lengthOf(title) > longestHeading).length > alone.length / 2;
}

const longestHeading = 40;

// A character of a script without spaces says as much as two letters.
function lengthOf(text: string): number {
  return text.length + (text.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu)?.length ?? 0);
}

const scales: readonly Scale[] = [
  { marker: 20, title: 20, text: 18 },
  { marker: 18, title: 18, text: 16 },
  { marker: 16, title: 16, text: 16 },
];
const largeScales: readonly Scale[] = [{ marker: 24, title: 24, text: 20 }, ...scales];
const largestScales: readonly Scale[] = [{ marker: 30, title: 30, text: 20 }, ...largeScales];

interface Grid {
  readonly scale: Scale;
  readonly markerWidth: number;
  /** Where the line of nodes stands, from the start edge. */
  readonly nodeCenter: number;
  readonly textStart: number;
  readonly textWidth: Emu;
  readonly leastGap: number;
}

const gutter = inches(0.28);
const nodeSize = inches(0.22);
/** Beyond it the eye loses the beginning of the next line. */
const longestLine = inches(9);
const mostMarkerShare = 0.26;
const mostShareOfLarge = 0.38;

function createGrid(rows: readonly MarkedRow[], scale: Scale, canvas: Canvas): Grid | undefined {
  const { box, look } = canvas;
  const markers = rows.map((row) => markerParagraph(row, scale, canvas));
  const wanted = Math.max(...markers.map((marker) => measurePlacedText([marker], look, box.width).width));
  const isLarge = scale.marker >= 24;
  const most = (isLarge ? mostShareOfLarge : mostMarkerShare) * box.width;
  if (isLarge && wanted * 1.02 > most) return undefined;
  const markerWidth = Math.min(Math.ceil(wanted * 1.02) + 1_000, most);
  if (markers.some((marker) => widestWord(marker, look) > markerWidth) && scale.marker > 16) return undefined;
  const nodeCenter = markerWidth + gutter + nodeSize / 2;
  const textStart = Math.round(markerWidth + 2 * gutter + nodeSize);
  return {
    scale,
    markerWidth,
    nodeCenter,
    textStart,
    textWidth: emu(Math.min(box.width - textStart, longestLine)),
    leastGap: inches(rows.some(({ text }) => text !== undefined) ? 0.2 : 0.12),
  };
}

function markerParagraph(row: MarkedRow, { marker }: Scale, { tones }: Canvas): PlacedParagraph {
  const color = row.highlighted === false ? tones.page.second : tones.page.accent;
  return inkParagraph(row.marker, { size: marker, color, bold: true, font: "heading" });
}

function textParagraphs(
  { title, text }: MarkedRow,
  scale: Scale,
  { tones }: Canvas,
): readonly PlacedParagraph[] {
  const head = inkParagraph(title, {
    size: scale.title,
    color: tones.page.text,
    bold: !(scale.isProse && text === undefined),
  });
  if (text === undefined) return [head];
  return [head, inkParagraph(text, { size: scale.text, color: tones.page.muted, gap: inches(0.04) })];
}

function heightOf(row: MarkedRow, grid: Grid, canvas: Canvas): number {
  const { scale, markerWidth, textWidth } = grid;
  const marker = measurePlacedText([markerParagraph(row, scale, canvas)], canvas.look, emu(markerWidth));
  const text = measurePlacedText(textParagraphs(row, scale, canvas), canvas.look, textWidth);
  const lowered = Math.max(0, -liftOf(scale, canvas));
  return Math.ceil(Math.max(marker.height + lowered, text.height)) + 2_000;
}

/** How far above the row a marker begins so that its base line is that of the title beside it. */
function liftOf({ marker, title }: Scale, { look }: Canvas): number {
  return (baseLineOf(marker, 0.95) - baseLineOf(title, shareOf(look))) * 12_700;
}

/** Returns how far below the top of a line its base line is, in points; the spacing of lines is added above it. */
function baseLineOf(size: number, share: number): number {
  return size * (1.2 * share - 0.25);
}

function shareOf({ levels }: TextLook): number {
  const spacing = levels[0]?.lineSpacing;
  return spacing?.kind === "share" ? spacing.share : 1;
}

function fits(rows: readonly MarkedRow[], grid: Grid, canvas: Canvas): boolean {
  const heights = rows.map((row) => heightOf(row, grid, canvas));
  const used = heights.reduce((sum, height) => sum + height, 0) + rows.length * grid.leastGap;
  const most = rows.some(({ text }) => text !== undefined) ? 8 : 10;
  return rows.length <= most && used <= canvas.box.height;
}

function setRows(
  rows: readonly MarkedRow[],
  grid: Grid,
  canvas: Canvas,
  joint: RowJoint,
): readonly PlacedElement[] {
  const heights = rows.map((row) => heightOf(row, grid, canvas));
  const slack = canvas.box.height - heights.reduce((sum, height) => sum + height, 0);
  const most = inches(rows.length <= 3 ? 1.3 : rows.length === 4 ? 0.9 : 0.7);
  const gap = Math.floor(Math.min(slack / rows.length, most));
  const tops: number[] = [];
  let top = gap / 2;
  for (const height of heights) {
    tops.push(Math.round(top));
    top += height + gap;
  }
  const texts = rows.flatMap((row, index) =>
    setRow(row, index + 1, { grid, canvas, top: tops[index] ?? 0, height: heights[index] ?? 0, gap, joint }),
  );
  const joints = joint === "nodes" ? setNodes(rows, tops, grid, canvas) : setRules(tops, gap, canvas);
  return [...joints, ...texts];
}

interface RowPlace {
  readonly grid: Grid;
  readonly canvas: Canvas;
  readonly top: number;
  readonly height: number;
  /** Between this row and the next. */
  readonly gap: number;
  readonly joint: RowJoint;
}

function setRow(
  row: MarkedRow,
  number: number,
  { grid, canvas, top, height, gap, joint }: RowPlace,
): readonly PlacedElement[] {
  const { look, tones } = canvas;
  // Large figures stand in the middle of their rows; else the first lines of both stand on one base line, whatever their sizes.
  const isLarge = joint === "rules" && grid.scale.marker >= 40;
  const lift = isLarge ? 0 : Math.min(liftOf(grid.scale, canvas), gap / 2);
  const anchor = isLarge ? "middle" : "top";
  return [
    createTextShape({
      name: `Marker ${number}`,
      box: boxAt(canvas, 0, top - lift, grid.markerWidth, height),
      paragraphs: [markerParagraph(row, grid.scale, canvas)],
      look,
      color: tones.page.accent,
      anchor,
    }),
    createTextShape({
      name: `Text ${number}`,
      box: boxAt(canvas, grid.textStart, top, grid.textWidth, height),
      paragraphs: textParagraphs(row, grid.scale, canvas),
      look,
      color: tones.page.text,
      anchor,
    }),
  ];
}

function setNodes(
  rows: readonly MarkedRow[],
  tops: readonly number[],
  grid: Grid,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { tones } = canvas;
  const { title } = grid.scale;
  const middle = (top: number) => top + (baseLineOf(title, shareOf(canvas.look)) - title * 0.3) * 12_700;
  const first = middle(tops[0] ?? 0);
  const last = middle(tops.at(-1) ?? 0);
  const line = boxAt(canvas, grid.nodeCenter, first, 0, last - first);
  const nodes = rows.map((row, index): PlacedElement => {
    const box = boxAt(
      canvas,
      grid.nodeCenter - nodeSize / 2,
      middle(tops[index] ?? 0) - nodeSize / 2,
      nodeSize,
      nodeSize,
    );
    return createNode(`Node ${index + 1}`, { box, highlighted: row.highlighted ?? false }, canvas);
  });
  return rows.length > 1 ? [createRule("Line", line, tones.hairline, points(2.25)), ...nodes] : nodes;
}

function setRules(tops: readonly number[], gap: number, canvas: Canvas): readonly PlacedElement[] {
  return tops.map((top, index) =>
    createRule(
      `Line ${index + 1}`,
      boxAt(canvas, 0, Math.max(0, top - gap / 2), canvas.box.width, 0),
      canvas.tones.hairline,
    ),
  );
}

/** Returns the mark of an event on a line: a ring, or a disc where it is the one that matters. */
export function createNode(
  name: string,
  { box, highlighted }: { readonly box: ReturnType<typeof boxAt>; readonly highlighted: boolean },
  { tones }: Canvas,
): PlacedElement {
  const { signal, second } = tones;
  if (highlighted)
    return {
      kind: "shape",
      name,
      geometry: "ellipse",
      box,
      fill: signal,
      line: { color: signal, width: points(3) },
    };
  return {
    kind: "shape",
    name,
    geometry: "ellipse",
    box,
    fill: { scheme: "bg1" },
    line: { color: second, width: points(3) },
  };
}
