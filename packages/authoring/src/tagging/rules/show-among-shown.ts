import { termBit, termBits } from "../../text/lexicon/terms/find-terms.ts";
import { hasNoVerb } from "../../text/sentences/subject-of.ts";
import type { DocumentFacts } from "../chain/document-facts.ts";
import { roles, type TaggedUnit } from "../role.ts";
import { commonSigns } from "../secrecy/find-evidence.ts";
import { isStatement } from "../statement.ts";

const withhold = roles.indexOf("withhold");
const request = roles.indexOf("request");
const plan = roles.indexOf("plan");
/** What may be secret with more likelihood than this stays where it is. */
const mostSecret = 0.05;
const fewestBeside = 2;
/** A piece of a sentence is matter at least so likely: pieces of wishes stand beside matter too. */
const leastOfPiece = 0.7;
/** One that hardly asks can only be taken for a line of the carrier, which does not end within a sentence. */
const leastOfTold = 0.5;
const mostAskingOfPiece = 0.1;
/** A whole sentence that tells something and has no word of asking. */
const leastOfStatement = 0.6;
const deck = termBit("deck");
const number = termBit("number");
const reason = "matter among matter";

/**
 * Returns the units with those that were doubtful, but likely matter, shown where what they belong to is: the head of
 * shown units, a row or an item among shown ones, a piece of a sentence of which the piece beside it is shown.
 */
export function showAmongShown(
  facts: DocumentFacts,
  units: readonly TaggedUnit[],
  estimates: Float64Array,
): readonly TaggedUnit[] {
  const governed = collectGoverned(facts, units);
  const asks = (index: number): number =>
    [request, plan].reduce((sum, role) => sum + (estimates[index * roles.length + role] ?? 0), 0);
  const shown = units.map((unit, index): TaggedUnit => {
    if (isLabelledLikeShown(facts, units, index)) return { ...unit, role: "content", place: "slide", reason };
    if (unit.place !== "notes") return unit;
    const isStep = unit.role === "plan" && arrow.test(unit.text) && isPiece(units, index);
    if (isStep) return { ...unit, role: "content", place: "slide", reason };
    if (tellsFigure(facts, units, index)) return { ...unit, role: "content", place: "slide", reason };
    const isLikely = unit.role === "content" || unit.role === "heading" || unit.role === "title";
    const speaksOfDeck = ((facts.units[index]?.terms ?? 0) & deck) !== 0;
    if (!isLikely || speaksOfDeck || (estimates[index * roles.length + withhold] ?? 0) > mostSecret)
      return unit;
    const belongs =
      headsShown(governed, units, index) ||
      standsInRun(facts, units, index) ||
      (unit.confidence >= leastOfStatement &&
        (tellsOnly(facts, units, index) || tellsBesideMatter(facts, units, index))) ||
      (unit.confidence >= (asks(index) <= mostAskingOfPiece ? leastOfTold : leastOfPiece) &&
        (isPiece(units, index) || standsInLine(units, index) || isHandedOver(units, index)));
    return belongs ? { ...unit, place: "slide", reason } : unit;
  });
  return shown.some(({ place, role }) => place === "slide" && role === "content")
    ? shown
    : showLikeliest(facts, shown, estimates);
}

/** Of an estimate alone, more is no slip. */
const mostOfSlip = 0.4;
const fewestLabelled = 3;
const labelOfItem = /^\p{L}[\p{L} ]{1,24}\s?[:：]\s\S/u;

/** "Team: Ann Lee (ex-Acme), Bo Marsh" in a list of which every other item is a label with what is told of it, too. */
function isLabelledLikeShown(
  { units: read }: DocumentFacts,
  units: readonly TaggedUnit[],
  index: number,
): boolean {
  const unit = units[index];
  const own = read[index];
  const isSlip = unit?.role === "withhold" && unit.form === "item" && unit.confidence < mostOfSlip;
  if (!isSlip || own === undefined || (own.confided & ~commonSigns) !== 0 || !labelOfItem.test(unit.text))
    return false;
  const others = units.filter(
    ({ opensLine }, at) => at !== index && opensLine && read[at]?.block === own.block,
  );
  return (
    others.length >= fewestLabelled &&
    others.every(({ form, place, text }) => form === "item" && place === "slide" && labelOfItem.test(text))
  );
}

