import type { BulletItem, OutlineSlide, RichText } from "@lectern/deck";
import type { SlideLimits } from "../brief/brief.ts";
import { toPlainText } from "../text/markup/rich-text.ts";

/** A slide within the limits, and what of it had to go to the notes. */
interface Fitted {
  readonly slide: OutlineSlide;
  readonly moved: readonly string[];
}

/** Slides within the limits that a prompt sets, what went to their notes, and those that show more even so. */
export interface FittedSlides {
  readonly slides: readonly OutlineSlide[];
  readonly moved: readonly string[];
  readonly tooFull: readonly string[];
}

/** Returns the slides with no more words, characters and points than the prompt allows; what is too much goes to the notes. */
export function fitLimits(slides: readonly OutlineSlide[], limits: SlideLimits | undefined): FittedSlides {
  if (limits === undefined) return { slides, moved: [], tooFull: [] };
  const fitted = slides.map((slide) => fitSlide(slide, limits));
  return {
    slides: fitted.map(({ slide }) => slide),
    moved: fitted.flatMap(({ moved }) => moved),
    tooFull: fitted.filter(({ slide }) => isTooFull(slide, limits)).map(({ slide }) => slide.title),
  };
}

function fitSlide(slide: OutlineSlide, limits: SlideLimits): Fitted {
  let current = slide;
  const moved: string[] = [];
  while (isTooFull(current, limits)) {
    const shorter = shorten(current);
    if (shorter === undefined) break;
    moved.unshift(...shorter.moved);
    current = shorter.slide;
  }
  if (moved.length === 0) return { slide, moved };
  const known = slide.notes ?? "";
  const told = moved.filter((line) => !known.includes(line));
  const notes = [known, ...told].filter((line) => line !== "").join("\n");
  return { slide: { ...current, ...(notes === "" ? {} : { notes }) }, moved };
}

function isTooFull(slide: OutlineSlide, limits: SlideLimits): boolean {
  const { words = Infinity, characters = Infinity, points = Infinity } = limits;
  if (pointsOf(slide) > points) return true;
  const shown = shownTexts(slide);
  return countWords(shown) > words || countCharacters(shown) > characters;
}

/** Returns a slide without the least needed of its parts, whose words its notes then hold; undefined where all of it is needed. */
export function shortenSlide(slide: OutlineSlide): OutlineSlide | undefined {
  const shorter = shorten(slide);
  if (shorter === undefined) return undefined;
  const known = slide.notes ?? "";
  const told = shorter.moved.filter((line) => !known.includes(line));
  const notes = [known, ...told].filter((line) => line !== "").join("\n");
  return { ...shorter.slide, ...(notes === "" ? {} : { notes }) };
}

function pointsOf(slide: OutlineSlide): number {
  return slide.kind === "bullets" || slide.kind === "closing" ? (slide.items?.length ?? 0) : 0;
}

function countWords(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}][^\s]{0,80}/gu)?.length ?? 0), 0);
}

function countCharacters(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + [...text.replaceAll(/\s/gu, "")].length, 0);
}

/** Returns every text that a slide shows. */
export function shownTexts(slide: OutlineSlide): readonly string[] {
  const { kind: _, notes: __, ...shown } = slide;
  return textsIn(shown);
}

const silentFields = new Set([
  "icon",
  "sign",
  "form",
  "href",
  "language",
  "alignment",
  "role",
  "highlighted",
  "state",
  "states",
  "emphasis",
  "id",
  "to",
]);

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (silentFields.has(name) ? [] : textsIn(part)));
}

/** Takes the least needed part of a slide away: explanations before what they explain, the last points before the first. */
function shorten(slide: OutlineSlide): Fitted | undefined {
  switch (slide.kind) {
    case "title": {
      const { subtitle, ...rest } = slide;
      if (subtitle !== undefined) return { slide: rest, moved: [subtitle] };
      const { byline, ...bare } = rest;
      return byline === undefined ? undefined : { slide: bare, moved: [byline] };
    }
    case "section": {
      const { summary, ...rest } = slide;
      return summary === undefined ? undefined : { slide: rest, moved: [summary] };
    }
    case "statement": {
      const { support, ...rest } = slide;
      return support === undefined ? undefined : { slide: rest, moved: [support] };
    }
    case "chart": {
      const { reading, ...rest } = slide;
      return reading === undefined ? undefined : { slide: rest, moved: [toPlainText(reading)] };
    }
    case "numbers":
      return shortenNumbers(slide);
    case "bullets": {
      const shorter = shortenItems(slide.items);
      return shorter && { slide: { ...slide, items: shorter.items }, moved: shorter.moved };
    }
    case "closing":
      return shortenClosing(slide);
    case "agenda":
      return (
        shortenLast(slide.entries, "summary", (entries) => ({ ...slide, entries })) ?? joinEntries(slide)
      );
    case "process":
      return shortenLast(slide.steps, "text", (steps) => ({ ...slide, steps }));
    case "timeline":
      return shortenLast(slide.events, "text", (events) => ({ ...slide, events }));
    case "cards":
      return shortenLast(slide.cards, "text", (cards) => ({ ...slide, cards }));
    case "columns":
      return shortenFullest(slide.columns, "items", (columns) => ({ ...slide, columns }));
    case "comparison":
      return shortenFullest(slide.options, "points", (options) => ({ ...slide, options }));
    case "table":
      return shortenTable(slide);
    case "quote":
    case "code":
    case "flow":
    case "hierarchy":
    case "matrix":
    case "plan":
      return undefined;
  }
}

