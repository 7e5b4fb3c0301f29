import { chanceOf, type Derived, deriveNumbers, isRounded } from "./derive-numbers.ts";
import { createDerivedNumbers, type DerivedNumbers } from "./derived-numbers.ts";
import { createLineLinks, type Link } from "./line-links.ts";
import { type NumberMention, readMentions } from "./read-mentions.ts";
import type { Neighbourhood, Operand, PromptFacts } from "./read-prompt.ts";
import { sliceBetween } from "./slice-between.ts";
import type { SlideText } from "./slide-texts.ts";

/** The numbers of a prompt, ready to be asked for. */
export interface KnownNumbers {
  /** Says whether a number follows from the prompt, or from the numbers beside it that do. */
  isFounded(claim: NumberMention, place: NumberPlace): boolean;
}

/** Where a number stands. */
export interface NumberPlace {
  readonly slideText: SlideText;
  readonly language: string;
  /** How many things of a sort the slide shows. */
  readonly counts: ReadonlySet<number>;
}

/**
 * How likely it may be that an invented number passes for reckoned: the nearer its words are to those of the numbers it
 * would follow from, and the more usual the reckoning, the more.
 */
const mostChance = {
  usual: { beside: 0.6, linked: 0.3, unlinked: 0.12 },
  unusual: { beside: 0.25, linked: 0.1, unlinked: 0.02 },
} as const;
/** For what follows from founded numbers of the same text. */
const neighboursChance = 0.5;
const highestCount = 20;

/** Returns the numbers of a prompt as they are asked for. */
export function createKnownNumbers(facts: PromptFacts): KnownNumbers {
  const { numbers } = facts;
  const said = indexNumbers(numbers);
  const isSaidRounded = createRounding(numbers);
  const links = createLineLinks(facts);
  const derived = createDerivedNumbers(facts.neighbourhoods);
  const derivedInBases = createDerivedNumbers(facts.neighbourhoods.flatMap(toBases));
  return {
    isFounded(claim, place) {
      if (isTrivial(claim) || said(claim) || isSaidRounded(claim, place)) return true;
      if (claim.isOrdinal) return claim.plain <= 3;
      const link = links.of(`${place.slideText.context} ${place.slideText.text}`);
      if (
        isCount(
          claim,
          place,
          facts.lists.filter(({ line }) => link.hasLine(line)),
        )
      )
        return true;
      if (isFromNeighbours(claim, place, said)) return true;
      if (place.slideText.role === "value" && isInThousands(claim, said)) return true;
      return isDerived(claim, place, link, derived) || isDerived(toBase(claim), place, link, derivedInBases);
    },
  };
}

/** One is a word of many uses, and a hundred percent is everything. */
function isTrivial({ plain, scale, isPercent, decimals }: NumberMention): boolean {
  if (isPercent) return plain === 100 || plain === 0;
  return decimals === 0 && scale === 1 && (plain === 0 || plain === 1);
}

function indexNumbers(numbers: readonly NumberMention[]): (claim: NumberMention) => boolean {
  const values = new Map<number, NumberMention[]>();
  const bases = new Set(numbers.flatMap(({ base }) => (base === undefined ? [] : [round(base)])));
  const digits = new Set(numbers.map((one) => bareDigits(one.digits)).filter(({ length }) => length > 3));
  for (const number of numbers) {
    for (const value of new Set([number.plain, number.plain * number.scale])) {
      const key = round(value);
      values.set(key, [...(values.get(key) ?? []).slice(0, 20), number]);
    }
  }
  return (claim) => {
    const isSame = (value: number, mayLackScale: boolean) =>
      values.get(round(value))?.some((known) => fits(claim, known, mayLackScale)) === true;
    const isLong = claim.scale === 1 && bareDigits(claim.digits).length > 3;
    return (
      isSame(claim.plain * claim.scale, false) ||
      isSame(claim.plain, true) ||
      (claim.base !== undefined && bases.has(round(claim.base))) ||
      (isLong && digits.has(bareDigits(claim.digits)))
    );
  };
}

