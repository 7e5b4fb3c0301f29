import type { Idea } from "../ideas/ideas.ts";
import { splitEnumeration } from "../ideas/unfold-sentences.ts";
import type { Material } from "../planning/material.ts";
import { type Block, toPlainLines } from "../structure/blocks.ts";
import { toPlainText, toRichText } from "../text/markup/rich-text.ts";
import { readWholeDate } from "../text/numbers/read-dates.ts";
import { clauseWithin } from "../text/sentences/clause-within.ts";
import { splitSentences } from "../text/sentences/sentences.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { clip } from "../text/words/clip.ts";
import { countColumns } from "../text/words/columns.ts";
import { readLabel } from "../text/words/labelled.ts";
import { readKeyPhrase, readKeyTerms, titleFromIdeas } from "./choose-title.ts";

const fewestYears = 4;
/** A longer first line that opens with a label is named by that. */
const longestLine = 60;

/** What a text is about it says within its first pages. */
const mostBlocksForTerms = 300;

/** Returns what a deck is called: its cover's title, else what its text is about. */
export function nameDeck(own: string | undefined, ideas: readonly Idea[], material: Material): string {
  return own ?? material.structure.name ?? untitled(ideas, material) ?? firstWords(material);
}

/** A text without a title is named by what it is about, and by what it says of it. */
function untitled(ideas: readonly Idea[], { structure, language, guess }: Material): string | undefined {
  const rows = nameOfTable(structure.blocks, language);
  if (rows !== undefined) return rows;
  const label = openingLabel(structure.blocks, language);
  if (label !== undefined) return label;
  const claim = titleFromIdeas(ideas);
  if (structure.format === "JSON") return claim ?? guess;
  const text = structure.blocks.slice(0, mostBlocksForTerms).flatMap(toPlainLines).join("\n");
  const phrase = readKeyPhrase(text, language);
  const [term] = readKeyTerms(text, language);
  const years = yearsOf(ideas);
  // A sentence of a history hardly names it; what it speaks of most does.
  const subject = phrase ?? term;
  if (subject !== undefined && years !== undefined) return `${subject}, ${years}`;
  return guess ?? claim ?? phrase ?? term;
}

/** A text that is a table is named by what its columns hold, by what its rows are called; columns of dates by the first and the last. */
function nameOfTable(blocks: readonly Block[], language: string): string | undefined {
  const [table] = blocks;
  if (table?.kind !== "table" || blocks.length > 2) return undefined;
  const [rows = "", ...columns] = table.header.map((cell) => toPlainText(cell).trim());
  const named = columns.filter((name) => name !== "");
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const words = byWords[language.split("-", 1)[0] ?? ""];
  const isSpan = rows !== "" && named.every((name) => isPeriod(name, language));
  if (isSpan)
    return words === undefined
      ? `${capitalise(rows)}: ${first} – ${last}`
      : `${words.figures} ${words.by} ${asNoun(rows, language)}, ${first} – ${last}`;
  const whole = capitalise(
    named.length === 2 && words !== undefined
      ? `${first} ${words.and} ${asNoun(last, language)}`
      : named.join(" · "),
  );
  const isShort = named.length <= mostColumnsNamed && countColumns(whole) <= longestNamed;
  if (words !== undefined && rows !== "")
    return `${isShort ? whole : words.figures} ${words.by} ${asNoun(rows, language)}`;
  if (isShort) return whole;
  return rows === "" ? undefined : `${capitalise(rows)}: ${first} – ${last}`;
}

/** How languages say that figures are told for each of some things. */
const byWords: Readonly<
  Record<string, { readonly figures: string; readonly by: string; readonly and: string }>
> = {
  en: { figures: "Figures", by: "by", and: "and" },
  de: { figures: "Zahlen", by: "nach", and: "und" },
  fr: { figures: "Chiffres", by: "par", and: "et" },
  es: { figures: "Cifras", by: "por", and: "y" },
  it: { figures: "Cifre", by: "per", and: "e" },
  pt: { figures: "Números", by: "por", and: "e" },
  nl: { figures: "Cijfers", by: "per", and: "en" },
  sv: { figures: "Siffror", by: "per", and: "och" },
  da: { figures: "Tal", by: "pr.", and: "og" },
  nb: { figures: "Tall", by: "per", and: "og" },
};

/** A heading begins large; within a title only names, and German nouns, do. */
function asNoun(name: string, language: string): string {
  return language.startsWith("de") || !/^\p{Lu}\p{Ll}/u.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}

/** "Wedding budget: catering 7,800, hall 3,500, …": a paragraph that opens by listing what its label holds. */
function openingLabel([first, ...others]: readonly Block[], language: string): string | undefined {
  if (first?.kind !== "paragraph" || others.length > mostBesideLabel) return undefined;
  const plain = toPlainText(first.text);
  const [opening] = splitSentences(plain, language);
  const sentence = plain.slice(opening?.start ?? 0, opening?.end ?? 0).replace(/[.。]$/u, "");
  const label = readLabel(sentence);
  const rest = label === undefined ? "" : sentence.slice(label.textStart);
  return splitEnumeration(toRichText(rest)).length > 1 ? label?.term : undefined;
}

/** "Q1", "T3", "March", "2024". */
function isPeriod(name: string, language: string): boolean {
  return /^\p{Lu}[1-4]$/u.test(name) || readWholeDate(name, language) !== undefined;
}

const mostBesideLabel = 1;
const mostColumnsNamed = 4;
const longestNamed = 70;

/** The years that the timelines of a history reach from and to. */
function yearsOf(ideas: readonly Idea[]): string | undefined {
  const dates = ideas.flatMap(({ exhibit }) =>
    exhibit?.body.kind === "timeline" ? exhibit.body.events.map(({ date }) => date) : [],
  );
  const years = dates.flatMap((date) => /(?<!\p{Nd})[12]\p{Nd}{3}(?!\p{Nd})/u.exec(date)?.[0] ?? []).sort();
  const [first, last] = [years[0], years.at(-1)];
  return years.length < fewestYears || first === last ? undefined : `${first}–${last}`;
}

function firstWords({ structure }: Material): string {
  const [line = "…"] = structure.blocks
    .slice(0, mostBlocksForTerms)
    .flatMap(toPlainLines)
    .filter((words) => words.trim() !== "");
  const words = line.replace(/\s+/gu, " ").trim();
  const label = words.length > longestLine ? readLabel(words) : undefined;
  return label?.term ?? clauseWithin(words, 110) ?? clip(words, 80);
}
