import type { TaggedUnit } from "../role.ts";
import { bracketsKeptOut } from "./find-declared.ts";

/**
 * Cuts what stands in brackets out of the units that are shown or said, where a request says that it stays out: "Case 1: no injury
 * (Mrs Price, bed 12)" beside "whatever stands in brackets comes off".
 */
export function withholdBrackets(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  const kept = units.flatMap(({ role, text }) =>
    role === "request" || role === "withhold" ? (bracketsKeptOut(text) ?? []) : [],
  );
  const [open, close] = kept;
  if (open === undefined || close === undefined) return units;
  return units.flatMap((unit) => cutBrackets(unit, open, close));
}

function cutBrackets(unit: TaggedUnit, open: string, close: string): readonly TaggedUnit[] {
  const { text, span, place } = unit;
  if (place === "nowhere" || text.length !== span.end - span.start) return [unit];
  const start = text.indexOf(open);
  const last = text.indexOf(close, start);
  if (start === -1) return [unit];
  const end = last === -1 ? text.length : last + 1;
  const piece = (from: number, to: number): TaggedUnit => {
    const own = text.slice(from, to);
    const at = span.start + from + (own.length - own.trimStart().length);
    return { ...unit, text: own.trim(), span: { start: at, end: at + own.trim().length } };
  };
  const before = piece(0, start);
  const inside: TaggedUnit = {
    ...piece(start, end),
    role: "withhold",
    confidence: 1,
    place: "nowhere",
    reason: "said to stay out",
    opensLine: unit.opensLine && before.text === "",
    closesLine: unit.closesLine && end === text.length,
  };
  const behind =
    end < text.length ? cutBrackets({ ...piece(end, text.length), opensLine: false }, open, close) : [];
  return [
    ...(/[\p{L}\p{N}]/u.test(before.text) ? [{ ...before, closesLine: false }] : []),
    inside,
    ...behind.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
  ];
}
