// where a name may stand in a sentence that asks -> the name of a part, or none: what orders, tells or only points is none.
import { readItem } from "../../tagging/clause-or-name.ts";
import { hasFiniteVerb, opensQuestion as opensClause } from "../../tagging/statement.ts";
import { firstWords, sequenceWords } from "../../text/lexicon/part-words.ts";
import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import { hasVerb } from "../../text/sentences/subject-of.ts";
import type { WantedForm } from "../brief.ts";
import { settingVerbs } from "../lexicon/drawn-words.ts";
import { slideFillers } from "../lexicon/own-slide-words.ts";
import { readForm } from "../read-form.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { opensIndirectQuestion } from "./question-parts.ts";

/** What grammar names as a part; offsets count in the text of the unit. */
export interface NamedPart extends FoundSlot {
  readonly form?: WantedForm;
}

/** Words that join clauses, in a pattern. */
export const joints = "(?:and|und|et|y|e|en|och|og|i|и|a|та|і)";
/** A name up to the next mark. */
export const name = /^[^,;:.!?()[\]\n–—"“”„«»，；：。！？、…（）「」]{2,80}/u;

/** Words of an order before the name that it is given for. */
export const orderVerbs = new RegExp(
  `^\\s{0,2}(?:${joints}\\s)?(?:(?:${firstWords}|${sequenceWords}|now|nun|jetzt|maintenant|ahora|agora|adesso|nu|teraz|теперь)[\\s,]{1,2})?(?:(?:please|bitte|i|we|you|ich|wir|yo|eu|je)\\s)?(?:(?:${settingVerbs})\\s(?:(?:me|us|mir|uns|nous|moi|bitte|please|also|too|auch|aussi|también|também|anche|ook|också|også)\\s)?)?`,
  "iu",
);
/** "The prices should be", "ceny niech będą": a verb between a name and its form. */
const verbsBehind = new RegExp(
  `\\s(?:(?:should|could|may|must|can|would|ought to|soll(?:en)?|darf|doit|doivent|debe|deve|moet|ska|skal|niech)(?:\\s\\S+)?|is|are|go(?:es)?|${settingVerbs})$`,
  "iu",
);

const demonstrative =
  /^(?:these|those|this|that|them|diese[rsnm]?|ces?|cette|est[aoe]s?|ess[aeo]s?|quest[aeio]|quell[aeio]|deze|dit|dat|die|denna|dessa|dette|te|ta|эти|эта|это)\s(?=\S)/iu;
const fillers = new RegExp(`(?:\\s(?:${slideFillers}))+$`, "iu");
const asking = termBits("deck", "polite", "language", "note", "secretLabel", "secretHint");
const wanting = termBits("want", "ask");
const mostWords = 9;

/** Returns the part whose words stand there, without what only points at it; undefined where they order, tell or point. */
export function partAt(text: string, from: number, words: string): NamedPart | undefined {
  const skipped = words.length - words.trimStart().length;
  const whole = words.trim().replace(fillers, "");
  const bare = opensQuestion(whole) ? whole : whole.replace(verbsBehind, "");
  const pointed = demonstrative.exec(bare)?.[0].length ?? 0;
  const own = bare.slice(pointed);
  // "That comparison" is a drawing, and of what was told.
  const pointsOnly = pointed > 0 && (standIn.test(own) || readForm(own) !== undefined);
  if (!isName(own) || (pointsOnly && readForm(own) !== "process")) return undefined;
  const start = from + skipped + pointed;
  return { slot: "part", start, end: start + own.length, text: text.slice(start, start + own.length) };
}

/** Says whether words name something, by nothing but their grammar. */
export function isName(words: string): boolean {
  if (
    !/[\p{L}]{2}/u.test(words) ||
    purpose.test(words) ||
    words.split(/\s+/u).length > mostWords ||
    onlyPointing.test(words)
  )
    return false;
  const asks = findTerms(words).reduce((all, { classes }) => all | classes, 0);
  if ((asks & asking) !== 0 || ((asks & wanting) !== 0 && !opensQuestion(words))) return false;
  return opensQuestion(words) || (!hasFiniteVerb(words) && !hasVerb(words) && readItem(words) !== "clause");
}

/** "(To be set as bars)". */
const purpose = /^(?:à|zu|to|da|a|para|per|om te|för att|å)\s\p{Ll}+$/iu;
/** "That lot". */
const standIn =
  /^(?:lot|bits?|parts?|ones?|stuff|things?|lines?|sentences?|two|three|four|five|both|all|beiden?|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|três|due|tre|quattro|twee|drie|vier|två|tre|dwa|trzy|два|две|три)(?:$|\s(?:against|next|beside|side|behind|above|below|as|in|on|gegen|neben|als|in|auf|contre|en|comme|contra|como|em|contro|come|tegen|naast)(?:\s|$))/iu;
const onlyPointing =
  /^(?:it|all|this|that|them|these|those|both|each|one|everything|das|dies|es|alles|ça|cela|tout|eso|esto|todo|isso|isto|tudo|questo|tutto|dit|dat|alles|det|allt|to|это|всё)(?:\s\S+)?$/iu;

/** Says whether words open with one that asks, in any language: "what to bring". */
export function opensQuestion(text: string): boolean {
  return opensClause(text) || opensIndirectQuestion(text);
}

/** Returns words without what points at something told before: "these costs" are "costs". */
export function withoutPointing(words: string): string {
  return words.replace(demonstrative, "");
}
