/** A wish for a number of slides: the least and the most that meet it; undefined ends are open. */
export interface AskedCount {
  /** As it was written: "8", "<=8", ">=8", "~8", "6-8". */
  readonly says: string;
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/**
 * Returns the wish that "8", "<=8", ">=8", "~8" (a fifth more or less, at least one slide) or "6-8" stands for, undefined
 * for "-". Throws a RangeError for anything else.
 */
export function parseAskedCount(says: string): AskedCount | undefined {
  if (says === "-") return undefined;
  const [, sign = "", first = "", last] = /^(<=|>=|~)?(\d{1,3})(?:[-–](\d{1,3}))?$/u.exec(says) ?? [];
  if (first === "" || (sign !== "" && last !== undefined)) {
    throw new RangeError(`Expected slides as 8, <=8, >=8, ~8, 6-8 or -, got "${says}".`);
  }
  const count = Number(first);
  const slack = Math.max(1, Math.floor(count / 5));
  switch (sign) {
    case "<=":
      return { says, least: undefined, most: count };
    case ">=":
      return { says, least: count, most: undefined };
    case "~":
      return { says, least: count - slack, most: count + slack };
    default:
      return { says, least: count, most: last === undefined ? count : Number(last) };
  }
}

/** True where a number of slides meets a wish. */
export function isCountMet({ least, most }: AskedCount, slideCount: number): boolean {
  return slideCount >= (least ?? 1) && slideCount <= (most ?? Number.POSITIVE_INFINITY);
}
