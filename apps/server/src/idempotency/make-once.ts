import { setTimeout as wait } from "node:timers/promises";
import { ProblemError } from "../problems.ts";
import { randomId } from "../random.ts";
import { isOutcomeUnknown, StoreUnavailableError } from "../store/store-errors.ts";
import { type Attempt, type IdempotencyKeys, leaseFor } from "../store/tables/idempotency.ts";
import { createClaimants, isGone } from "./claimant.ts";

/** What is to be made once, however often its key comes. */
export interface KeyedWork<Thing> {
  readonly attempt: Attempt;
  /** Returns what was committed under this id; undefined where nothing was, or it was deleted. */
  find(id: string): Promise<Thing | undefined>;
  /** Makes and commits it under this id. */
  make(id: string): Promise<Thing>;
  /** Told each time that another one is found to be at it. */
  readonly onWaiting?: () => void;
}

/** What was made, now or before. */
export interface Made<Thing> {
  readonly thing: Thing;
  /** Whether an earlier request with the same idempotency key made it. */
  readonly isReplay: boolean;
}

/** Makes a thing under its idempotency key, or returns it once whoever is at it has made it; throws a ProblemError. */
export type MakeOnce = <Thing>(work: KeyedWork<Thing>) => Promise<Made<Thing>>;

/** How often to look whether another process has finished, in milliseconds. */
const pollEvery = 200;

/** Returns what keeps the promises of idempotency keys, whichever process on the database a retry reaches. */
export function createMakeOnce(
  idempotencyKeys: IdempotencyKeys,
  onError: (error: unknown) => void,
): MakeOnce {
  const nextClaimant = createClaimants();
  return async (work) => {
    const { attempt } = work;
    // Each its own: what an earlier attempt of this process lets go late must not be what a later one holds.
    const claimant = nextClaimant();
    for (;;) {
      const claim = await idempotencyKeys.claim(attempt, claimant, randomId());
      switch (claim.kind) {
        case "other":
          throw keyReused();
        case "running":
          work.onWaiting?.();
          if (isGone(claim.claimant)) await idempotencyKeys.endLease(attempt, claim.claimant);
          else await wait(pollEvery);
          break;
        case "done": {
          const thing = await work.find(claim.id);
          if (thing === undefined) throw wasDeleted(claim.id);
          return { thing, isReplay: true };
        }
        case "mine":
          return fulfil(work, claim.id, { idempotencyKeys, claimant, onError });
      }
    }
  };
}

interface Claiming {
  readonly idempotencyKeys: IdempotencyKeys;
  readonly claimant: string;
  readonly onError: (error: unknown) => void;
}

async function fulfil<Thing>(
  { attempt, find, make }: KeyedWork<Thing>,
  id: string,
  claiming: Claiming,
): Promise<Made<Thing>> {
  const { idempotencyKeys, claimant, onError } = claiming;
  const renewal = setInterval(() => {
    idempotencyKeys.renew(attempt, claimant).catch(onError);
  }, leaseFor / 3);
  try {
    // Whoever had the claim before may have ended between the commit of the thing and that of the claim.
    const found = await find(id);
    const thing = found ?? (await make(id));
    await idempotencyKeys.finish(attempt, claimant);
    return { thing, isReplay: found !== undefined };
  } catch (error) {
    const letting = letGo(attempt, claiming, isOutcomeUnknown(error));
    // Nobody waits for a database that is away.
    if (!(error instanceof StoreUnavailableError)) await letting;
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** How often to try, while the database is away, to let go of a claim, in milliseconds. */
const letGoEvery = 500;

/**
 * Lets the next attempt begin at once. Where nobody knows whether the thing was committed, it finds out, under the same id. A
 * database that is away is asked until it is back, or the lease has ended by itself.
 */
async function letGo(
  attempt: Attempt,
  { idempotencyKeys, claimant, onError }: Claiming,
  isUnknown: boolean,
): Promise<void> {
  const until = performance.now() + leaseFor;
  while (performance.now() < until) {
    try {
      await (isUnknown ? idempotencyKeys.endLease : idempotencyKeys.release)(attempt, claimant);
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) return onError(error);
      await wait(letGoEvery, undefined, { ref: false });
    }
  }
}

/** Says that the key belongs to another body. */
export function keyReused(): ProblemError {
  const detail = "This idempotency key came before with another body. Take a new key for a new request.";
  return new ProblemError("idempotency_key_reused", detail);
}

/** Says that what the key stands for is there no more. */
export function wasDeleted(id: string): ProblemError {
  const detail = `What was made with this idempotency key (${id}) was deleted. Take a new key to make another.`;
  return new ProblemError("idempotency_key_reused", detail);
}
