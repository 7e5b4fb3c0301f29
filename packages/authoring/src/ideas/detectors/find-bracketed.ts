import type { Card } from "@lectern/deck";
import { mapAll } from "../../text/map-all.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { splitClausesOf } from "../../text/sentences/members.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readLabel } from "../../text/words/labelled.ts";
import { type Exhibit, type SectionContext, scores } from "../exhibits.ts";
import { findRecords, speaksOfRisks } from "./find-records.ts";
import { toEntries } from "./list-entries.ts";

const fewest = 3;
const most = 8;
const longestName = 70;
const longestRemark = 90;

/**
 * Returns the cards of a sentence that lists three things and more with a word on each in brackets: people with what they do
 * ("Lea Berg (biologist), Tom Ray (engineer), …"), options with what they bring. Risks with their levels are a table.
 */
export function findBracketed(sentence: string, context: SectionContext): Exhibit | undefined {
  if (sentence.length > 800 || !/[)\uFF09][.。]?$/u.test(sentence)) return undefined;
  const label = readLabel(sentence);
  const words = sentence.slice(label?.textStart ?? 0).replace(/[.。]$/u, "");
  const ways = splitClausesOf(words).filter(({ length }) => length >= fewest && length <= most);
  const members = ways.find((way) => way.every((member) => cardOf(member) !== undefined));
  const cards = members && mapAll(members, cardOf);
  if (members === undefined || cards === undefined) return undefined;
  const title = label === undefined || context.heading !== "" ? {} : { title: label.term };
  const name = label?.term ?? context.heading;
  const levels = speaksOfRisks(name)
    ? findRecords(toEntries(members.map((text) => ({ text: toRichText(text), children: [] }))), {
        ...context,
        heading: name,
      })
    : undefined;
  return { ...(levels ?? { body: { kind: "cards", cards }, score: scores.told }), ...title };
}

/** "In 2032 (by 6 %)" names nothing. */
const opensSmall =
  /^(?:in|on|at|by|for|from|to|with|im|am|bei|von|mit|für|zu|en|à|de|dans|pour|con|por|para|nel|da|per|em|op|met|voor|w|na|do|в|на|с|до)\s/iu;

function cardOf(member: string): Card | undefined {
  const [, name = "", remark = ""] =
    /^([^()\uFF08\uFF09]{1,120}?)\s?[(\uFF08]([^()\uFF08\uFF09]{2,120})[)\uFF09]$/u.exec(member.trim()) ?? [];
  const isFitting = name !== "" && countColumns(name) <= longestName && countColumns(remark) <= longestRemark;
  return isFitting && !opensSmall.test(name) && /\p{L}{2}|\p{Lo}/u.test(name) && /\p{L}{2}/u.test(remark)
    ? { heading: capitalise(name), text: toRichText(capitalise(remark)) }
    : undefined;
}
