import type { Source, Unit } from "../source/unit.ts";
import { leavesOpen } from "../text/lexicon/open-questions.ts";
import { asksForPicture } from "../text/lexicon/picture-wishes.ts";
import { allowsShowing } from "../text/lexicon/secrecy/exclusion-frames.ts";
import { termBit, termBits } from "../text/lexicon/terms/find-terms.ts";
import { describesPicture, releaseAskedLists } from "./asked-lists.ts";
import { isAboutSecrecy } from "./chain/confidence-features.ts";
import { type DocumentFacts, readDocumentFacts } from "./chain/document-facts.ts";
import { loadModel } from "./chain/load-model.ts";
import { estimateRoles, type Model } from "./chain/model.ts";
import { countsSlides, labelsCount } from "./count-lines.ts";
import { type ColumnKind, findColumns } from "./find-columns.ts";
import { findForged } from "./find-forged.ts";
import { findMeetingFrame } from "./find-meeting-frame.ts";
import { findPlanned } from "./find-planned.ts";
import { createNearlyAll } from "./nearly-all.ts";
import { type Place, type Role, roles, type TaggedUnit } from "./role.ts";
import { showAmongShown } from "./rules/show-among-shown.ts";
import { showBesideShown } from "./rules/show-beside-shown.ts";
import { showHeads } from "./rules/show-heads.ts";
import { showLabelled } from "./rules/show-labelled.ts";
import { showOnPlanned } from "./rules/show-on-planned.ts";
import { showProgrammes } from "./rules/show-programmes.ts";
import { showSteps } from "./rules/show-steps.ts";
import { speakIntroduction } from "./rules/speak-introduction.ts";
import { showToldAmongWishes } from "./rules/told-among-wishes.ts";
import { showToldBehindVerbs } from "./rules/told-behind-verbs.ts";
import { weighAlikeLines } from "./rules/weigh-alike-lines.ts";
import { weighInDocuments } from "./rules/weigh-in-documents.ts";
import { weighUnderHeads } from "./rules/weigh-under-heads.ts";
import { findCredentials } from "./secrecy/find-credentials.ts";
import { findDeclared } from "./secrecy/find-declared.ts";
import { findEvidence } from "./secrecy/find-evidence.ts";
import { findExcluded } from "./secrecy/find-excluded.ts";
import { findKeptBack } from "./secrecy/find-kept-back.ts";
import { findMarks, type ScopeMark } from "./secrecy/find-marks.ts";
import { findNamed } from "./secrecy/find-named.ts";
import { findPointedAt } from "./secrecy/find-pointed-at.ts";
import { findSilenced } from "./secrecy/find-silenced.ts";
import { mayBeSecret } from "./secrecy/may-be-secret.ts";
import { unitsUnder } from "./secrecy/spread-marks.ts";
import { withholdBrackets } from "./secrecy/withhold-brackets.ts";
import { tellsMatter, withholdClauses } from "./secrecy/withhold-clauses.ts";
import { withholdRepeats } from "./secrecy/withhold-repeats.ts";
import { hasFiniteVerb, isStatement, opensQuestion } from "./statement.ts";
import { cutTurns } from "./turns/cut-turns.ts";
import { estimateTurns, loadTurns } from "./turns/estimate-turns.ts";
import { joinTurns } from "./turns/join-turns.ts";
import { kinds } from "./turns/kinds.ts";
import { weighTurns } from "./turns/weigh-turns.ts";
import { wishTerms } from "./wishes.ts";

/** From which share of likelihood on a unit is not shown. */
export interface PlaceLimits {
  /** With more doubt than this it is not shown. */
  readonly mostDoubt: number;
  /** From here on what is not to be shown is not spoken either. */
  readonly surely: number;
  /** A unit that may be secret stands nowhere. */
  readonly maybeSecret: number;
  /** From here on a doubtful unit is not spoken either, for it may be secret. */
  readonly unsaid: number;
}

/** Set on writers whose prompts were not trained on. */
export const placeLimits: PlaceLimits = { mostDoubt: 0.2, surely: 0.8, maybeSecret: 0.15, unsaid: 0.08 };

