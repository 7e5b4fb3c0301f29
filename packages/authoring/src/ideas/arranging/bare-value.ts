import { readQuantities } from "../../text/numbers/read-quantities.ts";
import { countColumns } from "../../text/words/columns.ts";

const widestValue = 24;

/** Says whether words are one number with what it counts, and nothing else: "1,200 euro", "71 %". */
export function isBareValue(words: string, language: string): boolean {
  const value = words.replace(/[.。।]\s*$/u, "").trim();
  const [only, ...more] = readQuantities(value, language);
  if (only === undefined || more.length > 0 || countColumns(value) > widestValue) return false;
  return only.start === 0 && /^\s?[\p{L}\p{M}]{0,16}$/u.test(value.slice(only.end));
}
