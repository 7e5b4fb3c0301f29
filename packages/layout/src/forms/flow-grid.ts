import type { FlowNode } from "@lectern/deck";

/** Where a node stands: in which column from the start, in which row from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The nodes of a flow in cells, one for each in their order, and how many cells there are. */
export interface FlowGrid {
  readonly cells: readonly Cell[];
  readonly columns: number;
  readonly rows: number;
}

/** From a node one way leads ahead, one down and one up: more have no side to leave from. */
const mostWays = 3;

/** More are read more easily as a list. */
const mostNodes = 14;
/** How many of the nodes that branch are tried in all of their ways. */
const mostTried = 2;

/**
 * Places nodes from the first on: the way that most comes after goes ahead, the others go down and up. Returns also what
 * comes out where the first nodes that branch do it the other way round; nothing where there are more ways than sides or
 * more columns and rows than are allowed.
 */
export function placeOnGrids(
  nodes: readonly FlowNode[],
  most: { readonly columns: number; readonly rows: number },
): readonly FlowGrid[] {
  if (nodes.length > mostNodes || nodes.some(({ edges = [] }) => edges.length > mostWays)) return [];
  const branching = nodes
    .flatMap(({ edges = [] }, index) => (edges.length > 1 ? [index] : []))
    .slice(0, mostTried);
  return Array.from({ length: 4 ** branching.length }, (_, variant) => {
    const turns = new Map(branching.map((node, place) => [node, Math.floor(variant / 4 ** place) % 4]));
    return placeOnGrid(nodes, most, turns);
  })
    .flatMap((grid) => grid ?? [])
    .filter((grid, index, all) => all.findIndex((other) => isSameGrid(grid, other)) === index);
}

/** Says whether nodes stand in the same cells of grids, one by one. */
export function areSameGrids(some: readonly FlowGrid[], others: readonly FlowGrid[]): boolean {
  return (
    some.length === others.length &&
    some.every((grid, index) => {
      const other = others[index];
      return other !== undefined && isSameGrid(grid, other);
    })
  );
}

function isSameGrid(one: FlowGrid, other: FlowGrid): boolean {
  return one.cells.every(({ column, row }, index) => {
    const cell = other.cells[index];
    return cell?.column === column && cell.row === row;
  });
}

/** Returns what comes out where the only node of the last row stands in a free cell of the grid. */
export function fillGaps(
  nodes: readonly FlowNode[],
  { cells, columns, rows }: FlowGrid,
): readonly FlowGrid[] {
  const last = cells.flatMap(({ row }, index) => (row === rows - 1 ? [index] : []));
  const [alone, another] = last;
  if (rows < 2 || alone === undefined || another !== undefined || nodes.length > mostFilled) return [];
  const taken = new Set(cells.map(keyOf));
  const free = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  })).filter((cell) => !taken.has(keyOf(cell)));
  return free.map((cell) => ({
    cells: cells.map((one, index) => (index === alone ? cell : one)),
    columns,
    rows: cell.row === rows - 1 ? rows : rows - 1,
  }));
}

/** In larger flows the free cells are where their ways lead. */
const mostFilled = 10;

/** By node: 1 where another way than the heaviest goes ahead, 2 where the first aside goes up, 3 for both. */
type Turns = ReadonlyMap<number, number>;

function placeOnGrid(
  nodes: readonly FlowNode[],
  most: { readonly columns: number; readonly rows: number },
  turns: Turns,
): FlowGrid | undefined {
  const grid = new Grid(nodes, most.columns, turns);
  for (const index of nodes.keys()) grid.visit(index);
  const rows = grid.cells.map(({ row }) => row);
  const top = Math.min(...rows);
  const size = {
    columns: Math.max(...grid.cells.map(({ column }) => column)) + 1,
    rows: Math.max(...rows) - top + 1,
  };
  if (size.columns > most.columns || size.rows > most.rows) return undefined;
  return { cells: grid.cells.map(({ column, row }) => ({ column, row: row - top })), ...size };
}

class Grid {
  readonly #placed = new Map<number, Cell>();
  readonly #taken = new Set<string>();
  readonly #next: readonly (readonly number[])[];
  readonly #columns: number;

  readonly #turns: Turns;

  constructor(nodes: readonly FlowNode[], columns: number, turns: Turns) {
    this.#turns = turns;
    const places = new Map(nodes.map(({ id }, index) => [id, index]));
    this.#next = nodes.map(({ edges = [] }) => edges.flatMap(({ to }) => places.get(to) ?? []));
    this.#columns = columns;
  }

  get cells(): readonly Cell[] {
    return [...this.#placed].toSorted(([one], [other]) => one - other).map(([, cell]) => cell);
  }

  /** Places a node that no other one led to in a row of its own, and all that comes after it. */
  visit(index: number): void {
    if (!this.#placed.has(index)) {
      const rows = [...this.#placed.values()].map(({ row }) => row);
      this.#place(index, [{ column: 0, row: Math.max(-1, ...rows) + 1 }]);
      this.#goOn(index);
    }
  }

  #goOn(index: number): void {
    const cell = this.#placed.get(index);
    const open = [...new Set(this.#next[index] ?? [])].filter((next) => !this.#placed.has(next));
    if (!cell || open.length === 0) return;
    const weight = new Map(open.map((next) => [next, this.#countAfter(next)]));
    const turn = this.#turns.get(index) ?? 0;
    const heavyFirst = open.toSorted((one, other) => (weight.get(other) ?? 0) - (weight.get(one) ?? 0));
    const [ahead = 0, ...aside] = turn % 2 === 0 ? heavyFirst : heavyFirst.toReversed();
    const down = turn < 2 ? 1 : -1;
    this.#place(ahead, this.#waysAhead(cell));
    for (const [way, next] of aside.entries())
      this.#place(next, waysAside(cell, way === 0 ? down : down === 1 ? -1 : 1));
    for (const next of [ahead, ...aside]) this.#goOn(next);
  }

  #waysAhead({ column, row }: Cell): readonly Cell[] {
    if (column + 1 === this.#columns) return waysAside({ column, row }, 1);
    return [0, 1, -1, 2, -2].map((down) => ({ column: column + 1, row: row + down }));
  }

  #place(index: number, wanted: readonly Cell[]): void {
    const free = wanted.find((cell) => !this.#taken.has(keyOf(cell))) ?? this.#below(wanted[0]);
    this.#placed.set(index, free);
    this.#taken.add(keyOf(free));
  }

  #below({ column, row }: Cell = { column: 0, row: 0 }): Cell {
    let next = row;
    while (this.#taken.has(keyOf({ column, row: next }))) next += 1;
    return { column, row: next };
  }

  #countAfter(index: number): number {
    const seen = new Set<number>([index]);
    for (const node of seen)
      for (const next of this.#next[node] ?? []) if (!this.#placed.has(next)) seen.add(next);
    return seen.size;
  }
}

function waysAside({ column, row }: Cell, down: 1 | -1): readonly Cell[] {
  return [
    { column, row: row + down },
    { column: column + 1, row: row + down },
    { column, row: row - down },
  ];
}

function keyOf({ column, row }: Cell): string {
  return `${column} ${row}`;
}
