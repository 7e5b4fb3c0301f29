import type { Keys } from "./store/tables/keys.ts";

/** How much later a further use is worth keeping, in milliseconds. */
const noteEvery = 10 * 60_000;
const mostKnown = 10_000;

/** Returns what keeps when keys were last used, without a write for each request. */
export function createUseNotes(
  keys: Pick<Keys, "noteUse">,
  onError: (error: unknown) => void,
  now: () => number = () => performance.now(),
): (keyId: string) => void {
  const noted = new Map<string, number>();
  return (keyId) => {
    const last = noted.get(keyId);
    if (last !== undefined && now() - last < noteEvery) return;
    if (noted.size >= mostKnown) noted.clear();
    noted.set(keyId, now());
    keys.noteUse(keyId).catch(onError);
  };
}
