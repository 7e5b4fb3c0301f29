import { allowsShowing } from "../../text/lexicon/secrecy/exclusion-frames.ts";
import type { DocumentFacts } from "../chain/document-facts.ts";
import { readOpenLabel } from "../open-label.ts";
import type { ScopeMark } from "./find-marks.ts";

/** Returns the units that a mark governs: the rest of its line, what stands below or in its section, the clause before it. */
export function unitsUnder({ units }: DocumentFacts, { unit, kind, scope }: ScopeMark): readonly number[] {
  const read = units[unit];
  if (read === undefined) return [];
  if (scope === "self") return [unit, ...restOfBracket(units, unit)];
  if (scope === "section") return below(units, unit, read.unit.depth);
  if (scope === "back") return lineBefore(units, unit);
  if (scope === "told") return told(units, unit);
  if (scope === "block") {
    const rest = restOfLine(units, unit);
    return [...rest, ...blockBelow(units, rest.at(-1) ?? unit)];
  }
  const rest = restOfLine(units, unit);
  const sameLine = kind === "secret" && isOneOfLabels(units, unit) ? toNextLabel(units, rest) : rest;
  if (sameLine.length > 0) {
    if (kind === "secret") return sameLine.filter((index) => !allowsShowing(units[index]?.unit.text ?? ""));
    return read.unit.opensLine ? sameLine : toSentenceEnd(units, sameLine);
  }
  return read.unit.form === "key" ? valuesOf(units, unit) : blockBelow(units, unit);
}

type Units = DocumentFacts["units"];

function restOfLine(units: Units, from: number): readonly number[] {
  const found: number[] = [];
  for (let index = from + 1; index < units.length && units[index]?.unit.opensLine === false; index += 1)
    found.push(index);
  return found;
}

const fewestLabels = 2;

/** Says whether a label is one of a row of them, none of which governs the next: "Place: Mill Lane. Price: 210 euro. Confidential: … To do: …". */
export function isOneOfLabels(units: Units, from: number): boolean {
  const { line, opensLine } = units[from]?.unit ?? {};
  const before = units.slice(0, from).filter(({ unit }) => unit.line === line);
  const labels = before.filter((read) => readOpenLabel(read) !== undefined);
  return opensLine === false && labels.length >= fewestLabels;
}

function toNextLabel(units: Units, rest: readonly number[]): readonly number[] {
  const next = rest.findIndex((index, place) => {
    const read = units[index];
    return place > 0 && read !== undefined && readOpenLabel(read) !== undefined;
  });
  return next === -1 ? rest : rest.slice(0, next);
}

