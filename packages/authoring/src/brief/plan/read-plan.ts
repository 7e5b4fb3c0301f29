import type { Span } from "../../source/unit.ts";
import type { TaggedUnit } from "../../tagging/role.ts";
import type { PlannedSlide } from "../brief.ts";
import { planKeys } from "../lexicon/plan-words.ts";
import { readForm } from "../read-form.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { createWordList } from "../word-list.ts";
import { type PlanLine, readPlanLine } from "./read-plan-line.ts";

/** Returns the slots found in a unit. */
export type SlotsOf = (unit: TaggedUnit) => readonly FoundSlot[];

type PlanKey = keyof typeof planKeys;
const keys = (["number", "name", "form", "body"] as const).map(
  (kind) => [kind, createWordList(planKeys[kind])] as const,
);
const mostSlides = 300;
/** Beyond that a line's words are its title as they are: no deck shows so many slides. */
const mostRead = 1_000;

interface Open {
  line: PlanLine;
  matter: Span[];
  notes: Span[];
}

/** Returns the slides that the units of role plan open, each with the matter and the notes that follow it; none for fewer than two. */
export function readPlan(
  units: readonly TaggedUnit[],
  slotsOf: SlotsOf,
): readonly PlannedSlide[] | undefined {
  const open: Open[] = [];
  let isClosed = false;
  let opener: TaggedUnit | undefined;
  const asking = new Set(units.filter(({ role }) => role === "request").map(({ line: at }) => at));
  for (const read of units) {
    if (read.opensLine) opener = read;
    // Sentences further on in a line bear the mark that opens it.
    const unit =
      read !== opener && read.marker !== undefined && read.marker === opener?.marker
        ? withoutMarker(read)
        : read;
    const last = open.at(-1);
    if (unit.role === "plan") {
      isClosed = false;
      const keyed = readKey(unit);
      if (keyed !== undefined && (open.length > 0 || keyed.value !== "")) {
        takeKeyed(open, keyed);
        continue;
      }
      const line: ReturnType<typeof readPlanLine> =
        open.length < mostRead ? readPlanLine(wordsOf(unit), slotsOf(unit)) : { title: unit.text.trim() };
      // "Slides 3-4 The lines. One slide each for:" numbers no other one.
      const isOfOne =
        !unit.opensLine && unit.marker === undefined && line.first === 1 && line.isTold !== true;
      if (last?.line.first !== undefined && isOfOne) continue;
      // "Slide 7 - Handout, 5 sentences": a number further on in its line that is not the next one counts something else.
      const isCount = !unit.opensLine && unit.marker === undefined && line.first !== undefined;
      if (isCount && last?.line.first !== undefined && line.first !== last.line.first + 1) {
        last.notes.push(unit.span);
        continue;
      }
      // "(bars by month)", "Two columns" behind the opener of a slide say how it is to look.
      const isOfOpener = last?.matter.length === 0 && isLook(unit);
      if (last !== undefined && line.first === undefined && (isAside(unit) || isOfOpener))
        last.line = { ...last.line, ...(last.line.form === undefined && line.form && { form: line.form }) };
      // "S1" on a line of its own is named by the line below.
      else if (last?.line.title === "" && isNameOf(last, line, unit))
        last.line = { ...last.line, title: line.title };
      // `Slide 1 - Title: "Welcome aboard"`: what follows a numbered opener in its line stands on that slide.
      else if (
        last?.line.first !== undefined &&
        line.first === undefined &&
        line.isTold !== true &&
        !unit.opensLine &&
        (last.matter.length === 0 || (unit.marker === undefined && unit !== read))
      )
        last.matter.push(unit.span);
      else open.push({ line, matter: [], notes: [] });
    } else if (last === undefined) continue;
    else if (unit.role === "note") last.notes.push(unit.span);
    else if (unit.role === "title" && last.line.title === "" && last.matter.length === 0)
      last.line = { ...last.line, title: unit.text };
    // A paragraph that asks for something stands on no slide: "Some are over 70, so large type. Warm colours, please."
    else if (unit.blankBefore && unit.opensLine && asking.has(unit.line)) isClosed = true;
    else if (!isClosed && (unit.role === "content" || unit.role === "heading" || unit.role === "title"))
      last.matter.push(unit.span);
  }
  return open.length < 2 ? undefined : number(open);
}

function withoutMarker({ marker: _, ...unit }: TaggedUnit): TaggedUnit {
  return unit;
}

/** The words of a plan line with the mark before them, where the splitter took that off; of "D3" the number says which slide it is. */
function wordsOf({ marker: written, text }: TaggedUnit): string {
  const marker = written?.replace(/^\p{L}(?=\p{Nd}{1,2}$)(?<![sfp])/iu, "");
  return marker === undefined || text.startsWith(marker) || /^[-*•·–—>#(["'|]+$/u.test(marker)
    ? text
    : `${marker} ${text}`;
}

function isNameOf({ line, matter }: Open, next: PlanLine, { marker }: TaggedUnit): boolean {
  return (
    line.first !== undefined &&
    matter.length === 0 &&
    next.first === undefined &&
    next.isTold !== true &&
    marker === undefined
  );
}

function isAside({ text, opensLine }: TaggedUnit): boolean {
  return !opensLine && /^[\s,;]{0,2}[([（【{]/u.test(text);
}

function isLook({ text, opensLine }: TaggedUnit): boolean {
  const words = text.trim().split(/\s+/u);
  return !opensLine && words.length <= mostWordsOfLook && readForm(text) !== undefined;
}

const mostWordsOfLook = 3;

interface Keyed {
  readonly key: PlanKey;
  readonly value: string;
}

/** "title: What guests get" in a record of a planned slide. */
function readKey({ text }: TaggedUnit): Keyed | undefined {
  const match = /^["'*]{0,3}(\p{Ll}[\p{L}\p{M}]{1,19})["'*]{0,3}\s{0,2}[:：=]\s{0,3}/u.exec(text.trim());
  const key = keys.find(([, list]) => list.has(match?.[1] ?? ""))?.[0];
  if (match === null || key === undefined) return undefined;
  const value = text
    .trim()
    .slice(match[0].length)
    .replace(/^["']|["',]{1,2}$/gu, "");
  return { key, value };
}

/** Takes a line of a record: its number, or a second name, opens the next slide. */
function takeKeyed(open: Open[], { key, value }: Keyed): void {
  const last = open.at(-1);
  const opens = key === "number" || (key === "name" && (last === undefined || last.line.title !== ""));
  if (opens) {
    const number = /^\d{1,3}$/u.test(value) ? Number(value) : undefined;
    const line = { ...(number && { first: number, last: number }), title: key === "name" ? value : "" };
    open.push({ line, matter: [], notes: [] });
  } else if (last !== undefined && key === "name") last.line = { ...last.line, title: value };
  else if (last !== undefined && key === "form") {
    const form = readForm(value.replaceAll("_", " "));
    last.line = { ...last.line, ...(form && { form }) };
  }
}

/** Numbers go up: a slide without one, or with one that was there, comes after the slide before it. */
function number(open: readonly Open[]): readonly PlannedSlide[] {
  let before = 0;
  return open.map(({ line, matter, notes }) => {
    const isNew = line.first !== undefined && line.first > before && line.first <= mostSlides;
    const first = isNew ? (line.first ?? before + 1) : before + 1;
    const length =
      line.first !== undefined && line.last !== undefined
        ? Math.min(20, Math.max(0, line.last - line.first))
        : 0;
    before = first + length;
    return { first, last: before, title: line.title, ...(line.form && { form: line.form }), matter, notes };
  });
}
