import { labelsAside } from "../../text/lexicon/aside-labels.ts";
import { tellsItself } from "../../text/lexicon/secrecy/hush-phrases.ts";
import { withoutNoMore } from "../../text/lexicon/secrecy/no-more-phrases.ts";
import { confides } from "../../text/lexicon/secrecy/silence-frames.ts";
import { findTerms, termBit, termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { TermHit } from "../../text/lexicon/terms/term-scanner.ts";
import { wishesTone } from "../../text/lexicon/tone-wishes.ts";
import type { DocumentFacts, ReadUnit } from "../chain/document-facts.ts";
import { isLongText } from "../long-text.ts";
import { roles } from "../role.ts";
import { tellsMatter } from "./withhold-clauses.ts";

/** Words that set apart what is secret or only to be said, by unit, and how they do it. */
export interface ScopeMark {
  readonly unit: number;
  readonly kind: "secret" | "note";
  /**
   * "self": the unit says itself what it marks; "ahead": it opens what follows in the line or below; "back": what stands
   * before it in the line; "section": all below a heading; "block": the lines below a line that heads them; "told": a sentence of its own about something said elsewhere.
   */
  readonly scope: "self" | "ahead" | "back" | "section" | "block" | "told";
}

const secretLabel = termBit("secretLabel");
const secretHint = termBit("secretHint");
const note = termBit("note");
const deck = termBit("deck");
const request = roles.indexOf("request");
const withhold = roles.indexOf("withhold");
const content = roles.indexOf("content");
const noteRole = roles.indexOf("note");

/** Returns the marks of secrecy and of speaker's notes, where words for them label or command, not where they are spoken of. */
export function findMarks(facts: DocumentFacts, estimates: Float64Array): readonly ScopeMark[] {
  // "Note:" in a manual is said to its readers.
  const isPlanned =
    facts.firstDeck >= 0 || facts.units.some(opensSlide) || (facts.run >= 3 && !isLongText(facts, estimates));
  return facts.units.flatMap((read, unit): readonly ScopeMark[] => {
    const estimate = (role: number): number => estimates[unit * roles.length + role] ?? 0;
    if (deniesOtherLabel(facts, unit)) return [];
    // "Please treat as confidential, keep out of slides and notes:"
    const isOrder = (read.terms & (secretLabel | secretHint)) !== 0 && opensList.test(read.unit.text);
    if (isOrder && estimate(request) > 0.6) return [{ unit, kind: "secret", scope: "ahead" }];
    if (estimate(request) > 0.6 && bansAhead(read)) return [{ unit, kind: "secret", scope: "ahead" }];
    if (estimate(request) > 0.6 && remarksOnList(facts, unit))
      return [{ unit, kind: "secret", scope: "ahead" }];
    if (facts.firstDeck >= 0 && labelsAside(read.unit.text))
      return [{ unit, kind: "secret", scope: "ahead" }];
    if (headsSecret(facts, unit)) return [{ unit, kind: "secret", scope: "block" }];
    const label = labelScope(read, secretLabel);
    if (label !== undefined) return [{ unit, kind: "secret", scope: label }];
    const opensLabel = read.hits.some(
      ({ start, end, classes }) =>
        (classes & secretLabel) !== 0 && labelsByNoun(read.unit.text, start, wordEnd(read.unit.text, end)),
    );
    if (opensLabel && estimate(content) < 0.97) return [{ unit, kind: "secret", scope: "self" }];
    const isHint =
      (read.terms & secretHint) !== 0 &&
      !wishesTone(read.unit.text) &&
      (estimate(content) < 0.85 || opensList.test(read.unit.text));
    if (isHint) {
      const asks = estimate(request) > estimate(withhold);
      const commands = asks || (read.terms & deck) !== 0 || estimate(request) + estimate(withhold) > 0.3;
      if (commands) return [{ unit, kind: "secret", scope: hintScope(read, asks) }];
    }
    const said = labelScope(read, note);
    const isSaid = estimate(noteRole) + estimate(request) > 0.2 || isPlanned;
    return said !== undefined && isSaid ? [{ unit, kind: "note", scope: said }] : [];
  });
}

/** "Slide 2: …" */
function opensSlide({ unit: { marker } }: ReadUnit): boolean {
  return marker !== undefined && findTerms(marker).some(({ classes }) => (classes & deck) !== 0);
}

const negation = termBit("negation");
const otherThan = termBits("limit", "look", "form", "material", "polite");

/** "So NO recipe on any slide:" keeps off the slides what follows its colon, where it forbids no looks and sets no limit. */
function bansAhead({ terms: all, unit: { text } }: ReadUnit): boolean {
  const denying = withoutNoMore(text);
  const terms = denying === text ? all : findTerms(denying).reduce((bits, { classes }) => bits | classes, 0);
  const bans = (terms & negation) !== 0 && (terms & deck) !== 0 && (terms & otherThan) === 0;
  return bans && opensList.test(text) && !/\p{Nd}/u.test(text);
}

const lead = /^[\s[({（【〔＜<>*_#!|"'„“«•·※＊★\-–—→/]{0,8}$/u;
const divider = /^[\s\])}）】〕＞*_"'»”]{0,4}(?:[:：]|\s[–—-]\s|->|→|=>|[–—]|[!.。,，](?:\s|$)|$)/u;
const closer = /^[\s)\]}）】〕＞!.。*_:：]{0,4}$/u;

