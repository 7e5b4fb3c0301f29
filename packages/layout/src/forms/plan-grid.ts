import {
  emu,
  inches,
  type Milestone,
  type PlacedElement,
  type PlacedParagraph,
  type PlanRow,
  points,
} from "@lectern/deck";
import {
  boxAt,
  type Canvas,
  createPanel,
  createRule,
  inkParagraph,
  keepsWords,
  unlimited,
} from "../parts/canvas.ts";
import { cornersOf } from "../parts/panel-text.ts";
import { createTextShape } from "../parts/place-text.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";

/** The places of a plan's words and bars, the same on all of its pages. */
export interface PlanGrid {
  readonly size: number;
  /** Of the column with the names of the rows. */
  readonly labelWidth: number;
  readonly periods: readonly string[];
  /** Of one period. */
  readonly pitch: number;
  /** Every how many-th period has its name above it. */
  readonly interval: number;
  readonly headHeight: number;
  readonly rowHeights: ReadonlyMap<PlanRow, number>;
  /** Whether any row says how much of it is done. */
  readonly tellsDone: boolean;
}

/** At what size a plan is set, and where. */
export interface PlanSetting {
  readonly size: number;
  readonly canvas: Canvas;
}

const gutter = inches(0.25);
const leastRow = inches(0.46);
const mostRow = inches(0.9);
const rowPadding = inches(0.08);

/** Returns the grid of a plan in a size of type; undefined where a name or a period has no room. */
export function createPlanGrid(
  rows: readonly PlanRow[],
  periods: readonly string[],
  { size, canvas }: PlanSetting,
): PlanGrid | undefined {
  const { box, look } = canvas;
  const labels = rows.map((row) => labelParagraphs(row, size, canvas));
  const widest = Math.max(...labels.map((label) => measurePlacedText(label, look, unlimited).width));
  const labelWidth = Math.min(Math.ceil(widest) + 20_000, Math.floor(box.width * 0.34));
  const isFit = labels.every(
    (label) =>
      keepsWords(label, look, labelWidth) && measurePlacedText(label, look, emu(labelWidth)).lines <= 4,
  );
  if (!isFit) return undefined;
  const pitch = (box.width - labelWidth - gutter) / periods.length;
  const head = setInterval(periods, pitch, canvas);
  if (!head) return undefined;
  const place = { labelWidth, pitch };
  if (rows.some(({ milestones = [] }) => !placeNames(milestones, place, { size, canvas }))) return undefined;
  const rowHeights = new Map(
    rows.map((row, index) => {
      const words = measurePlacedText(labels[index] ?? [], look, emu(labelWidth)).height;
      return [row, Math.max(leastRow, words + 2 * rowPadding, heightBesides(row, size))] as const;
    }),
  );
  return {
    size,
    labelWidth,
    periods,
    pitch,
    ...head,
    rowHeights,
    tellsDone: rows.some(({ done }) => done !== undefined),
  };
}

/** How high rows stand with the names of the periods above them. */
export function heightOfPlan(rows: readonly PlanRow[], { headHeight, rowHeights }: PlanGrid): number {
  return rows.reduce((sum, row) => sum + (rowHeights.get(row) ?? leastRow), headHeight);
}

/** Names above milestones need a line of their own. */
function heightBesides({ milestones = [] }: PlanRow, size: number): number {
  return milestones.length === 0 ? 0 : smallSize(size) * 12_700 * 1.25 + inches(0.34) + rowPadding;
}

function smallSize(size: number): number {
  return Math.max(12, size - 2);
}

function labelParagraphs(
  { label, owner, dates, done, highlighted }: PlanRow,
  size: number,
  { tones }: Canvas,
): readonly PlacedParagraph[] {
  const name = inkParagraph(label, { size, color: tones.page.text, bold: highlighted === true });
  const share = done === undefined ? undefined : `${Math.round(done * 100)}\u00a0%`;
  const below = [owner, dates, share].filter((word) => word !== undefined).join(" · ");
  return below === ""
    ? [name]
    : [name, inkParagraph(below, { size: smallSize(size), color: tones.page.muted })];
}