/** What is to be said within a line of prose ends with its sentence; what is secret goes on, to be safe. */
function toSentenceEnd(units: Units, line: readonly number[]): readonly number[] {
  const last = line.findIndex((index) => /[.!?。！？؟।]["”»)]?$/u.test(units[index]?.unit.text.trim() ?? ""));
  return last === -1 ? line : line.slice(0, last + 1);
}

/** A bracket that is opened in a unit and not closed there goes on, over lines too. */
function restOfBracket(units: Units, from: number): readonly number[] {
  const opened = /[[{【〔]/u.exec(units[from]?.unit.text ?? "")?.[0];
  if (opened === undefined) return [];
  const closer = { "[": "]", "{": "}", "【": "】", "〔": "〕" }[opened] ?? "]";
  if (units[from]?.unit.text.includes(closer) === true) return [];
  const found: number[] = [];
  for (let index = from + 1; index < units.length && index < from + 12; index += 1) {
    found.push(index);
    if (units[index]?.unit.text.includes(closer) === true) return found;
  }
  return [];
}

function lineBefore(units: Units, from: number): readonly number[] {
  const before = units[from - 1];
  if (before === undefined || units[from]?.unit.opensLine === true) return [];
  const isWhole = before.unit.form === "item" || before.unit.form === "row";
  const found = [from - 1];
  for (let index = from - 2; isWhole && index >= 0 && units[index + 1]?.unit.opensLine === false; index -= 1)
    found.push(index);
  return found;
}

/** All units below a heading up to the next one that is not deeper. */
function below(units: Units, from: number, depth: number): readonly number[] {
  const found = [from];
  for (let index = from + 1; index < units.length; index += 1) {
    const read = units[index];
    if (read?.unit.form === "heading" && read.unit.depth <= depth) break;
    found.push(index);
  }
  return found;
}

/** "Tercero.", "ثالثاً:": items counted in words. */
const ordinal = /^[\p{L}\p{M}]{3,14}[.:：،,](?:\s|$)/u;

/** The lines below up to the next blank one; where a blank line stands between, the next block. */
function blockBelow(units: Units, from: number): readonly number[] {
  const found: number[] = [];
  const first = units[from + 1]?.unit;
  if (first === undefined || first.form === "heading") return found;
  const line = units[from]?.unit.line;
  const counts = units.some(
    ({ unit }, index) => index !== from && unit.line === line && unit.opensLine && ordinal.test(unit.text),
  );
  const isIndented = (depth: number): boolean => first.form !== "item" || depth >= first.depth;
  for (let index = from + 1; index < units.length; index += 1) {
    const unit = units[index]?.unit;
    if (unit === undefined || (index > from + 1 && (unit.blankBefore || unit.form === "heading"))) break;
    if (counts && unit.opensLine && ordinal.test(unit.text)) break;
    const leavesList =
      first.form === "item" && unit.opensLine && (unit.form !== "item" || !isIndented(unit.depth));
    if (leavesList || unit.form === "carrier") break;
    found.push(index);
  }
  return found;
}

/** The value of a key, and all that is deeper. */
function valuesOf(units: Units, from: number): readonly number[] {
  const depth = units[from]?.unit.depth ?? 0;
  const found: number[] = [from];
  for (let index = from + 1; index < units.length; index += 1) {
    const unit = units[index]?.unit;
    if (unit === undefined || unit.carrier !== "json" || (unit.form === "key" && unit.depth <= depth)) break;
    found.push(index);
  }
  return found;
}

const mostAway = 40;
/** Words that point at something said elsewhere. */
export const pointing =
  /(?<![\p{L}\p{M}])(?:that|this|it|those|these|them|das|dies\p{L}{0,3}|davon|darüber|ça|cela|ceci|en|eso|esto|lo|los|las|isso|isto|questo|quello|ne|lo|dat|dit|det|detta|denne|dette|sitä|tätä|to|tego|tym|ez|ezt|azt|asta|это|этого|этом|об этом|про це|це|цього|bu|bunu|şu|αυτό|αυτά|το|τα|هذا|هذه|ذلك|این|آن|זה|זאת|यह|इसे|ये|এটা|এটি|นี้|เรื่องนี้|này|điều này|đó|ini|itu)(?![\p{L}\p{M}])|这|那|以上|上の|この|これ|その|이건|이것|이거|위/iu;

/** A sentence about something said: what it points at stands before it; without a pointer, what shares a longer word with it. */
function told(units: Units, from: number): readonly number[] {
  const read = units[from];
  if (read === undefined) return [];
  const before = lastMatter(units, from);
  if (before !== undefined && pointing.test(read.unit.text.slice(0, 160))) return [before];
  const words = longWords(read.unit.text);
  const first = Math.max(0, from - mostAway);
  const shared = sharingPairs(units, from, first);
  if (shared.length > 0) return shared;
  return units.slice(first, from + mostAway).flatMap(({ unit }, step) => {
    const index = first + step;
    if (index === from || unit.form === "carrier") return [];
    if (!longWords(unit.text).some((word) => words.includes(word))) return [];
    // What stands under a heading of it speaks of it too.
    return unit.form === "heading" ? below(units, index, unit.depth) : [index];
  });
}

const mostBearers = 3;

/** In scripts without spaces: the units that share the most pairs of signs with what the sentence opens by naming. */
function sharingPairs(units: Units, from: number, first: number): readonly number[] {
  const [topic = ""] = units[from]?.unit.text.split(/[、，,；;。]/u) ?? [];
  const near = Array.from(units.slice(first, from + mostAway), ({ unit }, step) => ({
    index: first + step,
    unit,
  })).filter(({ index, unit }) => index !== from && unit.form !== "carrier" && unit.form !== "heading");
  const rare = pairsOf(topic).filter(
    (pair) => near.filter(({ unit }) => unit.text.includes(pair)).length <= mostBearers,
  );
  const scores = near.map(({ unit }) => rare.filter((pair) => unit.text.includes(pair)).length);
  const best = Math.max(0, ...scores);
  return best === 0 ? [] : near.flatMap(({ index }, at) => (scores[at] === best ? [index] : []));
}

function pairsOf(text: string): readonly string[] {
  const runs = text.match(/[\p{sc=Han}\p{sc=Katakana}\p{Nd}ー]{2,40}/gu) ?? [];
  const pairs = runs.flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, start) => run.slice(start, start + 2)),
  );
  return [...new Set(pairs.filter((pair) => !/^\p{Nd}+$/u.test(pair)))];
}

/** The unit before that is not part of the carrier. */
function lastMatter(units: Units, from: number): number | undefined {
  for (let index = from - 1; index >= 0 && index >= from - 3; index -= 1) {
    const form = units[index]?.unit.form;
    if (form !== "carrier" && form !== "key") return index;
  }
  return undefined;
}

/** The stems of the words of eight letters or more: shorter ones stand in too many sentences. */
function longWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}{8,40}/gu) ?? []).map((word) => word.slice(0, 8));
}
