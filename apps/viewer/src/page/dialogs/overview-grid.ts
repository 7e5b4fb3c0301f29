import type { Direction } from "../moving/navigation.ts";

/** A grid that is filled row by row. */
export interface Grid {
  readonly count: number;
  readonly columns: number;
  readonly direction: Direction;
}

/** Returns the index that a key leads to from another in a grid; undefined where the key leads nowhere. */
export function stepInGrid(
  index: number,
  key: string,
  { count, columns, direction }: Grid,
): number | undefined {
  const forward = direction === "ltr" ? 1 : -1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target !== undefined && target >= 0 && target < count ? target : undefined;
}
