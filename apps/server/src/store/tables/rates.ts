import type { ExpressionBuilder, Kysely } from "kysely";
import type { Clock } from "../../clock.ts";
import type { Schema } from "../database/schema.ts";

/** How long what is counted together lasts, in milliseconds. */
const periods = { minute: 60_000, day: 24 * 60 * 60_000 } as const;

/** What a limit is for. */
export type Period = keyof typeof periods;

/** Counts what keys and addresses do, across all processes on one database. */
export interface Rates {
  /**
   * Counts one more of this name unless there were so many in the last minute or 24 hours, of which those before the present
   * full minute or day (UTC) are taken for evenly spread; says whether it did, and else in how many seconds it would.
   */
  take(name: string, limit: number, period?: Period): Promise<Taken>;
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
    async take(given, limit, period = "minute") {
      const name = toCounter(given, period);
      const length = periods[period];
      const time = now().getTime();
      const start = time - (time % length);
      const before = await count(name, start - length);
      const left = limit - Math.floor(before * (1 - (time - start) / length));
      const row = left < 1 ? undefined : await countOne(database, { name, start, most: left });
      if (row !== undefined) return { isTaken: true };
      const secondsLeft = findSecondsLeft({
        limit,
        before,
        current: await count(name, start),
        time: time - start,
        length,
      });
      return { isTaken: false, secondsLeft };
    },
    async removePast() {
      const time = now().getTime();
      const isPast = (period: Period) => (is: ExpressionBuilder<Schema, "rate_counters">) =>
        is.and([
          is("key_id", period === "day" ? "like" : "not like", `${dayMark}%`),
          is("window_start", "<", time - 2 * periods[period]),
        ]);
      const result = await database
        .deleteFrom("rate_counters")
        .where((is) => is.or([isPast("minute")(is), isPast("day")(is)]))
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

/** What the names of counters begin with that are for a day; no id of a key does. */
const dayMark = "day ";

function toCounter(name: string, period: Period): string {
  return period === "day" ? `${dayMark}${name}` : name;
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
  /** How long it is, in milliseconds. */
  readonly length: number;
  /** Counted in the one before. */
  readonly before: number;
  /** Counted in this one. */
  readonly current: number;
  /** Since this one began, in milliseconds. */
  readonly time: number;
}

/** Returns in how many seconds one more is let in, if nobody else comes. */
function findSecondsLeft({ limit, length, before, current, time }: Window): number {
  // In this one, when enough of the one before has left the window; else in the next one, when enough of this one has.
  const part = current < limit ? 1 - (limit - current) / before : 2 - limit / current;
  return Math.max(1, Math.floor((part * length - time) / 1000) + 1);
}
