/** Returns the middle value, the mean of the middle two where there are two; throws a RangeError on no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new RangeError("Expected at least one value, got none.");
  return (low + high) / 2;
}

/** Returns the smallest value: the figure of a machine that nobody else used. Throws a RangeError on no values. */
export function smallest(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError("Expected at least one value, got none.");
  return Math.min(...values);
}

/** Returns the median of the quotients of two series measured in turn; other load on the machine cancels out in it. */
export function medianRatio(values: readonly number[], base: readonly number[]): number {
  if (values.length !== base.length) {
    throw new RangeError(
      `Expected as many values as there are in the base, ${base.length}, got ${values.length}.`,
    );
  }
  return median(values.map((value, index) => value / (base[index] ?? Number.NaN)));
}
