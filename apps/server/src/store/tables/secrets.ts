import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";

/** Returns the secret with this name, made on first use and the same ever after: 32 random bytes. */
export async function readSecret(database: Kysely<Schema>, name: string): Promise<Uint8Array> {
  await database
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await database
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, "hex");
}
