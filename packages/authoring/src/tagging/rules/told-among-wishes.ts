import { isAbbreviation, standsBeforeFigures } from "../../text/sentences/sentences.ts";
import type { TaggedUnit } from "../role.ts";
import { isNearSecret } from "../secrecy/near-secret.ts";
import { wishes } from "../wishes.ts";

const fewestWords = 3;
const smallStart = /[.!?]\s+(?=\p{Ll})/gu;

/**
 * Returns the units with what is told among wishes as matter: sentences with a figure that begin small in a unit of wishes
 * ("Shifts are 3 hours. friendly tone please"), and steps that stand behind the name of a planned slide.
 */
export function showToldAmongWishes(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  const cut = units.flatMap((unit, index) => {
    const pieces = cutSmallSentences(unit);
    return pieces.length > 1 && isNearSecret(units, index) ? [unit] : pieces;
  });
  return cut.flatMap(cutPlannedSteps);
}

const numberedSteps = /^.{3,80}?(?=(\s*(?:\s[-–—]|[:：])\s+)1[.)]\s\S.*\s2[.)]\s\S)/su;

/** "How it works - 1. the owner invites 2. guests confirm": the name of a planned slide ends where its steps begin. */
function cutPlannedSteps(unit: TaggedUnit): readonly TaggedUnit[] {
  const { role, text, span } = unit;
  const found = numberedSteps.exec(text);
  if (role !== "plan" || found === null || text.length !== span.end - span.start) return [unit];
  const [name, gap = ""] = found;
  const start = name.length + gap.length;
  const opener = { ...unit, text: name, span: { ...span, end: span.start + name.length }, closesLine: false };
  const { marker: _, ...rest } = unit;
  const steps: TaggedUnit = {
    ...rest,
    text: text.slice(start),
    span: { ...span, start: span.start + start },
    opensLine: false,
    role: "content",
    place: "slide",
    reason: "stands on a planned slide",
  };
  return [opener, steps];
}

function cutSmallSentences(unit: TaggedUnit): readonly TaggedUnit[] {
  const { role, form, text, span } = unit;
  if (role !== "request" || form !== "sentence" || text.length !== span.end - span.start) return [unit];
  const cuts = [...text.matchAll(smallStart)].filter(({ index }) =>
    endsSentence(text.slice(Math.max(0, index - longestEnd), index)),
  );
  if (cuts.length === 0) return [unit];
  const starts = [0, ...cuts.map(({ index, 0: { length } }) => index + length)];
  const pieces: { start: number; end: number; tells: boolean }[] = [];
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? text.length;
    const words = text.slice(start, end).trim();
    const last = pieces.at(-1);
    // "It broke down 27 times. we have two offers:" leads on to what is told.
    const leads = last?.tells === true && /[:：]$/u.test(words);
    const isTold = words.split(/\s+/u).length >= fewestWords && (leads || /\p{Nd}/u.test(words));
    const tells = isTold && !wishes(words);
    if (last !== undefined && last.tells === tells) last.end = end;
    else pieces.push({ start, end, tells });
  }
  const bracket = unclosed.exec(text)?.index ?? text.length;
  const last = pieces.at(-1);
  if (last?.tells === true && bracket < last.end) {
    pieces.push({ start: bracket + 1, end: last.end, tells: false });
    last.end = bracket;
  }
  if (pieces.every(({ tells }) => !tells)) return [unit];
  return pieces.map(({ start, end, tells }, index): TaggedUnit => {
    const words = text.slice(start, end).trimEnd();
    const own = {
      ...unit,
      text: words,
      span: { start: span.start + start, end: span.start + start + words.length },
      opensLine: index === 0 && unit.opensLine,
      closesLine: index === pieces.length - 1 && unit.closesLine,
    };
    return tells ? { ...own, role: "content", place: "slide", reason: "told among wishes" } : own;
  });
}

const longestEnd = 40;
const clock = /(?<!\p{Nd})\p{Nd}{1,2}[.:]\p{Nd}{2}$/u;
/** "8 slides max" ends a sentence, "max. eight" does not. */
const limited = /\p{Nd}\s?\p{L}+\s\p{L}{3,4}$/u;
/** A bracket that the next unit goes on with. */
const unclosed = /\s[(（[][!?…\s]*$/u;

function endsSentence(words: string): boolean {
  if (clock.test(words)) return true;
  const word = /[\p{L}\p{M}.]{1,24}$/u.exec(words)?.[0] ?? "";
  if (word.length < fewestWords || word.includes(".")) return false;
  return !isAbbreviation(word) || (standsBeforeFigures(word) && limited.test(words));
}