/** A chart's or table's unit may be a thousand or a million. */
function isInThousands(claim: NumberMention, said: (claim: NumberMention) => boolean): boolean {
  return (
    claim.scale === 1 &&
    claim.plain >= 10 &&
    [1e3, 1e6].some(
      (scale) => said({ ...claim, scale, plain: claim.plain, digits: "" }) && !said({ ...claim, digits: "" }),
    )
  );
}

/** "48.2" stands for "48.2 million" where one of both leaves the magnitude to its column, not where both have one. */
function fits(claim: NumberMention, known: NumberMention, mayLackScale: boolean): boolean {
  const whole = round(claim.plain * claim.scale) === round(known.plain * known.scale);
  if (!whole && !(mayLackScale && (claim.scale === 1 || known.scale === 1))) return false;
  return !claim.isPercent || known.isPercent || !known.isInWords;
}

/** Returns the check whether a number is one of the prompt's, with fewer digits. */
function createRounding(
  numbers: readonly NumberMention[],
): (claim: NumberMention, place: NumberPlace) => boolean {
  const sorted = numbers
    .filter(({ isOrdinal }) => !isOrdinal)
    .map((known) => ({ known, value: known.plain * known.scale }))
    .toSorted((one, other) => one.value - other.value);
  return (claim, { slideText }) => {
    const isAbout = saysAbout(slideText.text, claim);
    if (!isAbout && claim.scale === 1 && claim.plain < 10 && claim.decimals === 0) return false;
    const whole = claim.plain * claim.scale;
    return sliceBetween(sorted, whole * 0.8, whole * 1.25).some(({ known, value }) => {
      const isLonger = known.decimals > claim.decimals;
      return (
        known.isPercent === claim.isPercent &&
        (isLonger || value >= 1000) &&
        (isAbout || isLonger || claim.scale > 1) &&
        isRounded(claim, value, isAbout)
      );
    });
  };
}

const about =
  /(?:about|around|some|roughly|nearly|almost|approximately|over|more than|well over|under|less than|etwa|rund|knapp|fast|ca\.?|circa|gut|über|mehr als|ungefähr|environ|près de|plus de|presque|quelque|unos|unas|cerca de|casi|más de|alrededor de|aproximadamente|cerca de|quase|mais de|circa|quasi|oltre|più di|ruim|bijna|ongeveer|meer dan|omkring|nästan|drygt|över|nesten|over|rundt|noin|lähes|yli|około|prawie|ponad|blisko|téměř|asi|přes|zhruba|около|почти|более|свыше|примерно|близько|понад|майже|yaklaşık|neredeyse|نحو|حوالي|قرابة|أكثر من|约|近|超过|大约|約|ほぼ|약|거의|लगभग|करीब|khoảng|sekitar|~|≈|>|<)\s*(?:[$€£¥]|NOK|EUR|USD|CHF)?\s?$/iu;

function saysAbout(text: string, { start, end }: NumberMention): boolean {
  return (
    about.test(text.slice(Math.max(0, start - 24), start)) ||
    /^.{0,4}(?:左右|余|多|前後|ほど|以上|이상|여)/u.test(text.slice(end, end + 8))
  );
}

/** The slide's own points are counted, and the prompt's lists where the slide speaks of them. */
function isCount(
  claim: NumberMention,
  { slideText, counts }: NumberPlace,
  lists: PromptFacts["lists"],
): boolean {
  const { plain, scale, decimals, isPercent } = claim;
  if (isPercent || scale > 1 || decimals > 0 || plain > highestCount) return false;
  if (counts.has(plain) && slideText.role !== "value") return true;
  const isAfterWord = /\p{L}\s$/u.test(slideText.text.slice(0, claim.start));
  if (isAfterWord && isNumbering(slideText.text, claim, counts)) return true;
  return lists.some(({ count }) => count === plain);
}

/** "Step 2" of three, "Phase 1: …". */
function isNumbering(text: string, { end, plain }: NumberMention, counts: ReadonlySet<number>): boolean {
  return /^(?:$|[:.,)–—-])/u.test(text.slice(end).trim()) && plain <= Math.max(0, ...counts);
}

const noKeys: ReadonlySet<string> = new Set();

