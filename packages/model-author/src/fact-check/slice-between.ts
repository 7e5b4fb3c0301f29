interface Valued {
  readonly value: number;
}

/** Returns what lies between two values, both included, of what is sorted by value. */
export function sliceBetween<One extends Valued>(
  sorted: readonly One[],
  least: number,
  most: number,
): readonly One[] {
  return sorted.slice(
    placeOf(sorted, ({ value }) => value >= least),
    placeOf(sorted, ({ value }) => value > most),
  );
}

/** Where the first one stands that is far enough. */
function placeOf<One>(sorted: readonly One[], isFarEnough: (one: One) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const one = sorted[middle];
    if (one !== undefined && !isFarEnough(one)) from = middle + 1;
    else to = middle;
  }
  return from;
}
