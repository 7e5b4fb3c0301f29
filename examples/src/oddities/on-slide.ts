import type { BulletItem, OutlineSlide, RichText } from "@lectern/deck";
import { toBodyStrings } from "../corpus/slide-strings.ts";
import type { Oddity } from "./oddity.ts";
import { isUnspaced, lettersOf, type PromptText, wordsOf } from "./prompt-text.ts";

type Found = Omit<Oddity, "slide">;

/** Returns what is wrong with the texts of one slide beside each other. */
export function findOnSlide(slide: OutlineSlide, prompt: PromptText): readonly Found[] {
  if (slide.kind === "title" || slide.kind === "agenda" || slide.kind === "section") return [];
  const filled = fillers(slide, prompt);
  if (filled.length > 0) return filled;
  return [...saidTwice(slide), ...joinedNames(slide), ...unnamed(slide, prompt), ...alone(slide)];
}

/** A label that says its figure again, a text that says the title again, a name that heads and signs. */
function saidTwice(slide: OutlineSlide): readonly Found[] {
  const found: string[] = [];
  const title = lettersOf(slide.title);
  const body = sentencesOf(slide).filter((text) => lettersOf(text).length >= shortestSaid);
  for (const text of body) {
    const own = lettersOf(text);
    if (own === title || (own.length >= shortestPart && title.includes(own))) found.push(text);
    else if (title.length >= shortestPart && own.includes(title)) found.push(text);
  }
  if (slide.kind === "numbers") {
    for (const { value, label } of slide.figures)
      if (hasAmount(label, value)) found.push(`${value} – ${label}`);
  }
  if (slide.kind === "chart" && slide.reading !== undefined) {
    const reading = toText(slide.reading);
    // A reading of nothing but a label and its value is drawn already.
    if (onlyRepeats(reading, slide)) found.push(reading);
  }
  return found.map((text) => ({ kind: "twice", text }));
}

const shortestSaid = 6;
const shortestPart = 16;

/** The texts that say something for themselves; names of rows, columns and categories belong to a title as well. */
function sentencesOf(slide: OutlineSlide): readonly string[] {
  switch (slide.kind) {
    case "chart":
      return [slide.chart.unit ?? "", slide.reading === undefined ? "" : toText(slide.reading)];
    case "quote":
      return [slide.name ?? ""];
    case "table":
      return slide.takeaway === undefined ? [] : [toText(slide.takeaway)];
    case "columns":
    case "comparison":
      return slide.takeaway === undefined ? [] : [toText(slide.takeaway)];
    default:
      return toBodyStrings(slide);
  }
}

function hasAmount(label: string, value: string): boolean {
  const amounts: readonly string[] = value.match(/\p{Nd}[\p{Nd}.,' ]*/gu) ?? [];
  const [amount] = amounts;
  return amount !== undefined && amounts.length === 1 && wordsOf(label).includes(amount.trim());
}

function onlyRepeats(reading: string, slide: Extract<OutlineSlide, { kind: "chart" }>): boolean {
  const { categories } = slide.chart;
  if (categories.length > mostSeenAtOnce) return false;
  return categories.some((category) => reading.endsWith(`(${category})`)) && /[:：]/u.test(reading);
}

/** The highest of so many columns is seen without a word. */
const mostSeenAtOnce = 8;

/** "Cost · Start · Time" above columns that are called so. */
function joinedNames(slide: OutlineSlide): readonly Found[] {
  const names = (slide.title.split(": ").at(-1) ?? "").split(" · ");
  if (names.length < 2) return [];
  const body = toBodyStrings(slide).map(lettersOf);
  const again = names.filter((name) => body.some((text) => text.startsWith(lettersOf(name))));
  return again.length < 2 ? [] : [{ kind: "joined names", text: slide.title }];
}

/** A title without a word of the prompt above matter of it: "Overview". */
function unnamed(slide: OutlineSlide, prompt: PromptText): readonly Found[] {
  if (slide.kind === "closing" || isUnspaced(slide.title)) return [];
  if (!isMatter(slide, prompt)) return [];
  const words = wordsOf(slide.title.replace(/ \(\d+\/\d+\)$/u, "")).filter((word) => /\p{L}{2}/u.test(word));
  return words.length === 0 || words.some((word) => prompt.words.has(word))
    ? []
    : [{ kind: "unnamed", text: slide.title }];
}

function isMatter(slide: OutlineSlide, prompt: PromptText): boolean {
  const words = toBodyStrings(slide).flatMap(wordsOf);
  return words.filter((word) => prompt.words.has(word)).length >= words.length * matterShare;
}

const matterShare = 0.7;

/** A slide that only says that something belongs on it. */
function fillers(slide: OutlineSlide, prompt: PromptText): readonly Found[] {
  const [item, ...more] = slide.kind === "bullets" ? slide.items : [];
  if (item === undefined || more.length > 0) return [];
  const text = toText(item.text);
  const isAdded = lettersOf(text).includes(lettersOf(slide.title)) && text.length > slide.title.length + 8;
  const isForeign = wordsOf(text).some((word) => !prompt.words.has(word));
  return isAdded && isForeign ? [{ kind: "filler", text }] : [];
}

/** A page of one short line. */
function alone(slide: OutlineSlide): readonly Found[] {
  const text = onlyLine(slide);
  return text === undefined || wordsOf(text).length > mostWordsAlone ? [] : [{ kind: "alone", text }];
}

const mostWordsAlone = 6;

/** Returns the only line of a slide: a statement without a word of support, or a list of one point. */
export function onlyLine(slide: OutlineSlide): string | undefined {
  if (slide.kind === "statement") return slide.support === undefined ? slide.title : undefined;
  const items: readonly BulletItem[] = slide.kind === "bullets" ? slide.items : [];
  const [item, ...more] = items;
  const hasMore =
    more.length > 0 || item?.children !== undefined || (slide.kind === "bullets" && slide.takeaway);
  return item === undefined || hasMore ? undefined : toText(item.text);
}

function toText(text: RichText): string {
  return text.map((run) => run.text).join("");
}
