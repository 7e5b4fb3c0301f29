import type { Page } from "./pages.ts";

/** Two pages that say the same. */
export interface PagePair {
  readonly today: Page;
  readonly other: Page;
}

/** Of the words on both pages: with fewer in common they do not say the same. */
const leastAlike = 0.6;

/**
 * Returns as many pairs of pages with the same content, from all decks in turn, after so many pairs of each deck. A page of one deck
 * is paired with the page of the other's deck that has most of its words; none is in two pairs.
 */
export function choosePairs(
  today: readonly Page[],
  others: readonly Page[],
  count: number,
  after = 0,
): readonly PagePair[] {
  const byDeck = Map.groupBy(matchPages(today, others), (pair) => pair.today.deck);
  // From the middle on, so that not every deck is shown by its cover.
  const queues = [...byDeck.values()].map((pairs, index) => rotate(pairs, 1 + after + 2 * index));
  const chosen: PagePair[] = [];
  for (let round = 0; chosen.length < count && queues.some((queue) => queue.length > round); round += 1) {
    for (const queue of queues) {
      const pair = queue[round];
      if (pair && chosen.length < count) chosen.push(pair);
    }
  }
  return chosen;
}

function matchPages(today: readonly Page[], others: readonly Page[]): readonly PagePair[] {
  const taken = new Set<Page>();
  return today.flatMap((page) => {
    const [best] = others
      .filter((other) => other.deck === page.deck && !taken.has(other))
      .map((other) => ({ other, share: likeness(page.words, other.words) }))
      .toSorted((one, another) => another.share - one.share);
    if (!best || best.share < leastAlike) return [];
    taken.add(best.other);
    return [{ today: page, other: best.other }];
  });
}

function likeness(one: ReadonlySet<string>, another: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => another.has(word)).length;
  const all = one.size + another.size - shared;
  return all === 0 ? 0 : shared / all;
}

function rotate<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
