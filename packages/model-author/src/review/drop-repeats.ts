import type { OutlineSlide, RichText } from "@lectern/deck";
import { contentKeysOf, countShared } from "./content-keys.ts";

/** A slide without what says its title or its label again, and the texts that went. */
export interface Unrepeated {
  readonly slide: OutlineSlide;
  readonly dropped: readonly string[];
}

/** Fields that are to add something to the title of their slide. */
const additions = ["takeaway", "reading", "support", "summary", "caption"];
/** Names of a part, which its text is to add something to. */
const labels = ["heading", "label", "title"];

/**
 * Returns a slide without takeaways, readings and texts of a part whose every figure and nearly every word stands in the title
 * or label that they belong to. A text that tells more, were it one word, stays, and so does one that the prompt gives.
 */
export function dropRepeats(slide: OutlineSlide, prompt: string): Unrepeated {
  const dropped: string[] = [];
  const drops = (text: string, above: string) => {
    if (prompt.includes(text) || !saysAgain(text, above)) return false;
    dropped.push(text);
    return true;
  };
  const kept = Object.entries(slide).filter(
    ([name, value]) => !(additions.includes(name) && drops(plainOf(value), slide.title)),
  );
  return { slide: withoutGlosses(Object.fromEntries(kept), drops) as OutlineSlide, dropped };
}

type Drops = (text: string, above: string) => boolean;

function withoutGlosses(value: unknown, drops: Drops): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutGlosses(part, drops));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const label = labels.map((name) => fields[name]).find((found) => typeof found === "string");
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, part]) => {
      const isGloss = name === "text" && typeof label === "string" && drops(plainOf(part), label);
      return isGloss ? [] : [[name, withoutGlosses(part, drops)]];
    }),
  );
}

const newShare = 0.2;
/** With short words, which are articles mostly, and "no" and "not" at times: "Smoking", "No smoking". */
const newShareOfAll = 0.25;

function saysAgain(text: string, above: string): boolean {
  const { figures, words } = contentKeysOf(text);
  if (words.size === 0) return false;
  const told = contentKeysOf(above);
  const isFigureNew = countShared(figures, told.figures) < figures.size;
  const short = shortWordsOf(text);
  const newShort = short.size - countShared(short, shortWordsOf(above));
  const newWords = words.size - countShared(words, told.words);
  const all = words.size + short.size;
  return !isFigureNew && newWords <= words.size * newShare && newWords + newShort <= all * newShareOfAll;
}

function shortWordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,3}(?![\p{L}\p{M}])/gu));
}

function plainOf(value: unknown): string {
  if (typeof value === "string") return value;
  return Array.isArray(value) ? (value as RichText).map(({ text }) => text ?? "").join("") : "";
}