const leastAlone = 0.55;
const severalFigures = /\p{Nd}[^\p{Nd}]{3,}\p{Nd}/u;

/** Where nothing would be shown, what is more matter than not is the matter: a deck of questions would deny it. */
function showLikeliest(
  { units: read }: DocumentFacts,
  units: readonly TaggedUnit[],
  estimates: Float64Array,
): readonly TaggedUnit[] {
  return units.map((unit, index): TaggedUnit => {
    const isMatter = unit.place === "notes" && unit.role === "content" && unit.confidence >= leastAlone;
    if (!isMatter || (estimates[index * roles.length + withhold] ?? 0) > mostSecret) return unit;
    // A word for the deck in one language is a common one in another.
    const isOfDeck = ((read[index]?.terms ?? 0) & deck) !== 0 && !severalFigures.test(unit.text);
    return isOfDeck ? unit : { ...unit, place: "slide", reason: "the only matter there is" };
  });
}

/** "The boiler is replaced in June.": a statement without any word of asking. */
function tellsOnly({ units: read }: DocumentFacts, units: readonly TaggedUnit[], index: number): boolean {
  const unit = units[index];
  return (
    unit !== undefined &&
    unit.form === "sentence" &&
    ((read[index]?.terms ?? 0) & ~number) === 0 &&
    isStatement(unit.text)
  );
}

/** Words that are of a deck, of how it looks or of what it is to hold; what is wanted or needed may be told as well. */
const ordering = termBits(
  "deck",
  "polite",
  "must",
  "include",
  "ending",
  "limit",
  "look",
  "language",
  "material",
  "form",
);

const occasion = termBits("audience", "genre");

/** "My sister Joan will run it.": a whole sentence with a verb right beside matter of its line, and without any word of ordering. */
function tellsBesideMatter(
  { units: read }: DocumentFacts,
  units: readonly TaggedUnit[],
  index: number,
): boolean {
  const unit = units[index];
  if (unit?.form !== "sentence" || ((read[index]?.terms ?? 0) & ordering) !== 0) return false;
  const [before, after] = [units[index - 1], units[index + 1]];
  const isMatter = (other: TaggedUnit | undefined): boolean =>
    other?.line === unit.line && other.place === "slide" && other.role === "content";
  // What stands between a request and matter may name readers and occasion.
  const opensMatter = isMatter(after) && ((read[index]?.terms ?? 0) & occasion) === 0;
  const isWhole = (unit.opensLine || sentenceEnd.test(before?.text ?? "")) && /[.!。！]\s*$/u.test(unit.text);
  const hasVerb = !hasNoVerb(unit.text.replace(/^\S+\s/u, ""));
  return (isMatter(before) || opensMatter) && isWhole && (isStatement(unit.text) || hasVerb);
}

const mostAsking = 0.8;
/** What several figures stand in is no wish without a word of asking; what names readers or goes on may tell. */
const asking = ~termBits("number", "minutes", "audience", "genre", "goOn", "footer");
const figureBeside = /\p{Nd}[\p{Nd}.,\s]{0,12}\s?[\p{L}%€$£¥]/u;

/** "assembly 24 January 18:00 town hall": a day, a time and a place on a line of their own below what is shown. */
const appointment =
  /^\p{L}[^@\n:：]*\s\p{Nd}{1,2}[.\s][^@\n:：]*\s\p{Nd}{1,2}[:.h]\p{Nd}{2}(?!\p{Nd})[\p{L}\s.,]*$/u;

