import type { OutlineSlide } from "@lectern/deck";
import type { ComparedSlide, DeckWords } from "../reading/deck/deck-words.ts";
import { toKeyWords, toShareFoundInAnyForm, toWordSet } from "../reading/words/key-words.ts";
import { toPlainWords } from "../reading/words/to-plain-words.ts";
import { toWords } from "../reading/words/words.ts";
import type { FormKind, KeyedPrompt, WantedForm } from "./keyed-prompt.ts";

/** A number of wanted things, and those that the deck lacks (or, of what is not to be there, has). */
export interface Tally {
  readonly wanted: number;
  readonly faults: readonly string[];
}

/** A deck beside its key. */
export interface Judged {
  readonly name: string;
  readonly title: Tally;
  readonly count: Tally;
  readonly parts: Tally;
  /** Facts whose strings stand on one slide together. */
  readonly facts: Tally;
  /** Facts whose strings stand anywhere on slides or in notes. */
  readonly told: Tally;
  readonly forms: Tally;
  readonly asks: Tally;
  readonly secrets: Tally;
  readonly language: Tally;
}

export const figures = [
  "title",
  "count",
  "parts",
  "facts",
  "told",
  "forms",
  "asks",
  "secrets",
  "language",
] as const;

/** Returns how a deck stands against its key; `outline` has the slides that the deck was laid out from. */
export function judgeDeck(prompt: KeyedPrompt, deck: DeckWords, outline: readonly OutlineSlide[]): Judged {
  const { key, name } = prompt;
  const slides = deck.slides.map(toText);
  const notes = deck.slides.map((slide) => slide.notes.map(toPlainWords).join("\n"));
  const everywhere = [
    ...slides,
    ...notes,
    ...deck.elsewhere.map((words) => words.map(({ text }) => text).join(" ")),
  ];
  const all = [...slides, ...notes].join("\n");
  return {
    name,
    title: tally(
      [key.title],
      (titles) => !titles.some((title) => isTitle(title, deck)),
      () => deck.slides[0]?.title ?? "",
    ),
    count: tally(
      key.count === null ? [] : [key.count],
      (count) => slides.length !== count,
      (count) => `${slides.length} not ${count}`,
    ),
    parts: tally(key.parts, (part) => !hasPart(part, deck)),
    facts: tally(
      key.facts,
      (fact) =>
        !slides.some((slide) => hasAll(slide, fact)) &&
        !isDrawn({ kind: "chart", of: fact }, outline, ["chart"]),
      join,
    ),
    told: tally(key.facts, (fact) => !hasAll(all, fact), join),
    forms: tally(
      key.forms,
      (form) => !isDrawn(form, outline),
      ({ kind, of }) => `${kind}: ${join(of)}`,
    ),
    asks: tally(key.asks, (ask) => slides.some((slide) => hasWords(slide, ask))),
    secrets: tally(key.secret, (secret) => everywhere.some((text) => text.includes(toPlainWords(secret)))),
    language: tally(
      [key.lang],
      (lang) => base(deck.language) !== base(lang),
      (lang) => `${deck.language} not ${lang}`,
    ),
  };
}

function tally<Thing>(
  wanted: readonly Thing[],
  isFault: (thing: Thing) => boolean,
  tell: (thing: Thing) => string = String,
): Tally {
  return { wanted: wanted.length, faults: wanted.filter(isFault).map(tell) };
}

function join(strings: readonly string[]): string {
  return strings.join(" + ");
}

function base(language: string): string {
  return language.split("-")[0]?.toLowerCase() ?? "";
}

function toText(slide: ComparedSlide): string {
  return toPlainWords([slide.title, ...slide.body].join("\n"));
}

function hasAll(text: string, strings: readonly string[]): boolean {
  const bare = text.replaceAll(" ", "");
  return strings.every((string) => bare.includes(toPlainWords(string).replaceAll(" ", "")));
}

/** A single short word ("thanks") has to stand as a word. */
function hasWords(text: string, ask: string): boolean {
  const wanted = toPlainWords(ask).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  if (wanted === "") return false;
  const at = text.indexOf(wanted);
  if (at < 0) return false;
  const isInWord = (index: number) => /[\p{L}\p{N}]/u.test(text[index] ?? "");
  return (
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(wanted) ||
    (!isInWord(at - 1) && !isInWord(at + wanted.length))
  );
}

const titleShare = 0.6;
const partShare = 0.6;

/** Three fifths of the key words of the ideal title stand on the cover, and as many of the cover's title in the ideal one. */
function isTitle(ideal: string, { slides }: DeckWords): boolean {
  const [cover] = slides;
  const isCovered = toShareFoundInAnyForm(toKeyWords(ideal), toWordSet([cover?.shown ?? []])) >= titleShare;
  const isMeant =
    toShareFoundInAnyForm(toKeyWords(cover?.title ?? ""), toWordSet([toWords(ideal)])) >= titleShare;
  return cover !== undefined && cover.title !== "" && isCovered && isMeant;
}

/** A part has a slide with three fifths of its key words in the title, or a heading of its own. */
function hasPart(part: string, { slides }: DeckWords): boolean {
  const words = toKeyWords(part);
  const fits = (text: string) => toShareFoundInAnyForm(words, toWordSet([toWords(text)])) >= partShare;
  return slides
    .slice(1)
    .some(({ title, body }) => fits(title) || body.some((text) => text.length <= 60 && fits(text)));
}

const drawnAs: Readonly<Record<FormKind, readonly string[]>> = {
  chart: ["chart", "numbers"],
  table: ["table", "comparison"],
  timeline: ["timeline", "plan"],
  process: ["process", "flow", "timeline"],
  comparison: ["comparison", "columns", "table", "matrix", "cards"],
  figures: ["numbers", "chart"],
  quote: ["quote"],
  code: ["code"],
};

/** The numbers of a chart stand for themselves: its labels show them as the text does ("58 %", "5,9 Mio."). */
function isDrawn(
  { kind, of }: WantedForm,
  outline: readonly OutlineSlide[],
  kinds: readonly string[] = drawnAs[kind],
): boolean {
  return outline.some((slide) => {
    if (!kinds.includes(slide.kind)) return false;
    const said = toPlainWords(toSaid(slide)).replaceAll(" ", "");
    const values =
      slide.kind === "chart" ? new Set(slide.chart.series.flatMap((series) => series.values)) : new Set();
    return of.every(
      (wanted) =>
        said.includes(toPlainWords(wanted).replaceAll(" ", "")) ||
        readings(wanted).some((value) => values.has(value)),
    );
  });
}

/** What a number may say, its marks read as those of thousands or of decimals: "1.840 t" as 1840 and as 1.84. */
function readings(wanted: string): readonly number[] {
  const digits = /^\P{L}*?(\p{Nd}[\p{Nd}.,'’\s]*)/u.exec(wanted)?.[1]?.trim() ?? "";
  if (digits === "") return [];
  const decimal = digits
    .replace(/[.,](?=\p{Nd}+$)/u, "_")
    .replaceAll(/[.,'’\s]/gu, "")
    .replace("_", ".");
  return [Number(digits.replaceAll(/[.,'’\s]/gu, "")), Number(decimal)];
}

/** Every text and number that a slide of an outline says, notes apart. */
function toSaid(value: unknown, key = ""): string {
  if (key === "notes") return "";
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map((item) => toSaid(item)).join(" ");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([name, item]) => toSaid(item, name))
      .join(" ");
  return "";
}
