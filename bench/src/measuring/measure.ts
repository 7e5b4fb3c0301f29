/** Something whose time is taken, beside others: it gets the number of the round and does its work once. */
export interface Contestant {
  readonly name: string;
  run(round: number): unknown;
}

/** How often to run before measuring, and how many rounds to measure. */
export interface Rounds {
  readonly warmUp: number;
  readonly measured: number;
}

/** Contestants' names and their times in milliseconds, one for each round. */
export type Times = ReadonlyMap<string, readonly number[]>;

/** Runs the contestants in turn, A B A B, in this process, so that other load on the machine meets them all alike. */
export async function measureInTurn(contestants: readonly Contestant[], rounds: Rounds): Promise<Times> {
  const times = new Map(contestants.map(({ name }) => [name, [] as number[]]));
  for (let round = -rounds.warmUp; round < rounds.measured; round += 1) {
    for (const contestant of contestants) {
      const spent = await measureOnce(contestant, Math.abs(round));
      if (round >= 0) times.get(contestant.name)?.push(spent);
    }
  }
  return times;
}

/** Returns a contestant's times; throws a RangeError where nobody of that name was measured. */
export function timesOf(times: Times, name: string): readonly number[] {
  const found = times.get(name);
  if (!found) throw new RangeError(`Expected one of ${[...times.keys()].join(", ")}, got ${name}.`);
  return found;
}

// Synchronous work is not awaited: the turn of the event loop would count, too.
async function measureOnce(contestant: Contestant, round: number): Promise<number> {
  const start = performance.now();
  const result = contestant.run(round);
  if (result instanceof Promise) await result;
  return performance.now() - start;
}
