import { inches, type Milestone, type PlacedElement, type PlanRow, points } from "@lectern/deck";
import { boxAt, type Canvas, createPanel, createRule, inkParagraph } from "../../parts/canvas.ts";
import { cornersOf } from "../../parts/panel-text.ts";
import { createTextShape } from "../../parts/place-text.ts";
import {
  gutter,
  heightOfPlan,
  labelParagraphs,
  leastRow,
  type PlanGrid,
  placeDates,
  placeNames,
  rowPadding,
  smallSize,
  startOf,
} from "./plan-grid.ts";

const mostRow = inches(0.9);
/** Between a bar and a name above it. */
const aboveBar = inches(0.04);
/** Of few rows, which share the height of the page. */
const fewRows = 4;
const mostOfFew = inches(2);
const [usualBar, thickestBar] = [inches(0.34), inches(0.8)];
/** Of the height of a row. */
const barShare = 0.4;

/** Sets rows of a plan below the names of the periods, as high as they can be where there is room. */
export function setPlanRows(
  rows: readonly PlanRow[],
  grid: PlanGrid,
  canvas: Canvas,
): readonly PlacedElement[] {
  const free = canvas.box.height - heightOfPlan(rows, grid);
  const most = rows.length <= fewRows ? mostOfFew : mostRow;
  const more = Math.max(0, Math.min(free / rows.length, most - leastRow));
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

function setPeriods(grid: PlanGrid, canvas: Canvas): readonly PlacedElement[] {
  const { periods, interval, pitch, headHeight } = grid;
  return periods.flatMap((period, index) => {
    if (index % interval !== 0) return [];
    const width = Math.min(pitch * interval, (periods.length - index) * pitch);
    return [
      createTextShape({
        name: `Period ${index + 1}`,
        box: boxAt(canvas, startOf(index, grid), 0, Math.max(width, pitch) - inches(0.06), headHeight),
        paragraphs: [
          inkParagraph(period, { size: grid.periodSize, color: canvas.tones.page.muted, bold: true }),
        ],
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
    paragraphs: labelParagraphs(row, grid, canvas),
    look: canvas.look,
    color: canvas.tones.page.text,
    anchor: "middle",
  });
  const milestones = row.milestones ?? [];
  const named = milestones.length > 0 ? smallSize(grid.size) * 12_700 * 1.25 + aboveBar : 0;
  const thick = Math.max(usualBar, Math.min(thickestBar, barShare * (height - named)));
  const barHeight = Math.min(thick, height - named - 2 * rowPadding);
  const barTop = top + (height - named - barHeight) / 2 + named;
  const setting = { barTop, barHeight, index, grid, canvas };
  const bar =
    row.end > row.start
      ? setBar(row, setting)
      : [setDiamond(`Bar ${index + 1}`, row.start, setting, row.label)];
  const dates = grid.datesAt === "bar" ? setDates(row, setting) : [];
  return [label, ...bar, ...dates, ...setMilestones(milestones, setting)];
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
  const fill = highlighted || hasOneColor(canvas) ? tones.signal : tones.second;
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

// A dark shade beside the one colour that makers show would be a second one of ours.
function hasOneColor({ anatomy: { layout } }: Canvas): boolean {
  return layout.brand !== undefined && layout.brand.second === undefined;
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

function setDates(
  row: PlanRow,
  { barTop, barHeight, index, grid, canvas }: BarSetting,
): readonly PlacedElement[] {
  const dates = placeDates(row, grid, { size: grid.size, canvas });
  if (!dates) return [];
  const { start, width, height, paragraph } = dates;
  return [
    createTextShape({
      name: `Dates ${index + 1}`,
      box: boxAt(canvas, start, barTop + (barHeight - height) / 2 - 1_000, width, height + 2_000),
      paragraphs: [paragraph],
      look: canvas.look,
      color: canvas.tones.page.muted,
    }),
  ];
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
        box: boxAt(canvas, start, barTop - height - aboveBar, width, height + 2_000),
        paragraphs: [paragraph],
        look: canvas.look,
        color: canvas.tones.page.text,
      }),
    ];
  });
}
