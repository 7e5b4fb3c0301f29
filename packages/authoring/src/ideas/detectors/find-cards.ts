import type { Card } from "@lectern/deck";
import { countColumns } from "../../text/columns.ts";
import { mapAll } from "../../text/map-all.ts";
import type { Exhibit } from "../exhibits.ts";
import type { ListEntry } from "../list-entries.ts";

const fewestCards = 3;
const mostCards = 6;

/** Returns the cards that short parallel items make, "Term: explanation" each; definition rows are as good a form. */
export function findCards(entries: readonly ListEntry[]): Exhibit | undefined {
  if (entries.length < fewestCards || entries.length > mostCards) return undefined;
  const cards = mapAll(entries, ({ term, rest, restText, item }): Card | undefined => {
    const isShort = countColumns(rest) <= 150 && countColumns(rest) >= 4;
    if (term === undefined || !isShort || item.children.length > 0 || /^\d/u.test(term)) return undefined;
    return { heading: term, text: restText };
  });
  if (cards === undefined || new Set(cards.map(({ heading }) => heading)).size < cards.length)
    return undefined;
  return { body: { kind: "cards", cards }, strength: "weak" };
}
