import { readTokens, type Token } from "../../text/words/tokens.ts";
import { findCounts } from "../counts/read-slide-count.ts";
import { readNumber } from "../numbers.ts";
import { findLanguageNames } from "../read-language.ts";
import { bitOf, readWordClasses, wordClasses } from "./word-classes.ts";

/** What is known of a unit before its words are read. */
export interface UnitContext {
  /** The unit's words. */
  readonly text: string;
  readonly isPlan: boolean;
  readonly isItem: boolean;
  readonly isFirst: boolean;
  /** No unit of the prompt is matter. */
  readonly isAlone: boolean;
  /** Lists in which words of the last unit before it stand that opens a list ("Please cover:"), as bits. */
  readonly lead: number;
}

/** A unit's tokens and the hashed features of each. */
export interface UnitFeatures {
  readonly tokens: readonly Token[];
  readonly features: readonly Uint32Array[];
}

const mostTokens = 400;
const triggers =
  bitOf("about") |
  bitOf("topicLabel") |
  bitOf("forWhom") |
  bitOf("audienceLabel") |
  bitOf("toneLabel") |
  bitOf("include") |
  bitOf("exclude") |
  bitOf("ending") |
  bitOf("title") |
  bitOf("order") |
  bitOf("make") |
  bitOf("given");

/** Returns the tokens of a unit and their features: words, shapes, word lists, what opened the clause, and where they stand. */
export function readFeatures(context: UnitContext): UnitFeatures {
  const tokens = readTokens(context.text).slice(0, mostTokens);
  const numbers = tokens.map(({ small }) => sizeOfNumber(small));
  const classes = readWordClasses(tokens);
  const taken = markTaken(context.text, tokens);
  const { quoted, bracketed } = markEnclosed(tokens);
  const unit = unitFeatures(context, tokens, classes, taken);
  let trigger = 0;
  let before = 0;
  let since = 0;
  let clause = 0;
  let label = "";
  const clauses = tokens.map(({ small }) => isBreak(small));
  const features = tokens.map((token, index) => {
    const own = classes[index] ?? 0;
    if (index > 0 && clauses[index - 1] === true) {
      clause += 1;
      since = 0;
    }
    if (index > 0 && /^[:：]$/u.test(tokens[index - 1]?.small ?? "") && index <= 6)
      label = `${tokens[0]?.small ?? ""}|${(classes[index - 2] ?? 0) | (classes[0] ?? 0)}`;
    const list: string[] = [...unit];
    const word = (offset: number): string =>
      tokens[index + offset]?.small ?? (index + offset < 0 ? "^" : "$");
    const shape = (offset: number): string => shapeOf(tokens[index + offset]?.text ?? "");
    const small = token.small;
    list.push(`w${small}`, `p${word(-1)}`, `n${word(1)}`, `pp${word(-2)}`, `nn${word(2)}`);
    list.push(`pw${word(-1)} ${small}`, `wn${small} ${word(1)}`, `pb${word(-2)} ${word(-1)}`);
    if (small.length > 4) list.push(`s${small.slice(-3)}`, `x${small.slice(0, 4)}`);
    list.push(`h${shape(-1)}${shape(0)}${shape(1)}`);
    pushClasses(list, "c", own);
    pushClasses(list, "cp", classes[index - 1] ?? 0);
    pushClasses(list, "cn", classes[index + 1] ?? 0);
    pushClasses(list, "cq", classes[index - 2] ?? 0);
    pushClasses(list, "t", trigger);
    pushClasses(list, "T", before);
    list.push(
      `tc${trigger}|${own & ~(bitOf("self") | bitOf("polite"))}`,
      `td${trigger & -trigger}|${Math.min(since, 4)}`,
      `tt${trigger}|${before}`,
    );
    list.push(
      `cl${Math.min(clause, 4)}|${Math.min(since, 3)}`,
      `b${clauses[index - 1] === true ? word(-1) : ""}|${shape(0)}|${trigger}`,
    );
    if (label !== "") list.push(`l${label}`, `lc${label}|${Math.min(since, 2)}`);
    const near = `${numbers[index - 1] ?? ""}|${numbers[index]}|${numbers[index + 1] ?? ""}`;
    if (near !== "||") list.push(`k${near}`, `kp${near}|${word(-1)}`, `kt${near}|${trigger}|${shape(1)}`);
    list.push(`e${taken[index] ?? ""}${taken[index - 1] ?? ""}${taken[index + 1] ?? ""}`);
    if (quoted[index] === true) list.push("q", `q${trigger}`);
    if (bracketed[index] === true) list.push("r", `r${trigger}`);
    list.push(`o${Math.min(index, 5)}`, `z${Math.min(tokens.length - index, 4)}`);
    since += 1;
    const fired = own & triggers;
    if (fired !== 0 && fired !== trigger) {
      before = trigger;
      trigger = fired;
      since = 0;
    }
    return hashAll(list);
  });
  return { tokens, features };
}

