import type { BulletItem, BulletsSlide, OutlineSlide } from "@lectern/deck";
import { countColumns } from "../text/words/columns.ts";
import { type Quantity, readQuantities } from "../text/numbers/read-quantities.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { standsAlone } from "../text/sentences/stands-alone.ts";
import type { ComposedSlide } from "../writing/write-slide.ts";

const mostListsInARow = 2;
const longestSupport = 150;
/** Less than that bears nothing out. */
const shortestSupport = 16;
const longestLabel = 84;
const shortestTitle = 20;
const manyAtLeast = 10_000;

/**
 * Returns the slides of a text without headings with its runs of lists broken: a point with a striking amount becomes a big
 * figure, and after two lists a claim stands alone with the sentence that bears it out. The notes keep all words.
 */
export function varySlides(slides: readonly ComposedSlide[], language: string): readonly ComposedSlide[] {
  const varied: ComposedSlide[] = [];
  let lists = 0;
  for (const composed of slides) {
    const other = varied.at(-1)?.slide.kind === "numbers" ? undefined : withFigure(composed, language);
    const next = other ?? withStatement(composed, lists >= mostListsInARow);
    lists = next === undefined && composed.slide.kind === "bullets" ? lists + 1 : 0;
    varied.push(next === undefined ? composed : { ...composed, slide: next });
  }
  return varied;
}

/** A list of sentences of a text that has no heading for them. */
function readClaims({ slide, idea }: ComposedSlide): BulletsSlide | undefined {
  if (slide.kind !== "bullets" || idea.parts.length !== 1 || idea.parts[0]?.heading !== undefined)
    return undefined;
  if (idea.path.length > 0 || idea.parts[0]?.passages.some(({ kind }) => kind === "listed") === true)
    return undefined;
  const arePlain = slide.items.every(({ lead, children }) => lead === undefined && children === undefined);
  return arePlain ? slide : undefined;
}

/** One amount of money, a share or a great number, and one more point. */
function withFigure(composed: ComposedSlide, language: string): OutlineSlide | undefined {
  const slide = readClaims(composed);
  if (slide === undefined) return undefined;
  const found = slide.items.map((item) => amountOf(item, language));
  const place = found.findIndex((amount) => amount !== undefined);
  const [value, item] = [found[place], slide.items[place]];
  // A title with an amount of its own would seem to name the one below it.
  const isOwn = strikingIn(slide.title, language).length > 0;
  if (value === undefined || item === undefined || isOwn) return undefined;
  const [takeaway] = slide.items.filter(
    (other) => other !== item && isSupport(toPlainText(other.text), slide),
  );
  if (toPlainText(item.text).trim() === value) return undefined;
  const { items: _, ...frame } = slide;
  const figures = [{ value, label: toPlainText(item.text) }];
  return {
    ...frame,
    kind: "numbers",
    figures,
    ...(takeaway === undefined ? {} : { takeaway: takeaway.text }),
  };
}

function amountOf({ text }: BulletItem, language: string): string | undefined {
  const words = toPlainText(text);
  if (countColumns(words) > longestLabel) return undefined;
  const [only, ...more] = strikingIn(words, language);
  return only === undefined || more.length > 0 ? undefined : words.slice(only.start, only.end);
}

function strikingIn(words: string, language: string): readonly Quantity[] {
  return readQuantities(words, language).filter(
    ({ prefix, unit, value, start }) =>
      /[$€£¥₽%]/u.test(prefix + unit) || (value >= manyAtLeast && !isCode(words.slice(0, start))),
  );
}

/** "ISO 14001" counts nothing. */
function isCode(before: string): boolean {
  return /(?<!\p{L})\p{Lu}{2,6}[ -]$/u.test(before.slice(-8));
}

function isSupport(words: string, { title }: BulletsSlide): boolean {
  return countColumns(words) <= longestSupport && !words.startsWith(title) && standsAlone(words);
}

function withStatement(composed: ComposedSlide, isDue: boolean): OutlineSlide | undefined {
  const slide = readClaims(composed);
  if (slide === undefined || (!isDue && slide.items.length > 1)) return undefined;
  const { items, ...frame } = slide;
  const [support] = items.map(({ text }) => toPlainText(text)).filter((words) => isSupport(words, slide));
  const isClaim = countColumns(slide.title) >= shortestTitle && countColumns(slide.title) <= 90;
  if (
    support === undefined ||
    countColumns(support) < shortestSupport ||
    !isClaim ||
    slide.title.endsWith("…")
  )
    return undefined;
  return { ...frame, kind: "statement", support };
}
