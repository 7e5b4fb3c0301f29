import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Clock } from "../../clock.ts";
import type { Schema } from "../database/schema.ts";
import { readSecret } from "./secrets.ts";

/** What links are signed with, shared by all processes on one database. */
export interface LinkSecrets {
  /** The one to sign with first, then those before it that still hold. */
  readonly current: readonly Uint8Array[];
  /** Reads them again, unless that was within the last second. */
  reload(): Promise<void>;
  /** Signs with a new one from now on; links that were signed before hold until this time. */
  rotate(until: Date): Promise<void>;
}

const name = "link";
/** Followed by the time until which it holds. */
const formerPrefix = "link-until-";
const reloadEvery = 1000;

/** Returns the secrets in this database; the first one is made on first use. */
export async function readLinkSecrets(database: Kysely<Schema>, now: Clock): Promise<LinkSecrets> {
  let current: readonly Uint8Array[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    readAt = performance.now();
    const rows = await database
      .selectFrom("secrets")
      .select(["name", "value"])
      .where((row) => row.or([row("name", "=", name), row("name", "like", `${formerPrefix}%`)]))
      .orderBy("name")
      .execute();
    const holding = rows.filter((row) => row.name === name || untilOf(row.name) > now().getTime());
    current = holding.map(({ value }) => Buffer.from(value, "hex"));
  };
  await readSecret(database, name);
  await read();
  return {
    get current() {
      return current;
    },
    async reload() {
      if (performance.now() - readAt >= reloadEvery) await read();
    },
    async rotate(until) {
      await database.transaction().execute(async (transaction) => {
        const { value } = await transaction
          .selectFrom("secrets")
          .select("value")
          .where("name", "=", name)
          .executeTakeFirstOrThrow();
        await transaction
          .deleteFrom("secrets")
          .where("name", "like", `${formerPrefix}%`)
          .where("name", "<", formerName(now()))
          .execute();
        await transaction
          .insertInto("secrets")
          .values({ name: formerName(until), value })
          .onConflict((conflict) => conflict.column("name").doNothing())
          .execute();
        await transaction
          .updateTable("secrets")
          .set({ value: randomBytes(32).toString("hex") })
          .where("name", "=", name)
          .execute();
      });
      await read();
    },
  };
}

/** Times have as many digits until the year 2286, so that they are ordered as texts, too. */
function formerName(until: Date): string {
  return formerPrefix + String(until.getTime()).padStart(13, "0");
}

function untilOf(secretName: string): number {
  return Number(secretName.slice(formerPrefix.length));
}
