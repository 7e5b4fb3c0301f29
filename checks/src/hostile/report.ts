import { isFlat, mediansOf } from "./memory-series.ts";
import type { Tally } from "./tally.ts";
import type { Visits } from "./visitor.ts";

/** What is told of a siege. */
export interface SiegeFacts {
  readonly tally: Tally;
  readonly visits: Visits;
  readonly seconds: number;
  /** Resident memory of the service, in MiB, one each ten seconds. */
  readonly memory: readonly number[];
  /** What the service logged as errors, and wrote besides. */
  readonly complaints: string;
  /** Times that the service was not there any more. */
  readonly crashes: number;
  /** With which the service ended when it was asked to. */
  readonly exitCode: number | null;
}

/** How long memory must have been watched for its course to say something. */
const shortestSeries = 60;

/** Returns what is at fault, each in a line; empty where nothing is. */
export function findFaults({ tally, memory, complaints, crashes, exitCode }: SiegeFacts): string[] {
  return [
    ...(crashes > 0 ? [`${crashes} crashes`] : []),
    ...[...tally.faults].map(
      ([name, { count, example }]) => `${count} × ${name}${example && `\n    ${JSON.stringify(example)}`}`,
    ),
    ...countMessages(complaints).map(([message, count]) => `${count} × logged as an error: ${message}`),
    ...(memory.length >= shortestSeries && !isFlat(memory) ? ["memory grew"] : []),
    ...(exitCode === 0 ? [] : [`asked to end, it ended with ${exitCode}`]),
  ];
}

/** Returns the facts as Markdown. */
export function describeSiege(facts: SiegeFacts): string {
  const { tally, visits, seconds, memory, crashes } = facts;
  const faults = [...tally.faults.values()].reduce((sum, { count }) => sum + count, 0);
  const { deckTimes, healthTimes, refused } = visits;
  const round = (value: number) => String(Math.round(value));
  return [
    "| attack | sent | answers by status (0: none was due, or waited for) |",
    "| ------ | ---: | ------------------------------------------------- |",
    ...[...tally.attacks].map(
      ([name, { sent, statuses }]) => `| ${name} | ${sent.toLocaleString("en")} | ${toStatuses(statuses)} |`,
    ),
    "",
    `${round(seconds)} s: crashes ${crashes}, answers that the contract does not know and other faults ${faults}.`,
    `Visitor: ${deckTimes.length} decks, p50 ${round(quantile(deckTimes, 0.5))} ms, p99 ${round(quantile(deckTimes, 0.99))} ms; told to come again: ${refused}. ` +
      `Health: p50 ${round(quantile(healthTimes, 0.5))} ms, p99 ${round(quantile(healthTimes, 0.99))} ms.`,
    `Resident memory, MiB, in twelve parts of the time: ${mediansOf(memory, 12).map(round).join(", ")}; most ${round(Math.max(...memory))}.`,
  ].join("\n");
}

function toStatuses(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ");
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function countMessages(complaints: string): [string, number][] {
  const messages = complaints.split("\n").filter((line) => line !== "");
  const groups = Map.groupBy(messages, toMessage);
  return [...groups].map(([message, all]) => [message, all.length]);
}

function toMessage(line: string): string {
  try {
    const { msg = "", err } = JSON.parse(line) as {
      msg?: string;
      err?: { message?: string; stack?: string };
    };
    return `${msg}: ${err?.stack?.split("\n").slice(0, 3).join(" ") ?? err?.message ?? ""}`;
  } catch {
    return line;
  }
}