/** Takeaways give way to next steps, and of these the last one goes first. */
function shortenClosing(slide: OutlineSlide & { kind: "closing" }): Fitted | undefined {
  const { items = [], nextSteps = [], ...rest } = slide;
  const shorter = shortenItems(items);
  if (shorter !== undefined) return { slide: { ...slide, items: shorter.items }, moved: shorter.moved };
  const last = nextSteps.at(-1);
  if (last === undefined) return undefined;
  if (items.length > 0) return { slide: { ...rest, nextSteps }, moved: textsIn(items) };
  if (nextSteps.length === 1) return undefined;
  const moved = [last.action, last.owner, last.date].filter((part) => part !== undefined).join(" · ");
  return { slide: { ...rest, nextSteps: nextSteps.slice(0, -1) }, moved: [moved] };
}

const fewestEntries = 4;

/** The two neighbouring entries that take least room share a line. */
function joinEntries(slide: OutlineSlide & { kind: "agenda" }): Fitted | undefined {
  const { entries } = slide;
  if (entries.length <= fewestEntries) return undefined;
  const widths = entries
    .slice(1)
    .map(({ title }, index) => title.length + (entries[index]?.title.length ?? 0));
  const place = widths.indexOf(Math.min(...widths));
  const title = `${entries[place]?.title ?? ""} · ${entries[place + 1]?.title ?? ""}`;
  return { slide: { ...slide, entries: entries.toSpliced(place, 2, { title }) }, moved: [] };
}

const fewestRows = 3;

/** Takes the last row that is no total. */
function shortenTable(slide: OutlineSlide & { kind: "table" }): Fitted | undefined {
  const place = slide.rows.findLastIndex(({ role }) => role === undefined);
  const row = slide.rows[place];
  if (row === undefined || slide.rows.length <= fewestRows) return undefined;
  const moved = row.cells.map(toPlainText).join(" | ");
  return { slide: { ...slide, rows: slide.rows.toSpliced(place, 1) }, moved: [moved] };
}

function shortenNumbers(slide: OutlineSlide & { kind: "numbers" }): Fitted | undefined {
  const { takeaway, ...rest } = slide;
  if (takeaway !== undefined) return { slide: rest, moved: [toPlainText(takeaway)] };
  return shortenLast(slide.figures, "text", (figures) => ({ ...slide, figures }));
}

function shortenItems(
  items: readonly BulletItem[],
): { items: readonly BulletItem[]; moved: readonly string[] } | undefined {
  const nested = items.findLastIndex(({ children }) => (children?.length ?? 0) > 0);
  const item = items[nested];
  if (item !== undefined) {
    const { children = [], ...own } = item;
    return { items: items.with(nested, own), moved: children.flatMap((child) => linesOf(child)) };
  }
  const last = items.at(-1);
  return items.length <= 1 || last === undefined
    ? undefined
    : { items: items.slice(0, -1), moved: linesOf(last) };
}

function linesOf({ lead, text, children = [] }: BulletItem): readonly string[] {
  const words = toPlainText(text);
  return [lead === undefined ? words : `${lead}: ${words}`, ...children.flatMap(linesOf)];
}

/** Takes the explanation of the last part that has one. */
function shortenLast<Name extends string, Part extends { readonly [Key in Name]?: string | RichText }>(
  parts: readonly Part[],
  name: Name,
  toSlide: (parts: readonly Part[]) => OutlineSlide,
): Fitted | undefined {
  const place = parts.findLastIndex((part) => part[name] !== undefined);
  const part = parts[place];
  if (part === undefined) return undefined;
  const { [name]: text, ...rest } = part;
  const words = typeof text === "string" ? text : toPlainText(text ?? []);
  const heading = "heading" in part ? part.heading : "title" in part ? part.title : "";
  return {
    slide: toSlide(parts.with(place, rest as Part)),
    moved: [typeof heading === "string" && heading !== "" ? `${heading}: ${words}` : words],
  };
}

/** Takes the last point of the fullest part, if it has another one. */
function shortenFullest<
  Name extends string,
  Part extends { readonly [Key in Name]: readonly { readonly text: RichText }[] },
>(parts: readonly Part[], name: Name, toSlide: (parts: readonly Part[]) => OutlineSlide): Fitted | undefined {
  const most = Math.max(...parts.map((part) => part[name].length));
  const place = parts.findLastIndex((part) => part[name].length === most);
  const part = parts[place];
  const last = part?.[name].at(-1);
  if (part === undefined || last === undefined || most < 2) return undefined;
  const shorter = { ...part, [name]: part[name].slice(0, -1) };
  return { slide: toSlide(parts.with(place, shorter)), moved: [toPlainText(last.text)] };
}
