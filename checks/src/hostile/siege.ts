import { setTimeout as sleep } from "node:timers/promises";
import type { Contract } from "@lectern/spec";
import type { Tally } from "./tally.ts";

/** A service under attack, and what attackers know of it. */
export interface Siege {
  readonly url: string;
  readonly contract: Contract;
  /** The key of those who attack; the visitor has another one. */
  readonly token: string;
  readonly visitorToken: string;
  readonly tally: Tally;
  /** From 0 to below 1, the same for the same seed. */
  readonly random: () => number;
  /** Aborted when the time is over. */
  readonly signal: AbortSignal;
  /** Ids of presentations and templates of the attackers that there are, or were. */
  readonly ids: string[];
}

/** One kind of attack: what is done once, and how often. */
export interface Attack {
  readonly name: string;
  /** Attackers of this kind at a time. */
  readonly together: number;
  /** How long each waits before the next time, in milliseconds. */
  readonly pause: number;
  readonly once: (siege: Siege) => Promise<void>;
}

/** Attacks until the time is over; what throws is a fault. */
export async function attackAll(siege: Siege, attacks: readonly Attack[]): Promise<void> {
  await Promise.all(
    attacks.flatMap((attack) => Array.from({ length: attack.together }, () => keepOn(siege, attack))),
  );
}

async function keepOn(siege: Siege, { name, pause, once }: Attack): Promise<void> {
  const { signal, tally, random } = siege;
  while (!signal.aborted) {
    try {
      await once(siege);
    } catch (error) {
      if (!signal.aborted) tally.fault(name, describe(error));
    }
    await sleep(pause * (0.5 + random()), undefined, { signal }).catch(() => undefined);
  }
}

function describe(error: unknown): string {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return code === "ECONNREFUSED" ? "nobody listens" : `no answer: ${code ?? message}`;
}

/** Returns one of them. */
export function pick<Value>(random: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError("Expected values to pick from, got none.");
  return value;
}

/** Returns a generator of numbers from 0 to below 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
