/** Returns numbers from 0 to 1 that look drawn by lot, the same ones for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = (seed + 1) * 0x9e_37_79_b9;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the members of a list in an order drawn by lot (Fisher and Yates). */
export function shuffled<Member>(members: readonly Member[], random: () => number): readonly Member[] {
  const order = [...members];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const drawn = Math.floor(random() * (last + 1));
    const [one, other] = [order[last], order[drawn]];
    if (one !== undefined && other !== undefined) [order[last], order[drawn]] = [other, one];
  }
  return order;
}
