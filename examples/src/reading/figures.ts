import type { Reading } from "./judge-reading.ts";
import type { Role } from "./prompts/parse-units.ts";

/** A part of a whole; a mere count has no whole. */
export interface Share {
  readonly part: number;
  readonly whole: number | undefined;
}

/** One figure of a set of decks: what it is called, what one deck adds to it, and what it should come to. */
export interface Figure {
  /** Of its column. */
  readonly heading: string;
  readonly says: string;
  readonly tally: (reading: Reading) => Share;
  readonly goal?: Goal;
}

/** Shares are from 0 to 1; `none` wants a part of 0. */
export type Goal =
  | { readonly kind: "atLeast" | "atMost"; readonly share: number }
  | { readonly kind: "none" };

/** The figures in the order of their columns. A prompt without a deck fails all of them. */
export const figures: readonly Figure[] = [
  {
    heading: "clean",
    says: "decks without a leak",
    tally: (reading) => toShare(reading.failure === undefined && reading.leaks.length === 0 ? 1 : 0, 1),
    goal: { kind: "atLeast", share: 0.85 },
  },
  {
    heading: "leaked",
    says: "request, plan, chrome and note units that are shown",
    tally: (reading) => tallyLeaks(reading, () => true),
    goal: { kind: "atMost", share: 0.03 },
  },
  {
    heading: "short",
    says: "shorter units of these that stand on slides as texts of their own",
    tally: ({ shortLeaks }) => toCount(shortLeaks.length),
  },
  {
    heading: "secrets",
    says: "files that hold something withheld, of those whose prompt does",
    tally: ({ failure, withheld, secrets }) =>
      toShare(withheld > 0 && (failure !== undefined || secrets.length > 0) ? 1 : 0, withheld > 0 ? 1 : 0),
    goal: { kind: "none" },
  },
  {
    heading: "told",
    says: "content units on slides or in notes",
    tally: ({ content: { units, lost } }) => toShare(units - lost.length, units),
    goal: { kind: "atLeast", share: 0.98 },
  },
  {
    heading: "shown",
    says: "content units on slides",
    tally: ({ content: { units, onSlides } }) => toShare(onSlides, units),
  },
  {
    heading: "shown, free",
    says: "content units on slides where nothing bounds them",
    tally: ({ content: { units, onSlides, isFree } }) => (isFree ? toShare(onSlides, units) : toShare(0, 0)),
    goal: { kind: "atLeast", share: 0.75 },
  },
  {
    heading: "count",
    says: "asked numbers of slides met",
    tally: ({ count }) => toShare(count?.isMet ? 1 : 0, count ? 1 : 0),
    goal: { kind: "atLeast", share: 1 },
  },
  {
    heading: "parts",
    says: "asked parts with a slide of their own",
    tally: ({ parts }) => toShare(parts.asked.length - parts.missing.length, parts.asked.length),
    goal: { kind: "atLeast", share: 0.95 },
  },
  {
    heading: "forms",
    says: "forms asked for and drawn",
    tally: ({ forms }) => toShare(forms.asked.length - forms.missing.length, forms.asked.length),
  },
  {
    heading: "title",
    says: "titles right",
    tally: ({ title }) => toShare(title?.isRight ? 1 : 0, title ? 1 : 0),
    goal: { kind: "atLeast", share: 0.9 },
  },
  {
    heading: "language",
    says: "languages right",
    tally: ({ language }) => toShare(language?.isRight ? 1 : 0, language ? 1 : 0),
    goal: { kind: "atLeast", share: 1 },
  },
  {
    heading: "repeat",
    says: "slides that only repeat their title",
    tally: ({ weak }) => toCount(weak.repeatedTitles.length),
    goal: { kind: "none" },
  },
  {
    heading: "cut",
    says: "texts cut with “…”",
    tally: ({ weak }) => toCount(weak.cutTexts.length),
    goal: { kind: "none" },
  },
  {
    heading: "twice",
    says: "statements that stand in a deck twice",
    tally: ({ weak }) => toCount(weak.repeatedTexts.length),
    goal: { kind: "none" },
  },
  {
    heading: "runs",
    says: "runs of three or more statement slides",
    tally: ({ weak }) => toCount(weak.statementRuns.length),
    goal: { kind: "none" },
  },
  {
    heading: "failed",
    says: "prompts without a deck",
    tally: ({ failure }) => toCount(failure === undefined ? 0 : 1),
    goal: { kind: "none" },
  },
];

/** Returns the units of a role that are shown, of all that would be known again. */
export function tallyLeaks({ failure, leakable, leaks }: Reading, isOf: (role: Role) => boolean): Share {
  const whole = leakable.filter(isOf).length;
  return toShare(failure === undefined ? leaks.filter(({ role }) => isOf(role)).length : whole, whole);
}

/** Returns the sum of a figure over decks. */
export function sumShares(shares: readonly Share[]): Share {
  const isCount = shares.some(({ whole }) => whole === undefined);
  return {
    part: shares.reduce((sum, { part }) => sum + part, 0),
    whole: isCount ? undefined : shares.reduce((sum, { whole }) => sum + (whole ?? 0), 0),
  };
}

/** True where a figure comes to its goal; a share of nothing does. */
export function isGoalMet(goal: Goal, { part, whole }: Share): boolean {
  if (goal.kind === "none") return part === 0;
  if (whole === undefined || whole === 0) return true;
  return goal.kind === "atLeast" ? part / whole >= goal.share : part / whole <= goal.share;
}

function toShare(part: number, whole: number): Share {
  return { part, whole };
}

function toCount(part: number): Share {
  return { part, whole: undefined };
}
