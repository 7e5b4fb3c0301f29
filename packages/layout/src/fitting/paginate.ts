/**
 * Shares blocks out among the fewest pages that hold them, each page about as full as the others. `fits` says whether
 * blocks fit on one page, `weigh` how much of a page one takes; a block that fits on no page gets one of its own.
 */
export function paginate<Block>(
  blocks: readonly Block[],
  fits: (blocks: readonly Block[]) => boolean,
  weigh: (block: Block) => number,
): readonly (readonly Block[])[] {
  const greedy = fillPages(blocks, fits);
  if (greedy.length <= 1) return greedy;
  const shared = [sharePages(blocks, greedy.length, weigh), balancePages(blocks, greedy.length, weigh)];
  return shared.find((pages) => pages.length === greedy.length && pages.every(fits)) ?? greedy;
}

/** Gives each page what comes nearest to an even share of the rest. */
function sharePages<Block>(
  blocks: readonly Block[],
  count: number,
  weigh: (block: Block) => number,
): readonly (readonly Block[])[] {
  const pages: Block[][] = [[]];
  let rest = blocks.reduce((sum, block) => sum + weigh(block), 0);
  let load = 0;
  for (const block of blocks) {
    const share = rest / (count - pages.length + 1);
    const weight = weigh(block);
    if (load > 0 && pages.length < count && load + weight - share > share - load) {
      pages.push([]);
      rest -= load;
      load = 0;
    }
    pages.at(-1)?.push(block);
    load += weight;
  }
  return pages;
}

function fillPages<Block>(
  blocks: readonly Block[],
  fits: (blocks: readonly Block[]) => boolean,
): readonly (readonly Block[])[] {
  const pages: Block[][] = [];
  for (const block of blocks) {
    const page = pages.at(-1);
    if (page && fits([...page, block])) page.push(block);
    else pages.push([block]);
  }
  return pages;
}

function balancePages<Block>(
  blocks: readonly Block[],
  count: number,
  weigh: (block: Block) => number,
): readonly (readonly Block[])[] {
  const weights = blocks.map(weigh);
  let low = Math.max(...weights);
  let high = weights.reduce((sum, weight) => sum + weight, 0);
  for (let step = 0; step < 24 && high - low > 1; step += 1) {
    const middle = (low + high) / 2;
    if (cutByWeight(weights, middle).length <= count) high = middle;
    else low = middle;
  }
  const ends = cutByWeight(weights, high);
  return ends.map((end, index) => blocks.slice(index === 0 ? 0 : ends[index - 1], end));
}

function cutByWeight(weights: readonly number[], capacity: number): number[] {
  const ends: number[] = [];
  let load = 0;
  weights.forEach((weight, index) => {
    if (index > 0 && load + weight > capacity) {
      ends.push(index);
      load = 0;
    }
    load += weight;
  });
  ends.push(weights.length);
  return ends;
}
