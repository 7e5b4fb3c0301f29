import type { ChartTarget } from "@lectern/deck";
import { readWholeDate } from "../../../text/numbers/read-dates.ts";
import { capitalise } from "../../../text/words/capitalise.ts";
import { type DataColumn, nameOfColumn } from "./data-table.ts";
import { planWords } from "./plan-words.ts";

/** What is called a target where it stands as a series of its own. */
export const targetWords =
  /^(?:(?:our |the )?(?:targets?|goals?|target value)|ziel(?:e|wert|vorgabe)?|soll(?:wert)?|objectif|cible|objetivo|meta|obiettivo|doel(?:stelling)?|streefwaarde|mål|cel|цель|целевое значение|目标|目標|目標値|목표|الهدف|المستهدف)$/iu;

/** Series whose values are one and the same target stand as a line across the chart. */
export function takeTargets(series: readonly DataColumn[]): {
  readonly series: readonly DataColumn[];
  readonly targets: readonly ChartTarget[];
} {
  const others = series.filter((column) => !isTarget(column));
  if (others.length === 0) return { series, targets: [] };
  const targets = series.flatMap((column) => {
    const value = isTarget(column) ? sameValue(column) : undefined;
    return value === undefined ? [] : [{ value, label: capitalise(nameOfColumn(column)) }];
  });
  return { series: others, targets };
}

/** Says whether a column holds one and the same target all the way. */
export function isTarget(column: DataColumn): boolean {
  return targetWords.test(nameOfColumn(column)) && sameValue(column) !== undefined;
}

function sameValue({ values }: DataColumn): number | undefined {
  const [first] = values;
  return first !== null && values.every((value) => value === first) ? first : undefined;
}

/** From which of several times on values are planned or expected, and how the text calls that. */
export interface Planned {
  readonly from: number;
  readonly label: string;
}

const marked = new RegExp(`^(.{2,24}?)\\s?[(\\uFF08\\[]?(${planWords})[)\\uFF09\\]]?$`, "iu");
const markedBefore = new RegExp(`^(${planWords})\\s(.{2,24})$`, "iu");

/** Returns times without the marks of what is planned: "2027 (forecast)", "Plan 2027"; undefined where there are none, or not at the end. */
export function takePlanned(
  times: readonly string[],
  language: string,
): { readonly times: readonly string[]; readonly planned: Planned } | undefined {
  const read = times.map((time) => readMark(time.trim()));
  const from = read.findIndex(({ label }) => label !== undefined);
  const label = read[from]?.label;
  if (from < 1 || label === undefined) return undefined;
  const isOneMark = read.slice(from).every((one) => one.label?.toLowerCase() === label.toLowerCase());
  const bare = read.map(({ time }) => time);
  if (!isOneMark || bare.some((time) => readWholeDate(time, language) === undefined)) return undefined;
  return { times: bare, planned: { from, label: capitalise(label) } };
}

function readMark(time: string): { readonly time: string; readonly label?: string } {
  const [, after, label] = marked.exec(time.slice(0, 48)) ?? [];
  if (after !== undefined && label !== undefined) return { time: after.trim(), label };
  const [, before, rest] = markedBefore.exec(time.slice(0, 48)) ?? [];
  return before === undefined || rest === undefined ? { time } : { time: rest.trim(), label: before };
}
