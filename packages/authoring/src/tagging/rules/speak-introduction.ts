import { confidenceBits, findConfidences } from "../../text/lexicon/secrecy/confidences.ts";
import type { TaggedUnit } from "../role.ts";

/** What is shown beside a request has to have matter elsewhere, or it is the matter itself. */
const fewestElsewhere = 3;
const surelyAsks = 0.8;

/**
 * Returns the units with the sentences spoken rather than shown that stand in a line with what asks for the deck, before the first
 * blank line of a prompt that brings its matter below: "I run the kitchen of a school and have to report to the council. 9 slides."
 * Of such sentences in prompts of writers that nothing was trained on, nine of eleven asked for something or said who is to listen.
 */
export function speakIntroduction(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  const end = findEnd(units);
  const opening = units.slice(0, end);
  const lines = new Set(opening.filter(asksSurely).map(({ line }) => line));
  const elsewhere = units.slice(end).filter(({ place }) => place === "slide");
  if (lines.size === 0 || elsewhere.length < fewestElsewhere) return units;
  const told = opening.filter((unit) => isToldIn(unit, lines));
  const introduces = tellsFacts(told) ? new Set<TaggedUnit>() : new Set(told);
  const handsOver = findHandover(units, end);
  return units.map((unit, index) =>
    index === handsOver || introduces.has(unit)
      ? { ...unit, place: "notes", reason: "introduces what is asked for" }
      : unit,
  );
}

function isToldIn({ place, form, line }: TaggedUnit, lines: ReadonlySet<number>): boolean {
  return place === "slide" && form === "sentence" && lines.has(line);
}

const fewestFigures = 2;
const self = confidenceBits("self");

/** "8 slides. MRR hit $61k. Burn is down to $38k. Margin is 74 %": figures after each other are the matter, or all of it. */
function tellsFacts(told: readonly TaggedUnit[]): boolean {
  const figures = told.filter(({ text }) => /\p{Nd}/u.test(text)).length;
  const isOwn = told.some(({ text }) => (findConfidences(text) & self) !== 0);
  return figures > fewestFigures || (figures === fewestFigures && !isOwn);
}

/** "Here's everything I have, sorry:" alone between what is asked and the first matter. */
function findHandover(units: readonly TaggedUnit[], from: number): number {
  const first = units.findIndex(({ place }, index) => index >= from && place === "slide");
  const unit = units[first];
  const isAlone =
    unit?.form === "sentence" && unit.opensLine && unit.closesLine && unit.blankBefore && unit.blankAfter;
  return isAlone && /[:：]\s*$/u.test(unit.text) ? first : -1;
}

function asksSurely({ role, place, confidence }: TaggedUnit): boolean {
  return role === "request" && place === "nowhere" && confidence >= surelyAsks;
}

/** The first paragraph; a greeting alone is none. */
function findEnd(units: readonly TaggedUnit[]): number {
  const first = units.findIndex(({ role }) => role !== "chrome");
  const next = units.findIndex(
    ({ blankBefore, opensLine }, index) => index > first && blankBefore && opensLine,
  );
  return next === -1 ? units.length : next;
}
