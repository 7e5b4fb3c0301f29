import type { Card } from "@lectern/deck";
import type { ListItem } from "../../structure/blocks.ts";
import { capitalise } from "../../text/capitalise.ts";
import { countColumns } from "../../text/columns.ts";
import { mapAll } from "../../text/map-all.ts";
import { toPlainText, toRichText } from "../../text/rich-text.ts";
import type { Exhibit } from "../exhibits.ts";
import { findEnumeration } from "../members.ts";

const fewestCards = 3;
const mostCards = 6;
const longestText = 190;
const longestHeading = 60;
const mostWordsOfName = 5;
const definition =
  /^["“„«「]([^"“”„«»「」]{2,50})["”“»」]\s(?:means|is|refers to|bedeutet|bezeichnet|ist|désigne|signifie|significa|es|означает|betyder|betekent)\s(?=\S)/iu;

/** Returns the cards of a list that defines terms, `"Home Office" means …` each, with the numbers of its clauses. */
export function findDefinitions(items: readonly ListItem[]): Exhibit | undefined {
  const cards = mapAll(items, ({ marker, text, children }) => {
    const words = toPlainText(text);
    const found = definition.exec(words.slice(0, 90));
    if (found === null || children.length > 0) return undefined;
    const number = marker !== undefined && /^\d+\.\d/u.test(marker) ? `${marker} ` : "";
    return cardOf(`${number}${found[1] ?? ""}`, words.slice(found[0].length));
  });
  return cards === undefined ? undefined : createCards(cards, "strong");
}

/** Returns the cards of a sentence that lists things with a word on each in brackets: "Ann Lee (sales), Bo Li (design), …". */
export function findBracketed(sentence: string): Exhibit | undefined {
  const spans = findEnumeration(sentence.replace(/[.。]$/u, ""));
  if (spans === undefined) return undefined;
  const cards = spans.map(({ start, end }) => {
    const member = withoutConjunction(sentence.slice(start, end).trim());
    const open = member.indexOf(" (");
    // "There are always two kinds of nets, fine (…)" is a sentence rather than a row of names.
    if (member.slice(0, open).split(" ").length > mostWordsOfName) return undefined;
    if (open <= 0 || !member.endsWith(")") || member.indexOf("(", open + 2) !== -1) return undefined;
    return cardOf(member.slice(0, open), member.slice(open + 2, -1));
  });
  // One that needs no word is told by its name alone.
  const whole = cards.map(
    (card, index) => card ?? nameOnly(sentence.slice(spans[index]?.start, spans[index]?.end)),
  );
  return cards.filter((card) => card !== undefined).length < 2 ? undefined : createCards(whole, "strong");
}

function withoutConjunction(member: string): string {
  return member.replace(/^(?:and|und|et|y|e|и) /u, "");
}

function nameOnly(member: string): Card | undefined {
  const words = withoutConjunction(member.trim()).replace(/[.。]$/u, "");
  return words === "" ||
    words.split(" ").length > mostWordsOfName ||
    countColumns(words) > longestHeading ||
    /[()]/u.test(words)
    ? undefined
    : { heading: capitalise(words) };
}

function cardOf(heading: string, text: string): Card | undefined {
  const words = text.replace(/[.。]$/u, "").trim();
  if (words === "" || countColumns(words) > longestText || countColumns(heading) > longestHeading)
    return undefined;
  return { heading: capitalise(heading), text: toRichText(capitalise(words)) };
}

function createCards(
  cards: readonly (Card | undefined)[],
  strength: Exhibit["strength"],
): Exhibit | undefined {
  const full = cards.filter((card) => card !== undefined);
  if (full.length < cards.length || full.length < fewestCards || full.length > mostCards) return undefined;
  return { body: { kind: "cards", cards: full }, strength };
}