/**
 * Returns the units of a prompt with their roles and places: facts about the whole prompt, the estimates of the trained chain,
 * then rules that have the last word (marks of secrecy and of notes with all that they govern, carriers). Never throws.
 */
export function tagUnits(given: Source, model: Model = loadModel()): readonly TaggedUnit[] {
  if (given.units.length === 0) return [];
  const { source, likely, goesOn } = cutTurns(given, estimateTurns(given, loadTurns()));
  const facts = readDocumentFacts(source);
  const ofUnits = estimateRoles(facts, model);
  const estimates = weighTurns(ofUnits, speaksToMaker(facts, ofUnits) ? likely : withoutSecrets(likely));
  const read = hidePictures(source, placeUnits(source, facts, estimates));
  const placed = showSteps(joinTurns(source.text, read, goesOn));
  const asked = withholdClauses(releaseAskedLists(source, placed));
  const told = showToldAmongWishes(showToldBehindVerbs(asked));
  return speakIntroduction(
    withholdRepeats(withholdBrackets(showHeads(showBesideShown(showOnPlanned(told))))),
  ).map(asWishForPicture);
}

/** "Here please a drawing of the flue" on a planned slide: nobody wants to read that there. */
function asWishForPicture(unit: TaggedUnit): TaggedUnit {
  const isTold = unit.role === "content" && (unit.form === "item" || unit.form === "sentence");
  return isTold && asksForPicture(unit.text)
    ? { ...unit, role: "request", place: "nowhere", reason: "asks for a picture" }
    : unit;
}

