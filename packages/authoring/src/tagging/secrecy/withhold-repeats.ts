import { keepsBack } from "../../text/lexicon/secrecy/exclusion-frames.ts";
import { readMonth } from "../../text/numbers/read-dates.ts";
import type { TaggedUnit } from "../role.ts";

/** A name that stands in more other units than this is one of the matter's own. */
const mostRepeats = 3;
const surely = 0.5;
const fewestListed = 4;
const fewestWords = 12;
/** Above this share of words written large, the language writes all of its nouns so. */
const mostCapitals = 0.24;

const word = /\p{L}[\p{L}\p{M}'’-]*/gu;
const amount =
  /(?<![\p{L}\p{Nd}.,:/-])(?:[$£€¥]\s?)?\p{Nd}{1,3}(?:[.,'’\u00a0\u202f ]\p{Nd}{3})+(?:[.,]\p{Nd}{1,2})?(?!\p{Nd})|(?<![\p{L}\p{Nd}.,:/-])(?:[$£€¥]\s?)?\p{Nd}+(?:[.,]\p{Nd}{1,3})?(?:\s?[%€£$¥]|\s?(?:k|m|mio|tsd)(?!\p{L}))|(?<![\p{L}\p{Nd}.,:/-])[$£€¥]\s?\p{Nd}+(?:[.,]\p{Nd}+)?|(?<![\p{L}\p{Nd}.,:/-])\p{Nd}+[.,]\p{Nd}{2}(?!\p{Nd}|[.,]\p{Nd})|(?<![\p{L}\p{Nd}.,:/-])\p{Nd}{3,}(?!\p{Nd}|[.,:/-]\p{Nd})/giu;
const year = /^(?:19|20)\p{Nd}{2}$/u;
const titles =
  /^(?:mr|mrs|ms|miss|dr|prof|sir|dame|herr|herrn|frau|familie|firma|projekt|project|projet|proyecto|projeto|progetto|m|mme|mlle|don|doña|señor|señora|sr|sra|sig|signor|signora|pan|pani|pana)$/iu;

/** A word written large, where it stands in its text, and whether that says that it is a name. */
interface Name {
  readonly text: string;
  readonly before: string | undefined;
  readonly opens: boolean;
  readonly isRun: boolean;
}

/**
 * Withholds what says again a name or an amount that only a withheld unit and few others tell: what is confidential about somebody is
 * mostly said in more than one place. What the request itself names, or a heading, is the topic and stays.
 */
export function withholdRepeats(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  const isSecret = (unit: TaggedUnit): boolean =>
    unit.form !== "row" &&
    ((unit.role === "withhold" && unit.confidence >= surely) ||
      (unit.role === "request" && keepsBack(unit.text)));
  const secrets = units.filter(isSecret);
  if (secrets.length === 0) return units;
  const others = units.filter((unit) => !isSecret(unit));
  const topics = others.filter((unit) => isTopic(unit));
  const matter = others.filter((unit) => !isTopic(unit) && unit.place !== "nowhere");
  const common = new Set(
    units.flatMap(({ text }) => (text.match(word) ?? []).filter((one) => !isLarge(one))),
  );
  const areNounsLarge = writesNounsLarge(units);
  const named = secrets
    .flatMap(({ text }) => namesIn(text, areNounsLarge))
    .filter(({ text }) => !common.has(text.toLowerCase()));
  const told = new Set(secrets.flatMap(({ text }) => amountsIn(text)));
  for (const { text } of topics) for (const one of amountsIn(text)) told.delete(one);
  const names = named.filter((name) => !topics.some(({ text }) => repeats(text, name, areNounsLarge)));
  const repeated = new Set<TaggedUnit>();
  for (const name of names) {
    const bearers = matter.filter(
      ({ text }) => repeats(text, name, areNounsLarge) && !listsNames(text, areNounsLarge),
    );
    if (bearers.length <= mostRepeats) for (const bearer of bearers) repeated.add(bearer);
  }
  for (const one of told) {
    const bearers = matter.filter(({ text }) => amountsIn(text).includes(one));
    if (bearers.length <= mostRepeats) for (const bearer of bearers) repeated.add(bearer);
  }
  if (repeated.size === 0) return units;
  return units.map((unit) =>
    repeated.has(unit)
      ? { ...unit, role: "withhold", confidence: 1, place: "nowhere", reason: "repeats what is withheld" }
      : unit,
  );
}

function isTopic({ role, form, place }: TaggedUnit): boolean {
  const isAsked = place === "nowhere" && (role === "request" || role === "plan");
  return isAsked || role === "title" || role === "heading" || form === "heading";
}

/** A list of several names says nothing of one of them that is not said of all. */
function listsNames(text: string, areNounsLarge: boolean): boolean {
  const names = areNounsLarge ? (text.match(/[^,;]*\p{Lu}[^,;]*/gu) ?? []) : namesIn(text, false);
  return names.length >= fewestListed && /,.*,|;.*;/u.test(text);
}

function isLarge(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

function writesNounsLarge(units: readonly TaggedUnit[]): boolean {
  const words = units.flatMap(({ text }) => (text.match(word) ?? []).slice(1));
  return words.length >= fewestWords && words.filter(isLarge).length > words.length * mostCapitals;
}

/** The names of a text: words written large that are no month; where all nouns are, only those behind a title or another one. */
function namesIn(text: string, areNounsLarge: boolean): readonly Name[] {
  const found: Name[] = [];
  const words = Array.from(text.matchAll(word), ({ 0: own, index }) => ({ own, index }));
  for (const [place, { own, index }] of words.entries()) {
    const bare = own.replace(/['’]s?$/u, "");
    if (!isLarge(own) || bare.length < 3 || titles.test(bare) || readMonth(bare, "en") !== undefined)
      continue;
    const before = words[place - 1];
    const gap = before === undefined ? "" : text.slice(before.index + before.own.length, index);
    const joined = before !== undefined && /^[. ]{1,2}$/u.test(gap) && isLarge(before.own);
    const opens = place === 0 || /[.!?:"“„«]\s*$/u.test(gap);
    const isTitled = joined && titles.test(before?.own ?? "");
    const next = words[place + 1];
    const isRun =
      joined ||
      (next !== undefined && isLarge(next.own) && /^ $/u.test(text.slice(index + own.length, next.index)));
    if (areNounsLarge && !isTitled) continue;
    found.push({
      text: bare,
      before: joined && !isTitled ? before?.own : undefined,
      opens: opens && !isTitled,
      isRun,
    });
  }
  return found;
}

/** Says whether a text holds a name, in whatever case it is declined: not as a part of another name, and not only because a sentence opens. */
function repeats(text: string, name: Name, areNounsLarge: boolean): boolean {
  if (areNounsLarge)
    return (text.match(word) ?? []).some(
      (one) => one.replace(/['’]?s$/u, "") === name.text.replace(/s$/u, ""),
    );
  return namesIn(text, false).some(
    (other) =>
      isSameName(other.text, name.text) &&
      (other.before === undefined || other.before === name.before || other.isRun === name.isRun) &&
      !(other.before !== undefined && name.before !== undefined && other.before !== name.before) &&
      (!other.opens || !name.opens || name.isRun),
  );
}

function isSameName(one: string, other: string): boolean {
  if (one === other) return true;
  const stem = Math.min(one.length, other.length) - 2;
  const isDeclined = /\p{sc=Cyrillic}/u.test(one) || /[aąęuyieo]$/u.test(one);
  return (
    isDeclined &&
    stem >= 4 &&
    Math.abs(one.length - other.length) <= 3 &&
    one.slice(0, stem) === other.slice(0, stem)
  );
}

function amountsIn(text: string): readonly string[] {
  return (text.match(amount) ?? [])
    .map((one) => one.replaceAll(/\s/gu, "").toLowerCase())
    .filter((one) => !year.test(one));
}
