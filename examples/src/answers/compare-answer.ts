import { inflateEntry, parseRelationships, readZip } from "@lectern/ooxml";
import { type PptxWords, readPptx } from "../reading/deck/read-pptx.ts";
import { toWords } from "../reading/words/words.ts";

/** A text of an answer that is not in the file as it was written. */
export interface Difference {
  /** Where it stands in the answer: "/slides/3/items/1/text". */
  readonly pointer: string;
  readonly text: string;
  /** Its words and figures that stand nowhere in the file; empty where only their order differs. */
  readonly missing: readonly string[];
}

/** Fields whose words choose something or plan the deck, and are not shown. */
const choosing =
  /^\/(?:message|ask|look|plan\/\d+)$|\/(?:kind|form|icon|picture|partsOf|alignment|sign|state|states\/\d+|emphasis|id|to|codeLanguage|highlightedCategory|plannedFrom|decimals|(?:rows|references)\/\d+\/role)$/u;
/** Numbers that say where or how large something is drawn, beside the words that say it. */
const drawn =
  /\/(?:amount|amount\/value|total\/value|share\/(?:part|whole)|start|end|at|done|x|y|size|references\/\d+\/value)$/u;

/**
 * Returns the texts of an answer of which a word, number or date does not stand in the file, on slides or in notes, each
 * as often as it was written, or stands there in another order. Texts that the report tells as left out count as told.
 */
export function compareAnswer(
  answer: unknown,
  bytes: Uint8Array,
  leftOut: readonly string[] = [],
): readonly Difference[] {
  const file = readPptx(bytes);
  const told = [...toTold(file), ...toTargets(bytes), ...leftOut];
  const left = countWords(told.flatMap((text) => toWords(text).map((word) => word.text)));
  const lines = ` ${told.map((text) => toRun(text)).join(" | ")} `;
  return toTexts(answer, "")
    .filter(([pointer]) => !choosing.test(pointer) && !drawn.test(pointer))
    .flatMap(([pointer, text]) => text.split("\n").map((line) => [pointer, line] as const))
    .flatMap(([pointer, text]) => {
      const missing = toWords(withoutMarks(text))
        .map((word) => word.text)
        .filter((word) => !take(left, word));
      // A source whose words all stand in the caption above it is not said again below.
      const isSaid = missing.length === 0 && pointer.endsWith("/source");
      const isWhole = missing.length === 0 && lines.includes(` ${toRun(withoutMarks(text))} `);
      return isWhole || isSaid || toRun(text) === "" ? [] : [{ pointer, text, missing }];
    });
}

function toTold({ slides, elsewhere }: PptxWords): readonly string[] {
  return [...slides.flatMap(({ paragraphs, notes }) => [...paragraphs, ...notes]), ...elsewhere];
}

/** The addresses that the file's links lead to. */
function toTargets(bytes: Uint8Array): readonly string[] {
  return [...readZip(bytes).entries.values()]
    .filter(({ name }) => name.endsWith(".rels"))
    .flatMap((entry) => parseRelationships(inflateEntry(entry)))
    .flatMap(({ external, target }) => (external ? [target] : []));
}

function toTexts(value: unknown, pointer: string): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[pointer, value]];
  if (typeof value === "number") return [[pointer, String(value)]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => toTexts(inner, `${pointer}/${key}`));
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function take(left: Map<string, number>, word: string): boolean {
  const count = left.get(word) ?? 0;
  left.set(word, count - 1);
  return count > 0;
}

function toRun(text: string): string {
  return toWords(text)
    .map((word) => word.text)
    .join(" ");
}

// A balanced pair around words is markup, which the file shows as bold or code, and a link's address is not shown.
function withoutMarks(text: string): string {
  return text.replace(/(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1/gu, "$2").replace(/\[([^\]]+)\]\([^)\s]+\)/gu, "$1");
}
