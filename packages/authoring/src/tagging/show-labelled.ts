import { isClosingTitle } from "../text/languages/labels.ts";
import { termBit } from "../text/lexicon/find-terms.ts";
import { announcesTasks } from "../text/lexicon/task-words.ts";
import type { DocumentFacts, ReadUnit } from "./chain/document-facts.ts";
import { readOpenLabel } from "./open-label.ts";
import { roles, type TaggedUnit } from "./role.ts";

const fewestNames = 2;
/** Lines that open with a label each. */
const fewestLines = 3;
const deck = termBit("deck");
const polite = termBit("polite");
const secretive = termBit("secretLabel") | termBit("secretHint");
const [request, plan, chrome, withhold] = (["request", "plan", "chrome", "withhold"] as const).map((role) =>
  roles.indexOf(role),
);
/** Behind a name it asks only where the chain is this sure. */
const surelyAsks = 0.995;
const mostSecret = 0.3;
const mostAsking = 0.5;
const mostChrome = 0.3;
const mostSecretBesideMarks = 0.03;
const reason = "stands behind a label";

/**
 * Returns the units with those shown that stand behind labels in one line with others: "Costs: 1,200 euro. Next steps: Ana buys
 * seeds." tells facts, whatever the chain doubts. Labels that describe a deck ("Audience:", "Tone:") end such a run.
 */
export function showLabelled(
  facts: DocumentFacts,
  units: readonly TaggedUnit[],
  estimates: Float64Array,
  isRuled: (index: number) => boolean,
): readonly TaggedUnit[] {
  const isHushed = facts.units.some(({ terms }) => (terms & secretive) !== 0);
  const of = (index: number, role: number | undefined): number =>
    estimates[index * roles.length + (role ?? 0)] ?? 0;
  const asks = (index: number): number => of(index, request) + of(index, plan);
  const mayShow = ({ index, isNamed, isTask, isEnd }: Member): boolean =>
    !isRuled(index) &&
    of(index, withhold) <= (isHushed && !isTask ? mostSecretBesideMarks : mostSecret) &&
    of(index, chrome) < mostChrome &&
    asks(index) < (isNamed && !isEnd ? surelyAsks : mostAsking) &&
    ((facts.units[index]?.terms ?? 0) & (deck | polite)) === 0;
  const shown = new Set(
    collectRuns(facts)
      .flatMap((run) => run.filter(mayShow))
      .map(({ index }) => index),
  );
  return units.map((unit, index) =>
    unit.place !== "slide" && shown.has(index)
      ? { ...unit, role: "content", place: "slide", confidence: of(index, roles.indexOf("content")), reason }
      : unit,
  );
}

/** A unit of a run, and whether a label opens it or stands before it. */
interface Member {
  readonly index: number;
  readonly isNamed: boolean;
  /** True for tasks, with a date or several clauses, behind a label that announces tasks. */
  readonly isTask: boolean;
  /** True where less than that has to doubt it: behind "Decision needed", or where the labels stand in lines of their own. */
  readonly isEnd: boolean;
}

/** Lines of which two sentences or more open with labels of their own, from the first of these on; or that do so one by one. */
function collectRuns({ units }: DocumentFacts): readonly (readonly Member[])[] {
  const runs: Member[][] = [];
  const lines: Member[][] = [];
  for (let start = 0; start < units.length; ) {
    let end = start + 1;
    while (units[end]?.unit.opensLine === false) end += 1;
    const run = runIn(units, start, end);
    if (run.names >= fewestNames || run.members.some(({ isTask, isEnd }) => isTask || isEnd))
      runs.push(run.members);
    else if (run.members[0]?.index === start)
      lines.push(run.members.map((member) => ({ ...member, isEnd: true })));
    start = end;
  }
  return lines.length >= fewestLines ? [...runs, ...lines] : runs;
}

function runIn(
  units: readonly ReadUnit[],
  start: number,
  end: number,
): { readonly names: number; readonly members: Member[] } {
  const members: Member[] = [];
  const names = new Set<string>();
  let last: string | undefined;
  for (let index = start; index < end; index += 1) {
    const read = units[index];
    if (read === undefined || (read.unit.form !== "sentence" && read.unit.form !== "item")) continue;
    const name = readOpenLabel(read);
    if (name !== undefined) names.add(name);
    if (name !== undefined) last = name;
    if (last === undefined) continue;
    const isBehind =
      members.at(-1)?.index === index - 1 && /[:：]\s*$/u.test(units[index - 1]?.unit.text ?? "");
    const tells = tellsWhen(read) || /[:：]\s*$/u.test(read.unit.text);
    const isTask = tells && announcesTasks(last);
    const isEnd = tells && !isTask && isClosingTitle(last);
    members.push({ index, isNamed: name !== undefined || isBehind, isTask, isEnd });
  }
  return { names: names.size, members };
}

/** A figure, or several clauses. */
function tellsWhen({ unit }: ReadUnit): boolean {
  return /\p{Nd}|\S[,，、،;]\s?\S/u.test(unit.text);
}
