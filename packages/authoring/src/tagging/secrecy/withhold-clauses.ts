import { keepsBack } from "../../text/lexicon/exclusion-frames.ts";
import { asksSilence } from "../../text/lexicon/hush-phrases.ts";
import { confides, framesSilence } from "../../text/lexicon/silence-frames.ts";
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
    const { role, form, text, span } = unit;
    const isProse = role === "request" && form !== "key" && form !== "value";
    if (!isProse || text.length !== span.end - span.start || !asksSecrecy(text)) return [unit];
    const runs = cutKept(text);
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

/** Cuts a request before and after the clauses that are kept back; a clause that only asks for silence keeps back the one before it. */
function cutKept(text: string): readonly Run[] {
  const starts = [0, ...[...text.matchAll(joints)].map(({ index, 0: { length } }) => index + length)];
  const clauses = starts.map((start, index) => text.slice(start, starts[index + 1] ?? text.length).trimEnd());
  const runs: Run[] = [];
  for (const [index, words] of clauses.entries()) {
    const next = clauses[index + 1] ?? "";
    const isHushed = !/[.!?]$/u.test(words) && asksSecrecy(next) && !tellsMatter(next);
    const isKept = tellsMatter(words) && (asksSecrecy(words) || isHushed);
    const last = runs.at(-1);
    const end = starts[index + 1] ?? text.length;
    if (last?.isKept === isKept) runs[runs.length - 1] = { ...last, end };
    else runs.push({ start: starts[index] ?? 0, end, isKept });
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
