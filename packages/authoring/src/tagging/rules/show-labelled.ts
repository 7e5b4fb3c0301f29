import { isClosingTitle } from "../../text/languages/labels.ts";
import { announcesTasks } from "../../text/lexicon/task-words.ts";
import { termBit } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts, ReadUnit } from "../chain/document-facts.ts";
import { opensWithWish, readOpenLabel } from "../open-label.ts";
import { roles, type TaggedUnit } from "../role.ts";

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
/** Who does what until when is told, also beside a secret; more surely so where nothing in the prompt speaks of one. */
const mostSecretOfTasks = 0.85;
const mostSecretOfTasksBesideMarks = 0.5;
const mostChromeOfTasks = 0.7;
const mostAsking = 0.6;
const mostAskingOfWish = 0.2;
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
    of(index, withhold) <= mostSecretOf(isTask, isHushed) &&
    of(index, chrome) < (isTask ? mostChromeOfTasks : mostChrome) &&
    asks(index) < mostAskingOf(facts.units[index], isNamed && !isEnd) &&
    ((facts.units[index]?.terms ?? 0) & (deck | polite)) === 0;
  const shown = new Set(
    collectRuns(facts)
      .flatMap((run) => run.filter(mayShow))
      .map(({ index }) => index),
  );
  const isShown = (index: number): boolean => units[index]?.place === "slide" || shown.has(index);
  const names = (index: number): boolean =>
    opensShown(facts, index) &&
    isShown(index + 1) &&
    !isRuled(index) &&
    of(index, withhold) <= mostSecretBesideMarks &&
    of(index, chrome) < mostChrome &&
    asks(index) < mostAskingOfName &&
    units[index]?.role !== "plan" &&
    ((facts.units[index]?.terms ?? 0) & (deck | polite | secretive)) === 0;
  return units.map((unit, index) =>
    unit.place !== "slide" && (shown.has(index) || names(index))
      ? { ...unit, role: "content", place: "slide", confidence: of(index, roles.indexOf("content")), reason }
      : unit,
  );
}

const longestName = 48;
const mostAskingOfName = 0.7;

/** So many amounts behind a name are its data. */
const fewestAmounts = 3;

/**
 * A few words that open a line and end in a colon, or go on in brackets, name what follows them in it; amid a line those do that
 * several amounts follow: "Attendance by month: January 120, February 140, March 180".
 */
function opensShown({ units }: DocumentFacts, index: number): boolean {
  const [own, next] = [units[index]?.unit, units[index + 1]?.unit];
  if (own === undefined || next === undefined || next.opensLine) return false;
  if (!own.opensLine && (next.text.match(/\p{L}[^\s\p{L}]{0,2}\s\p{Nd}/gu) ?? []).length < fewestAmounts)
    return false;
  if (own.form !== "sentence" && own.form !== "item") return false;
  const isName = own.text.length <= longestName && !/[.!?;]/u.test(own.text);
  return isName && (/[:：]\s*$/u.test(own.text) || /^[(\uFF08]/u.test(next.text));
}

function mostSecretOf(isTask: boolean, isHushed: boolean): number {
  if (isHushed) return isTask ? mostSecretOfTasksBesideMarks : mostSecretBesideMarks;
  return isTask ? mostSecretOfTasks : mostSecret;
}

/** What opens with a word of asking is shown where the chain hardly takes it for a wish. */
function mostAskingOf(read: ReadUnit | undefined, isNamed: boolean): number {
  if (read !== undefined && opensWithWish(read, isNamed)) return mostAskingOfWish;
  return isNamed ? surelyAsks : mostAsking;
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
    const isTask = (tells || members.at(-1)?.isTask === true) && announcesTasks(last);
    const isEnd = tells && !isTask && isClosingTitle(last);
    members.push({ index, isNamed: name !== undefined || isBehind, isTask, isEnd });
  }
  return { names: names.size, members };
}

/** A figure, or several clauses. */
function tellsWhen({ unit }: ReadUnit): boolean {
  return /\p{Nd}|\S[,，、،;]\s?\S/u.test(unit.text);
}
