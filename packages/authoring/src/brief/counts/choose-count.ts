import type { TaggedUnit } from "../../tagging/role.ts";
import type { SlideCount } from "../brief.ts";
import type { ChainReading } from "../slots/find-slots.ts";
import { findBareCorrection, readSlotCount } from "./bare-counts.ts";
import { type FoundCount, findCounts } from "./read-slide-count.ts";

/** The first number that the chain takes for that of the slides, without a word for a slide beside it: "unas 4", "9ish". */
export function countOfSlots(
  units: readonly TaggedUnit[],
  found: ReadonlyMap<TaggedUnit, ChainReading>,
  language: string,
): SlideCount | undefined {
  return units
    .flatMap((unit) =>
      (found.get(unit)?.slots ?? []).flatMap((slot) =>
        slot.slot === "count" ? (readSlotCount(unit.text, slot, language) ?? []) : [],
      ),
    )
    .at(0);
}

/** More slides are asked for alone, and not beside another number: "within 10 pages … last year 298 bags" has one counter in Japanese. */
const mostBesideOthers = 60;

/** Numbers that take back a number of slides in the words before them, which may be another sentence. */
export function findCorrections(instruction: string, language: string): readonly FoundCount[] {
  return findCounts(instruction).flatMap((count) => findBareCorrection(instruction, count, language) ?? []);
}

/** The count that is the deck's most likely; of several alike the first. */
export function chooseCount(counts: readonly FoundCount[]): SlideCount | undefined {
  const slides = counts.filter(({ kind, weight }) => kind === "slides" && weight >= 0);
  const likely = slides.filter(({ count }) => count.most <= mostBesideOthers);
  let best: FoundCount | undefined;
  for (const count of likely.length > 0 ? likely : slides)
    if (best === undefined || isLikelier(count, best)) best = count;
  return best?.count;
}

/** Of two numbers as likely, the larger is the whole. */
function isLikelier(one: FoundCount, other: FoundCount): boolean {
  if (one.isCorrection === true) return one.weight + 3 > other.weight;
  // "15 slides; explain the causes in at most two slides": a bound within the whole.
  if (one.count.bound === "exactly" && other.count.bound === "atMost" && one.weight >= 4)
    return one.count.most > other.count.most;
  if (other.count.bound === "exactly" && one.count.bound === "atMost" && other.weight >= 4)
    return one.count.most > other.count.most;
  if (one.weight !== other.weight) return one.weight > other.weight;
  return one.count.bound === other.count.bound && one.count.most > other.count.most;
}

/** A short value with the key before it: `"slides": 6`. */
export function wordsWithKey({ text: words, span }: TaggedUnit, text: string): string {
  if (words.length > 16) return words;
  const lineStart = text.lastIndexOf("\n", span.start - 1) + 1;
  return text.slice(Math.max(lineStart, span.start - 40), span.end);
}

/** "Board update, third quarter, 8 slides": a count in the title or in the line that heads a text. */
export function countOfHead(units: readonly TaggedUnit[], text: string): SlideCount | undefined {
  const firstLine = /^\s{0,100}(\S[^\n]{0,300})(?:\n|$)/u.exec(text)?.[1] ?? "";
  const titles = units.filter(({ role }) => role === "title").map((unit) => unit.text);
  // "7장" numbers a chapter.
  const head = firstLine.replace(units[0]?.marker ?? "", "");
  const lines = [head, ...titles].filter((line) => !pagesOnly.test(line));
  // "3 incidents, 2 of them" counts something else.
  return chooseCount(lines.flatMap((line) => findCounts(line)).filter(({ weight }) => weight >= leastOfHead));
}

const leastOfHead = 3;
/** Pages are a document's as well. */
const pagesOnly = /\b(?:pages?|seiten|páginas|pagine|minut\p{L}*)\b/iu;
