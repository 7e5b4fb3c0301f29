import { type BulletItem, inches, type PlacedElement, type PlanRow, type PlanSlide } from "@lectern/deck";
import { paginate } from "../fitting/paginate.ts";
import { createPlanGrid, type DatesAt, heightOfPlan } from "../forms/plan/plan-grid.ts";
import { setPlanRows } from "../forms/plan/plan-rows.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { type Canvas, createCanvas } from "../parts/canvas.ts";
import { setFoot } from "../parts/page-foot.ts";
import { upToTitle } from "../template/anatomy.ts";

/** Composes work over time: a bar for each piece of it over a grid of periods, on as many pages as it needs; else a list. */
export function composePlan(slide: PlanSlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const foot = setFoot({ takeaway: slide.takeaway }, canvas);
  const contents = setPages(slide, foot.canvas);
  if (!contents) {
    const items = slide.rows.map((row) => toItem(row, slide.periods));
    return toListPages(slide, slide.takeaway ? [...items, { text: slide.takeaway }] : items, stage);
  }
  const pages = contents.map((content, index) =>
    index === contents.length - 1 ? [...content, ...foot.elements] : content,
  );
  return toPagesWithSpill("plan", canvas.anatomy, slide, pages, {
    stage,
    spilled: toSpilledItems(foot.unplaced),
  });
}

const leastHeight = inches(2);

interface PlanTry {
  readonly size: number;
  readonly datesAt: DatesAt;
  readonly isWhole: boolean;
}

/** Of few rows, which have the page for type that is read from the back row. */
const largeSettings: readonly PlanTry[] = [28, 24, 20].map((size) => ({
  size,
  datesAt: "name",
  isWhole: true,
}));
const fewRows = 4;

/** From the best to the least: a plan is on one page if it can be, with its dates beside the bars before the type is small. */
const settings: readonly PlanTry[] = [
  { size: 18, datesAt: "name", isWhole: true },
  { size: 18, datesAt: "bar", isWhole: true },
  { size: 16, datesAt: "name", isWhole: true },
  { size: 16, datesAt: "bar", isWhole: true },
  { size: 14, datesAt: "name", isWhole: true },
  { size: 14, datesAt: "bar", isWhole: true },
  { size: 14, datesAt: "name", isWhole: false },
  { size: 12, datesAt: "name", isWhole: false },
];

function setPages(
  { periods, rows }: PlanSlide,
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  if (canvas.box.height < leastHeight) return undefined;
  const tried = rows.length <= fewRows ? [...largeSettings, ...settings] : settings;
  for (const { size, datesAt, isWhole } of upToTitle(tried, canvas.anatomy, (one) => one.size)) {
    const grid = createPlanGrid(rows, periods, { size, datesAt, canvas });
    if (!grid) continue;
    const fits = (page: readonly PlanRow[]) => heightOfPlan(page, grid) <= canvas.box.height;
    if (isWhole ? !fits(rows) : !rows.every((row) => fits([row]))) continue;
    const pages = paginate(rows, fits, (row) => heightOfPlan([row], grid));
    return pages.map((page) => setPlanRows(page, grid, canvas));
  }
  return undefined;
}

function toItem(row: PlanRow, periods: readonly string[]): BulletItem {
  const done = row.done === undefined ? undefined : `${Math.round(row.done * 100)}\u00a0%`;
  const words = [row.dates ?? spanOf(row, periods), row.owner, done];
  const children = (row.milestones ?? []).map(
    ({ at, label }): BulletItem => ({ lead: periodAt(at, periods), text: [{ text: label }] }),
  );
  return {
    lead: row.label,
    text: [{ text: words.filter((word) => word !== undefined).join(" · ") }],
    ...(children.length > 0 && { children }),
  };
}

function spanOf({ start, end }: PlanRow, periods: readonly string[]): string {
  const first = periodAt(start, periods);
  const last = periodAt(end === start ? start : Math.max(start, end - 0.001), periods);
  return first === last ? first : `${first} – ${last}`;
}

function periodAt(time: number, periods: readonly string[]): string {
  return periods[Math.min(periods.length - 1, Math.floor(time))] ?? "";
}