const request = roles.indexOf("request");
const deck = termBit("deck");
const label = termBit("label");
const negation = termBit("negation");
const secretive = termBit("secretLabel") | termBit("secretHint");
const formBit = termBit("form");
const scoped = termBit("note") | termBit("secretLabel") | termBit("secretHint") | termBit("form");
const labelled = /^(?:\p{L}{1,4}\s)?\p{L}{2,14}\s?[:：]\s?["“„«「『][^"”“»」』]{2,120}["”“»」』]\W{0,2}$/u;

const withhold = roles.indexOf("withhold");
/** Below this a unit is no secret. */
const surelyOpen = 0.02;
const shortestTold = 12;
/** What a sentence has that wishes for something. */
const wishing = wishTerms | termBits("ask", "form", "limit", "negation");
const runOn = 160;

/** What is taken to ask without any word of asking, be it a statement, or in one run of speech with what it tells, is spoken rather than lost. */
function mayTell(unit: Unit, terms: number, { role, place }: Pick<TaggedUnit, "role" | "place">): boolean {
  if (role !== "request" || place !== "nowhere" || unit.form === "key" || unit.form === "value") return false;
  return (
    (terms === 0 && unit.text.length >= shortestTold) ||
    ((terms & wishing) === 0 && isStatement(unit.text) && hasFiniteVerb(unit.text)) ||
    (unit.text.length > runOn && (terms & negation) === 0 && !/[.!?。]\s/u.test(unit.text.trimEnd()))
  );
}

/** What a rule says of a unit. */
interface Ruling {
  readonly role: Role;
  readonly place: Place;
  readonly reason: string;
}

/** Returns the units with the roles and places that follow from the chain's estimates and the rules. */
export function placeUnits(
  source: Source,
  facts: DocumentFacts,
  first: Float64Array,
  limits: PlaceLimits = placeLimits,
): readonly TaggedUnit[] {
  const estimates = weighAlikeLines(facts, weighUnderHeads(facts, weighInDocuments(facts, first)));
  const rulings = ruleUnits(facts, estimates);
  freeTalkOfSecrecy(facts, estimates, rulings);
  const isHushed = facts.units.some(({ terms }) => (terms & secretive) !== 0);
  const higher = { ...limits, ...limitsWithoutSigns };
  const isSpokenTo = speaksToMaker(facts, estimates);
  const isEvident = isSpokenTo ? findEvidence(facts) : [];
  const placed = source.units.map((unit, index): TaggedUnit => {
    const own = estimates.subarray(index * roles.length, (index + 1) * roles.length);
    const ruling = rulings.get(index);
    if (ruling !== undefined) return { ...unit, ...ruling, confidence: 1 };
    const placed = placeByEstimate(
      leavesOpen(unit.text) || allowsShowing(unit.text) ? withoutSecret(own) : own,
      isEvident[index] === true ? limits : higher,
    );
    const isOpen = !isHushed && (own[withhold] ?? 0) < surelyOpen;
    return isOpen && mayTell(unit, facts.units[index]?.terms ?? 0, placed)
      ? { ...unit, ...placed, place: "notes" }
      : { ...unit, ...placed };
  });
  const labelled = showLabelled(facts, placed, estimates, (index) => rulings.has(index));
  return showProgrammes(facts, showAmongShown(facts, labelled, estimates), (index) => rulings.has(index));
}

/**
 * Nothing is told in confidence where nobody is spoken to: a text without a word to who makes the deck is handed over whole. Where
 * nothing but an estimate hints at a secret, it has to be as sure.
 */
const limitsWithoutSigns: Pick<PlaceLimits, "maybeSecret" | "unsaid"> = { maybeSecret: 0.4, unsaid: 0.3 };
const spokenTo = termBits("deck", "ask", "polite", "greeting");

/** Returns how likely units are of each kind where nobody is spoken to whom anything could be confided. */
function withoutSecrets(likely: Float64Array): Float64Array {
  const open = likely.slice();
  for (let place = 0; place < open.length; place += kinds.length) {
    open[place + toldOpenly] = (open[place + toldOpenly] ?? 0) + (open[place + confided] ?? 0);
    open[place + confided] = 0;
  }
  return open;
}

const toldOpenly = kinds.indexOf("matter");
const confided = kinds.indexOf("withhold");

function speaksToMaker({ units }: DocumentFacts, estimates: Float64Array): boolean {
  return units.some(({ terms }, index) => {
    const asks = estimates[index * roles.length + request] ?? 0;
    return asks >= likelyAsks || ((terms & spokenTo) !== 0 && asks >= perhapsAsks);
  });
}

const likelyAsks = 0.6;
/** "Show your card" in a document speaks to its readers. */
const perhapsAsks = 0.1;

/** Where the deck is about keeping secrets, what tells of it and bears no other sign of a secret is matter. */
function freeTalkOfSecrecy(
  facts: DocumentFacts,
  estimates: Float64Array,
  rulings: Map<number, Ruling>,
): void {
  if (!isAboutSecrecy(facts)) return;
  for (const [index, { reason }] of rulings) {
    const own = estimates.subarray(index * roles.length, (index + 1) * roles.length);
    const isMatter =
      shownRoles.reduce((sum, role) => sum + (own[roles.indexOf(role)] ?? 0), 0) > likelyMatter;
    if (reason === silenced && isMatter && (own[withhold] ?? 0) < hardlySecret) rulings.delete(index);
  }
}

/** What words of silence around a unit say of it; marks of secrecy and keys to something hold whatever the deck is about. */
const silenced = "said to stay out";
const shownRoles = ["content", "heading", "title"] as const;
const likelyMatter = 0.8;
const hardlySecret = 0.05;

/** What nobody has found out yet, or what may be shown, is no secret: its share goes to matter. */
function withoutSecret(own: Float64Array): Float64Array {
  const open = own.slice();
  const content = roles.indexOf("content");
  open[content] = (own[content] ?? 0) + (own[withhold] ?? 0);
  open[withhold] = 0;
  return open;
}

function ruleUnits(facts: DocumentFacts, estimates: Float64Array): Map<number, Ruling> {
  const rulings = new Map<number, Ruling>();
  for (const [index, { unit }] of facts.units.entries())
    if (unit.form === "carrier")
      rulings.set(index, { role: "chrome", place: "nowhere", reason: "belongs to what carries the text" });
  for (const [index, { unit, terms }] of facts.units.entries()) {
    const asksBefore = (estimates[(index - 1) * roles.length + request] ?? 0) >= surelyAsks;
    // "Make slides. The title: “Rain”"
    if (!unit.opensLine && asksBefore && (terms & label) !== 0 && labelled.test(unit.text))
      rulings.set(index, { role: "request", place: "nowhere", reason: "asks for the deck" });
  }
  for (const index of facts.units.keys())
    if (listsParts(facts, estimates, index))
      rulings.set(index, { role: "request", place: "nowhere", reason: "lists what is to be covered" });
  const asks = (index: number): boolean => (estimates[index * roles.length + request] ?? 0) >= surelyAsks;
  const isAsked = facts.units.some((_, index) => index > 0 && asks(index));
  const asksAtAll = isAsked || asks(0);
  for (const index of facts.units.keys())
    if (asidesAsk(facts, index))
      rulings.set(index, { role: "request", place: "nowhere", reason: "asks for the deck" });
  for (const index of facts.units.keys())
    if (
      !rulings.has(index) &&
      ((isAsked && countsSlides(facts, estimates, index)) || (asksAtAll && labelsCount(facts, index)))
    )
      rulings.set(index, { role: "request", place: "nowhere", reason: "asks for the deck" });
  for (const index of findForged(facts))
    rulings.set(index, { role: "chrome", place: "nowhere", reason: "plays the marks of a model" });
  const [first, second] = facts.units;
  const hasBody = first !== undefined && second !== undefined && !isAsked;
  if (hasBody && isTitleLine(first.unit, first.terms, first.hits.length))
    rulings.set(0, { role: "title", place: "slide", reason: "titles the matter" });
  const { attendance, bounds } = findMeetingFrame(facts);
  for (const index of bounds)
    rulings.set(index, { role: "chrome", place: "nowhere", reason: "opens or closes a meeting" });
  for (const index of attendance)
    rulings.set(index, { role: "chrome", place: "notes", reason: "says who was at a meeting" });
  const planned = findPlanned(facts, estimates);
  for (const index of planned)
    if (!rulings.has(index))
      rulings.set(index, { role: "plan", place: "nowhere", reason: "opens a slide of the plan" });
  for (const index of planned)
    if (isSaidOf(facts, index) && !rulings.has(index + 1))
      rulings.set(index + 1, { role: "content", place: "slide", reason: "stands on a planned slide" });
  const isNearlyAll = createNearlyAll(facts, estimates);
  const columns = findColumns(facts, estimates);
  for (const [index, kind] of columns) rulings.set(index, byColumn[kind]);
  const marks = findMarks(facts, estimates);
  for (const kind of ["note", "secret"] as const) {
    for (const mark of marks) {
      if (mark.kind !== kind) continue;
      const ruling: Ruling =
        kind === "secret"
          ? { role: "withhold", place: "nowhere", reason: "marked as not to be shown" }
          : { role: "note", place: "notes", reason: "marked as only to be said" };
      if (columns.has(mark.unit)) continue;
      const under = endAtWish(facts, estimates, mark, unitsUnder(facts, mark));
      const next = planned.find((index) => index > mark.unit) ?? facts.units.length;
      // What is to be said with one slide ends where the next one opens.
      const governed = kind === "note" ? under.filter((index) => index < next) : under;
      if (kind === "note" && isAllMatter(facts, estimates, mark.unit, governed)) continue;
      if (isNearlyAll(governed)) continue;
      for (const index of governed) if (rulings.get(index)?.role !== "chrome") rulings.set(index, ruling);
      if (mark.scope === "self" || rulings.has(mark.unit)) continue;
      const read = facts.units[mark.unit];
      // "The chef took 300 from the till, between us." is the secret itself; "8 slides, not for outside" asks.
      const isTold =
        kind === "secret" && read !== undefined && (read.terms & deck) === 0 && tellsMatter(read.unit.text);
      const role = isTold ? "withhold" : "request";
      rulings.set(mark.unit, { role, place: "nowhere", reason: "says what is not to be shown" });
    }
  }
  const keepOut = (reason: string, given: Iterable<number>): void => {
    const found = [...given];
    if (isNearlyAll(found)) return;
    for (const index of found)
      if (rulings.get(index)?.role !== "chrome" && !columns.has(index))
        rulings.set(index, { role: "withhold", place: "nowhere", reason });
  };
  const silent = findSilenced(facts, estimates);
  keepOut(
    silenced,
    silent.filter((index) => mayBeSecret(estimates, index)),
  );
  for (const find of [findDeclared, findExcluded, findKeptBack, findPointedAt, findNamed])
    keepOut(silenced, find(facts, estimates));
  keepOut("lets somebody in", findCredentials(facts));
  return rulings;
}

const wishes = termBits("ask", "want", "polite", "material", "limit", "audience");
const longestTitleLine = 60;

/** "# Presentation 7": the one heading of the highest level that a text opens with is its title, whatever it is called. */
function isTitleLine({ form, depth, text, marker }: Unit, terms: number, hits: number): boolean {
  const isHeading =
    form === "heading" && depth === 1 && marker === undefined && text.length <= longestTitleLine;
  return isHeading && hits <= 1 && (terms & wishes) === 0 && !/[:：?？]\s*$/u.test(text);
}

const byColumn: Readonly<Record<ColumnKind, Ruling>> = {
  plan: { role: "plan", place: "nowhere", reason: "opens a slide of the plan" },
  head: { role: "chrome", place: "nowhere", reason: "heads a column of the plan" },
  note: { role: "note", place: "notes", reason: "stands in a column of notes" },
  secret: { role: "withhold", place: "nowhere", reason: "stands in a column that stays out" },
  matter: { role: "content", place: "slide", reason: "stands in a column of matter" },
};

const surelyAsks = 0.7;
/** Below a mark of secrecy a wish has to be surer. */
const surelyNoSecret = 0.9;

const politely = termBit("polite");
const asking = termBits("ask", "want", "form");

/** "(please draw this as a timeline)": a bracket alone on its line that asks politely, in a text with a word for the deck. */
function asidesAsk({ units, firstDeck }: DocumentFacts, index: number): boolean {
  const read = units[index];
  if (read === undefined || firstDeck === -1) return false;
  const { text, opensLine, closesLine, form } = read.unit;
  const isAside = opensLine && closesLine && form === "sentence" && /^[([（【].{4,80}[)\]）】]$/u.test(text);
  return (
    isAside &&
    (read.terms & politely) !== 0 &&
    (read.terms & asking) !== 0 &&
    (read.terms & scoped & ~formBit) === 0
  );
}

const fewestMembers = 3;
const material = termBit("material");
const members = /[,،、，]\s?|\s(?:and|und|et|y|e|en|och|og|i|и|і)\s/u;

/** "6 slides on the new canteen: menu, prices, opening hours.": short members without a figure, behind a request and its colon. */
function listsParts({ units }: DocumentFacts, estimates: Float64Array, index: number): boolean {
  const [before, read] = [units[index - 1], units[index]];
  if (read === undefined || before === undefined || read.unit.opensLine) return false;
  const asks = (estimates[(index - 1) * roles.length + request] ?? 0) >= surelyAsks;
  if (!asks || !/[:：]\s*$/u.test(before.unit.text)) return false;
  const text = read.unit.text.replace(/[.。]\s*$/u, "");
  if (asksQuestions(text)) return true;
  const hands = (before.terms & deck) === 0 || (before.terms & material) !== 0;
  if (hands) return false;
  const parts = text.split(members);
  const areShort = parts.every((part) => /^\s?\S{2,}(?:\s\S+){0,3}$/u.test(part));
  return parts.length >= fewestMembers && areShort && !/\p{Nd}|[.!?:;]\s/u.test(text);
}

/** "It should be about: why I chose it, how a day goes, who works there": most members open with a word of asking. */
function asksQuestions(text: string): boolean {
  const parts = text.split(/[,،、，;；]\s?/u);
  return parts.length >= fewestMembers && parts.filter(opensQuestion).length * 2 > parts.length;
}

/** "The last one is how we can help: leave the ivy, build a box": what follows the colon of a planned slide in its line stands on it. */
function isSaidOf({ units }: DocumentFacts, opener: number): boolean {
  const next = units[opener + 1];
  return (
    /[:：｜]$/u.test(units[opener]?.unit.text ?? "") &&
    next !== undefined &&
    !next.unit.opensLine &&
    (next.terms & (deck | scoped)) === 0
  );
}

/** A mark governs no wish: what asks for the deck stays a request, and one that speaks of slides on a line of its own ends the scope. */
function endAtWish(
  { units }: DocumentFacts,
  estimates: Float64Array,
  { unit: mark, kind }: ScopeMark,
  governed: readonly number[],
): readonly number[] {
  const found: number[] = [];
  const least = kind === "secret" ? surelyNoSecret : surelyAsks;
  for (const index of governed) {
    const asks = (estimates[index * roles.length + request] ?? 0) >= least;
    const { unit, terms } = units[index] ?? {};
    const isSaid =
      index === mark + 1 && unit?.opensLine === false && /[:：]$/u.test(units[mark]?.unit.text ?? "");
    if (isSaid) {
      // "For my notes: tell how …": what follows the colon is said, however it asks.
      found.push(index);
      continue;
    }
    if (index > mark && asks && unit?.opensLine === true && ((terms ?? 0) & deck) !== 0) break;
    if (index === mark || !asks) found.push(index);
  }
  return found;
}

/** "Notes:" above all that a prompt brings hands it over: nothing would be left to show. */
function isAllMatter(
  { units }: DocumentFacts,
  estimates: Float64Array,
  mark: number,
  governed: readonly number[],
): boolean {
  const own = new Set([mark, ...governed]);
  const shown = ["content", "heading", "title", "plan"] as const;
  const isMatter = (index: number): boolean =>
    shown.reduce((sum, role) => sum + (estimates[index * roles.length + roles.indexOf(role)] ?? 0), 0) > 0.5;
  return governed.length >= 3 && !units.some((_, index) => !own.has(index) && isMatter(index));
}

/**
 * What a picture of a Markdown text shows, and where it lies, is no part of its words, and asks for nothing: "A review of fifteen
 * slides: cover, agenda, a table".
 */
function hidePictures({ text }: Source, units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  const pictures = Array.from(text.matchAll(/!\[[^\]\n]{0,400}\]\([^)\n]{1,400}\)/gu));
  if (pictures.length === 0) return units;
  return units.map((unit) =>
    unit.role !== "withhold" &&
    pictures.some(
      ({ index: start, 0: whole }) => unit.span.start >= start && unit.span.end <= start + whole.length,
    )
      ? { ...unit, role: "chrome", place: "nowhere", reason: describesPicture, confidence: 1 }
      : unit,
  );
}

