import type { Span } from "../structure/blocks.ts";
import { spansAt } from "../text/sentences/members.ts";
import { standsAlone } from "../text/sentences/stands-alone.ts";
import { countColumns } from "../text/words/columns.ts";
import { goesOn } from "./arranging/list-facts.ts";

const fewestNotes = 3;
const mostNotes = 9;
const longestNote = 60;

/**
 * Returns where the notes of a sentence stand that is made of nothing else: "Concert on 14 June, tickets £8, under 16s free". The
 * first tells a number, and half of them at the least; undefined for any other sentence.
 */
export function findNotes(sentence: string): readonly Span[] | undefined {
  const words = sentence.replace(/(?<=[\p{L}\p{M})%\p{Nd}\p{Sc}])[.。]$/u, "");
  return ["、", "，", "، ", ", "]
    .map((mark) => spansAt(words, mark))
    .find(
      (spans) =>
        spans.length >= fewestNotes &&
        spans.length <= mostNotes &&
        areNotes(spans.map(({ start, end }) => words.slice(start, end).trim())),
    );
}

function areNotes(notes: readonly string[]): boolean {
  const [first = "", ...others] = notes;
  const counted = notes.filter(tellsNumber);
  return (
    (tellsNumber(first) || opensRow(first, others)) &&
    counted.length * 2 >= notes.length &&
    standsAlone(first) &&
    !opensClause.test(first) &&
    notes.every((note) => note.length > 1 && countColumns(note) <= longestNote) &&
    !others.some((note) => goesOn(note) || isBareNumber(note) || thinks.test(note))
  );
}

/** "It saves, we think, 300 a year": two words of who speaks break a clause. */
const thinks =
  /^(?:(?:i|we|ich|wir|je|nous|ik|wij|jag|vi|jeg) \p{L}+|\p{L}+ (?:ich|wir|ik|we|jag|vi)|creo|creemos|pienso|pensamos|acho|achamos|credo|crediamo|penso|pensiamo|думаю|думаем|myślę|myślimy)$/iu;

/** "Monday closed, Tuesday to Friday 10 to 19": two words open a row whose others open with a name and tell a number each. */
function opensRow(first: string, others: readonly string[]): boolean {
  return (
    first.split(" ").length <= mostWordsOfName &&
    others.every((note) => tellsNumber(note) && /^[\p{Lu}\p{Lo}\p{Nd}]/u.test(note))
  );
}

const mostWordsOfName = 2;

function tellsNumber(note: string): boolean {
  return /\p{Nd}/u.test(note);
}

/** "1,250, 1,300": the row is one of numbers, and its first member alone tells nothing. */
function isBareNumber(note: string): boolean {
  return /^[\p{Nd}\p{P}\p{S}\s]+$/u.test(note);
}

/** What opens with one of these leans on the clause beside it: "When we opened in 1998, …", "In 2019, …". */
const opensClause =
  /^(?:when|if|since|after|before|as|while|although|because|once|in|on|at|by|for|from|with|of|to|during|wenn|als|seit|nach|vor|während|obwohl|sobald|im|am|um|bei|mit|für|von|ab|bis|zum|zur|quand|lorsque|si|depuis|après|avant|pendant|en|à|au|aux|le|dans|avec|pour|par|cuando|desde|después|antes|durante|con|para|por|al|quando|se|dopo|prima|nel|nella|il|per|dal|da|após|no|na|com|toen|sinds|na|voor|tijdens|op|met|om|när|sedan|efter|före|under|på|med|för|gdy|kiedy|od|po|przed|podczas|na|w|we|z|dla|когда|если|с|после|до|в|на|для|по)(?![\p{L}\p{M}])/iu;
