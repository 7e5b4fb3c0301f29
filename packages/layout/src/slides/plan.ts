import type { BulletItem, PlanRow, PlanSlide } from "@lectern/deck";
import type { Page } from "../pages/page.ts";
import { toListPages } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";

/** Composes work over time as a list. */
export function composePlan(slide: PlanSlide, stage: Stage): readonly Page[] {
  return toListPages(
    slide,
    slide.rows.map((row) => toItem(row, slide.periods)),
    stage,
  );
}

function toItem(row: PlanRow, periods: readonly string[]): BulletItem {
  const words = [
    row.dates ?? spanOf(row, periods),
    row.owner,
    row.done === undefined ? undefined : `${Math.round(row.done * 100)} %`,
  ];
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
