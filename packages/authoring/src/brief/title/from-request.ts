import type { TaggedUnit } from "../../tagging/role.ts";
import { findTerms, termBit, termBits } from "../../text/lexicon/terms/find-terms.ts";
import { readLabel } from "../../text/words/labelled.ts";
import { readPlainTopic } from "../topic/plain-topic.ts";
import { trimSlot } from "../trim-slot.ts";
import { readPurpose } from "./about-phrase.ts";
import { readNamedReader } from "./from-genre.ts";
import { forWhom, longestAbout, longestQuestion, questionWords } from "./from-topic.ts";
import type { TitleSources } from "./sources.ts";
import { isBare, withoutLead } from "./tidy-title.ts";

const notesOf =
  /^(?:(?:my|our|meine|unsere|mes|nos|mis) )?(?:notes|minutes|summary|recap|notizen|protokoll|zusammenfassung|compte[- ]rendu|résumé|apuntes|notas|acta|resumen|resumo|appunti|verbale|notities|notulen|anteckningar|protokoll|referat|notatki|protokół|zápis|заметки|протокол|итоги|нотатки) (?:from|of|on|aus|von|vom|zur|zum|de la|de l'|du|de|del|della|dell'|da|do|van|från|fra|ze?|со?|зі?) ?(?:(?:today|yesterday|last week|this week)['’]s |(?:the|our|der|dem|unserer|heutigen|gestrigen|la|il|het|de) )*(\p{L}[^,;:.!?()\n]{3,60})/iu;

/** "Notes from today's project meeting": what a request says its notes are of. */
export function notesOfWhat({ units }: TitleSources): string | undefined {
  for (const { role, text } of units.slice(0, 12)) {
    const words = role === "request" || role === "title" ? notesOf.exec(text)?.[1] : undefined;
    if (words !== undefined && words.split(" ").length <= 7) return words.trim();
  }
  return undefined;
}

/** "A talk for my team: why we should plant hedges": what follows the colon of a request in its line. */
export function saidBehindColon({ units }: TitleSources): string | undefined {
  for (const [index, { role, text }] of units.slice(0, 12).entries()) {
    const next = units[index + 1];
    if (role !== "request" || next === undefined || next.opensLine || !/[:：]\s*$/u.test(text)) continue;
    if (questionWords.test(next.text) && next.text.split(" ").length <= longestQuestion)
      return next.text.replace(/[.!?。！？]+$/u, "");
  }
  return undefined;
}

/** "My dj packages, make it look good": the first words of a request, where they ask nothing. */
export function askedFirst({ units }: TitleSources): string | undefined {
  const [first] = units;
  if (first?.role !== "request") return undefined;
  const line = first.text.trim();
  if (isNamedLine(line)) return withoutLead(line);
  if (!/[,，、–—]/u.test(line)) return undefined;
  const words = (first.text.split(/[,，、–—]/u)[0] ?? "").trim();
  const isNamed = words.split(" ").length <= 7 && words.length >= 4 && !/[:：?？]/u.test(words);
  return isNamed && findTerms(words).every(({ classes }) => (classes & wishes) === 0)
    ? withoutLead(words)
    : undefined;
}

/** "Bell Cottage – what guests should know": a name and what is told of it, where neither asks for anything. */
function isNamedLine(line: string): boolean {
  return (
    /^\p{Lu}[^,.!?:;()–—]{2,40} [–—] [^,.!?:;()–—]{3,50}$/u.test(line) &&
    line.split(" ").length <= 10 &&
    findTerms(line).every(({ classes }) => (classes & (wishes & ~audienceWord)) === 0)
  );
}

const audienceWord = termBit("audience");

const wishes = termBits("deck", "ask", "want", "polite", "unit", "audience", "limit", "material", "greeting");

/**
 * What a request is for, where it names no topic: the event, a name; of a short one also what it calls the deck, and whom it is for. Longer ones
 * have names that say more.
 */
export function purpose({ brief, units, language }: TitleSources): string | undefined {
  const { occasion } = brief;
  if (occasion !== undefined && !onlyDay.test(occasion)) return withoutLead(trimSlot({ text: occasion }));
  const event = units.flatMap(({ role, text }) => (role === "request" ? (readPurpose(text) ?? []) : []))[0];
  if (event !== undefined || occasion !== undefined) return withoutLead(event ?? occasion ?? "");
  const name = readNamedReader(brief, language);
  if (name !== undefined) return name;
  const [first] = units;
  if (first === undefined || units.length > mostUnitsOfNote) return undefined;
  if (first.role !== "request") return openingLabel(first, units[1]);
  const called = calledIn(first, units[1]);
  const whom = brief.audience === undefined ? "" : trimSlot({ text: brief.audience });
  const reader = first.text.includes(whom) ? forWhom(whom, brief.instruction) : undefined;
  return called !== undefined && reader !== undefined && isBare(called)
    ? `${called} ${reader}`
    : (called ?? (reader === undefined ? undefined : withoutLead(whom)));
}

/** "On Saturday 14 March" says when, and not what. */
const onlyDay =
  /^(?:(?:on|am|le|el|il|op|den|den|w|в)\s)?(?:\p{L}+,?\s)?(?:the\s|dem\s)?\p{Nd}{1,2}(?:st|nd|rd|th|\.|º)?(?:\s(?:of|de)?\s?\p{L}+)?(?:\s\p{Nd}{4})?$/iu;
const mostUnitsOfNote = 14;

const orders = termBits("ask", "want", "polite", "negation", "material");

const deckWord = termBit("deck");

/** "Chess club report, 5 slides.", "Street party on 5 July (make 4 slides)": what a request without any order names first. */
function calledIn({ text, place }: TaggedUnit, next: TaggedUnit | undefined): string | undefined {
  const terms = findTerms(text.slice(0, 300)).reduce((all, { classes }) => all | classes, 0);
  if ((terms & orders) !== 0 || /[:：]\s*$/u.test(text)) return undefined;
  const isLine = place === "notes" || (next?.role === "request" && /^\s*[([（]/u.test(next.text));
  const isDeck = (terms & deckWord) !== 0;
  const words = isDeck ? readPlainTopic(text, []) : isLine ? /^[^,;:!?()]{3,80}/u.exec(text)?.[0] : undefined;
  const name = words === undefined ? "" : trimSlot({ text: words });
  const count = name.split(" ").length;
  return count >= 2 && count <= longestAbout ? withoutLead(name) : undefined;
}

/** "Food bank: we served 310 families": a name of several words that opens the prompt, before a sentence. */
function openingLabel({ role, text }: TaggedUnit, next: TaggedUnit | undefined): string | undefined {
  if (role !== "content") return undefined;
  const whole = next?.opensLine === false && /[:：]\s*$/u.test(text) ? `${text} ${next.text}` : text;
  const label = readLabel(whole);
  if (label === undefined || !/\S \S/u.test(label.term)) return undefined;
  return /^\p{Ll}\S*(?: \S+){4}/u.test(whole.slice(label.textStart)) ? label.term : undefined;
}
