import type { Kysely } from "kysely";
import type { Clock } from "../../clock.ts";
import type { Schema } from "../database/schema.ts";

/** Names one use of an idempotency key: whose, which, and for what. */
export interface Attempt {
  readonly ownerId: string;
  readonly idempotencyKey: string;
  /** Tells bodies apart. */
  readonly bodyHash: string;
}

/** What an attempt meets. */
export type Claim =
  /** It is ours to do, under this id; someone who is gone may have done it already. */
  | { readonly kind: "mine"; readonly id: string }
  /** Somebody is at it, or was; the empty text where nobody is any more in this moment. */
  | { readonly kind: "running"; readonly claimant: string }
  | { readonly kind: "done"; readonly id: string }
  /** The key belongs to another body. */
  | { readonly kind: "other" };

/** Who does what under which idempotency key, across all processes on one database. */
export interface IdempotencyKeys {
  /** Claims the work under this id, or says who has it. */
  claim(attempt: Attempt, claimant: string, id: string): Promise<Claim>;
  /** Says that the claimant is still at it. */
  renew(attempt: Attempt, claimant: string): Promise<void>;
  /** Says that this claimant is gone: the next attempt takes over. */
  endLease(attempt: Attempt, claimant: string): Promise<void>;
  /** Says that it is there. */
  finish(attempt: Attempt, claimant: string): Promise<void>;
  /** Frees the key after a failure. */
  release(attempt: Attempt, claimant: string): Promise<void>;
  /** Removes the keys that need not be remembered any more, and returns how many there were. */
  removeExpired(): Promise<number>;
}

/** How long a finished key is remembered, in milliseconds. */
export const rememberedFor = 24 * 60 * 60 * 1000;

/** How long a claim holds without being renewed, in milliseconds. */
export const leaseFor = 15_000;

/** With as much as clocks of servers may differ. */
const longestLease = leaseFor + 10_000;

/** Returns the idempotency keys in this database. */
export function createIdempotencyKeys(database: Kysely<Schema>, now: Clock): IdempotencyKeys {
  const time = () => now().getTime();
  const expired = () =>
    database
      .deleteFrom("idempotency_keys")
      .where("created_at", "<", time() - rememberedFor)
      .where((row) => row.or([row("lease_until", "is", null), row("lease_until", "<", time())]));
  const own = ({ ownerId, idempotencyKey }: Attempt) =>
    ({ owner_id: ownerId, idempotency_key: idempotencyKey }) as const;
  return {
    async claim(attempt, claimant, id) {
      const { ownerId, idempotencyKey, bodyHash } = attempt;
      await expired().where("owner_id", "=", ownerId).where("idempotency_key", "=", idempotencyKey).execute();
      const claimed = await database
        .insertInto("idempotency_keys")
        .values({
          ...own(attempt),
          body_hash: bodyHash,
          presentation_id: id,
          claimant,
          lease_until: time() + leaseFor,
          created_at: time(),
        })
        .onConflict((conflict) =>
          conflict
            .columns(["owner_id", "idempotency_key"])
            .doUpdateSet({ claimant, lease_until: time() + leaseFor })
            .where((row) =>
              row.or([
                row("idempotency_keys.lease_until", "<", time()),
                // Nobody takes a lease for so long: a clock was set back since.
                row("idempotency_keys.lease_until", ">", time() + longestLease),
              ]),
            )
            .where("idempotency_keys.body_hash", "=", bodyHash),
        )
        .returning("presentation_id as id")
        .executeTakeFirst();
      return claimed ? { kind: "mine", id: claimed.id } : meet(database, attempt);
    },
    async renew(attempt, claimant) {
      await database
        .updateTable("idempotency_keys")
        .set({ lease_until: time() + leaseFor })
        .where((row) => row.and({ ...own(attempt), claimant }))
        .where("lease_until", "is not", null)
        .execute();
    },
    async endLease(attempt, claimant) {
      await database
        .updateTable("idempotency_keys")
        .set({ lease_until: 0 })
        .where((row) => row.and({ ...own(attempt), claimant }))
        .where("lease_until", "is not", null)
        .execute();
    },
    async finish(attempt, claimant) {
      await database
        .updateTable("idempotency_keys")
        .set({ lease_until: null })
        .where((row) => row.and({ ...own(attempt), claimant }))
        .execute();
    },
    async release(attempt, claimant) {
      await database
        .deleteFrom("idempotency_keys")
        .where((row) => row.and({ ...own(attempt), claimant }))
        .where("lease_until", "is not", null)
        .execute();
    },
    async removeExpired() {
      return Number((await expired().executeTakeFirst()).numDeletedRows);
    },
  };
}

async function meet(database: Kysely<Schema>, attempt: Attempt): Promise<Claim> {
  const row = await database
    .selectFrom("idempotency_keys")
    .select(["body_hash as bodyHash", "presentation_id as id", "lease_until as leaseUntil", "claimant"])
    .where("owner_id", "=", attempt.ownerId)
    .where("idempotency_key", "=", attempt.idempotencyKey)
    .executeTakeFirst();
  // Freed in this very moment: the next attempt will claim it.
  if (row === undefined) return { kind: "running", claimant: "" };
  const { bodyHash, id, leaseUntil, claimant } = row;
  if (bodyHash !== attempt.bodyHash) return { kind: "other" };
  return leaseUntil === null ? { kind: "done", id } : { kind: "running", claimant };
}
