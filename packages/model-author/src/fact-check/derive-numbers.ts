import type { NumberMention } from "./read-mentions.ts";
import type { Neighbourhood, Operand } from "./read-prompt.ts";

/** A number that follows from others. */
export interface Derived {
  readonly value: number;
  readonly isPercent: boolean;
  /** Whether people reckon so all the time: a total, a share of it, the difference or change from one number to the next. */
  readonly isUsual: boolean;
  /** Whether it is the time between two years. */
  readonly isYears: boolean;
  /** The numbers it follows from. */
  readonly sources: readonly Operand[];
}

/** Runs longer than this are summed up only from end to end. */
const longestRun = 16;

/**
 * Returns sums, differences, products, quotients, shares and changes in percent of numbers that stand near each other.
 * Columns have no products, and whoever sums them up takes rows that follow on each other.
 */
export function deriveNumbers({ kind, operands }: Neighbourhood): readonly Derived[] {
  const derived: Derived[] = [];
  operands.forEach((one, index) => {
    operands.slice(index + 1).forEach((other, distance) => {
      derived.push(...fromPair(one, other, { kind, isUsual: distance === 0 && kind !== "sentences" }));
    });
    if (one.isPercent)
      derived.push({
        value: 100 - one.value,
        isPercent: true,
        isUsual: true,
        isYears: false,
        sources: [one],
      });
  });
  return kind === "sentences" ? derived : [...derived, ...fromRuns(operands.filter(({ isYear }) => !isYear))];
}

interface PairPlace {
  readonly kind: Neighbourhood["kind"];
  readonly isUsual: boolean;
}

function fromPair(one: Operand, other: Operand, { kind, isUsual }: PairPlace): readonly Derived[] {
  const [a, b] = [one.value, other.value];
  const make = (value: number, isPercent: boolean, usual = isUsual): Derived => {
    return { value: Math.abs(value), isPercent, isUsual: usual, isYears: one.isYear, sources: [one, other] };
  };
  if (one.isYear || other.isYear) return one.isYear && other.isYear ? [make(a - b, false)] : [];
  if (one.isPercent && other.isPercent) return [make(a - b, true), make(a + b, true)];
  if (one.isPercent !== other.isPercent) {
    if (kind === "column") return [];
    const [share, whole] = one.isPercent ? [a, b] : [b, a];
    return [share, 100 - share, 100 + share].map((part) => make((part * whole) / 100, false));
  }
  const sums = [
    make(a - b, false),
    make(a + b, false),
    ...(kind === "row" ? [make(a * b, false, false)] : []),
  ];
  return a > 0 && b > 0
    ? [...sums, ...fromRatio(a, b).map(([value, isPercent]) => make(value, isPercent))]
    : sums;
}

/** How many times one is the other, its share, and the change from one to the other. */
function fromRatio(a: number, b: number): readonly (readonly [value: number, isPercent: boolean])[] {
  const shares = [a / b, b / a, 1 - a / b, 1 - b / a].map((share): [number, boolean] => [100 * share, true]);
  return [[a / b, false], [b / a, false], ...shares];
}

/** Sums of numbers that follow on each other, the mean of all, and each sum's share of the whole. */
function fromRuns(operands: readonly Operand[]): readonly Derived[] {
  const [first] = operands;
  if (
    first === undefined ||
    operands.length < 2 ||
    operands.some(({ isPercent }) => isPercent !== first.isPercent)
  )
    return [];
  const { isPercent } = first;
  const total = operands.reduce((sum, { value }) => sum + value, 0);
  const whole = { isPercent, isYears: false, isUsual: true, sources: operands };
  const derived: Derived[] = [
    { ...whole, value: total / operands.length, isUsual: false },
    { ...whole, value: total },
  ];
  for (let from = 0; from < operands.length; from += 1) {
    let sum = 0;
    for (let to = from; to < Math.min(operands.length, from + longestRun); to += 1) {
      sum += operands[to]?.value ?? 0;
      const sources = operands.slice(from, to + 1);
      const part = { isYears: false, isUsual: from === to, sources };
      if (to > from) derived.push({ ...part, value: sum, isPercent });
      if (!isPercent && total > 0) derived.push({ ...part, value: (100 * sum) / total, isPercent: true });
    }
  }
  return derived;
}

/** Says whether a number as written is another one, rounded to its decimals or, where it says "about", to its two first digits. */
export function isRounded(claim: NumberMention, value: number, isAbout: boolean): boolean {
  const shown = value / claim.scale;
  const unit = isAbout ? Math.max(10 ** -claim.decimals, leastUnit(claim)) : 10 ** -claim.decimals;
  return Math.abs(shown - claim.plain) <= unit * (isAbout ? 1 : 0.5) + 1e-9;
}

/** The unit of the last digit that is not 0, if two digits at least are told: 100 of 1,700. */
function leastUnit({ plain }: NumberMention): number {
  if (plain < 10 || !Number.isInteger(plain)) return 0;
  let unit = 1;
  while (plain % (unit * 10) === 0) unit *= 10;
  return Math.min(unit, 10 ** (Math.floor(Math.log10(plain)) - 1) * 5);
}

/**
 * Returns how likely it is that a number of this size and precision is met by chance, from how many of these stand
 * between its half and its double.
 */
export function chanceOf(claim: NumberMention, derived: readonly Derived[]): number {
  const distinct = new Set<number>();
  const unit = 10 ** -claim.decimals;
  for (const { value } of derived) {
    const shown = value / claim.scale;
    if (shown >= claim.plain / 2 && shown <= claim.plain * 2) distinct.add(Math.round(shown / unit));
  }
  return distinct.size / Math.max(1, (1.5 * claim.plain) / unit);
}
