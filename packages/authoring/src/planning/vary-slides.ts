import type { BulletItem, BulletsSlide, OutlineSlide } from "@lectern/deck";
import { figureOfWords } from "../ideas/detectors/figures/clause-figures.ts";
import type { Passage } from "../ideas/ideas.ts";
import { labelsOf } from "../text/languages/labels.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { standsAlone } from "../text/sentences/stands-alone.ts";
import { countColumns } from "../text/words/columns.ts";
import type { ComposedSlide, Composition } from "../writing/write-slide.ts";
import { longestLabel, readKeyFigures } from "./one-sentence.ts";
import { namesStriking, strikingAmount } from "./striking-amount.ts";

const mostListsInARow = 2;
const longestSupport = 150;
/** Less than that bears nothing out. */
const shortestSupport = 16;
const shortestTitle = 20;
const longestTitle = 90;

/**
 * Returns the slides of a text without headings with its runs of lists broken: a point with a striking amount becomes a big
 * figure, sentences that tell an amount each a row of figures, and after two lists a claim stands alone with the sentence
 * that bears it out. The notes keep all words.
 */
export function varySlides(
  slides: readonly ComposedSlide[],
  { language, showsAll }: Pick<Composition, "language" | "showsAll">,
): readonly ComposedSlide[] {
  const varied: ComposedSlide[] = [];
  let lists = 0;
  let figures = labelsOf(language)?.figures;
  for (const composed of slides) {
    const row = figures === undefined ? undefined : withKeyFigures(composed, figures, language);
    if (row !== undefined) figures = undefined;
    const isSecond = varied.at(-1)?.slide.kind === "numbers";
    const other = isSecond ? undefined : withFigure(composed, language, showsAll);
    const next = row ?? other ?? withStatement(composed, !showsAll && lists >= mostListsInARow);
    lists = next === undefined && composed.slide.kind === "bullets" ? lists + 1 : 0;
    varied.push(next === undefined ? composed : { ...composed, slide: next });
  }
  return varied;
}

/** Two to four sentences that tell an amount each are a row of figures; a deck has one such slide. */
function withKeyFigures(
  { slide, idea }: ComposedSlide,
  title: string,
  language: string,
): OutlineSlide | undefined {
  const figures = slide.kind === "bullets" ? readKeyFigures(idea, language) : undefined;
  if (figures === undefined) return undefined;
  return {
    kind: "numbers",
    title,
    figures: figures.map(({ value, told }) => {
      const words = wordsOf(told);
      return figureOfWords(words, language) ?? { value, label: words };
    }),
    ...(slide.notes === undefined ? {} : { notes: slide.notes }),
  };
}

function wordsOf({ point }: Passage): string {
  return toPlainText(point?.text ?? []);
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

/** One amount of money, a share or a great number, and one more point; more of them stay a list where all are to be seen. */
function withFigure(composed: ComposedSlide, language: string, showsAll: boolean): OutlineSlide | undefined {
  const slide = readClaims(composed);
  if (slide === undefined || (showsAll && slide.items.length > 2)) return undefined;
  const found = slide.items.map((item) => amountOf(item, language));
  const place = found.findIndex((amount) => amount !== undefined);
  const [value, item] = [found[place], slide.items[place]];
  // A title with an amount of its own would seem to name the one below it, and of several amounts none is the one.
  const named = [slide.title, ...slide.items.filter((other) => other !== item).map(wordsOfItem)];
  const isOnly = !showsAll || !named.some((words) => namesStriking(words, language));
  if (value === undefined || item === undefined || namesStriking(slide.title, language) || !isOnly)
    return undefined;
  const [takeaway] = slide.items.filter(
    (other) => other !== item && isSupport(toPlainText(other.text), slide),
  );
  const words = toPlainText(item.text).trim();
  if (words === value) return undefined;
  const { items: _, ...frame } = slide;
  const figures = [figureOfWords(words, language) ?? { value, label: words }];
  return {
    ...frame,
    kind: "numbers",
    figures,
    ...(takeaway === undefined ? {} : { takeaway: takeaway.text }),
  };
}

function wordsOfItem({ text }: BulletItem): string {
  return toPlainText(text);
}

function amountOf({ text }: BulletItem, language: string): string | undefined {
  const words = toPlainText(text);
  if (countColumns(words) > longestLabel || !namesStriking(words, language)) return undefined;
  return strikingAmount(words, language);
}

function isSupport(words: string, { title }: BulletsSlide): boolean {
  return countColumns(words) <= longestSupport && !words.startsWith(title) && standsAlone(words);
}

function withStatement(composed: ComposedSlide, isDue: boolean): OutlineSlide | undefined {
  const slide = readClaims(composed);
  if (slide === undefined || (!isDue && slide.items.length > 1)) return undefined;
  const { items, ...frame } = slide;
  const [support] = items.map(({ text }) => toPlainText(text)).filter((words) => isSupport(words, slide));
  const isClaim = countColumns(slide.title) >= shortestTitle && countColumns(slide.title) <= longestTitle;
  if (
    support === undefined ||
    countColumns(support) < shortestSupport ||
    !isClaim ||
    slide.title.endsWith("…")
  )
    return undefined;
  return { ...frame, kind: "statement", support };
}
