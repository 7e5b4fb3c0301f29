import { type DatePlace, readWholeDate } from "./read-dates.ts";

const word = /[\p{L}\p{M}]{3,}/gu;

/** Returns the only month that words name without a day or year, and where: "fees in March"; undefined where they name none or more. */
export function findMonth(words: string, language: string): DatePlace | undefined {
  const found = [...words.matchAll(word)].flatMap(({ index, 0: name }): readonly DatePlace[] => {
    const date = readWholeDate(name, language);
    return date?.precision === "month" ? [{ ...date, start: index, end: index + name.length }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