/** What can be reckoned from the founded numbers of the same text or row: "214 of 1,655: 12.9 %". */
function isFromNeighbours(
  claim: NumberMention,
  { slideText, language }: NumberPlace,
  said: (claim: NumberMention) => boolean,
): boolean {
  const others = [slideText.text, slideText.context].flatMap(
    (text) => readMentions(text.slice(0, 2_000), language).numbers,
  );
  const values = new Map<string, Operand>();
  for (const other of others) {
    if (isSameNumber(other, claim) || other.isOrdinal || !said(other)) continue;
    const { isPercent, base } = other;
    const value = other.plain * other.scale;
    const operand = {
      value,
      isPercent,
      isYear: false,
      line: 0,
      keys: noKeys,
      ...(base !== undefined && { base }),
    };
    values.set(`${operand.value} ${operand.isPercent}`, operand);
  }
  const operands = [...values.values()].slice(0, 8);
  const derived = deriveNumbers({ kind: "row", operands }).filter((one) => isAlike(claim, one, slideText));
  return isMet(claim, derived, slideText) && chanceOf(claim, derived) <= neighboursChance;
}

function isSameNumber(one: NumberMention, other: NumberMention): boolean {
  return one.plain * one.scale === other.plain * other.scale;
}

function isDerived(
  claim: NumberMention,
  { slideText }: NumberPlace,
  link: Link,
  numbers: DerivedNumbers,
): boolean {
  const alike = numbers.around(claim).filter((one) => isAlike(claim, one, slideText));
  if (!isMet(claim, alike, slideText)) return false;
  if (isTimeBetween(claim, alike, slideText)) return true;
  const linked = alike.filter(({ sources }) => sources.some(({ line }) => link.hasLine(line)));
  const beside = linked.filter(({ sources }) => sources.some(link.isBeside));
  return (["usual", "unusual"] as const).some((kind) => {
    const passes = (candidates: readonly Derived[], chance: number) => {
      const own = kind === "usual" ? candidates.filter(({ isUsual }) => isUsual) : candidates;
      return isMet(claim, own, slideText) && chanceOf(claim, own) <= chance;
    };
    const most = mostChance[kind];
    return passes(beside, most.beside) || passes(linked, most.linked) || passes(alike, most.unlinked);
  });
}

const yearsWord =
  /^[\s-]?(?:years?|jahr|ans?(?!\p{L})|années|años?|anos?|anni|jaar|år|vuo[st]|lata?(?!\p{L})|rok|let(?!\p{L})|год|лет|рок|yıl|年|년|سن|عام|أعوام|साल|tahun|năm)/iu;

function isTimeBetween(claim: NumberMention, alike: readonly Derived[], { text }: SlideText): boolean {
  if (
    !yearsWord.test(text.slice(claim.end, claim.end + 10)) &&
    !/[年년]$/u.test(text.slice(claim.start, claim.end))
  )
    return false;
  return alike.some(({ isYears, value }) => isYears && value === claim.plain);
}

/** A neighbourhood with all in base units, where some of it has such. */
function toBases({ kind, operands }: Neighbourhood): readonly Neighbourhood[] {
  if (operands.every(({ base }) => base === undefined)) return [];
  return [{ kind, operands: operands.map((one) => ({ ...one, value: one.base ?? one.value })) }];
}

/** The same number with its unit's prefix for its magnitude: 5.7 thousand for 5.7 kg. */
function toBase(claim: NumberMention): NumberMention {
  return claim.base === undefined || claim.plain === 0
    ? claim
    : { ...claim, scale: claim.base / claim.plain };
}

function isAlike(claim: NumberMention, { isPercent }: Derived, { role }: SlideText): boolean {
  return role === "value" || claim.isPercent === isPercent;
}

function isMet(claim: NumberMention, derived: readonly Derived[], { text }: SlideText): boolean {
  const isAbout = saysAbout(text, claim);
  return derived.some(({ value }) => isRounded(claim, value, isAbout));
}

function bareDigits(digits: string): string {
  return digits.replaceAll(/\P{Nd}/gu, "").replace(/^0+/u, "");
}

function round(value: number): number {
  return Number(value.toPrecision(12));
}
