// a sentence that asks -> what it names as a part by its grammar alone: what goes on a row ("then the rules"), what a drawing is to
// show ("a chart of the calls"), what is to have a form ("the prices as columns").
import { readItem } from "../../tagging/clause-or-name.ts";
import { hasFiniteVerb, opensQuestion } from "../../tagging/statement.ts";
import { findTerms, termBits } from "../../text/lexicon/find-terms.ts";
import { firstWords, sequenceWords, unspacedNext } from "../../text/lexicon/part-words.ts";
import { hasVerb } from "../../text/sentences/subject-of.ts";
import { readTokens } from "../../text/words/tokens.ts";
import type { WantedForm } from "../brief.ts";
import {
  drawnWords,
  joinedDrawnWords,
  settingVerbs,
  settingWords,
  showingWords,
} from "../lexicon/drawn-words.ts";
import { slideFillers } from "../lexicon/own-slide-words.ts";
import type { FoundSlot, SlotName } from "../slots/labels.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";

/** What grammar names as a part; offsets count in the text of the unit. */
export interface NamedPart extends FoundSlot {
  readonly form?: WantedForm;
}

const longestRead = 1_500;
const [before, behind] = ["(?<![\\p{L}\\p{M}\\p{Nd}'’-])", "(?![\\p{L}\\p{M}\\p{Nd}])"];
const joints = "(?:and|und|et|y|e|en|och|og|i|и|a|та|і)";
const opener = `(?<=^|[.!?:;,)。！？…]\\s{1,2}|\\n\\s{0,2})(?:${joints}\\s)?`;
const sequence = new RegExp(`${opener}(?:${firstWords}|${sequenceWords})[\\s,]{1,2}`, "giu");
const unspacedSequence = new RegExp(`(?<=^|[，。；！？\\n])(?:${unspacedNext})(?:是|来一页|來一頁|は)`, "gu");
/** In these languages it may also be an adjective: "next year", "first aid". */
const mayBeAdjective = /^(?:(?:and|then)\s)?(?:next|first|erst|prima|primero|primeiro|først|först)[\s,]/iu;
const name = /^[^,;:.!?()[\]\n–—"“”„«»，；：。！？、…（）「」]{2,80}/u;

/** Returns the parts that the grammar of a text names, in its order; none of them overlap. */
export function readNamedParts(text: string): readonly NamedPart[] {
  const words = text.slice(0, longestRead);
  const found = [...readSequenced(words), ...readDrawn(words)].sort((one, other) => one.start - other.start);
  return found.filter(
    (part, index) => found.findIndex(({ start, end }) => start < part.end && part.start < end) === index,
  );
}

const sureBesideNames: ReadonlySet<SlotName> = new Set(["exclude", "ending", "title", "count", "form"]);

/** Returns the slots of a text with what its grammar names as parts, whatever else that was taken for. */
export function withNamedParts(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const named = readNamedParts(text).filter(({ start, end }) =>
    slots.every(
      (slot) =>
        slot.end <= start ||
        slot.start >= end ||
        !sureBesideNames.has(slot.slot) ||
        (slot.slot === "form" && (slot.start < start || slot.end > end)),
    ),
  );
  const kept = slots.filter(
    ({ slot, start, end }) => slot === "form" || named.every((own) => end <= own.start || start >= own.end),
  );
  return [...kept, ...named].sort((one, other) => one.start - other.start);
}

function readSequenced(text: string): readonly NamedPart[] {
  const spaced = [...text.matchAll(sequence)].flatMap(({ index, 0: lead }) => {
    const start = index + lead.length;
    const part = partAt(text, start, withoutForm(name.exec(text.slice(start))?.[0] ?? ""));
    const isOpen = !mayBeAdjective.test(lead) || /,\s?$/u.test(lead) || opensName(part?.text ?? "");
    return part !== undefined && isOpen && endsThere(text, part.end) ? [part] : [];
  });
  const unspaced = [...text.matchAll(unspacedSequence)].flatMap(({ index, 0: lead }) => {
    const start = index + lead.length;
    const own = name.exec(text.slice(start))?.[0] ?? "";
    return own.length <= longestUnspaced ? (partAt(text, start, own) ?? []) : [];
  });
  return [...spaced, ...unspaced];
}

const longestUnspaced = 14;

/** "The rules", "our plan", "what changes". */
function opensName(text: string): boolean {
  const [own = 0] = readWordClasses(readTokens(text.slice(0, 40)));
  return (own & bitOf("article")) !== 0 || opensQuestion(text);
}

/** A mark or a form stands behind a name; a longer clause tells something. */
function endsThere(text: string, end: number): boolean {
  return /^\s?(?:$|[,;:.!?()\n–—])/u.test(text.slice(end)) || formAhead.test(text.slice(end));
}

const drawings = Object.entries(drawnWords)
  .map(([form, words]) => `(?<${form}>${words})`)
  .join("|");
const joinedDrawings = Object.entries(joinedDrawnWords)
  .map(([form, words]) => `(?<${form}>${words})`)
  .join("|");
const adjectives = "(?:[\\p{L}\\p{M}'’-]{1,16}\\s){0,3}?";
const drawing = `(?:\\s(?:${settingWords})\\s(?!the\\s)${adjectives}|\\s(?=${drawnWords.comparison}))(?:${drawings})${behind}`;
const inForm = new RegExp(drawing, "giu");
const formAhead = new RegExp(`^${drawing}`, "iu");
const ofDrawing = new RegExp(`${before}(?:${drawings})\\s(?!of contents)(?:${showingWords})\\s`, "giu");
const joinedForm = new RegExp(
  `(?<=^|[，。、；！？.!?]\\s?)(?<name>[^，。、；：！？,.!?\\n]{2,16}?)(?:は|を|请|請|은|는|을|를)[^，。；：\\n,.]{0,8}?(?:${joinedDrawings})`,
  "gu",
);
const arabicForm = new RegExp(
  `(?<=^|[.،؛\\n]\\s{0,2})و?(?<name>[^.،؛\\n]{2,40}?)\\s(?:في|على)\\s(?:${joinedDrawings})`,
  "gu",
);

function readDrawn(text: string): readonly NamedPart[] {
  const set = [...text.matchAll(inForm)].flatMap(({ index, groups }) => {
    const clause = /[^,;:.!?()\n–—]*$/u.exec(text.slice(0, index))?.[0] ?? "";
    const lead = verbs.exec(clause)?.[0].length ?? 0;
    return drawn(partAt(text, index - clause.length + lead, clause.slice(lead)), groups);
  });
  const shown = [...text.matchAll(ofDrawing)].flatMap(({ index, 0: lead, groups }) => {
    const start = index + lead.length;
    const own = endOfName(name.exec(text.slice(start))?.[0] ?? "");
    // "A flow chart with arrows": how it is drawn is not what it shows.
    return onlyDrawing.test(own.trim()) ? [] : drawn(partAt(text, start, own), groups);
  });
  const joined = [...text.matchAll(joinedForm), ...text.matchAll(arabicForm)].flatMap((match) => {
    const own = match.groups?.["name"] ?? "";
    const lead = verbs.exec(own)?.[0].length ?? 0;
    const start = match.index + match[0].indexOf(own) + lead;
    return drawn(partAt(text, start, own.slice(lead)), match.groups);
  });
  return [...set, ...shown, ...joined];
}

const verbs = new RegExp(
  `^\\s{0,2}(?:${joints}\\s)?(?:(?:please|bitte|i|we|you|ich|wir|yo|eu|je)\\s)?(?:(?:${settingVerbs})\\s(?:(?:me|us|mir|uns|nous|moi|bitte|please)\\s)?)?`,
  "iu",
);
/** What stands behind a name in its clause: a purpose, a source, a further wish. */
const tail =
  /\s(?:from|please|per favore|por favor|bitte|as|als|to|would|might|could|there|so|that|because|weil|if|wenn|next to|side by side)\s.*$|\s(?:please|bitte)$/iu;
const furtherClause = /\s(?:and|und|et|y|e|og|och|i|и)\s.*$/iu;

function endOfName(words: string): string {
  const own = words.replace(tail, "");
  return isName(own.trim().replace(demonstrative, "")) ? own : own.replace(furtherClause, "");
}

/** "The prices should be", "ceny niech będą": a verb between a name and its form. */
const verbsBehind = new RegExp(
  `\\s(?:(?:should|could|may|must|can|would|soll(?:en)?|darf|doit|doivent|debe|deve|moet|ska|skal|niech)(?:\\s\\S+)?|is|are|go(?:es)?|${settingVerbs})$`,
  "iu",
);

function drawn(
  part: NamedPart | undefined,
  groups: Readonly<Record<string, string>> | undefined,
): readonly NamedPart[] {
  if (part === undefined) return [];
  const form = forms.find((own) => groups?.[own] !== undefined);
  return form === undefined ? [] : [{ ...part, form }];
}

const onlyDrawing = new RegExp(`^(?:${Object.values(drawnWords).join("|")})$`, "iu");

const forms = ["chart", "table", "timeline", "process", "comparison"] as const;

function withoutForm(words: string): string {
  const place = words.search(inForm);
  return place === -1 ? words : words.slice(0, place);
}

const demonstrative =
  /^(?:these|those|this|that|them|diese[rsnm]?|ces?|cette|est[aoe]s?|ess[aeo]s?|quest[aeio]|quell[aeio]|deze|dit|dat|die|denna|dessa|dette|te|ta|эти|эта|это)\s(?=\S)/iu;
const fillers = new RegExp(`(?:\\s(?:${slideFillers}))+$`, "iu");
const asking = termBits("deck", "polite", "language", "note", "secretLabel", "secretHint");
const wanting = termBits("want", "ask");
const mostWords = 9;

/** The part whose words stand there, without what only points at it; undefined where they order, tell or point. */
function partAt(text: string, from: number, words: string): NamedPart | undefined {
  const skipped = words.length - words.trimStart().length;
  const whole = words.trim().replace(fillers, "");
  const bare = opensQuestion(whole) ? whole : whole.replace(verbsBehind, "");
  const pointed = demonstrative.exec(bare)?.[0].length ?? 0;
  const own = bare.slice(pointed);
  if (!isName(own)) return undefined;
  const start = from + skipped + pointed;
  return { slot: "part", start, end: start + own.length, text: text.slice(start, start + own.length) };
}

function isName(words: string): boolean {
  if (!/[\p{L}]{2}/u.test(words) || words.split(/\s+/u).length > mostWords || onlyPointing.test(words))
    return false;
  const asks = findTerms(words).reduce((all, { classes }) => all | classes, 0);
  if ((asks & asking) !== 0 || ((asks & wanting) !== 0 && !opensQuestion(words))) return false;
  return opensQuestion(words) || (!hasFiniteVerb(words) && !hasVerb(words) && readItem(words) !== "clause");
}

const onlyPointing =
  /^(?:it|all|this|that|them|these|those|both|each|one|everything|das|dies|es|alles|ça|cela|tout|eso|esto|todo|isso|isto|tudo|questo|tutto|dit|dat|alles|det|allt|to|это|всё)(?:\s\S+)?$/iu;