function setInterval(periods: readonly string[], pitch: number, { look, tones }: Canvas) {
  for (const interval of areCounted(periods) ? [1, 2, 3, 4, 6, 12] : [1]) {
    const shown = periods.filter((_, index) => index % interval === 0);
    const paragraphs = shown.map((period) =>
      inkParagraph(period, { size: 14, color: tones.page.muted, bold: true }),
    );
    const room = pitch * interval - inches(0.08);
    if (room < inches(0.2) || !keepsWords(paragraphs, look, room)) continue;
    const measures = paragraphs.map((paragraph) => measurePlacedText([paragraph], look, emu(room)));
    if (measures.some(({ lines }) => lines > 2)) continue;
    return { interval, headHeight: Math.max(...measures.map(({ height }) => height)) + inches(0.12) };
  }
  return undefined;
}

/** Names that differ in their number alone, or come again and again: one among several tells the others. */
function areCounted(periods: readonly string[]): boolean {
  const patterns = new Set(periods.map((period) => period.replaceAll(/\p{Nd}+/gu, "")));
  return patterns.size <= periods.length / 2;
}

/** Sets rows of a plan below the names of the periods, as high as they can be where there is room. */
export function setPlanRows(
  rows: readonly PlanRow[],
  grid: PlanGrid,
  canvas: Canvas,
): readonly PlacedElement[] {
  const free = canvas.box.height - heightOfPlan(rows, grid);
  const more = Math.max(0, Math.min(free / rows.length, mostRow - leastRow));
  const elements: PlacedElement[] = [...setPeriods(grid, canvas)];
  let top = grid.headHeight;
  const ends: PlacedElement[] = [];
  for (const [index, row] of rows.entries()) {
    const height = (grid.rowHeights.get(row) ?? leastRow) + more;
    elements.push(
      createRule(`Row rule ${index + 1}`, boxAt(canvas, 0, top, canvas.box.width, 0), canvas.tones.hairline),
    );
    ends.push(...setRow(row, index, { top, height }, { grid, canvas }));
    top += height;
  }
  const rules = setPeriodRules(grid, top, canvas);
  return [...rules, ...elements, ...ends];
}

function startOf(time: number, { labelWidth, pitch }: Pick<PlanGrid, "labelWidth" | "pitch">): number {
  return labelWidth + gutter + time * pitch;
}

function setPeriods(grid: PlanGrid, canvas: Canvas): readonly PlacedElement[] {
  const { periods, interval, pitch, headHeight } = grid;
  return periods.flatMap((period, index) => {
    if (index % interval !== 0) return [];
    const width = Math.min(pitch * interval, (periods.length - index) * pitch);
    return [
      createTextShape({
        name: `Period ${index + 1}`,
        box: boxAt(canvas, startOf(index, grid), 0, Math.max(width, pitch) - inches(0.06), headHeight),
        paragraphs: [inkParagraph(period, { size: 14, color: canvas.tones.page.muted, bold: true })],
        look: canvas.look,
        color: canvas.tones.page.muted,
      }),
    ];
  });
}

function setPeriodRules(grid: PlanGrid, bottom: number, canvas: Canvas): readonly PlacedElement[] {
  return grid.periods.flatMap((_, index) =>
    index % grid.interval === 0
      ? [
          createRule(
            `Period rule ${index + 1}`,
            boxAt(canvas, startOf(index, grid) - inches(0.04), grid.headHeight, 0, bottom - grid.headHeight),
            canvas.tones.hairline,
            points(0.75),
          ),
        ]
      : [],
  );
}

interface RowPlace {
  readonly top: number;
  readonly height: number;
}

interface RowSetting {
  readonly grid: PlanGrid;
  readonly canvas: Canvas;
}

function setRow(
  row: PlanRow,
  index: number,
  { top, height }: RowPlace,
  { grid, canvas }: RowSetting,
): readonly PlacedElement[] {
  const label = createTextShape({
    name: `Row ${index + 1}`,
    box: boxAt(canvas, 0, top, grid.labelWidth, height),
    paragraphs: labelParagraphs(row, grid.size, canvas),
    look: canvas.look,
    color: canvas.tones.page.text,
    anchor: "middle",
  });
  const milestones = row.milestones ?? [];
  const named = milestones.length > 0 ? smallSize(grid.size) * 12_700 * 1.25 : 0;
  const barHeight = Math.min(inches(0.34), height - named - 2 * rowPadding);
  const barTop = top + (height - named - barHeight) / 2 + named;
  const setting = { barTop, barHeight, index, grid, canvas };
  const bar =
    row.end > row.start
      ? setBar(row, setting)
      : [setDiamond(`Bar ${index + 1}`, row.start, setting, row.label)];
  return [label, ...bar, ...setMilestones(milestones, setting)];
}

