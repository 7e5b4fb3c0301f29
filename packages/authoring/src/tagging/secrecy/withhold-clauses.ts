import { keepsBack } from "../../text/lexicon/secrecy/exclusion-frames.ts";
import { asksSilence } from "../../text/lexicon/secrecy/hush-phrases.ts";
import { settlesFor } from "../../text/lexicon/secrecy/settling-phrases.ts";
import { confides, framesSilence } from "../../text/lexicon/secrecy/silence-frames.ts";
import type { TaggedUnit } from "../role.ts";

const joints = /[,;]\s+|[.!?]\s+|\s[-–—]\s+/gu;
const amountOrName = /\p{Nd}|\S\s+\p{Lu}\p{Ll}/u;
const tests = [keepsBack, asksSilence, framesSilence, confides];

/**
 * Returns the units with the clauses of requests that tell what they keep back as withheld, so that neither titles nor parts are
 * read from them: "6 slides on the fete, Mr Hall stole 500 but keep that to yourself", "he took 300, between us". An order that
 * tells nothing stays a request.
 */
export function withholdClauses(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  return units.flatMap((unit) => {
    const { role, form, text, span, place } = unit;
    if (form === "key" || form === "value" || text.length !== span.end - span.start) return [unit];
    const settled = role === "request" || place !== "nowhere" ? cutSettling(text) : undefined;
    const runs = settled ?? (role === "request" && asksSecrecy(text) ? cutKept(text) : undefined);
    if (runs === undefined) return [unit];
    return runs.map(
      ({ start, end, isKept }, index): TaggedUnit => ({
        ...unit,
        text: text.slice(start, end).trimEnd(),
        span: {
          start: span.start + start,
          end: span.start + start + text.slice(start, end).trimEnd().length,
        },
        opensLine: index === 0 && unit.opensLine,
        closesLine: index === runs.length - 1 && unit.closesLine,
        ...(isKept ? { role: "withhold", place: "nowhere", reason: "said to stay out" } : {}),
      }),
    );
  });
}

interface Run {
  readonly start: number;
  readonly end: number;
  readonly isKept: boolean;
}

const onCondition =
  /^(?:if|when|but|then|though|as long as|provided|wenn|falls|aber|dann|sofern|si|mais|alors|pourvu|pero|siempre que|ma|se|però|purché|mas|desde que|als|maar|mits|men|hvis|om|ale|jak|jeśli|pokud|но|если|але|якщо|ama|إذا|لو|ولا|بس)(?![\p{L}\p{M}])/iu;
const settlingJoints = /[,;،]\s+|[.!?]\s+|\s[-–—]\s+|[，；。、]/gu;

/**
 * Cuts what somebody would settle for, with the condition beside it, out of a run of clauses that tells amounts besides; undefined
 * where the text tells of nothing else.
 */
export function cutSettling(text: string): readonly Run[] | undefined {
  if (!settlesFor(text)) return undefined;
  const starts = startsOf(text, settlingJoints);
  const clauses = clausesAt(text, starts);
  const settles = clauses.map((clause) => settlesFor(clause));
  const leadsOn = (clause: string): boolean => !/[.!?。][)\]"”»]?$/u.test(clause) && !tellsMatter(clause);
  const isKept = clauses.map(
    (clause, index) =>
      settles[index] === true ||
      (settles[index + 1] === true && leadsOn(clause)) ||
      (settles[index - 1] === true && onCondition.test(clause)),
  );
  const tellsElse = clauses.some((clause, index) => isKept[index] === false && /\p{Nd}/u.test(clause));
  return settles.includes(true) && tellsElse ? runsOf(text, starts, isKept) : undefined;
}

/** Cuts a request before and after the clauses that are kept back; a clause that only asks for silence keeps back the one before it. */
function cutKept(text: string): readonly Run[] {
  const starts = startsOf(text, joints);
  const clauses = clausesAt(text, starts);
  const isKept = clauses.map((words, index) => {
    const next = clauses[index + 1] ?? "";
    const isHushed = !/[.!?]$/u.test(words) && asksSecrecy(next) && !tellsMatter(next);
    return tellsMatter(words) && (asksSecrecy(words) || isHushed);
  });
  return runsOf(text, starts, isKept);
}

function startsOf(text: string, between: RegExp): readonly number[] {
  const starts = [...text.matchAll(between)].map(({ index, 0: { length } }) => index + length);
  return [0, ...starts].filter((start) => start < text.length);
}

function clausesAt(text: string, starts: readonly number[]): readonly string[] {
  return starts.map((start, index) => text.slice(start, starts[index + 1] ?? text.length).trimEnd());
}

/** Joins clauses that are kept back, and those that are not, where they follow each other. */
function runsOf(text: string, starts: readonly number[], isKept: readonly boolean[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, start] of starts.entries()) {
    const own = isKept[index] ?? false;
    const end = starts[index + 1] ?? text.length;
    const last = runs.at(-1);
    if (last?.isKept === own) runs[runs.length - 1] = { ...last, end };
    else runs.push({ start, end, isKept: own });
  }
  return runs;
}

/** Says whether a clause holds an amount or a name, and so tells something, where "no salaries on the slides" only asks. */
export function tellsMatter(clause: string): boolean {
  return amountOrName.test(clause);
}

function asksSecrecy(text: string): boolean {
  return tests.some((test) => test(text));
}