/** Returns the lists in which the words of a text stand, as bits. */
export function readLead(text: string): number {
  return readWordClasses(readTokens(text.slice(0, 400))).reduce((all, own) => all | own, 0);
}

function unitFeatures(
  context: UnitContext,
  tokens: readonly Token[],
  classes: readonly number[],
  taken: readonly string[],
): readonly string[] {
  const all = classes.reduce((sum, own) => sum | own, 0);
  const list = [
    "1",
    `u${context.isPlan}${context.isItem}${context.isFirst}`,
    `ua${context.isAlone}${context.isFirst}${(all & (bitOf("deck") | bitOf("make"))) !== 0}`,
    `ul${Math.min(6, Math.floor(tokens.length / 4))}`,
  ];
  for (const name of [
    "deck",
    "make",
    "include",
    "ending",
    "exclude",
    "title",
    "topicLabel",
    "about",
  ] as const)
    if ((all & bitOf(name)) !== 0) list.push(`ud${name}`);
  list.push(`uc${taken.includes("s")}`);
  if (context.lead !== 0) pushClasses(list, "L", context.lead & (triggers | bitOf("deck")));
  return list;
}

function isBreak(small: string): boolean {
  return /^[,;.:!?()[\]、。，；：（）！？|/–—-]$/u.test(small);
}

function pushClasses(list: string[], prefix: string, bits: number): void {
  for (let place = 0; place < wordClasses.length; place += 1)
    if ((bits & (1 << place)) !== 0) list.push(`${prefix}:${wordClasses[place]}`);
}

function shapeOf(text: string): string {
  if (text === "") return "_";
  if (/^\p{Nd}/u.test(text)) return "9";
  if (/^[\p{L}\p{M}]/u.test(text)) {
    if (/^\p{Lu}/u.test(text)) return text.length > 1 && text === text.toUpperCase() ? "U" : "X";
    return /^\p{Ll}/u.test(text) ? "x" : "l";
  }
  return text.slice(0, 1);
}

/** Decks have a handful of slides or some dozens; "" where a token is no number. */
function sizeOfNumber(small: string): string {
  const value = readNumber(
    /^(\p{Nd}{1,3})[-–~]\p{Nd}{1,3}$/u.exec(small)?.[1] ?? small.replace(/-?ish$/u, ""),
  );
  if (value === undefined) return "";
  return value < 2 || value > 60 ? "n" : value <= 20 ? "N" : "M";
}

/** What rules read, so that no slot is sought there: counts of slides ("s") or minutes ("m"), languages ("g"). */
function markTaken(text: string, tokens: readonly Token[]): readonly string[] {
  const spans = [
    ...findCounts(text).map(({ kind, start, end }) => ({ start, end, mark: kind === "slides" ? "s" : "m" })),
    ...findLanguageNames(text).map(({ start, end }) => ({ start, end, mark: "g" })),
  ];
  return tokens.map(
    ({ start, end }) => spans.find((span) => start >= span.start && end <= span.end)?.mark ?? "",
  );
}

function markEnclosed(tokens: readonly Token[]): {
  readonly quoted: readonly boolean[];
  readonly bracketed: readonly boolean[];
} {
  let isQuoted = false;
  let depth = 0;
  const quoted: boolean[] = [];
  const bracketed: boolean[] = [];
  for (const { text } of tokens) {
    if (/^[“„«「『《]$/u.test(text) || (text === '"' && !isQuoted)) isQuoted = true;
    else if (/^[”»」』》"]$/u.test(text)) isQuoted = false;
    if (/^[(（[]$/u.test(text)) depth += 1;
    if (/^[)）\]]$/u.test(text)) depth = Math.max(0, depth - 1);
    quoted.push(isQuoted);
    bracketed.push(depth > 0);
  }
  return { quoted, bracketed };
}

/** FNV-1a. */
function hashAll(list: readonly string[]): Uint32Array {
  const hashes = new Uint32Array(list.length);
  list.forEach((feature, place) => {
    let hash = 0x811c9dc5;
    for (let index = 0; index < feature.length; index += 1)
      hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
    hashes[place] = hash >>> 0;
  });
  return hashes;
}
