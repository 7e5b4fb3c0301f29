import type { Card } from "@lectern/deck";
import { mapAll } from "../../text/map-all.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, scores } from "../exhibits.ts";
import type { ListEntry } from "./list-entries.ts";

const fewestCards = 3;
const mostCards = 6;
/** Returns the cards that short parallel items make, "Term: explanation" each. */
export function findCards(entries: readonly ListEntry[]): Exhibit | undefined {
  if (entries.length < fewestCards || entries.length > mostCards) return undefined;
  if (entries.some(({ item }) => item.children.length > 0)) return undefined;
  const cards = mapAll(entries, cardOf);
  if (cards === undefined || new Set(cards.map(({ heading }) => heading)).size < cards.length)
    return undefined;
  return { body: { kind: "cards", cards }, score: scores.found };
}

function cardOf({ term, rest, restText }: ListEntry): Card | undefined {
  const isShort = countColumns(rest) <= 150 && countColumns(rest) >= 4;
  return term === undefined || !isShort || /^\d/u.test(term) ? undefined : { heading: term, text: restText };
}
