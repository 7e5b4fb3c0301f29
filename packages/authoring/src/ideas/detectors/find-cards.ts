import type { Card } from "@lectern/deck";
import { mapAll } from "../../text/map-all.ts";
import { capitaliseText, toRichText } from "../../text/markup/rich-text.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, scores } from "../exhibits.ts";
import type { ListEntry } from "./list-entries.ts";

const fewestCards = 3;
const mostCards = 6;
const longestText = 190;
const definition =
  /^["“„«「]([^"“”„«»「」]{2,50})["”“»」]\s(?:means|is|refers to|bedeutet|bezeichnet|ist|désigne|signifie|significa|es|означает|betyder|betekent)\s(?=\S)/iu;

/** Returns the cards that short parallel items make, "Term: explanation" or `"Term" means …` each. */
export function findCards(entries: readonly ListEntry[]): Exhibit | undefined {
  if (entries.length < fewestCards || entries.length > mostCards) return undefined;
  if (entries.some(({ item }) => item.children.length > 0)) return undefined;
  const defined = mapAll(entries, definedBy);
  const cards = defined ?? mapAll(entries, cardOf);
  if (cards === undefined || new Set(cards.map(({ heading }) => heading)).size < cards.length)
    return undefined;
  return { body: { kind: "cards", cards }, score: defined === undefined ? scores.found : scores.setOut };
}

function cardOf({ term, rest, restText }: ListEntry): Card | undefined {
  const isShort = countColumns(rest) <= 150 && countColumns(rest) >= 4;
  return term === undefined || !isShort || /^\d/u.test(term)
    ? undefined
    : { heading: term, text: capitaliseText(restText) };
}

/** Clauses keep their numbers. */
function definedBy({ words, item }: ListEntry): Card | undefined {
  const found = definition.exec(words.slice(0, 90));
  if (found === null) return undefined;
  const number = item.marker !== undefined && /^\d+\.\d/u.test(item.marker) ? `${item.marker} ` : "";
  const text = words
    .slice(found[0].length)
    .replace(/[.。]$/u, "")
    .trim();
  return text === "" || countColumns(text) > longestText
    ? undefined
    : { heading: `${number}${capitalise(found[1] ?? "")}`, text: toRichText(capitalise(text)) };
}
