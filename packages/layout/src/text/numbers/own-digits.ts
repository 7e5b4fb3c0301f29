import type { Outline } from "@lectern/deck";
import { rememberLatest } from "../lines/remember-latest.ts";

/** Writes a whole number in the digits that a deck is written in. */
export type ToDigits = (value: number) => string;

/**
 * Returns how a deck counts: in the digits of its language's script ("٣", "۳"), unless its own titles and texts have more
 * digits of the European kind.
 */
export function digitsOf({ language, slides }: Pick<Outline, "language" | "slides">): ToDigits {
  const system = nativeSystems[baseOf(language)];
  if (system === undefined) return String;
  const native = new Intl.NumberFormat(language, { useGrouping: false, numberingSystem: system });
  const own = new Set(Array.from({ length: 10 }, (_, digit) => native.format(digit)));
  const count = countDigits(slides, own);
  return count.european > count.own ? String : (value) => native.format(value);
}

// A locale takes as long to make as a slide to place.
const baseOf = rememberLatest((language: string) => new Intl.Locale(language).language);

/** Of languages whose scripts have digits of their own that are in everyday use (Unicode CLDR, native numbering systems). */
const nativeSystems: Readonly<Record<string, string>> = {
  ar: "arab",
  ckb: "arab",
  fa: "arabext",
  ps: "arabext",
  ur: "arabext",
  bn: "beng",
  mr: "deva",
  my: "mymr",
  ne: "deva",
};

function countDigits(value: unknown, own: ReadonlySet<string>): { european: number; own: number } {
  const count = { european: 0, own: 0 };
  const visit = (part: unknown): void => {
    if (typeof part === "string") {
      for (const character of part) {
        if (character >= "0" && character <= "9") count.european += 1;
        else if (own.has(character)) count.own += 1;
      }
    } else if (typeof part === "object" && part !== null) {
      for (const [key, inner] of Object.entries(part)) if (key !== "href" && key !== "code") visit(inner);
    }
  };
  visit(value);
  return count;
}
