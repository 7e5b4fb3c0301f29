import { termBit } from "../../text/lexicon/terms/find-terms.ts";
import type { TaggedUnit } from "../role.ts";
import { isNearSecret } from "../secrecy/near-secret.ts";
import { asks } from "../wishes.ts";

const form = termBit("form");
const fewestLines = 4;

/**
 * Returns the units with those shown that were only spoken for doubt and ask for nothing, where they are a piece of a sentence that is
 * shown ("About one in six is a gift; we do those up …") or a line amid lines that are: no half of a sentence, and no line of a list, is lost.
 */
export function showBesideShown(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  const blocks = blocksOf(units);
  return units.map((unit, index) => {
    if (!isDoubted(unit) || asks(unit.text, form) || isNearSecret(units, index)) return unit;
    const pieces = piecesOf(units, index);
    const isWhole = ends.test(units[pieces.at(-1) ?? index]?.text ?? "");
    const isPiece =
      isWhole && mayAsk(unit) <= mostOfPiece && pieces.some((at) => at !== index && isShown(units[at]));
    const isLine =
      unit.opensLine &&
      unit.closesLine &&
      mayAsk(unit) <= mostOfLine &&
      isAmidShown(blocks.get(unit) ?? [], unit);
    return isPiece || isLine
      ? { ...unit, role: "content", place: "slide", reason: "beside what is shown" }
      : unit;
  });
}

const mostOfPiece = 0.7;
const mostOfLine = 0.8;

/** How likely a unit asks: surely where it leads on to something, or stands in brackets. */
function mayAsk({ role, confidence, text }: TaggedUnit): number {
  if (role !== "request") return 0;
  return /[:：]\s*$|^\W{0,2}[([（]/u.test(text) ? 1 : confidence;
}

function isDoubted({ role, place, form }: TaggedUnit): boolean {
  const isText = form === "sentence" || form === "item";
  return isText && place === "notes" && (role === "content" || role === "request");
}

function isShown(unit: TaggedUnit | undefined): boolean {
  return unit?.place === "slide" && unit.role === "content";
}

const ends = /[.!?。！？…]["”»)]?\s*$/u;

/** The units of the sentence that a unit is a piece of: in its line, without a stop between. */
function piecesOf(units: readonly TaggedUnit[], index: number): readonly number[] {
  const found = [index];
  const line = units[index]?.line;
  for (let at = index - 1; units[at]?.line === line && !ends.test(units[at]?.text ?? ""); at -= 1)
    found.unshift(at);
  for (let at = index; units[at + 1]?.line === line && !ends.test(units[at]?.text ?? ""); at += 1)
    found.push(at + 1);
  return found;
}

/** The units between blank lines, for each of them. */
function blocksOf(units: readonly TaggedUnit[]): ReadonlyMap<TaggedUnit, readonly TaggedUnit[]> {
  const blocks: TaggedUnit[][] = [];
  for (const unit of units) {
    const last = blocks.at(-1);
    if (last === undefined || (unit.opensLine && unit.blankBefore)) blocks.push([unit]);
    else last.push(unit);
  }
  return new Map(blocks.flatMap((block) => block.map((unit) => [unit, block] as const)));
}

/** Of the other lines of its block most are shown whole, and so is the one above or below it. */
function isAmidShown(block: readonly TaggedUnit[], unit: TaggedUnit): boolean {
  const lines = new Map<number, TaggedUnit[]>();
  for (const own of block) lines.set(own.line, [...(lines.get(own.line) ?? []), own]);
  const shown = [...lines].filter(([, own]) => own.every(isShown)).map(([line]) => line);
  const isBeside = shown.includes(unit.line - 1) || shown.includes(unit.line + 1);
  return isBeside && lines.size >= fewestLines && shown.length * 2 > lines.size;
}