const shortLead = /^\W{0,4}(?:\p{L}{1,4}\s){1,3}$/u;
const onlyColon = /^(?:\s\p{L}{3,12})?\W{0,2}[:：]/u;

const opensList = /[:：]\W{0,3}$/u;
const longestHead = 90;
const onlyFor =
  /^\W{0,6}(?:\p{N}{1,2}[.)] )?(?:not for|only for|nur für|nicht für|pas pour|seulement pour|uniquement pour|réservé à|solo para|sólo para|no para|só para|apenas para|não para|solo per|non per|alleen voor|niet voor|endast för|bara för|inte för|kun for|kun til|ikke for|ikke til|vain|tylko dla|nie dla|jen pro|pouze pro|len pre|csak|doar pentru|только для|не для|лише для|тільки для|sadece|yalnızca|μόνο για|όχι για|فقط|רק ל|仅供|仅限|只给|केवल|chỉ dành cho|hanya untuk|khusus)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:only|uniquement|seulement|solamente|soltanto)\W{0,4}$/iu;

const label = /^\P{L}{0,6}((?:\p{L}[\p{L}\p{M}'’]{0,20}\s){0,4}\p{L}[\p{L}\p{M}'’]{0,20})\s?[:：]/u;
const nearby = 12;

/** "To bring: a torch. Not to bring: phones." is a pair of lists, and no word to who makes the deck. */
function deniesOtherLabel({ units }: DocumentFacts, index: number): boolean {
  const own = labelOf(units[index]);
  if (own === undefined) return false;
  return units.slice(Math.max(0, index - nearby), index + nearby).some((read) => {
    const other = labelOf(read);
    return other !== undefined && (own.endsWith(` ${other}`) || own.startsWith(`${other} `));
  });
}

function labelOf(read: ReadUnit | undefined): string | undefined {
  return label.exec(read?.unit.text.slice(0, 90) ?? "")?.[1]?.toLowerCase();
}

/** "What is below is confidential." right above a list and apart from what stands before: it is said of the list. */
function remarksOnList({ units }: DocumentFacts, index: number): boolean {
  const read = units[index];
  const next = units[index + 1]?.unit;
  if (read === undefined || next === undefined || index === 0) return false;
  const { opensLine, blankBefore, marker, form } = read.unit;
  const isApart = opensLine && blankBefore && marker === undefined && form === "sentence";
  const isAbove = next.form === "item" && next.opensLine && !next.blankBefore;
  return isApart && isAbove && (read.terms & (secretLabel | secretHint)) !== 0 && (read.terms & deck) === 0;
}

/** "3. Internal matters (do not show)", "For the People team only": a short line without a stop and with words of secrecy heads the lines below it. */
function headsSecret({ units }: DocumentFacts, index: number): boolean {
  const read = units[index];
  if (read === undefined) return false;
  // "(weekends only)" is a remark on what stands before it.
  const isOnlyFor = onlyFor.test(read.unit.text) && (read.unit.opensLine || !/^[(（]/u.test(read.unit.text));
  if ((read.terms & (secretLabel | secretHint)) === 0 && !isOnlyFor) return false;
  const from = Math.max(0, index - 6);
  const near = units.slice(from, index + 7);
  const line = near.filter(({ unit }) => unit.line === read.unit.line && unit.form !== "carrier");
  const first = line[0]?.unit;
  const last = line.at(-1)?.unit;
  const next = units[from + near.indexOf(line.at(-1) ?? read) + 1]?.unit;
  if (first === undefined || last === undefined || next === undefined) return false;
  const text = line.map(({ unit }) => unit.text).join(" ");
  const heads =
    first.form === "heading" ||
    first.marker !== undefined ||
    first.blankBefore ||
    ((read.terms & secretHint) !== 0 && text.length <= 50) ||
    /[:：]\W{0,3}$/u.test(text);
  const isPlanOrItem =
    first.form === "item" &&
    next.form === "item" &&
    first.marker?.replace(/\p{N}/gu, "") === next.marker?.replace(/\p{N}/gu, "");
  const isHead =
    heads &&
    !isPlanOrItem &&
    text.length <= longestHead &&
    !/[.!?。！？]$/u.test(text) &&
    first.form !== "row" &&
    first.carrier !== "json";
  if (!isHead || next.blankBefore || next.form === "heading" || first.marker?.startsWith("-")) return false;
  const isMarked = (read.terms & (secretLabel | secretHint)) !== 0;
  const isRestricted = onlyFor.test(text) && (read.terms & deck) === 0;
  const hasFigure = /\p{Nd}{2}/u.test(text.slice(3));
  return (
    (isMarked &&
      (line.length > 1 || !hasFigure) &&
      (labelScope(read, secretLabel) !== undefined || (read.terms & secretHint) !== 0)) ||
    (isRestricted && !hasFigure)
  );
}

/** "Internal floor: £980", "internal remark:": a few words between the term and the colon. */
function labelsByNoun(text: string, start: number, end: number): boolean {
  return (
    lead.test(text.slice(0, start)) && /^(?:[ _-]\p{L}{2,20}){1,3} ?[:：]/u.test(text.slice(end, end + 70))
  );
}

/** How a term labels: it opens the unit and is divided from the rest, or closes it in brackets or behind a dash; undefined where it does not. */
function labelScope({ unit, hits }: ReadUnit, bit: number): ScopeMark["scope"] | undefined {
  const { text, form } = unit;
  if (form === "key" && bit === secretLabel && text.startsWith("_")) return "ahead";
  for (const hit of hits) {
    if ((hit.classes & bit) === 0) continue;
    const before = text.slice(0, hit.start);
    const end = wordEnd(text, endOfLabel(hits, hit, bit, text));
    const after = text.slice(end);
    if (form === "key") return lead.test(before) || lead.test(after) ? "ahead" : undefined;
    if (lead.test(before) && divider.test(after)) return scopeOfLabel(unit, after);
    // "Note for me while I talk: …", "※口頭だけ：…"
    if (bit === note && lead.test(before) && notesForSpeaker(after)) return scopeOfLabel(unit, after);
    // "In the speaker notes only:", "nur in die Sprechernotizen:"
    if (bit === note && hit.end - hit.start >= 5 && shortLead.test(before) && onlyColon.test(after))
      return scopeOfLabel(unit, after);
    const isBracket = /[([（【{]\s{0,2}$/u.test(before) && /^\s{0,2}[^\n]{0,30}[)\]）】}]/u.test(after);
    const isTail = /\s(?:[–—-]|\/\/|->)\s{0,2}$/u.test(before) && closer.test(after);
    const isOwn = lead.test(before) && closer.test(after);
    if (isOwn) return scopeOfLabel(unit, "");
    if (isBracket || isTail) return form === "heading" ? "section" : "self";
    const isMost = hit.end - hit.start >= 0.6 * text.length;
    if (isMost) return scopeOfLabel(unit, "");
  }
  return undefined;
}

const ownLabel = /^((?:\s?\p{L}[\p{L}\p{M}'’]{0,15}){1,7})\s?[:：]/u;
const speaker =
  /(?<![\p{L}\p{M}])(?:me|myself|mich|mir|moi|mí|mim|mij|mezelf|mig|meg|itselleni|minulle|mnie|sobie|siebie|mě|mne|sebe|magamnak|nekem|mine|меня|мне|себя|мене|мені|себе|bana|kendime|εμένα|لي|לי|मेरे|saya|aku|tôi|em|speak\p{L}{0,3}|say\p{L}{0,3}|talk\p{L}{0,3}|sprech\p{L}{1,3}|sagen|reden|dire|parl\p{L}{1,5}|decir|hablar|dizer|falar|zeggen|praten|säga|tala|sige|tale|mówi\p{L}{1,5}|mluv\p{L}{1,4}|říkat|mond\p{L}{1,4}|spun\p{L}{1,3}|говор\p{L}{1,4}|сказать|казати|söyle\p{L}{1,6}|konuş\p{L}{1,6}|bicara|ngomong|nói)(?![\p{L}\p{M}])|^(?:のみ|だけ|で)/iu;

/** Says whether what goes on from a word for notes up to a colon names the speaker or speaking. */
function notesForSpeaker(after: string): boolean {
  const words = ownLabel.exec(after)?.[1];
  return words !== undefined && speaker.test(words);
}

/** A term may be the stem of its word: "Riservat-o", "Конфиденциальн-о". */
function wordEnd(text: string, end: number): number {
  const rest = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{M}]{1,12}/u;
  return /[\p{L}\p{M}]/u.test(text.charAt(end - 1))
    ? end + (rest.exec(text.slice(end, end + 12))?.[0].length ?? 0)
    : end;
}

/** "Internal only – do not share": terms one after the other make one label. */
function endOfLabel(hits: readonly TermHit[], first: TermHit, bit: number, text: string): number {
  let { end } = first;
  for (const { start, end: to, classes } of hits) {
    if (
      (classes & (bit | secretHint)) !== 0 &&
      to > end &&
      start >= first.start &&
      text.slice(end, start).length <= 3
    )
      end = to;
  }
  return end;
}

function scopeOfLabel(
  { text, form, opensLine, closesLine }: ReadUnit["unit"],
  after: string,
): ScopeMark["scope"] {
  // "embargoed:   # until the ceremony"
  const own = after.replace(/\s#\s.*$|[(（][^()（）]*[)）]\s*$/u, "");
  const words = own.match(/[\u3040-\u9fff\uac00-\ud7af]|[\p{L}\p{M}\p{N}]{2,40}/gu)?.length ?? 0;
  const isTold = words >= 2 || /^\s?[:：]\s*[\p{L}\p{N}]/u.test(own);
  if (isTold && !/[:：]\s*$/u.test(text)) return "self";
  if (form === "heading") return "section";
  const isClosedBracket = /^\s*[([（【]/u.test(text) && /[)\]）】]\W?$/u.test(text);
  return isClosedBracket && closesLine && !opensLine ? "back" : "ahead";
}

function hintScope({ unit }: ReadUnit, asks: boolean): ScopeMark["scope"] {
  const { text, opensLine, closesLine } = unit;
  if (/[:：]\W{0,3}$/u.test(text)) return "ahead";
  if (/^\s*[([（【{＜]/u.test(text)) return opensLine ? (closesLine && asks ? "ahead" : "self") : "back";
  return asks && !tellsItself(text) && !confides(text) && !tellsBefore(text) ? "told" : "self";
}

const fewestOwnWords = 5;
const asking = termBits("deck", "ask", "want", "material", "secretLabel", "secretHint");

/** "Two families are paid for by the fund, that stays between us": the remark is about a clause that stands in it. */
function tellsBefore(text: string): boolean {
  const clauses = text.split(/[,;–—]\s/u);
  const [first = ""] = clauses;
  if (clauses.length > 1 && isOwn(first)) return true;
  // "Oh, and secretly, at half past five the band comes in, they don't know, don't put it in"
  return clauses.slice(1, -1).some((clause) => isOwn(clause) && tellsMatter(clause) && !asksIn(clause));
}

function isOwn(clause: string): boolean {
  return clause.trim().split(/\s+/u).length >= fewestOwnWords;
}

function asksIn(clause: string): boolean {
  return findTerms(clause).some(({ classes }) => (classes & asking) !== 0);
}
