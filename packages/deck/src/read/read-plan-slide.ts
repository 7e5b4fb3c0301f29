import type { Milestone, PlanRow, PlanSlide } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import {
  assertObject,
  lengthOf,
  type OutlinePlace,
  readFlag,
  readList,
  readNumberBetween,
  readOptional,
} from "../outline/outline-place.ts";
import { readInnerHead, readTakeaway } from "./read-slide-head.ts";
import { readLine } from "./read-text.ts";

/** Reads work over time: every start, end and milestone within the periods. */
export function readPlanSlide(slide: OutlinePlace): PlanSlide {
  const periods = slide.at("periods");
  const count = lengthOf(periods);
  return {
    kind: "plan",
    ...readInnerHead(slide),
    periods: readList(periods, { of: "periods", most: outlineLimits.periods }, (period) =>
      readLine(period, outlineLimits.period),
    ),
    rows: readList(slide.at("rows"), { of: "rows", most: outlineLimits.planRows }, (row) =>
      readPlanRow(row, count),
    ),
    ...readTakeaway(slide),
  };
}

function readPlanRow(row: OutlinePlace, periods: number): PlanRow {
  assertObject(row);
  const start = readNumberBetween(row.at("start"), 0, periods);
  const milestones = { of: "milestones", least: 0, most: outlineLimits.milestones };
  return {
    label: readLine(row.at("label"), outlineLimits.title),
    start,
    end: readNumberBetween(row.at("end"), start, periods),
    ...readOptional(row, "dates", (dates) => readLine(dates, outlineLimits.date)),
    ...readOptional(row, "owner", (owner) => readLine(owner, outlineLimits.person)),
    ...readOptional(row, "done", (done) => readNumberBetween(done, 0, 1)),
    ...readOptional(row, "milestones", (list) =>
      readList(list, milestones, (milestone) => readMilestone(milestone, periods)),
    ),
    ...readOptional(row, "highlighted", readFlag),
  };
}

function readMilestone(milestone: OutlinePlace, periods: number): Milestone {
  assertObject(milestone);
  return {
    at: readNumberBetween(milestone.at("at"), 0, periods),
    label: readLine(milestone.at("label"), outlineLimits.title),
  };
}