interface BarSetting extends RowSetting {
  readonly barTop: number;
  readonly barHeight: number;
  readonly index: number;
}

function setBar(
  { label, start, end, done, highlighted }: PlanRow,
  { barTop, barHeight, index, grid, canvas }: BarSetting,
): readonly PlacedElement[] {
  const { tones } = canvas;
  const begin = startOf(start, grid);
  const width = (end - start) * grid.pitch - inches(0.04);
  const box = boxAt(canvas, begin, barTop, width, barHeight);
  const fill = highlighted ? tones.signal : tones.second;
  // What is not done yet is pale, and what is done solid; in a plan that says nothing of it, all is solid.
  const bar = {
    ...createPanel(`Bar ${index + 1}`, box, grid.tellsDone ? tones.dim : fill),
    ...cornersOf(box, canvas),
    description: label,
  };
  if (!grid.tellsDone || done === undefined || done === 0) return [bar];
  const doneBox = boxAt(canvas, begin, barTop, width * done, barHeight);
  return [bar, { ...createPanel(`Done ${index + 1}`, doneBox, fill), ...cornersOf(doneBox, canvas) }];
}

function setDiamond(
  name: string,
  time: number,
  { barTop, barHeight, grid, canvas }: BarSetting,
  description: string,
): PlacedElement {
  const size = Math.min(barHeight, inches(0.26));
  const { box } = canvas;
  const start = Math.max(
    grid.labelWidth + gutter,
    Math.min(box.width - size, startOf(time, grid) - inches(0.04) - size / 2),
  );
  return {
    kind: "shape",
    name,
    geometry: "diamond",
    box: boxAt(canvas, start, barTop + (barHeight - size) / 2, size, size),
    fill: canvas.tones.signal,
    description,
  };
}

/** The names of milestones stand above their marks, centred as far as their neighbours let them. */
function setMilestones(milestones: readonly Milestone[], setting: BarSetting): readonly PlacedElement[] {
  const { barTop, index, grid, canvas } = setting;
  const names = placeNames(milestones, grid, { size: grid.size, canvas }) ?? [];
  return milestones.flatMap(({ at, label }, place) => {
    const name = names[place];
    const mark = setDiamond(`Milestone ${index + 1}.${place + 1}`, at, setting, label);
    if (!name) return [mark];
    const { start, width, height, paragraph } = name;
    return [
      mark,
      createTextShape({
        name: `Milestone name ${index + 1}.${place + 1}`,
        box: boxAt(canvas, start, barTop - height - 4_000, width, height + 2_000),
        paragraphs: [paragraph],
        look: canvas.look,
        color: canvas.tones.page.text,
      }),
    ];
  });
}

/** Returns where names stand beside each other, each as near its mark as may be; undefined where they have no room. */
function placeNames(
  milestones: readonly Milestone[],
  grid: Pick<PlanGrid, "labelWidth" | "pitch">,
  { size, canvas }: PlanSetting,
) {
  const { box, look, tones } = canvas;
  const names = milestones.map(({ at, label }) => {
    const paragraph = inkParagraph(label, { size: smallSize(size), color: tones.page.text });
    const { width, height } = measurePlacedText([paragraph], look, unlimited);
    return { paragraph, at, width: Math.ceil(width) + 20_000, height };
  });
  const order = names.toSorted((one, other) => one.at - other.at);
  const starts = new Map<object, number>();
  let least = grid.labelWidth + gutter;
  let rest = order.reduce((sum, { width }) => sum + width + nameGap, -nameGap);
  for (const name of order) {
    const most = box.width - rest;
    if (most < least) return undefined;
    const start = Math.min(most, Math.max(least, startOf(name.at, grid) - name.width / 2));
    starts.set(name, start);
    least = start + name.width + nameGap;
    rest -= name.width + nameGap;
  }
  return names.map((name) => ({ ...name, start: starts.get(name) ?? 0 }));
}

const nameGap = inches(0.12);
