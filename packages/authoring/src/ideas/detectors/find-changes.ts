import type { Figure } from "@lectern/deck";
import { capitalise } from "../../text/capitalise.ts";
import { countColumns } from "../../text/columns.ts";
import { type Quantity, readQuantities } from "../../text/read-quantities.ts";
import { toRichText } from "../../text/rich-text.ts";
import { clip } from "../../writing/create-points.ts";
import type { Exhibit, ExhibitContext } from "../exhibits.ts";
import { toEntries } from "../list-entries.ts";
import { createFigure } from "./find-figures.ts";

const mostFigures = 4;
const longestLabel = 60;
const longestText = 60;

const fromWords = /(?:^|[\s,])(?:from|von|de|da|des|van|od|från|fra|с|со|от|з|من)\s$|从$|由$/iu;
const toWords =
  /(?:^|[\s)])(?:to|auf|à|a|para|naar|do|till|til|до|إلى)\s$|→\s?$|->\s?$|到$|至$|降到$|升到$/iu;
/** What moves: the label of a figure goes without it. */
const verbs =
  /(?:[\s,]|^)(?:went|goes|fell|falls|rose|rises|grew|grows|dropped|drops|sank|shrank|declined|increased|decreased|improved|moved|was cut|were cut|was reduced|changed|is down|is up|is|ist|sind|stieg|stiegen|steigt|sank|sanken|fiel|fielen|ging|wuchs|verbesserte sich|est passée?|passe|a baissé|a augmenté|pasó|bajó|subió|aumentó|è passat[oa]|passou|caiu|ging|steeg|daalde|вырос\p{L}?|снизил\p{L}{2,3}|упал\p{L}?|(?:more |less )?(?:slowly|quickly|sharply))$/iu;

/**
 * Returns the figures of a text that tells how numbers changed, "from 6.8 s to 2.1 s": two changes, or one beside other
 * numbers of the sort "1,260 users, 4.4 out of 5".
 */
export function findChanges(sentences: readonly string[], { language }: ExhibitContext): Exhibit | undefined {
  if (sentences.length === 0 || sentences.length > 6) return undefined;
  const clauses = sentences.flatMap((sentence) => sentence.split(/; |\uFF1B|؛ /u));
  const changes = clauses.flatMap((clause) => changeOf(clause, language) ?? []);
  if (changes.length === 0) return undefined;
  const counts = clauses.flatMap((clause) => countsOf(clause, language));
  const enough = changes.length >= 2 || (changes.length === 1 && counts.length >= 2);
  // A figure here and there in a paragraph is read, not looked at.
  if (!enough || changes.length + (counts.length > 0 ? 1 : 0) < clauses.length * 0.6) return undefined;
  const ratios = counts.filter(({ value }) => /\p{Nd}\s\p{L}/u.test(value));
  const others = counts.filter((figure) => !ratios.includes(figure));
  const figures = [...changes, ...ratios, ...others].slice(0, mostFigures);
  return { body: { kind: "numbers", figures }, strength: "strong" };
}

/** "median unlock time went from 6.8 s (version 2.9) to 2.1 s in the beta". */
function changeOf(clause: string, language: string): Figure | undefined {
  const quantities = readQuantities(clause, language);
  if (quantities.length < 2) return undefined;
  for (const [index, first] of quantities.entries()) {
    if (!fromWords.test(clause.slice(Math.max(0, first.start - 8), first.start))) continue;
    const second = quantities.slice(index + 1, index + 4).find((other) => isTo(clause, first, other));
    if (second === undefined) continue;
    return createChange(clause, first, second);
  }
  return undefined;
}

function isTo(clause: string, first: Quantity, second: Quantity): boolean {
  const between = clause.slice(first.end, second.start);
  return between.length <= 48 && toWords.test(between);
}

function createChange(clause: string, first: Quantity, second: Quantity): Figure | undefined {
  const from = fromWords.exec(clause.slice(0, first.start));
  const subject = clause.slice(0, from?.index ?? 0).replace(/^.{0,48}?[:\uFF1A]\s/u, "");
  const label = capitalise(subject.replace(verbs, "").replace(verbs, "").trim());
  if (label === "" || countColumns(label) > longestLabel) return undefined;
  const isSame = first.unit === second.unit && first.prefix === second.prefix;
  const start = isSame ? `${first.prefix.length > 1 ? `${first.prefix} ` : first.prefix}${first.digits}` : "";
  const before = isSame ? start : clause.slice(first.start, first.end).trim();
  const value = `${before} → ${clause.slice(second.start, second.end).trim()}`;
  const text = clause
    .slice(second.end)
    .replace(/^[\s,]{1,2}/u, "")
    .replace(/[.。]$/u, "");
  const fits = text !== "" && countColumns(text) <= longestText;
  return { value, label, ...(fits ? { text: clip(text, longestText) } : {}) };
}

/** "1,260 beta users, 388 forms, average 4.4 out of 5": each member with its number. */
function countsOf(clause: string, language: string): readonly Figure[] {
  const members = clause.replace(/[.。]$/u, "").split(/, (?=\D{0,30}\p{Nd})|、|، /u);
  if (members.length < 2) return [];
  const figures = members.map((member) => countOf(member.trim(), language));
  return figures.every((figure) => figure !== undefined) ? figures : [];
}

const ofWords = /^\s?(?:out of|of|von|sur|de|su|van|z|из|من|\/)\s?$/iu;

function countOf(member: string, language: string): Figure | undefined {
  const [first, second, ...more] = readQuantities(member, language);
  if (first === undefined || more.length > 0 || countColumns(member) > longestLabel) return undefined;
  if (second === undefined) {
    const [entry] = toEntries([{ text: toRichText(member), children: [] }]);
    return entry === undefined ? undefined : createFigure(entry, language, false);
  }
  if (!ofWords.test(member.slice(first.end, second.start))) return undefined;
  const label = `${member.slice(0, first.start)} ${member.slice(second.end)}`.trim();
  const value = member.slice(first.start, second.end);
  return label === "" || countColumns(value) > 22 ? undefined : { value, label: capitalise(label) };
}
