import type { QuoteSlide } from "@lectern/deck";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, scores } from "../exhibits.ts";

const shortest = 20;
const longest = 420;
const longestPerson = 150;
const marks: readonly (readonly [string, string])[] = [
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["»", "«"],
  ["「", "」"],
  ["『", "』"],
  ['"', '"'],
  ["”", "”"],
];

/** Returns the quotation that words are: in quotation marks, with who said it before or behind, or a block quote. */
export function findQuote(words: string, isBlockQuote: boolean): Exhibit | undefined {
  if (words.length > longest + 300) return undefined;
  const marked = readMarked(words);
  if (marked === undefined) return isBlockQuote ? createQuote(...splitDash(words)) : undefined;
  const [quotation, person] = marked;
  return person === "" && !isBlockQuote ? undefined : createQuote(quotation, person);
}

/** Returns the quotation of a sentence that says whose words it tells: « “…,” says Ann Lee » or « Ann Lee: “…” ». */
export function findSaid(sentence: string): Exhibit | undefined {
  const marked = sentence.length > longest + 300 ? undefined : readMarked(sentence);
  if (marked === undefined || /["“”„«»]/u.test(marked[0])) return undefined;
  const isSpaced = !/[\p{sc=Han}\p{sc=Hiragana}]/u.test(marked[0]);
  if (isSpaced && marked[0].split(" ").length < fewestWordsSaid) return undefined;
  const person = nameIn(marked[1]);
  return person === undefined ? undefined : createQuote(marked[0], person);
}

const fewestWordsSaid = 4;
const longestNamed = 60;
const fullName =
  /\p{Lu}[\p{L}.'’-]{0,24}(?: (?:de|da|van|von|al|bin|der|den|la|di) | )\p{Lu}[\p{L}.'’-]{1,24}(?: \p{Lu}[\p{L}.'’-]{1,24})?/u;

/** A name of two words at least, without the verb of saying around it; what else is said of the person goes with it. */
function nameIn(person: string): string | undefined {
  if (/[.!?:;]\s/u.test(person) || countColumns(person) > longestNamed) return undefined;
  if (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}・\s]{2,12}$/u.test(person)) return person;
  const name = fullName.exec(person);
  if (name === null) return speakerIn(person);
  const role = /^, (?!who |which |der |die |qui |que )(.{3,50})$/u.exec(
    person.slice(name.index + name[0].length),
  )?.[1];
  const before = person.slice(0, name.index).replace(/,? $/u, "");
  const isRole = before !== "" && person.slice(name.index - 2, name.index) === ", ";
  return isRole ? `${before}, ${name[0]}` : role === undefined ? name[0] : `${name[0]}, ${role}`;
}

const saying =
  /^(?:as |wie |como |comme |come )?(?<who>.{2,40}?),?(?: (?:always|once|often|used to|immer|oft|neulich|toujours|souvent|siempre|sempre|spesso|altijd|alltid|zawsze|всегда))?(?: (?:say|says|said|writes?|wrote|put it|puts it|told us|sagte?|sagt|schreibt|schrieb|meinte?|dit|disait|écrit|dice|dijo|decía|escribió|diz|disse|fala|falou|escreveu|ha detto|diceva|scrive|zegt|zei|schrijft|säger|sade|skrev|mówi|powiedział[a]?|pisze|говорит|сказала?|пишет))(?: (?:at|in|on|to|after|auf|bei|in|im|am|nach|lors|en|à|al?|no|na) .{2,40})?$/iu;
const mostWordsOfSpeaker = 5;

/** "Dennis always says", "one lady wrote", "as one graduate, Tyrell, put it at the party": who says it, by one name or none. */
function speakerIn(person: string): string | undefined {
  const who = saying.exec(person)?.groups?.["who"]?.trim();
  if (
    who === undefined ||
    who.split(" ").length > mostWordsOfSpeaker ||
    !(someone.test(who) || oneName.test(who))
  )
    return undefined;
  const [, role, name] = /^(\p{Ll}.*), (\p{Lu}\p{L}+)$/u.exec(who) ?? [];
  return role === undefined || name === undefined ? capitalise(who) : `${name}, ${role}`;
}

/** Somebody of whom only the kind is known: "one lady", "our driver". */
const someone =
  /^(?:a|an|one|our|my|eine?|unsere?|meine?|une?|notre|ma|mon|una?|nuestr[oa]|mi|nostr[oa]|um|uma|een|onze|en|ett|vår|pewien|pewna|один|одна|наш|наша) \p{L}+(?:,? \p{L}+){0,2}$/iu;
/** A single name that is no pronoun. */
const oneName =
  /^(?:[AaOo] |[Ll]a |[Ii]l |[Dd]er |[Dd]ie )?(?!(?:It|This|That|He|She|They|We|You|Er|Sie|Es|Wir|Ich|Man|Das|On|Nous|Je|Ils?|Elles?|Ell[ao]s?|Yo|Se|Lu?i|Lei|Io|El[ea]|Eu|Hij|Zij|Ze|Wij|Ik|Han|Hon|Vi|Jag|On[aoi]?)$)\p{Lu}[\p{L}’'-]{2,}$/u;

/** What stands between the first opening mark and the last closing one, and what is left of the words. */
function readMarked(words: string): readonly [string, string] | undefined {
  const text = words.trim();
  for (const [open, close] of marks) {
    const start = text.indexOf(open);
    const end = text.lastIndexOf(close);
    if (start === -1 || end <= start + shortest / 2 || start > 60) continue;
    const before = text.slice(0, start).replace(/[\s:,\uFF1A]{1,3}$/u, "");
    const after = text.slice(end + close.length);
    const person = cleanPerson(before === "" ? after : before);
    if (before !== "" && cleanPerson(after) !== "") return undefined;
    // "…," says Margit Olsen: the comma belongs to the sentence around.
    return [
      text
        .slice(start + open.length, end)
        .trim()
        .replace(/,$/u, ""),
      person.replace(speechVerb, ""),
    ];
  }
  return undefined;
}

const speechVerb = /^(?:says|said|writes|wrote|sagte?|schreibt|dit|dice|diz|говорит) (?=\p{Lu})/u;

function splitDash(words: string): readonly [string, string] {
  const place = Math.max(words.lastIndexOf(" — "), words.lastIndexOf(" – "), words.lastIndexOf(" -- "));
  const person = place < shortest ? "" : cleanPerson(words.slice(place));
  return person === "" || countColumns(person) > 90
    ? [words.trim(), ""]
    : [words.slice(0, place).trim(), person];
}

function cleanPerson(words: string): string {
  return words
    .replace(/^[\s,.(\uFF08—–-]{1,6}/u, "")
    .replace(/[\s.)\uFF09]{1,4}$/u, "")
    .trim();
}

function createQuote(quotation: string, person: string): Exhibit | undefined {
  const columns = countColumns(quotation);
  if (columns < shortest || columns > longest || countColumns(person) > longestPerson) return undefined;
  const body: Omit<QuoteSlide, "title" | "notes"> = { kind: "quote", quotation, ...splitPerson(person) };
  return { body, score: scores.setOut };
}

/** "our founder, Maren Holt" and "Maren Holt, founder": the part with two capitalised words is the name. */
function splitPerson(person: string): { name?: string; role?: string } {
  if (person === "") return {};
  const comma = person.indexOf(", ");
  if (comma === -1) return { name: person };
  const [one, other] = [person.slice(0, comma), person.slice(comma + 2)];
  const isName = (words: string): boolean =>
    /^\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){1,3}$/u.test(words);
  return isName(other) && !isName(one) ? { name: other, role: one } : { name: one, role: other };
}
