import { confidenceBits } from "../../text/lexicon/secrecy/confidences.ts";
import { termBits } from "../../text/lexicon/terms/find-terms.ts";
import { namesTextPart } from "../../text/lexicon/text-parts.ts";
import { placeOf } from "../../text/numbers/slide-order.ts";
import { rememberEach } from "../../text/remember-each.ts";
import type { DocumentFacts, ReadUnit } from "./document-facts.ts";

/** What a wish says of another unit, and how it points at it. */
export interface Reference {
  readonly from: number;
  readonly to: number;
  /** "number": the number of an item; "order": a place in the row of them. */
  readonly kind: "number" | "order";
}

const wishing = termBits("deck", "ask", "want", "polite", "negation", "secretLabel", "secretHint", "include");
const hushing = confidenceBits("telling", "keeping", "secrecy", "nobody", "knowing");

/** Returns what wishes of a prompt point at by number or by place: "item 3 is not for them", "skip the last line". */
export const findReferences = rememberEach((facts: DocumentFacts): readonly Reference[] => {
  const wishes = facts.units.flatMap((read, index) => (mayWish(read) ? [index] : []));
  if (wishes.length === 0) return [];
  return byPlace(facts, wishes);
});

const longestWish = 400;

function mayWish({ unit, terms, confided }: ReadUnit): boolean {
  const isProse = unit.form === "sentence" || unit.form === "item" || unit.form === "heading";
  return (
    isProse && unit.text.length <= longestWish && ((terms & wishing) !== 0 || (confided & hushing) !== 0)
  );
}

const number = /(?<![\p{L}\p{Nd}.,:%€£$#])(\p{Nd}{1,2})(?![\p{L}\p{Nd}:%€£$]|[.,:/]\p{Nd})/gu;
/** "4.2" names a paragraph without any word for it. */
const dotted =
  /(?<![\p{L}\p{Nd}.,:%€£$#])\p{Nd}{1,2}\.\p{Nd}{1,2}(?![\p{L}\p{Nd}:%€£$]|[.,:/]\p{Nd}|\s?(?:%|€|km|m\b))/gu;
const opening = /^\W{0,3}(\p{Nd}{1,2}\.\p{Nd}{1,2})(?!\p{Nd})/u;
const near = 16;

function byPlace({ units }: DocumentFacts, wishes: readonly number[]): readonly Reference[] {
  const items = units.flatMap(({ unit }, index) => {
    const own = unit.opensLine ? numberOf(unit.marker ?? unit.text.slice(0, 4)) : undefined;
    return own === undefined ? [] : [{ index, own }];
  });
  const paragraphs = units.flatMap(({ unit }, index) => {
    const own = unit.opensLine
      ? opening.exec(`${unit.marker ?? ""} ${unit.text.slice(0, 8)}`)?.[1]
      : undefined;
    return own === undefined ? [] : [{ index, own }];
  });
  return wishes.flatMap((from) => {
    const text = units[from]?.unit.text ?? "";
    const found: Reference[] = [];
    const named: readonly string[] = paragraphs.length > 1 ? (text.match(dotted) ?? []) : [];
    for (const { index, own } of paragraphs)
      if (index !== from && named.includes(own))
        for (const to of lineFrom(units, index)) found.push({ from, to, kind: "number" });
    for (const { 1: digits = "", index } of text.matchAll(number)) {
      const around = text.slice(Math.max(0, index - near), index + digits.length + near);
      if (!namesTextPart(around)) continue;
      for (const item of items)
        if (item.own === Number(digits) && item.index !== from)
          for (const to of belongingTo(units, item.index)) found.push({ from, to, kind: "number" });
    }
    const place = orderIn(text);
    if (place !== undefined)
      for (const to of placed(units, from, place)) found.push({ from, to, kind: "order" });
    return found;
  });
}

/** The number that a line opens with: of "4.2" the first one. */
function numberOf(opening: string): number | undefined {
  const digits = /^\W{0,3}(\p{Nd}{1,2})(?!\p{Nd})/u.exec(opening)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const mostBelonging = 30;

/** A numbered line with what stands below it, up to the next one with a number or heading. */
function belongingTo(units: readonly ReadUnit[], from: number): readonly number[] {
  const found = [from];
  for (let index = from + 1; index < units.length && found.length < mostBelonging; index += 1) {
    const unit = units[index]?.unit;
    if (unit === undefined || unit.form === "heading") break;
    const isNext = unit.opensLine && numberOf(unit.marker ?? unit.text.slice(0, 4)) !== undefined;
    if (isNext || unit.form === "carrier") break;
    if (unit.blankBefore && units[from]?.unit.form !== "heading") break;
    found.push(index);
  }
  return found;
}

/** The place that a wish names with a word for a part of a text behind or before it: "the last sentence". */
function orderIn(text: string): number | "last" | "beforeLast" | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}'’-]{2,30}/gu) ?? [];
  for (const [index, word] of words.entries()) {
    const place = placeOf(word);
    if (place === undefined || place === "next") continue;
    const beside = [words[index - 1], words[index + 1]].join(" , ");
    if (namesTextPart(beside)) return place;
  }
  return undefined;
}

/** The n-th of the items, or the last line of matter before or behind the wish. */
function placed(
  units: readonly ReadUnit[],
  from: number,
  place: number | "last" | "beforeLast",
): readonly number[] {
  const isOf = (index: number): boolean => {
    const read = units[index];
    return read !== undefined && read.unit.form !== "carrier" && !mayAsk(read);
  };
  const own = units[from]?.unit.line;
  const lines = units.flatMap(({ unit }, index) =>
    unit.opensLine && unit.line !== own && isOf(index) ? [index] : [],
  );
  const items = lines.filter((index) => units[index]?.unit.form === "item");
  const row = items.length >= 2 ? items : lines;
  const at = typeof place === "number" ? place - 1 : row.length - (place === "last" ? 1 : 2);
  const first = row[at];
  if (first === undefined) return [];
  if (items.length >= 2 || place === "beforeLast" || typeof place === "number") return lineFrom(units, first);
  // "The last sentence" is one of its line.
  const line = lineFrom(units, first).filter(isOf);
  return line.slice(-1);
}

const asking = termBits("deck", "ask", "polite");

function mayAsk({ terms }: ReadUnit): boolean {
  return (terms & asking) !== 0;
}

function lineFrom(units: readonly ReadUnit[], from: number): readonly number[] {
  const found = [from];
  for (let index = from + 1; units[index]?.unit.opensLine === false; index += 1) found.push(index);
  return found;
}
