/** Going back to an earlier part takes a sign of its name; a sign of its kind alone does not do. Steps never go back. */
const costOfReturn = 2;
const costAmongSteps = 100;
/** What stands before the first part belongs to none. */
const costOfLoose = 0.4;
/** A word of the part's name. */
const surely = 2;

/** What else is known of facts and parts. */
interface PlaceOptions {
  /** Steps never go back to an earlier part. */
  readonly areSteps?: boolean;
  /** The parts of which the request itself tells what they are to hold. */
  readonly told?: readonly number[];
  /** The paragraph or list that each fact stands in; all in one where it is not given. */
  readonly blocks?: readonly number[];
}

/**
 * Returns the place of the part that each fact tells of: facts with signs by the likeliest way through the parts in their order,
 * those without between their neighbours, evenly over the parts that are left there, where these are as many or the facts are of one
 * paragraph; else with what has a sign in their own paragraph. A part that is left empty takes a fact with a
 * sign of it from one that has several. A fact that `leans` on the one before it stays
 * with it. What has no place is of no part. Returns undefined where nothing says which fact is which part's.
 */
export function placeFacts(
  signs: readonly (readonly number[])[],
  leans: readonly boolean[],
  parts: number,
  { areSteps = false, told = [], blocks = [] }: PlaceOptions = {},
): readonly (number | undefined)[] | undefined {
  const anchors = anchorsOf(signs, parts, areSteps ? costAmongSteps : costOfReturn);
  const served = new Set([...told, ...anchors.filter((place) => place !== undefined)]);
  const free = signs.length - anchors.filter((place) => place !== undefined).length;
  if (served.size === 0 || (served.size < 2 && free === 0)) return undefined;
  const places = [...anchors];
  for (let start = 0; start < places.length; start += 1) {
    if (places[start] !== undefined) continue;
    const next = places.findIndex((place, index) => index > start && place !== undefined);
    const end = next === -1 ? places.length : next;
    fill(places, start, end, { leans, parts, served, blocks });
    start = end - 1;
  }
  if (!areSteps) serveEmpty(places, signs, leans, parts);
  return places;
}

/** Rather than none a part has the fact that most looks like it of those that stand beside others. */
function serveEmpty(
  places: (number | undefined)[],
  signs: readonly (readonly number[])[],
  leans: readonly boolean[],
  parts: number,
): void {
  for (let part = 0; part < parts; part += 1) {
    if (places.includes(part)) continue;
    let best: { readonly index: number; readonly sign: number } | undefined;
    for (const [index, own] of signs.entries()) {
      const sign = own[part] ?? 0;
      const place = places[index];
      const isAlone = places.filter((other) => other === place).length === 1;
      const isNamed = place !== undefined && (own[place] ?? 0) - sign >= surely;
      const mayMove = sign > 0 && leans[index + 1] !== true && (place === undefined || !(isAlone || isNamed));
      if (mayMove && (best === undefined || sign > best.sign)) best = { index, sign };
    }
    if (best !== undefined) places[best.index] = part;
  }
}

/** The best way through what has signs: each fact takes a part that it has a sign of, or none. */
function anchorsOf(
  signs: readonly (readonly number[])[],
  parts: number,
  cost: number,
): readonly (number | undefined)[] {
  interface Way {
    readonly worth: number;
    readonly places: readonly (number | undefined)[];
  }
  /** The best way so far that ends in each part; the last one ends in none. */
  let ways: readonly (Way | undefined)[] = [
    ...Array.from({ length: parts }, () => undefined),
    { worth: 0, places: [] },
  ];
  for (const [index, all] of signs.entries()) {
    // A kind alone is believed where the part is about as far on in the list as the fact in the text.
    const expected = (index * (parts - 1)) / Math.max(1, signs.length - 1);
    const own = all.map((sign, place) =>
      sign < surely ? sign - costOfDistance(Math.abs(place - expected)) : sign,
    );
    ways = ways.map((way, place) => {
      const stay = way === undefined ? undefined : { worth: way.worth, places: [...way.places, undefined] };
      const sign = own[place] ?? 0;
      if (place === parts || sign <= 0) return stay;
      return ways.reduce<Way | undefined>((best, before, from) => {
        // The kind of a second fact says no more: it may as well be the next part's.
        if (before === undefined || (from === place && sign < surely)) return best;
        const isFirst = from === parts && place === 0;
        const worth =
          before.worth +
          sign -
          (from < parts && from > place ? cost : 0) -
          (isFirst ? index * costOfLoose : 0);
        return best === undefined || worth > best.worth ? { worth, places: [...before.places, place] } : best;
      }, stay);
    });
  }
  const best = ways.reduce((one, other) => ((other?.worth ?? -1) > (one?.worth ?? -1) ? other : one));
  return best?.places ?? signs.map(() => undefined);
}

/** What it costs that a fact stands so many parts from where it would be expected: one is none, two are more than a kind is worth. */
function costOfDistance(parts: number): number {
  return Math.max(0, parts - 1.5) * 2.5;
}

interface Filling {
  readonly leans: readonly boolean[];
  readonly parts: number;
  readonly served: ReadonlySet<number>;
  readonly blocks: readonly number[];
}

/** Facts without a sign between two with one: those that lean on the one before first, then evenly over the parts left. */
function fill(
  places: (number | undefined)[],
  start: number,
  end: number,
  { leans, parts, served, blocks }: Filling,
): void {
  const before = start === 0 ? -1 : (places[start - 1] ?? -1);
  const after = places[end] ?? parts;
  let from = start;
  while (before !== -1 && from < end && leans[from] === true) {
    places[from] = before;
    from += 1;
  }
  const open = Array.from({ length: parts }, (_, place) => place).filter(
    (place) => place > before && place < after && !served.has(place),
  );
  const count = end - from;
  if (count !== open.length && new Set(blocks).size > 1) {
    joinNeighbours(places, from, end, blocks);
    return;
  }
  // What is told last is asked for last; of parts between others the first are told of rather than the last.
  const left = end === places.length ? open.slice(-count) : open.slice(0, count);
  for (let index = from; index < end; index += 1) {
    const place = left[Math.floor(((index - from + 0.5) * left.length) / count)];
    places[index] =
      leans[index] === true && index > start
        ? places[index - 1]
        : (place ?? (before === -1 ? undefined : before));
  }
}

/** Facts without a sign go with what has one in their own paragraph; a paragraph without any is of no part. */
function joinNeighbours(
  places: (number | undefined)[],
  from: number,
  end: number,
  blocks: readonly number[],
): void {
  for (let index = from; index < end; index += 1)
    if (index > 0 && blocks[index] === blocks[index - 1]) places[index] = places[index - 1];
  for (let index = end - 1; index >= from; index -= 1)
    if (places[index] === undefined && blocks[index] === blocks[index + 1]) places[index] = places[index + 1];
}
