import { emu, inches, type Milestone, type PlacedParagraph, type PlanRow } from "@lectern/deck";
import { type Canvas, inkParagraph, keepsWords, unlimited } from "../../parts/canvas.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";

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
  /** Of the names of the periods, in points. */
  readonly periodSize: number;
  readonly rowHeights: ReadonlyMap<PlanRow, number>;
  /** Whether any row says how much of it is done. */
  readonly tellsDone: boolean;
  readonly datesAt: DatesAt;
}

/** Where a row says its dates: below its name, or beside its bar, which needs a line less. */
export type DatesAt = "name" | "bar";

/** At what size a plan is set, and where. */
export interface PlanSetting {
  readonly size: number;
  readonly datesAt: DatesAt;
  readonly canvas: Canvas;
}

/** Between the names of the rows and the periods. */
export const gutter = inches(0.25);
export const leastRow = inches(0.46);
export const rowPadding = inches(0.08);

/** Returns the grid of a plan in a size of type; undefined where a name or a period has no room. */
export function createPlanGrid(
  rows: readonly PlanRow[],
  periods: readonly string[],
  { size, datesAt, canvas }: PlanSetting,
): PlanGrid | undefined {
  const { box, look } = canvas;
  const labels = rows.map((row) => labelParagraphs(row, { size, datesAt }, canvas));
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
  if (
    datesAt === "bar" &&
    !rows.every((row) => row.dates === undefined || placeDates(row, place, { size, canvas }))
  )
    return undefined;
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
    datesAt,
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

/** The size of what is said beside a name. */
export function smallSize(size: number): number {
  return Math.max(12, size - 2);
}

/** Returns the name of a row and, below it, who does it, when, and how much is done. */
export function labelParagraphs(
  { label, owner, dates, done, highlighted }: PlanRow,
  { size, datesAt }: Pick<PlanGrid, "size" | "datesAt">,
  { tones }: Canvas,
): readonly PlacedParagraph[] {
  const name = inkParagraph(label, { size, color: tones.page.text, bold: highlighted === true });
  const share = done === undefined ? undefined : `${Math.round(done * 100)}\u00a0%`;
  const below = [owner, datesAt === "name" ? dates : undefined, share]
    .filter((word) => word !== undefined)
    .join(" · ");
  return below === ""
    ? [name]
    : [name, inkParagraph(below, { size: smallSize(size), color: tones.page.muted })];
}

function setInterval(periods: readonly string[], pitch: number, { look, tones }: Canvas) {
  const intervals = areCounted(periods) ? [1, 2, 3, 4, 6, 12] : [1];
  for (const { interval, size } of intervals.flatMap((each) =>
    periodSizes.map((size) => ({ interval: each, size })),
  )) {
    const shown = periods.filter((_, index) => index % interval === 0);
    const paragraphs = shown.map((period) =>
      inkParagraph(period, { size, color: tones.page.muted, bold: true }),
    );
    const room = pitch * interval - inches(0.08);
    if (room < inches(0.2) || !keepsWords(paragraphs, look, room)) continue;
    const measures = paragraphs.map((paragraph) => measurePlacedText([paragraph], look, emu(room)));
    if (measures.some(({ lines }) => lines > (size > 14 ? 1 : 2))) continue;
    return {
      interval,
      periodSize: size,
      headHeight: Math.max(...measures.map(({ height }) => height)) + inches(0.12),
    };
  }
  return undefined;
}

const periodSizes = [18, 16, 14];

/** Names that differ in their number alone, or come again and again: one among several tells the others. */
function areCounted(periods: readonly string[]): boolean {
  const patterns = new Set(periods.map((period) => period.replaceAll(/\p{Nd}+/gu, "")));
  return patterns.size <= periods.length / 2;
}

/** Returns where a time stands, from the start of the box. */
export function startOf(time: number, { labelWidth, pitch }: PlanColumns): number {
  return labelWidth + gutter + time * pitch;
}

type PlanColumns = Pick<PlanGrid, "labelWidth" | "pitch">;

/** Returns where names stand beside each other, each as near its mark as may be; undefined where they have no room. */
export function placeNames(
  milestones: readonly Milestone[],
  grid: PlanColumns,
  { size, canvas }: Pick<PlanSetting, "size" | "canvas">,
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

/** Returns where a row's dates stand beside its bar, behind it or else before it; undefined where they have no room. */
export function placeDates(
  { dates, start, end, milestones = [] }: PlanRow,
  grid: PlanColumns,
  { size, canvas }: Pick<PlanSetting, "size" | "canvas">,
) {
  const { box, look, tones } = canvas;
  if (dates === undefined || milestones.length > 0) return undefined;
  const paragraph = inkParagraph(dates, { size: smallSize(size), color: tones.page.muted });
  const { width: words, height } = measurePlacedText([paragraph], look, unlimited);
  const width = Math.ceil(words) + 20_000;
  // A row without duration has a mark about its moment.
  const gap = end > start ? nameGap : 2 * nameGap;
  const behind = startOf(end, grid) + gap;
  const before = startOf(start, grid) - gap - width;
  const place = { paragraph, width, height };
  if (behind + width <= box.width) return { ...place, start: behind };
  return before >= grid.labelWidth + gutter ? { ...place, start: before } : undefined;
}

const nameGap = inches(0.12);
