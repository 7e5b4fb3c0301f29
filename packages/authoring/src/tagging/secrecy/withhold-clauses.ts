import { keepsBack } from "../../text/lexicon/exclusion-frames.ts";
import { asksSilence } from "../../text/lexicon/hush-phrases.ts";
import { confides, framesSilence } from "../../text/lexicon/silence-frames.ts";
import type { TaggedUnit } from "../role.ts";

const joints = /[,;]\s+|[.!?]\s+|\s[-–—]\s+/gu;
/** An amount or a name within a clause: it tells something, where "no salaries on the slides" only asks. */
const tellsOf = /\p{Nd}|\S\s+\p{Lu}\p{Ll}/u;
const tests = [keepsBack, asksSilence, framesSilence, confides];

/**
 * Returns the units with the clauses of requests that tell what they keep back as withheld, so that neither titles nor parts are read
 * from them: "6 slides on the fete, Mr Hall stole 500 but keep that to yourself". An order that tells nothing stays a request.
 */
export function withholdClauses(units: readonly TaggedUnit[]): readonly TaggedUnit[] {
  return units.flatMap((unit) => {
    const { role, form, text, span } = unit;
    const isProse = role === "request" && form !== "key" && form !== "value";
    if (!isProse || text.length !== span.end - span.start || !tests.some((test) => test(text))) return [unit];
    const starts = [0, ...[...text.matchAll(joints)].map(({ index, 0: { length } }) => index + length)];
    return starts.map((start, index): TaggedUnit => {
      const words = text.slice(start, starts[index + 1] ?? text.length).trimEnd();
      const own = {
        ...unit,
        text: words,
        span: { start: span.start + start, end: span.start + start + words.length },
        opensLine: index === 0 && unit.opensLine,
        closesLine: index === starts.length - 1 && unit.closesLine,
      };
      const isKept = tellsOf.test(words) && tests.some((test) => test(words));
      return isKept ? { ...own, role: "withhold", place: "nowhere", reason: "said to stay out" } : own;
    });
  });
}
