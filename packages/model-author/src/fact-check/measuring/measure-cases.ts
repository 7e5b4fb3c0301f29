import type { FactCheck, FactCheckOptions } from "../fact-check.ts";
import { type FactCase, inventedKinds, type Statement, type StatementKind } from "./read-cases.ts";

/** How well a check does on some statements. */
export interface Score {
  /** Inventions that stand in the statements. */
  readonly planted: number;
  readonly found: number;
  /** What is true and was found nevertheless. */
  readonly falseAlarms: number;
  /** Statements without an invention, and those of them in which nothing was found. */
  readonly truths: number;
  readonly passed: number;
}

/** One statement, and what a check found in it. */
export interface Judged {
  readonly language: string;
  readonly statement: Statement;
  readonly findings: readonly string[];
}

/** Returns what a check finds in each statement; every case is checked as one deck. */
export function judgeCases(
  cases: readonly FactCase[],
  createCheck: (options: FactCheckOptions) => FactCheck,
): readonly Judged[] {
  return cases.flatMap(({ language, prompt, statements }) => {
    const slides = statements.map(({ slide }) => slide);
    const check = createCheck({ prompt, promptLanguage: language, slides, language });
    return statements.map((statement) => ({
      language,
      statement,
      findings: check.findUnfounded(statement.slide),
    }));
  });
}

/** Returns the score of some statements. */
export function scoreOf(judged: readonly Judged[]): Score {
  const invented = judged.filter(({ statement }) => isInvented(statement.kind));
  const truths = judged.filter(({ statement }) => !isInvented(statement.kind));
  return {
    planted: invented.length,
    found: invented.filter(isFound).length,
    falseAlarms: judged.reduce((sum, one) => sum + falseAlarmsIn(one).length, 0),
    truths: truths.length,
    passed: truths.filter(({ findings }) => findings.length === 0).length,
  };
}

/** Returns the share of findings that are inventions, and the share of inventions that are found; 1 where there is none. */
export function ratesOf({ planted, found, falseAlarms }: Score): {
  readonly precision: number;
  readonly recall: number;
} {
  const all = found + falseAlarms;
  return { precision: all === 0 ? 1 : found / all, recall: planted === 0 ? 1 : found / planted };
}

/** Returns what was found in a statement that is no invention. */
export function falseAlarmsIn({ statement, findings }: Judged): readonly string[] {
  return findings.filter(
    (finding) => statement.invented === undefined || !touches(finding, statement.invented),
  );
}

export function isFound({ statement, findings }: Judged): boolean {
  return (
    statement.invented !== undefined && findings.some((finding) => touches(finding, statement.invented ?? ""))
  );
}

function isInvented(kind: StatementKind): boolean {
  return inventedKinds.some((one) => one === kind);
}

function touches(one: string, other: string): boolean {
  const [a, b] = [one.replaceAll(/\s/gu, ""), other.replaceAll(/\s/gu, "")];
  return a.includes(b) || b.includes(a);
}