const reasons: Readonly<Record<Role, string>> = {
  request: "asks for the deck",
  plan: "describes a slide",
  content: "matter",
  heading: "heads matter",
  title: "titles the matter",
  note: "only to be said",
  withhold: "may be confidential",
  chrome: "belongs to what carries the text",
};

function placeByEstimate(
  estimates: Float64Array,
  { mostDoubt, surely, maybeSecret, unsaid }: PlaceLimits,
): Pick<TaggedUnit, "role" | "confidence" | "place" | "reason"> {
  const of = (role: Role): number => estimates[roles.indexOf(role)] ?? 0;
  const shown = of("content") + of("heading") + of("title");
  const best = (names: readonly Role[]): Role =>
    names.reduce((one, other) => (of(other) > of(one) ? other : one), names[0] ?? "content");
  if (of("withhold") > maybeSecret)
    return { role: "withhold", confidence: of("withhold"), place: "nowhere", reason: reasons.withhold };
  if (shown >= 1 - mostDoubt) {
    const role = best(["content", "heading", "title"]);
    return { role, confidence: of(role), place: "slide", reason: reasons[role] };
  }
  const role = best(["request", "plan", "chrome", "note", "withhold"]);
  if (role === "withhold") return { role, confidence: of(role), place: "nowhere", reason: reasons.withhold };
  const hidden = of("request") + of("plan") + of("chrome");
  if (role !== "note" && hidden >= surely)
    return { role, confidence: of(role), place: "nowhere", reason: reasons[role] };
  if (of("withhold") > unsaid)
    return { role: "withhold", confidence: of("withhold"), place: "nowhere", reason: reasons.withhold };
  const likeliest = shown >= 0.5 ? best(["content", "heading", "title"]) : role;
  return { role: likeliest, confidence: of(likeliest), place: "notes", reason: `${reasons[role]}, perhaps` };
}
