/** Says of a line whether to log it: with how many were left out since the one before, or undefined where it is one of these. */
export type Sampling = () => { readonly unlogged: number } | undefined;

/** Returns sampling that lets so many lines through in a second. */
export function createSampling(perSecond: number, now: () => number = () => performance.now()): Sampling {
  let [begun, count, unlogged] = [Number.NEGATIVE_INFINITY, 0, 0];
  return () => {
    if (now() - begun >= 1000) [begun, count] = [now(), 0];
    if (count === perSecond) {
      unlogged++;
      return undefined;
    }
    count++;
    const told = unlogged;
    unlogged = 0;
    return { unlogged: told };
  };
}
