/** Returns numbers from 0 to below 1, always the same ones for the same seed (mulberry32 over 32-bit FNV-1a). */
export type Random = () => number;

/** Returns the numbers that belong to a seed such as a deck's title. */
export function randomOf(seed: string): Random {
  let state = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(seed)) state = Math.imul(state ^ byte, 0x01_00_01_93);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns one of several things; throws a RangeError where there is none. */
export function pick<T>(random: Random, things: readonly T[]): T {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new RangeError("Expected at least one thing to pick from, got none.");
  return thing;
}

/** Returns things in another order. */
export function shuffled<T>(random: Random, things: readonly T[]): readonly T[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}
