import type { OutlineSlide, PlacedElement, PlacedSlide, PlacedText } from "@lectern/deck";
import type { CorpusDeck } from "./make-deck.ts";

/** How much stands on the slides of a deck, titles and footers left aside. */
export interface Density {
  readonly medianWords: number;
  readonly mostWords: number;
  readonly medianItems: number;
  readonly mostItems: number;
  /** Median share of the content area in use, 0 to 1. */
  readonly contentShare: number;
}

/** Returns how full the slides of a deck are: words of its content slides, points of its lists. */
export function measureDensity({ rendered, authored }: CorpusDeck): Density {
  const words = rendered.deck.slides.map(countWords).slice(1);
  const items = authored.outline.slides.flatMap(countItems);
  const shares = rendered.inspection.slides
    .map(({ contentShare }) => contentShare)
    .filter((share) => share > 0);
  return {
    medianWords: toMedian(words),
    mostWords: Math.max(0, ...words),
    medianItems: toMedian(items),
    mostItems: Math.max(0, ...items),
    contentShare: toMedian(shares),
  };
}

/** Returns the words of each placed slide's body, in the order of the slides. */
export function countWords(slide: PlacedSlide): number {
  return toBodyTexts(slide).reduce((total, text) => total + countWordsOf(text), 0);
}

/** Returns the letters, figures and marks of a placed slide's body, spaces left aside. */
export function countCharacters(slide: PlacedSlide): number {
  return toBodyTexts(slide).join("").replace(/\s/gu, "").length;
}

function toBodyTexts(slide: PlacedSlide): string[] {
  return slide.elements.filter(isBody).flatMap(toTexts);
}

const aside = new Set<string>(["title", "ctrTitle", "ftr", "sldNum", "dt"]);

function isBody(element: PlacedElement): boolean {
  return element.kind !== "placeholder" || !aside.has(element.type);
}

function toTexts(element: PlacedElement): string[] {
  switch (element.kind) {
    case "placeholder":
      return [toText(element.text)];
    case "shape":
      return element.text ? [toText(element.text)] : [];
    case "table":
      return element.rows.flatMap(({ cells }) => cells.map(({ text }) => toText(text)));
    case "group":
      return element.elements.flatMap(toTexts);
    case "chart":
    case "picture":
    case "connector":
      return [];
  }
}

function toText({ paragraphs }: PlacedText): string {
  return paragraphs.map(({ runs }) => runs.map(({ text }) => text).join("")).join("\n");
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

function countWordsOf(text: string): number {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

function countItems(slide: OutlineSlide): number[] {
  if (slide.kind === "bullets") return [slide.items.length];
  if (slide.kind === "closing" && slide.items) return [slide.items.length];
  return [];
}

/** Returns the middle one of numbers in order, the upper of two; 0 of none. */
export function toMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
