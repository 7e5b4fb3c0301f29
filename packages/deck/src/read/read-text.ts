import type { RichText, TextRun } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import {
  assertObject,
  type OutlinePlace,
  readFlag,
  readList,
  readOneOf,
  readOptional,
} from "../outline/outline-place.ts";

/** What a text may hold besides printable characters: nothing, line feeds, or line feeds and tabs. */
type TextForm = "line" | "lines" | "code";

/** Reads one line that says something, in Unicode NFC. */
export function readLine(place: OutlinePlace, limit: number = outlineLimits.line): string {
  const text = readText(place, limit, "line");
  if (typeof place.value === "string" && text.trim() === "") place.report("expected text, got an empty one");
  return text;
}

/** Reads one line that may be empty, in Unicode NFC. */
export function readLineOrNone(place: OutlinePlace, limit: number): string {
  return readText(place, limit, "line");
}

/** Reads text of any number of lines, in Unicode NFC. */
export function readLines(place: OutlinePlace, limit: number): string {
  return readText(place, limit, "lines");
}

/** Reads lines of a program as they are: line feeds, tabs and all, not brought into a normal form. */
export function readCode(place: OutlinePlace): string {
  const code = readText(place, outlineLimits.code, "code");
  if (typeof place.value === "string" && code.trim() === "") place.report("expected code, got an empty text");
  const lines = code.split("\n").length;
  if (lines > outlineLimits.codeLines) {
    place.report(`expected at most ${outlineLimits.codeLines} lines, got ${lines}`);
  }
  return code;
}

/** Reads the text of a paragraph; it says something. */
export function readRichText(place: OutlinePlace): RichText {
  return readRuns(place, 1, outlineLimits.text);
}

/** Reads the text of a table's cell: an empty list where the cell is empty. */
export function readCell(place: OutlinePlace): RichText {
  return readRuns(place, 0, outlineLimits.cell);
}

/** Reads how much weight a text has. */
export function readEmphasis(place: OutlinePlace): "warning" {
  return readOneOf(place, ["warning"]);
}

/** Returns how many code points a text has. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    // The second half of a pair belongs to the character that its first half began.
    if ((text.charCodeAt(index) & 0xfc00) !== 0xdc00) count += 1;
  }
  return count;
}

/** Says whether a link is an absolute http, https or mailto URL without spaces, quotation marks and brackets. */
export function isAbsoluteHref(value: string): boolean {
  if (
    value.length > outlineLimits.href ||
    faultOf(value, "line") !== undefined ||
    /[\s"<>\\^`{|}]/u.test(value)
  )
    return false;
  const rest = /^(?:https?:\/\/|mailto:)/iu.exec(value)?.[0];
  if (rest === undefined) return false;
  const target = value.slice(rest.length);
  if (rest.toLowerCase() !== "mailto:") return /^[^/?#@:]/u.test(target);
  const at = target.indexOf("@");
  return at > 0 && at < target.length - 1;
}

function readRuns(place: OutlinePlace, least: 0 | 1, limit: number): RichText {
  const runs = readList(place, { of: "runs of text", least, most: outlineLimits.runs }, readRun);
  const text = runs.map((run) => run.text).join("");
  if (runs.length > 0 && text.trim() === "") {
    place.report(`expected text${least === 0 ? " or an empty list" : ""}, got only spaces`);
  }
  reportLength(place, text, limit);
  return runs;
}

function readRun(place: OutlinePlace): TextRun {
  assertObject(place);
  const text = place.at("text");
  if (text.value === "") text.report("expected text, got an empty run: leave it out");
  return {
    text: readText(text, outlineLimits.text, "line"),
    ...readOptional(place, "bold", readFlag),
    ...readOptional(place, "italic", readFlag),
    ...readOptional(place, "code", readFlag),
    ...readOptional(place, "href", readHref),
  };
}

function readHref(place: OutlinePlace): string {
  const { value } = place;
  if (typeof value === "string" && isAbsoluteHref(value)) return value;
  place.reportInstead("an absolute http, https or mailto URL");
  return "";
}

function readText(place: OutlinePlace, limit: number, form: TextForm): string {
  const { value } = place;
  if (typeof value !== "string") {
    place.reportInstead("a string");
    return "";
  }
  const text = form === "code" ? value : value.normalize("NFC");
  const fault = faultOf(text, form);
  if (fault !== undefined) place.report(fault);
  reportLength(place, text, limit);
  return text;
}

function reportLength(place: OutlinePlace, text: string, limit: number): void {
  const length = countCodePoints(text);
  if (length > limit) place.report(`expected at most ${limit} characters, got ${length}`);
}

/** Control characters (C0, DEL, C1), line and paragraph separators, and what turns the direction of the text after it. */
function faultOf(text: string, form: TextForm): string | undefined {
  if (!text.isWellFormed()) return "expected whole characters, got half of a surrogate pair";
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (!isForbidden(code) || isAllowed(code, form)) continue;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
    return `expected ${form === "line" ? "one line of " : ""}text without control characters, got ${name} at ${index}`;
  }
  return undefined;
}

function isAllowed(code: number, form: TextForm): boolean {
  return (code === 0x0a && form !== "line") || (code === 0x09 && form === "code");
}

function isForbidden(code: number): boolean {
  if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return true;
  if (code < 0x2028) return false;
  return code <= 0x202e || (code >= 0x2066 && code <= 0x2069) || code === 0xfffe || code === 0xffff;
}
