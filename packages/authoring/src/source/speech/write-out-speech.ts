import { hasFiniteVerb } from "../../tagging/statement.ts";
import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import { rememberEach } from "../../text/remember-each.ts";
import { hasVerb } from "../../text/sentences/subject-of.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { findJoints } from "./joints.ts";
import { anySpeech, type SpeechWords, speechWords } from "./speech-words.ts";
import { writeEnglish } from "./write-english.ts";
import { writeFigures } from "./write-figures.ts";

/** Who writes sets a mark at least every so many words; who dictates sets none. */
const fewestWords = 30;
const wordsPerMark = 20;
const fewestBefore = 4;
const marks = /[.,;:!?()|{}·•\t—–।。、，؟،]/gu;
const end = "(?![\\p{L}\\p{M}'’])";

/**
 * Returns a prompt in which what was dictated without marks is written as sentences: cut where a main clause begins, without the
 * sounds and words that say nothing, its numbers in figures. What somebody wrote stays as it is, letter by letter.
 */
export function writeOutSpeech(text: string, language: string): string {
  const words = speechWords[language.split("-", 1)[0] ?? ""] ?? anySpeech;
  return text
    .split("\n")
    .map((line) => (isDictated(line) ? writeOutLine(line, language, words) : line))
    .join("\n");
}

/** Says whether some line of a prompt is speech without marks. */
export function holdsSpeech(text: string): boolean {
  return text.split("\n").some(isDictated);
}

function isDictated(line: string): boolean {
  const words = line.trim();
  const count = countWords(words);
  if (count < fewestWords || (words.match(marks)?.length ?? 0) * wordsPerMark > count) return false;
  // Who writes ends a sentence with a stop, and who speaks its marks says where sentences end.
  return !/[.!?]["”»)]?$|[.!?]\s+\p{Lu}/u.test(words) && (words.match(spokenMarks)?.length ?? 0) < 2;
}

const spokenMarks =
  /(?<![\p{L}])(?:comma|komma|coma|v[íi]rgula|virgola|virgule|colon|doppelpunkt|dos puntos|full stop|next point|siguiente punto|new slide|next slide|neue folie|pantalla nueva|novo slide)(?![\p{L}])/giu;

function writeOutLine(line: string, language: string, words: SpeechWords): string {
  const figured = words === anySpeech ? line.trim() : writeFigures(line.trim(), language, words);
  const said = figured.replace(patternsOf(words).closing, "");
  const sentences = cutThoughts(said, words).map((thought) => toSentence(thought, language, words));
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** "So they can see it" goes on with what it is for. */
const joints = "and|but|so(?!\\s\\S+\\s(?:can|could)\\s)|oh and|oh|und|aber|et|mais|y|pero|e|ma|mas|en|maar";

const patternsOf = rememberEach(
  ({ hesitations, turnings, starters, openers, holders, closers }: SpeechWords) => ({
    closing: new RegExp(`(?:\\s(?:${closers})){1,6}$`, "iu"),
    opener: new RegExp(`\\s(?:(?:${joints}|${turnings}|${starters})\\s){0,4}(?=(?:${openers})${end})`, "giu"),
    hesitation: new RegExp(`\\s(?:(?:${hesitations}|${turnings})\\s)+`, "giu"),
    holder: new RegExp(`(?:^|[\\s'’])(?:${holders})$`, "iu"),
    opened: new RegExp(`^(?:\\S+\\s){0,2}(?:${openers})${end}`, "iu"),
    sound: new RegExp(`(?:^|\\s)(?:${hesitations})(?=\\s|$)`, "giu"),
    starter: new RegExp(
      `^(?:(?:${turnings}|${starters}|${joints})${end}[,\\s]{0,2}){1,4}(?:(?:first|then|also)\\s(?=\\p{L}))?`,
      "iu",
    ),
  }),
);
const trailing = new RegExp(`(?:\\s(?:${joints})|[,;])$`, "iu");

/** Cuts are where a sound of hesitation, a joint or a main clause stands, if whole clauses are left on both sides. */
function cutThoughts(line: string, words: SpeechWords): readonly string[] {
  const { opener, hesitation } = patternsOf(words);
  const places = [
    ...[...line.matchAll(opener)].filter((match) => !isHeld(line, match, words)),
    ...line.matchAll(hesitation),
    ...findJoints(line),
  ]
    .map(({ index, 0: { length } }) => ({ index, length }))
    .toSorted((one, other) => one.index - other.index || other.length - one.length);
  const thoughts: string[] = [];
  let from = 0;
  for (const { index, length } of places) {
    const before = line.slice(from, index);
    if (index < from || countWords(before) < fewestBefore || !tells(before, words)) continue;
    if (countWords(before) <= longestHush && hushes(before)) continue;
    thoughts.push(before);
    from = index + length;
  }
  return [...thoughts, line.slice(from)];
}

/** A clause goes on behind a conjunction, an article, a preposition or a helping verb. */
function isHeld(line: string, { index, 0: { length } }: RegExpExecArray, words: SpeechWords): boolean {
  return length === 1 && patternsOf(words).holder.test(line.slice(Math.max(0, index - 30), index));
}

function tells(clause: string, words: SpeechWords): boolean {
  if (countWords(clause) >= longClause) return true;
  return hasVerb(clause) || hasFiniteVerb(clause) || patternsOf(words).opened.test(clause);
}

const longClause = 9;

/** "Don't put this on the slides but …": what an order to be silent is about stays in its sentence. */
function hushes(clause: string): boolean {
  return findTerms(clause).some(({ classes }) => (classes & hushing) !== 0);
}

const hushing = termBits("secretLabel", "secretHint", "negation");
const longestHush = 9;

/** A sentence as writing has it: without what opens it and says nothing, with a capital and a stop. */
function toSentence(thought: string, language: string, words: SpeechWords): string {
  const { sound, starter } = patternsOf(words);
  const bare = thought.replaceAll(sound, "").trim();
  const begun = bare.replace(starter, "").replace(trailing, "").trim();
  const own = begun === "" ? "" : capitalise(language.startsWith("en") ? writeEnglish(begun) : begun);
  return own === "" || /[.!?…:]$/u.test(own) ? own : `${own}.`;
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