/** "It costs 9 million." between a request and what is shown: a whole sentence with a figure and without any word of asking. */
function tellsFigure({ units: read }: DocumentFacts, units: readonly TaggedUnit[], index: number): boolean {
  const unit = units[index];
  const mayTell = unit?.role === "request" || (unit?.role === "chrome" && unit.carrier === "plain");
  const isDoubtful = mayTell && unit.confidence < mostAsking && unit.form === "sentence";
  const tells = severalFigures.test(unit?.text ?? "") ? asking : ~number;
  if (!isDoubtful || ((read[index]?.terms ?? 0) & tells) !== 0) return false;
  if (unit.role === "chrome")
    return unit.opensLine && units[index - 1]?.place === "slide" && appointment.test(unit.text);
  if (!figureBeside.test(unit.text) && !severalFigures.test(unit.text)) return false;
  const ended = (at: number): boolean => at < 0 || sentenceEnd.test(units[at]?.text ?? "");
  const isWhole = ended(index) || severalFigures.test(unit.text);
  return isWhole && (unit.opensLine || ended(index - 1));
}

/** The units that stand under each head, by the head's index. */
function collectGoverned(
  { units: read }: DocumentFacts,
  units: readonly TaggedUnit[],
): ReadonlyMap<number, readonly TaggedUnit[]> {
  const governed = new Map<number, TaggedUnit[]>();
  for (const [index, unit] of units.entries()) {
    const head = read[index]?.head;
    if (head === undefined || head >= index) continue;
    const others = governed.get(head);
    if (others === undefined) governed.set(head, [unit]);
    else others.push(unit);
  }
  return governed;
}

/** A head may go on in brackets: "Output (MWh):". */
function headsShown(
  governed: ReadonlyMap<number, readonly TaggedUnit[]>,
  units: readonly TaggedUnit[],
  index: number,
): boolean {
  if (units[index]?.opensLine !== true) return false;
  let last = index;
  while (units[last + 1]?.opensLine === false) last += 1;
  const own = governed.get(last) ?? [];
  return own.length >= fewestBeside && own.every(({ place }) => place === "slide");
}

/** Rows, or items, of one block. */
function standsInRun({ units: read }: DocumentFacts, units: readonly TaggedUnit[], index: number): boolean {
  const form = units[index]?.form;
  if (form !== "row" && form !== "item") return false;
  const block = read[index]?.block;
  const beside: TaggedUnit[] = [];
  for (const step of [-1, 1])
    for (
      let other = index + step;
      read[other]?.block === block && units[other]?.form === form;
      other += step
    ) {
      const unit = units[other];
      if (unit !== undefined) beside.push(unit);
    }
  const isEnough =
    beside.length >= fewestBeside || (beside.length === 1 && (units[index]?.confidence ?? 0) >= leastOfPiece);
  return isEnough && beside.every(({ place }) => place === "slide");
}

/** The last sentence of a paragraph of matter is matter. */
function standsInLine(units: readonly TaggedUnit[], index: number): boolean {
  const line = units[index]?.line;
  let first = index;
  while (units[first - 1]?.line === line) first -= 1;
  const before = units.slice(first, index);
  return (
    before.length >= fewestBeside &&
    before.every(({ place, role }) => place === "slide" && role === "content")
  );
}

/** "3 slides: visits rose to 9,900, …": what a request hands over behind its colon. */
function isHandedOver(units: readonly TaggedUnit[], index: number): boolean {
  const [before, unit] = [units[index - 1], units[index]];
  const isBehind = unit?.opensLine === false && before?.role === "request" && /[:：]\s*$/u.test(before.text);
  return isBehind && /\p{Nd}/u.test(unit.text);
}

/** What an arrow follows leads on to the next step. */
const arrow = /(?:→|⇒|➜|->|=>)\s*$/u;
const sentenceEnd = /[.!?。！？؟…][)\]"”»』」]{0,2}\s*$/u;

function isPiece(units: readonly TaggedUnit[], index: number): boolean {
  const unit = units[index];
  const before = units[index - 1];
  let next = index + 1;
  // A bracket of doubtful matter between belongs to the same sentence.
  while (
    units[next]?.opensLine === false &&
    units[next]?.place === "notes" &&
    units[next]?.role === "content"
  )
    next += 1;
  const after = units[next];
  const goesOn =
    after?.opensLine === false &&
    after.place === "slide" &&
    units.slice(index, next).every(({ text }) => !sentenceEnd.test(text));
  const wentOn = unit?.opensLine === false && before?.place === "slide" && !sentenceEnd.test(before.text);
  return goesOn || wentOn;
}
