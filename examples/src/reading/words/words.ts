import { normalise } from "../../corpus/normalise.ts";

/** A word, a figure, or a letter of a script without spaces, as it is compared. */
export interface Word {
  /** Lower case; a figure is its digits alone, so that "1,200", "1 200" and 1200 are one. */
  readonly text: string;
  readonly kind: "word" | "figure" | "sign";
  /** How many words it counts as: two Chinese or Japanese characters are one word, three Thai ones. */
  readonly weight: number;
}

const eastAsian = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々〆ー";
const southEastAsian = "\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";
const figure =
  "\\d{1,3}(?:[,' ]\\d{3}){1,6}(?!\\d)(?:[.,]\\d+)?|\\d+(?:\\.\\d+)+(?:,\\d+)?|\\d+,\\d{1,2}(?!\\d|,\\d)|\\d+";
const words = new RegExp(
  `(?<figure>${figure})|(?<east>[${eastAsian}])|(?<south>(?![\\p{M}])[${southEastAsian}]\\p{M}*)|` +
    `(?<word>(?:(?![${eastAsian}${southEastAsian}])[\\p{L}\\p{M}])+(?:'(?:(?![${eastAsian}])\\p{L})+)*)`,
  "gu",
);

/** Returns the words of a text in their order. */
export function toWords(text: string): readonly Word[] {
  const lines = text.split("\n").map(withCellsApart).map(normalise).map(withPlainDigits);
  return lines.flatMap((line) => [...line.matchAll(words)].map(toWord));
}

/** Returns what a sequence of words counts as. */
export function sumWeights(counted: readonly Word[]): number {
  return counted.reduce((sum, { weight }) => sum + weight, 0);
}

function toWord({ groups = {} }: RegExpMatchArray): Word {
  if (groups["figure"] !== undefined) {
    return { text: toDigits(groups["figure"]), kind: "figure", weight: 1 };
  }
  if (groups["east"] !== undefined) return { text: groups["east"], kind: "sign", weight: 1 / 2 };
  if (groups["south"] !== undefined) return { text: groups["south"], kind: "sign", weight: 1 / 3 };
  // "l'école" is "école", "don't" stays.
  const text = (groups["word"] ?? "").replace(/^\p{Script=Latin}{1,6}'(?=\p{L}{3})/u, "");
  return { text, kind: "word", weight: 1 };
}

// The commas of "South,865,910" part cells, not thousands.
function withCellsApart(line: string): string {
  const isRow = /\p{L}[\p{L}\p{M}\p{N}"']*,\S/u.test(line) && (line.match(/\S,(?=\S)/gu) ?? []).length >= 2;
  return isRow ? line.replace(/"[^"]*"|,/gu, (found) => (found === "," ? ", " : found)) : line;
}

/** Where the digits of scripts that `normalise` leaves alone begin: Devanagari, Bengali, Thai. */
const zeros = [0x966, 0x9e6, 0xe50];

function withPlainDigits(text: string): string {
  return text.replace(/[\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
}

// 4.10 and 4.1, 07 and 7 are the same.
function toDigits(found: string): string {
  const plain = /^\d+[.,]\d{1,2}$/u.test(found) ? found.replace(/[.,]?0+$/u, "") : found;
  return plain.replace(/\D/gu, "").replace(/^0+(?=\d)/u, "");
}
