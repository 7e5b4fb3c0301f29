/** The number that a figure shows, and what it counts. */
export interface Amount {
  readonly number: number;
  /** "£", "m²", "NOK million"; empty: nothing but a number. */
  readonly unit: string;
}

/**
 * Reads what a figure shows, "about 1,340 m²", in the separators of a language; undefined where it shows no number, more than one,
 * or one that is a bound and not an amount.
 */
export function readAmount(value: string, language: string): Amount | undefined {
  const plain = value.replace(/\p{Nd}/gu, digitOf);
  const [, before = "", digits, after = ""] = oneNumber.exec(plain) ?? [];
  if (digits === undefined || isBound.test(before) || isBound.test(after)) return undefined;
  const number = toNumber(digits, language);
  const unit = `${before.replace(hedge, "")} ${after}`.trim().replace(/\s+/gu, " ");
  return number === undefined ? undefined : { number, unit };
}

const oneNumber = /^([^\d]*)(\d+(?:[.,'’\s\u00a0\u202f]\d+)*)([^\d]*)$/u;
const isBound = /[<>≤≥±+–−-]/u;
/** "about", "rund", "≈": lower-case words before a number are no unit. */
const hedge = /^(?:[\p{Ll}\p{Lo}.]+\s|[≈~]\s*)+/u;

// The digits of a script stand together, from zero on.
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function toNumber(digits: string, language: string): number | undefined {
  const decimal = decimalOf(language);
  const [whole = "", fraction = "", ...more] = digits.split(decimal);
  const groups = whole.split(/[.,'’\s\u00a0\u202f]/u);
  const isGrouped = groups.every((group, index) => group.length === 3 || (index === 0 && group.length < 3));
  if (more.length > 0 || !/^\d*$/u.test(fraction) || (groups.length > 1 && !isGrouped)) return undefined;
  return Number(`${groups.join("")}.${fraction}0`);
}

const decimals = new Map<string, string>();

function decimalOf(language: string): string {
  const known = decimals.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(language, { numberingSystem: "latn" }).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  decimals.set(language, decimal);
  return decimal;
}
