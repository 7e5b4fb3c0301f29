import type { Block } from "../../structure/blocks.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { type MomentKind, readMoments } from "../../text/numbers/read-moments.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { readEvents } from "../detectors/read-events.ts";
import type { Drawing, Sought } from "./drawing.ts";
import { type Fact, shareOf } from "./facts.ts";

/** Something that happens, when, and the fact that tells it. */
export interface ToldEvent {
  readonly label: string;
  readonly order: number;
  readonly title: string;
  readonly fact: Fact;
}

const fewestEvents = 3;
const mostEvents = 9;
const kinds: readonly MomentKind[] = ["hour", "date", "count"];

/** Returns the timeline of all that the matter dates in one way: by the hours of a day, or by dates. */
export function drawTimeline(sought: Sought): Drawing | undefined {
  const rows = kinds
    .map((kind) => eventsOf(sought, kind).filter(({ fact }) => fact.isHeading !== true || kind === "hour"))
    .filter((row) => row.length >= fewestEvents);
  const best = rows.toSorted((one, other) => other.length - one.length)[0];
  if (best === undefined) return undefined;
  const named = best.filter(
    ({ fact }) => shareOf(sought.stems, `${fact.heading} ${fact.label}`, sought.language) > 0,
  );
  const events = named.length >= fewestEvents ? named : best;
  if (events.length > mostEvents) return undefined;
  const facts = [...new Set(events.map(({ fact }) => fact))];
  const source = sought.blocks[facts[0]?.place ?? 0]?.source ?? { start: 0, end: 0 };
  const items = inOrder(events).map(({ label, title }) => ({
    text: toRichText(`${label}: ${title}`),
    children: [],
  }));
  const block: Block = { kind: "list", ordered: false, items, source, wanted: "timeline" };
  return { block, facts, isWhole: true, name: "" };
}

/** Hours stand in their order; dates of which some have no year in that of the text. */
function inOrder(events: readonly ToldEvent[]): readonly ToldEvent[] {
  const known = events.filter(({ order }) => order >= 10_000).length;
  return known > 0 && known < events.length
    ? events
    : events.toSorted((one, other) => one.order - other.order);
}

/** Returns the events of a kind that the facts tell, in the order of the text; what has a label is told with it. */
export function eventsOf({ facts, language }: Sought, kind: MomentKind): readonly ToldEvent[] {
  return facts.flatMap((fact) =>
    clausesOf(fact.body, kind, language).flatMap(({ words, rest }) => {
      const labelled = fact.label === "" ? words : `${fact.label}: ${words}`;
      const events = (readEvents(labelled, kind, language) ?? []).filter(({ isSure }) => isSure);
      return events.map(({ label, order, title }, index): ToldEvent => {
        const whole = [withColon(title, fact.label), ...(index === events.length - 1 ? rest : [])].join(", ");
        return { label: capitalise(label.replace(since, "")), order, title: capitalise(whole), fact };
      });
    }),
  );
}

/** "Two concerts: Friday in the church": the moment stood behind the colon. */
function withColon(title: string, label: string): string {
  return label !== "" && title.startsWith(`${label} `) ? `${label}: ${title.slice(label.length + 1)}` : title;
}

interface Clause {
  readonly words: string;
  /** What goes on about it without a moment of its own. */
  readonly rest: readonly string[];
}

/** The clauses of a sentence that each have a moment, with those that have none behind them. */
function clausesOf(sentence: string, kind: MomentKind, language: string): readonly Clause[] {
  const clauses: { words: string; rest: string[] }[] = [];
  let waiting = "";
  for (const words of sentence.split(/[,;] (?=\S)|[，；、]/u)) {
    const last = clauses.at(-1);
    if (readMoments(words, kind, language).some(({ isSure }) => isSure)) {
      clauses.push({ words: waiting === "" ? words : `${waiting}, ${words}`, rest: [] });
      waiting = "";
    } else if (last === undefined) waiting = waiting === "" ? words : `${waiting}, ${words}`;
    else last.rest.push(words);
  }
  return clauses;
}

/** "Green since 09:19" happened then. */
const since =
  /^(?:since|from|seit|von|ab|depuis|dès|desde|dal|dalle|van|vanaf|sinds|från|sedan|fra|siden|od|с|со|от|з|від)\s(?=\p{Nd}{1,2}[:.h]\p{Nd}{2}$|\p{Nd}{4}$)/iu;
