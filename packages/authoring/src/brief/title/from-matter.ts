import type { TaggedUnit } from "../../tagging/role.ts";
import { countColumns } from "../../text/words/columns.ts";
import { matterLabels } from "../lexicon/title-words.ts";
import { createWordList } from "../word-list.ts";
import { readOpeningLine, readOpeningName } from "./opening-line.ts";
import { readOpeningSubject } from "./opening-subject.ts";
import { readSalientName } from "./salient-name.ts";
import { readSelfName, readTrade } from "./self-name.ts";
import type { TitleSources } from "./sources.ts";
import { isBare, isLine, tidyTitle } from "./tidy-title.ts";

export function matterTitle({ matterTitle: given, units, text: prompt }: TitleSources): string | undefined {
  // "Project information:" announces what is below it.
  const titles = units.filter(
    ({ role, text, closesLine }) =>
      role === "title" && text.trim() !== "" && !(closesLine && /[:：]\s*$/u.test(text)),
  );
  return [given, ...titles.map((unit) => wholeLine(unit, prompt, units))].find((title) => {
    const tidy = tidyTitle(title);
    return tidy !== undefined && !isBare(tidy);
  });
}

/** "Night shifts and sleep: what helps": a title goes on behind its colon, dash or abbreviation to the end of its line. */
function wholeLine(
  { span, text, closesLine }: TaggedUnit,
  prompt: string,
  units: readonly TaggedUnit[],
): string {
  if (closesLine) return text;
  const end = prompt.indexOf("\n", span.end);
  const line = prompt.slice(span.start, end === -1 ? undefined : end).trim();
  const rest = units.filter((unit) => unit.span.start > span.start && (end === -1 || unit.span.start < end));
  const isOneTitle = rest.length > 0 && rest.every(({ role }) => role === "title");
  if (!isOneTitle && !/[:：]\s*$/u.test(text)) return text;
  return countColumns(line) <= 90 && !/[.!?。！？]$/u.test(line) ? line : text;
}

/** A heading above all matter, higher than those below it. */
export function headline({ units, headings }: TitleSources): string | undefined {
  const matter = units.filter(({ role }) => role === "content" || role === "heading");
  const [first] = matter;
  if (first === undefined) return headings?.length === 1 ? headings[0] : undefined;
  if (first.role !== "heading" || /[:：]\s{0,2}$/u.test(first.text)) return undefined;
  const others = matter.filter((unit) => unit !== first && unit.role === "heading");
  const isAbove =
    others.length === 0 || others.every(({ depth }) => depth > first.depth) || matter[1]?.role === "heading";
  return isAbove ? first.text : undefined;
}

const labels = createWordList(matterLabels);

/** "Project: Harbour tunnel". */
export function labelled({ units }: TitleSources): string | undefined {
  for (const { text, role } of units.slice(0, 60)) {
    if (role !== "content" && role !== "heading") continue;
    const match = /^["'*]{0,2}([\p{L}\p{M}]{2,20})["'*]{0,2}\s{0,2}[:：]\s{0,3}(.{2,90})$/u.exec(
      text.slice(0, 140),
    );
    if (match !== null && labels.has((match[1] ?? "").toLowerCase()))
      return (match[2] ?? "").split(/, (?=an? |eine? )/u)[0];
  }
  return undefined;
}

/** A first line of the matter that reads like a title: short, no sentence, no label, no row. */
export function firstLine({ units }: TitleSources): string | undefined {
  const [first, second] = units.filter(({ role }) => role === "content" || role === "heading");
  if (
    first === undefined ||
    second === undefined ||
    first.form === "item" ||
    first.form === "row" ||
    !first.opensLine ||
    !first.closesLine
  )
    return undefined;
  const isTitle =
    isLine(first.text) && countColumns(first.text) <= 60 && !/[:：|\t,]|\d{2}/u.test(first.text);
  return isTitle && second.form !== "row" ? first.text : undefined;
}

/** The line that stands above all others. */
export function openingLine({ units, text }: TitleSources): string | undefined {
  return readOpeningLine(units, text);
}

/** "We are a family bakery in Hereford, …": what tells who speaks. */
export function whoWeAre({ units }: TitleSources): string | undefined {
  return readSelfName(units) ?? readTrade(units);
}

export function openingName({ units, language }: TitleSources): string | undefined {
  return readOpeningName(units, language);
}

/** What the first sentence of the matter speaks of. */
export function openingSubject({ units, language }: TitleSources): string | undefined {
  return readOpeningSubject(units, language);
}

/** The name that the matter says most, and more than once. */
export function nameAlone({ units }: TitleSources): string | undefined {
  return readSalientName(units, "", 2);
}

export function anyHeading({ units, headings }: TitleSources): string | undefined {
  const isTitle = (words: string): boolean => isLine(words) && !isBare(words);
  return units.find(({ role, text }) => role === "heading" && isTitle(text))?.text ?? headings?.find(isTitle);
}

/** "# Presentation 7": a title that says only what it heads is the text's own still. */
export function ownTitle({ units }: TitleSources): string | undefined {
  return tidyTitle(units.find(({ role, form }) => role === "title" && form === "heading")?.text);
}
