import type { Kysely } from "kysely";
import type { Clock } from "../../clock.ts";
import type { Schema } from "../database/schema.ts";

const minute = 60_000;

/** Counts what keys and addresses do, across all processes on one database. */
export interface Rates {
  /**
   * Counts one more of this name unless there were so many in the last minute, of which those before the present full minute
   * are taken for evenly spread; says whether it did, and else in how many seconds it would.
   */
  take(name: string, limit: number): Promise<Taken>;
  /** Removes the counts that tell nothing any more, and returns how many there were. */
  removePast(): Promise<number>;
}

/** What came of counting. */
export type Taken = { readonly isTaken: true } | { readonly isTaken: false; readonly secondsLeft: number };

/** Returns the counters in this database. */
export function createRates(database: Kysely<Schema>, now: Clock): Rates {
  const count = async (name: string, start: number) => {
    const row = await database
      .selectFrom("rate_counters")
      .select("count")
      .where("key_id", "=", name)
      .where("window_start", "=", start)
      .executeTakeFirst();
    return row?.count ?? 0;
  };
  return {
    async take(name, limit) {
      const time = now().getTime();
      const start = time - (time % minute);
      const before = await count(name, start - minute);
      const left = limit - Math.floor(before * (1 - (time - start) / minute));
      const row = left < 1 ? undefined : await countOne(database, { name, start, most: left });
      if (row !== undefined) return { isTaken: true };
      const secondsLeft = findSecondsLeft({
        limit,
        before,
        current: await count(name, start),
        time: time - start,
      });
      return { isTaken: false, secondsLeft };
    },
    async removePast() {
      const result = await database
        .deleteFrom("rate_counters")
        .where("window_start", "<", now().getTime() - 2 * minute)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

/** Counts one more, unless there are so many already: then it returns undefined. */
function countOne(
  database: Kysely<Schema>,
  { name, start, most }: { readonly name: string; readonly start: number; readonly most: number },
) {
  return database
    .insertInto("rate_counters")
    .values({ key_id: name, window_start: start, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["key_id", "window_start"])
        .doUpdateSet((row) => ({ count: row("rate_counters.count", "+", 1) }))
        .where("rate_counters.count", "<", most),
    )
    .returning("count")
    .executeTakeFirst();
}

interface Window {
  readonly limit: number;
  /** In the minute before. */
  readonly before: number;
  /** In this minute. */
  readonly current: number;
  /** Since this minute began, in milliseconds. */
  readonly time: number;
}

/** Returns in how many seconds one more is let in, if nobody else comes. */
function findSecondsLeft({ limit, before, current, time }: Window): number {
  // In this minute, when enough of the one before has left the window; else in the next one, when enough of this one has.
  const part = current < limit ? 1 - (limit - current) / before : 2 - limit / current;
  return Math.max(1, Math.floor((part * minute - time) / 1000) + 1);
}
