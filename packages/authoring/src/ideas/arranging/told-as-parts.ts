import type { Brief } from "../../brief/brief.ts";
import type { Block } from "../../structure/blocks.ts";
import type { TaggedUnit } from "../../tagging/role.ts";
import { firstOfSteps, nextOfSteps } from "../../text/lexicon/step-words.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { readDates } from "../../text/numbers/read-dates.ts";
import { capitalise } from "../../text/words/capitalise.ts";

const fewestMembers = 2;
const fewestSteps = 2;

/**
 * Returns what was taken for the names of slides, but tells something, as a paragraph for the matter: a row of steps ("first sign
 * in, then gloves on, then sort by date"), or one with amounts and dates in it ("tiles 8,400, gutters 950", "open from 1 May").
 * Empty where a number of slides is asked for: then the row names them.
 */
export function toldAsParts(units: readonly TaggedUnit[], brief: Brief, language: string): readonly Block[] {
  const names = brief.parts.filter(({ form, details }) => form === undefined && details === undefined);
  if (brief.slideCount !== undefined || names.length < fewestMembers || names.length < brief.parts.length)
    return [];
  const lines = [...Map.groupBy(units, ({ line }) => line).values()];
  const rows = lines.map((line) =>
    line.some(({ role }) => role === "withhold") ? [] : rowIn(line.map(({ text }) => text).join(" "), names),
  );
  return rows
    .filter((row) => areSteps(row) || tellsFigures(row, language))
    .map((row): Block => (areSteps(row) ? toParagraph(row) : toList(row)));
}

const source = { start: 0, end: 0 };

function toParagraph(row: readonly string[]): Block {
  return { kind: "paragraph", text: toRichText(`${capitalise(row.join(", "))}.`), source };
}

function toList(row: readonly string[]): Block {
  const items = row.map((member) => ({ text: toRichText(capitalise(member)), children: [] }));
  return { kind: "list", ordered: false, items, source };
}

/** The members of the row in which a text names parts: all behind its colon, else from the first part on. */
function rowIn(text: string, parts: Brief["parts"]): readonly string[] {
  const [, opening = "", behind = text] = /^(.*[:：]\s)(.*)$/su.exec(text) ?? [];
  const members = behind.split(/[;，；、]\s*|,(?!\p{Nd})\s*|\.(?:\s|$)/u).map((member) => member.trim());
  const isNamed = (member: string): boolean =>
    parts.some((part) => member.toLowerCase().endsWith(part.text.toLowerCase().trim()));
  const named = members.findIndex(isNamed);
  const last = members.findLastIndex(isNamed);
  if (last - named + 1 < fewestMembers || !members.slice(named, last + 1).every(isNamed)) return [];
  return members.slice(opening === "" ? named : 0, last + 1);
}

function areSteps(row: readonly string[]): boolean {
  return row.filter((member) => firstOfSteps.test(member) || nextOfSteps.test(member)).length >= fewestSteps;
}

/** "3 questions" says how much a slide is to hold. */
function tellsFigures(row: readonly string[], language: string): boolean {
  return row.some(
    (member) => /\p{L}.*\p{Nd}\S{0,3}$/u.test(member) || readDates(member, language).length > 0,
  );
}
