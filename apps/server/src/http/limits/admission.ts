import { setTimeout as sleep } from "node:timers/promises";
import { queueFull } from "../../work/queue-full.ts";

/** Refuses work that there is no room for before its body is read. */
export interface Admission {
  /**
   * Returns when work of this key may come; throws the ProblemError "unavailable" where there is no room for it. Refusals
   * are paced: who comes again at once waits for its own, rather than keep the service busy with refusing.
   */
  assertRoom(keyId: string): Promise<void>;
}

/** What admission is made of. */
export interface AdmissionOptions {
  readonly hasRoom: (keyId: string) => boolean;
  /** How many refusals leave in a second; left out: 200. */
  readonly perSecond?: number;
  /** How many leave at once where there were fewer before; left out: 1,000. */
  readonly atOnce?: number;
  /** The time in milliseconds, from any moment; left out: the machine's. */
  readonly now?: () => number;
}

/** Returns admission to where there is room. */
export function createAdmission(options: AdmissionOptions): Admission {
  const { hasRoom, perSecond = 200, atOnce = 1000, now = () => performance.now() } = options;
  const interval = 1000 / perSecond;
  // When the refusals so far would have left at an even pace (the generic cell rate algorithm, ITU-T I.371).
  let arrival = 0;
  return {
    async assertRoom(keyId) {
      if (hasRoom(keyId)) return;
      arrival = Math.max(arrival, now()) + interval;
      const early = arrival - now() - atOnce * interval;
      if (early > 0) await sleep(early);
      if (!hasRoom(keyId)) throw queueFull();
    },
  };
}
