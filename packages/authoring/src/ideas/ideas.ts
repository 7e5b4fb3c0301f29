import type { BulletItem } from "@lectern/deck";
import type { WantedPart } from "../brief/brief.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { countColumns } from "../text/words/columns.ts";
import { readContentWords } from "../text/words/words.ts";
import type { Exhibit } from "./exhibits.ts";

/** The smallest piece of a text that is shown or spoken as a whole: a sentence, a list item, a table row, a code block. */
export interface Passage {
  /** "listed" was set apart by its writer and is shown if there is room; a "sentence" must earn its place. */
  readonly kind: "listed" | "sentence" | "aside";
  /** The untouched words: what goes to the notes. */
  readonly text: string;
  /** How wide they are, in columns. */
  readonly columns: number;
  /** Passages of one paragraph have the same number. */
  readonly paragraph: number;
  /** How the passage would look as a point of a slide; asides have none. */
  readonly point?: BulletItem;
  /** How much of what the whole text is about it says, 0 to about 2. */
  readonly score: number;
}

/** A heading's words and its number. */
export interface Heading {
  readonly text: string;
  readonly number?: string;
}

/** Passages under one heading. */
export interface Part {
  readonly heading?: Heading;
  /** True where other passages under the same heading stand before these. */
  readonly continues?: true;
  readonly passages: readonly Passage[];
}

/** What one slide is about: one part, or several neighbours that share a slide. */
export interface Idea {
  /** The part that the prompt asks for and that it covers. */
  readonly wanted?: WantedPart;
  /** True where the prompt asks for it and brings nothing of it: questions stand for what is to be found out. */
  readonly isOpen?: true;
  readonly parts: readonly Part[];
  /** The headings above, highest first. */
  readonly path: readonly Heading[];
  /** Headings that this idea is the first to stand under. */
  readonly opens: readonly Heading[];
  /** What it shows better than as a list of points. */
  readonly exhibit?: Exhibit;
  /** The other forms that its matter may have, best first: one of them is taken where the prompt asks for it. */
  readonly alternatives?: readonly Exhibit[];
}

/** Returns how many lines a point takes on a slide, about. */
export function countLines(point: BulletItem): number {
  const columns = countColumns(toPlainText(point.text)) + countColumns(point.lead ?? "");
  const below = (point.children ?? []).reduce((sum, child) => sum + countLines(child), 0);
  return Math.max(1, Math.ceil(columns / columnsPerLine)) + below;
}

const columnsPerLine = 90;
const longestBrief = 60;

/** Says whether a point is a row of a few words with nothing below it. */
export function isBrief({ point }: { readonly point: BulletItem }): boolean {
  const columns = countColumns(toPlainText(point.text)) + countColumns(point.lead ?? "");
  return point.children === undefined && columns <= longestBrief;
}

/** Returns how much room a passage's words take, in columns. */
export function countPassageColumns(passages: readonly Passage[]): number {
  let sum = 0;
  for (const passage of passages) sum += passage.columns;
  return sum;
}

/** Returns the points that an idea could show, in the order of the text. */
export function pointsOf(idea: Idea): readonly Passage[] {
  const points: Passage[] = [];
  for (const { passages } of idea.parts)
    for (const passage of passages) if (hasPoint(passage)) points.push(passage);
  return points;
}

/** Says whether a passage can be shown. */
export function hasPoint(passage: Passage): passage is Passage & { readonly point: BulletItem } {
  return passage.point !== undefined;
}

/** Passages never change and are compared with each other many times. */
const wordsOfPassages = new WeakMap<Passage, readonly string[]>();

/** Returns the words of a passage that carry meaning. */
export function contentWordsOf(passage: Passage, language: string): readonly string[] {
  const known = wordsOfPassages.get(passage);
  if (known !== undefined) return known;
  const words = readContentWords(passage.text, language);
  wordsOfPassages.set(passage, words);
  return words;
}
