import { figures, type Goal, isGoalMet, type Share, sumShares, tallyLeaks } from "./figures.ts";
import { promptSorts, type Reading } from "./judge-reading.ts";
import { type Role, roles } from "./prompts/parse-units.ts";

/** A table as rows of cells, below headings. */
export interface ReportTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Returns a row of figures for all decks, for each writer and for each sort of prompt. */
export function toFigureTable(readings: readonly Reading[]): ReportTable {
  const writers = [...new Set(readings.map(({ writer }) => writer))].toSorted();
  const groups: readonly (readonly [string, readonly Reading[]])[] = [
    ["all", readings],
    ...writers.map((name) => [name, readings.filter(({ writer }) => writer === name)] as const),
    ...promptSorts.map((name) => [name, readings.filter(({ sort }) => sort === name)] as const),
  ];
  return {
    headings: ["prompts", "", ...figures.map(({ heading }) => heading)],
    rows: groups
      .filter(([, group]) => group.length > 0)
      .map(([name, group]) => [
        name,
        String(group.length),
        ...figures.map(({ tally }) => toCell(sumShares(group.map(tally)))),
      ]),
  };
}

/** Returns what each figure should come to, and whether it does. */
export function toGoalTable(readings: readonly Reading[]): ReportTable {
  return {
    headings: ["figure", "is", "of", "goal", ""],
    rows: figures.map(({ says, tally, goal }) => {
      const share = sumShares(readings.map(tally));
      const of = share.whole === undefined ? "" : `${share.part} / ${share.whole}`;
      return [says, toCell(share), of, goal ? toGoalCell(goal) : "", toMark(goal, share)];
    }),
  };
}

/** Returns the units that are shown though they should not be, by their roles. */
export function toLeakTable(readings: readonly Reading[]): ReportTable {
  const leaking: readonly Role[] = roles.filter((role) =>
    readings.some(({ leakable }) => leakable.includes(role)),
  );
  return {
    headings: ["leaked", "is", "of"],
    rows: leaking.map((role) => {
      const share = sumShares(readings.map((reading) => tallyLeaks(reading, (of) => of === role)));
      return [role, toCell(share), `${share.part} / ${share.whole}`];
    }),
  };
}

/** Returns readings from the worst on: those without a deck, then by secrets, leaks, and what else is not as it should be. */
export function sortByFaults(readings: readonly Reading[]): readonly Reading[] {
  return readings.toSorted((one, other) => countFaults(other) - countFaults(one));
}

/** Returns what is wrong with a deck, a line for each fault; none where all is well. */
export function describeFaults(reading: Reading): readonly string[] {
  const { failure, leaks, secrets, content, count, parts, forms, title, language, weak } = reading;
  if (failure !== undefined) return [`no deck: ${failure}`];
  return [
    ...secrets.map(({ place, unit, run }) => `secret, ${place}: “${run}” of “${unit}”`),
    ...leaks.map(({ role, place, unit, run }) => `${role}, ${place}: “${run}” of “${unit}”`),
    ...reading.shortLeaks.map(({ role, place, unit }) => `${role}, ${place}: “${unit}”`),
    ...content.lost.map((unit) => `lost: “${unit}”`),
    ...(count && !count.isMet ? [`${reading.slideCount} slides, asked for ${count.asked.says}`] : []),
    ...parts.missing.map((part) => `no slide for “${part}”`),
    ...forms.missing.map((form) => `not drawn: “${form}”`),
    ...(title && !title.isRight ? [`title “${title.found}”, expected “${title.ideal}”`] : []),
    ...(language && !language.isRight ? [`language ${language.found}, expected ${language.asked}`] : []),
    ...weak.repeatedTitles.map((text) => `only repeats its title: “${text}”`),
    ...weak.cutTexts.map((text) => `cut: “${text}”`),
    ...weak.repeatedTexts.map((text) => `twice: “${text}”`),
    ...weak.statementRuns.map((text) => `run of statements from “${text}”`),
  ].map((line) => line.replace(/\s+/gu, " "));
}

function countFaults(reading: Reading): number {
  const { failure, secrets, leaks, content, count, parts, title, language, weak } = reading;
  if (failure !== undefined) return Number.POSITIVE_INFINITY;
  const missed = [count && !count.isMet, title && !title.isRight, language && !language.isRight];
  const weakness = Object.values(weak).reduce((sum, texts) => sum + texts.length, 0);
  return (
    secrets.length * 10 +
    leaks.length * 3 +
    reading.shortLeaks.length +
    missed.filter(Boolean).length * 3 +
    parts.missing.length +
    content.lost.length +
    weakness
  );
}

function toCell({ part, whole }: Share): string {
  if (whole === undefined) return String(part);
  if (whole === 0) return "–";
  const percent = (100 * part) / whole;
  // 99.6 % is not 100 %, and 0.4 % not 0 %.
  const isNear = (percent < 5 || percent > 95) && !Number.isInteger(percent);
  return isNear ? percent.toFixed(1) : percent.toFixed(0);
}

function toGoalCell(goal: Goal): string {
  if (goal.kind === "none") return "0";
  return `${goal.kind === "atLeast" ? "≥" : "≤"} ${Math.round(goal.share * 100)}`;
}

function toMark(goal: Goal | undefined, share: Share): string {
  if (!goal) return "";
  return isGoalMet(goal, share) ? "met" : "missed";
}
