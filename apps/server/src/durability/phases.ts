/** What callers met while something was done to the service. */
export interface Phase {
  readonly name: string;
  /** Presentations that were answered with success. */
  acknowledged: number;
  /** Requests that were answered otherwise, by status; "cut": no whole answer came. */
  readonly failed: Map<string, number>;
  /** From the first try to the success, in milliseconds. */
  readonly times: number[];
  /** Statuses of GET /readyz of one replica; 0: it did not answer. */
  readonly ready: Map<number, number>;
  /** In milliseconds. */
  slowestReady: number;
}

/** Returns a phase in which nothing was met yet. */
export function createPhase(name: string): Phase {
  return { name, acknowledged: 0, failed: new Map(), times: [], ready: new Map(), slowestReady: 0 };
}

/** Counts one more of this kind. */
export function countOne<Kind>(counts: Map<Kind, number>, kind: Kind): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

/** Prints the phases as a table. */
export function printPhases(phases: readonly Phase[]): void {
  console.log("| while | acknowledged | failed requests | p50 ms | longest ms | /readyz | slowest ms |");
  console.log("| --- | ---: | --- | ---: | ---: | --- | ---: |");
  for (const phase of phases) console.log(`| ${toCells(phase).join(" | ")} |`);
}

function toCells({ name, acknowledged, failed, times, ready, slowestReady }: Phase) {
  const sorted = times.toSorted((one, other) => one - other);
  const [middle = 0, longest = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
  const [rounded, roundedLongest] = [Math.round(middle), Math.round(longest)];
  const slowest = Math.round(slowestReady);
  return [name, acknowledged, toCounts(failed), rounded, roundedLongest, toCounts(ready), slowest];
}

function toCounts(counts: ReadonlyMap<unknown, number>): string {
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(", ") || "0";
}
