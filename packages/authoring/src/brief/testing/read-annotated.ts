import type { Span, UnitForm } from "../../source/unit.ts";
import { type Role, roles, type TaggedUnit } from "../../tagging/role.ts";

/** Words inside a unit that are marked as one slot; the span counts in the prompt's text. */
export interface AnnotatedSlot {
  readonly slot: string;
  readonly span: Span;
  readonly text: string;
}

/** What the line below an annotated prompt's head says of the deck that would be ideal. */
export interface IdealDeck {
  readonly title: string;
  /** "8", "<=8", "~8", "6-8" or "-". */
  readonly slides: string;
  readonly language: string;
}

/** A prompt whose units and slots somebody has marked. */
export interface AnnotatedPrompt {
  readonly id: string;
  readonly language: string;
  readonly genre: string;
  readonly ideal?: IdealDeck;
  readonly text: string;
  readonly units: readonly TaggedUnit[];
  readonly slots: readonly AnnotatedSlot[];
}

const mark = /⟦([a-z]+)\||⟧/gu;
const roleNames: ReadonlySet<string> = new Set(roles);
/** Marks before the words of a unit: bullets, numbers with a stop or bracket, the hashes of a heading. */
const marker = /^(?:[-*•·–—>]\s{1,3}|#{1,6}\s{1,3}|\p{Nd}{1,3}[.)]\s{1,3}|[a-z]\)\s{1,3})/u;

/** Returns the prompts of one annotated file (⟦role|…⟧, `===` and `--- title:` lines); throws where a mark is not closed. */
export function readAnnotated(file: string): readonly AnnotatedPrompt[] {
  return file
    .split(/^(?==== )/mu)
    .filter((part) => part.startsWith("=== "))
    .map(readPrompt);
}

function readPrompt(part: string): AnnotatedPrompt {
  const [head = "", ...lines] = part.split("\n");
  const [id = "", language = "en", genre = ""] = head
    .slice(4)
    .split("|")
    .map((field) => field.trim());
  const ideal = readIdeal(lines[0] ?? "");
  const body = (ideal === undefined ? lines : lines.slice(1)).join("\n").replace(/\s+$/u, "");
  const { text, marks } = takeMarksOut(body, id);
  const units = marks.filter(({ name, depth }) => depth === 0 && roleNames.has(name));
  return {
    id,
    language,
    genre,
    ...(ideal && { ideal }),
    text,
    units: units.map((unit, index) => toUnit(text, unit, units[index - 1], units[index + 1])),
    slots: marks
      .filter(({ depth }) => depth > 0)
      .map(({ name, span }) => ({ slot: name, span, text: text.slice(span.start, span.end) })),
  };
}

function readIdeal(line: string): IdealDeck | undefined {
  const fields = /^--- title: (.*) \| slides: (.*) \| deck: (.*)$/u.exec(line);
  if (fields === null) return undefined;
  const [, title = "", slides = "-", language = "en"] = fields;
  return { title: title.trim(), slides: slides.trim(), language: language.trim() };
}

interface Mark {
  readonly name: string;
  readonly depth: number;
  readonly span: Span;
}

function takeMarksOut(body: string, id: string): { readonly text: string; readonly marks: readonly Mark[] } {
  const marks: Mark[] = [];
  const open: { readonly name: string; readonly start: number; readonly place: number }[] = [];
  let text = "";
  let from = 0;
  for (const match of body.matchAll(mark)) {
    text += body.slice(from, match.index);
    from = match.index + match[0].length;
    if (match[1] !== undefined) {
      open.push({ name: match[1], start: text.length, place: marks.length });
      marks.push({ name: match[1], depth: open.length - 1, span: { start: text.length, end: text.length } });
      continue;
    }
    const last = open.pop();
    if (last === undefined)
      throw new Error(`expected ⟦role| before each ⟧, found one more ⟧ in prompt ${id}`);
    marks[last.place] = {
      name: last.name,
      depth: open.length,
      span: { start: last.start, end: text.length },
    };
  }
  if (open.length > 0) throw new Error(`expected ⟧ at the end of each mark, found none in prompt ${id}`);
  return { text: text + body.slice(from), marks };
}

function toUnit(
  text: string,
  { name, span }: Mark,
  before: Mark | undefined,
  after: Mark | undefined,
): TaggedUnit {
  const whole = text.slice(span.start, span.end);
  const inside = marker.exec(whole)?.[0] ?? "";
  const lineStart = text.lastIndexOf("\n", span.start - 1) + 1;
  const outside = text.slice(Math.max(lineStart, before?.span.end ?? 0), span.start);
  const mark = (inside === "" ? outside : inside).trim().slice(0, 8);
  const gapBefore = text.slice(before?.span.end ?? 0, span.start);
  const gapAfter = text.slice(span.end, after?.span.start ?? text.length);
  const role = roles.find((known) => known === name) ?? "content";
  return {
    span,
    text: whole.slice(inside.length).trim(),
    form: formOf(role, mark, whole),
    carrier: "plain",
    depth: role === "heading" || role === "title" ? 1 : 0,
    ...(mark === "" ? {} : { marker: mark }),
    line: countLines(text, span.start),
    opensLine: text.slice(lineStart, span.start).trim().length <= mark.length,
    closesLine: after === undefined || gapAfter.includes("\n"),
    blankBefore: before === undefined || /\n\s*\n/u.test(gapBefore),
    blankAfter: after === undefined || /\n\s*\n/u.test(gapAfter),
    role,
    confidence: 1,
    place: placeOf(role),
    reason: "annotated",
  };
}

function formOf(role: Role, mark: string, whole: string): UnitForm {
  if (role === "heading" || role === "title") return "heading";
  if (/\t| \| |;.*;/u.test(whole)) return "row";
  return /^(?:[-*•·–—]|\p{Nd}{1,3}[.)]|[a-z]\))$/u.test(mark) ? "item" : "sentence";
}

function placeOf(role: Role): TaggedUnit["place"] {
  if (role === "content" || role === "heading" || role === "title") return "slide";
  return role === "note" ? "notes" : "nowhere";
}

function countLines(text: string, end: number): number {
  let lines = 0;
  for (let place = text.indexOf("\n"); place !== -1 && place < end; place = text.indexOf("\n", place + 1))
    lines += 1;
  return lines;
}
