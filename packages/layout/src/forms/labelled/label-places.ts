/** A point of an area, from its start edge and its top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A label of a column beside a drawing, and the point that it leads to. */
export interface LeadingLabel {
  readonly index: number;
  readonly height: number;
  /** From the start edge and the top of the area. */
  readonly anchor: Point;
}

/** A column of labels: where its lines begin, and how much of the area's height it has. */
export interface LabelColumn {
  readonly edge: number;
  readonly height: number;
  /** Between two labels at least. */
  readonly gap: number;
}

/** A label that has found its place, and the line that leads from it. */
export interface PlacedLabel {
  readonly index: number;
  readonly top: number;
  readonly line: Line;
}

/** A straight line from a label to what it names. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/**
 * Returns the labels of a column from above, each as near to the height of what it names as the others leave room; undefined where
 * they have no room or their lines would cross. Of all orders the one with the shortest lines is taken, which is that of the points
 * where nothing is in the way.
 */
export function placeLabels(
  labels: readonly LeadingLabel[],
  column: LabelColumn,
): readonly PlacedLabel[] | undefined {
  const needed = labels.reduce((sum, { height }) => sum + height + column.gap, -column.gap);
  if (needed > column.height) return undefined;
  const byHeight = labels.toSorted((one, other) => one.anchor.y - other.anchor.y);
  const straight = inOrder(byHeight, column);
  if (isClear(straight.map(({ line }) => line))) return straight;
  if (labels.length > mostReordered) return undefined;
  const clear = ordersOf(byHeight)
    .map((order) => inOrder(order, column))
    .filter((placed) => isClear(placed.map(({ line }) => line)));
  return clear.toSorted((one, other) => lengthOf(one) - lengthOf(other))[0];
}

/** More labels have too many orders to try them all. */
const mostReordered = 5;

/** Says whether no two lines cross, and none runs through a point that another one leads to. */
export function isClear(lines: readonly Line[]): boolean {
  return lines.every((one, index) =>
    lines.every((other, at) => at === index || (!cross(one, other) && distance(other.to, one) > nearest)),
  );
}

/** In EMU: from a dot to a line that does not lead to it. */
const nearest = 90_000;

// Labels that would stand on one another move apart together (pool adjacent violators), and stay within the column.
function inOrder(order: readonly LeadingLabel[], { edge, height, gap }: LabelColumn): readonly PlacedLabel[] {
  let offset = 0;
  const wanted = order.map((label) => {
    const top = label.anchor.y - label.height / 2 - offset;
    offset += label.height + gap;
    return top;
  });
  const room = height - (offset - gap);
  const settled = pooled(wanted).map((top) => Math.max(0, Math.min(room, top)));
  let before = 0;
  return order.map((label, index) => {
    const top = (settled[index] ?? 0) + before;
    before += label.height + gap;
    const from = { x: edge, y: top + label.height / 2 };
    return { index: label.index, top, line: { from, to: label.anchor } };
  });
}

/** Returns the numbers nearest to those given of which none is less than the one before it. */
function pooled(numbers: readonly number[]): readonly number[] {
  const pools: { sum: number; count: number }[] = [];
  for (const number of numbers) {
    let pool = { sum: number, count: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum / last.count > pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = { sum: pool.sum + last.sum, count: pool.count + last.count };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
}

function ordersOf<Thing>(things: readonly Thing[]): readonly (readonly Thing[])[] {
  if (things.length < 2) return [things];
  return things.flatMap((first, index) =>
    ordersOf(things.filter((_, at) => at !== index)).map((rest) => [first, ...rest]),
  );
}

function lengthOf(placed: readonly PlacedLabel[]): number {
  return placed.reduce((sum, { line: { from, to } }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
}

function cross(one: Line, other: Line): boolean {
  return (
    sideOf(one, other.from) * sideOf(one, other.to) <= 0 &&
    sideOf(other, one.from) * sideOf(other, one.to) <= 0
  );
}

function sideOf({ from, to }: Line, { x, y }: Point): number {
  return Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
}

function distance({ x, y }: Point, { from, to }: Line): number {
  const [width, height] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * width + (y - from.y) * height) / (width ** 2 + height ** 2 || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - from.x - share * width, y - from.y - share * height);
}
