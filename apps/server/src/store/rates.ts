import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { Schema } from "./schema.ts";

const minute = 60_000;

/** Counts what keys do, across all processes on one database. */
export interface Rates {
  /** Counts one more in the present minute; returns how many there are now and the seconds until the next minute. */
  count(keyId: string): Promise<{ readonly count: number; readonly secondsLeft: number }>;
  /** Removes the counts of past minutes, and returns how many there were. */
  removePast(): Promise<number>;
}

/** Returns the counters in this database. */
export function createRates(database: Kysely<Schema>, now: Clock): Rates {
  return {
    async count(keyId) {
      const time = now().getTime();
      const start = time - (time % minute);
      const { count } = await database
        .insertInto("rate_counters")
        .values({ key_id: keyId, window_start: start, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(["key_id", "window_start"])
            .doUpdateSet((row) => ({ count: row("rate_counters.count", "+", 1) })),
        )
        .returning("count")
        .executeTakeFirstOrThrow();
      return { count, secondsLeft: Math.ceil((start + minute - time) / 1000) };
    },
    async removePast() {
      const result = await database
        .deleteFrom("rate_counters")
        .where("window_start", "<", now().getTime() - minute)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
