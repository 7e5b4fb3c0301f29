import type { Direction, PlacedChart } from "@lectern/deck";

/** What is counted and collected while one slide is written. */
export interface SlideScope {
  readonly language: string;
  readonly direction: Direction;
  /** Returns an id that no other element of the slide has; the shape tree's own is 1. */
  nextShapeId(): number;
  /** Returns the id of the relationship to an address, the same for the same address. */
  linkTo(uri: string): string;
  /** Returns the id of the relationship to a chart, which is a part of its own. */
  addChart(chart: PlacedChart): string;
  /** The addresses linked to, by relationship id. */
  readonly links: ReadonlyMap<string, string>;
  /** The charts on the slide, by relationship id. */
  readonly charts: ReadonlyMap<string, PlacedChart>;
}

/** Returns a scope for one slide; the ids of the relationships that it collects start at `firstId`. */
export function createSlideScope(language: string, direction: Direction, firstId: number): SlideScope {
  let shapeId = 1;
  const idsByUri = new Map<string, string>();
  const links = new Map<string, string>();
  const charts = new Map<string, PlacedChart>();
  const nextId = (): string => `rId${firstId + links.size + charts.size}`;
  return {
    language,
    direction,
    links,
    charts,
    nextShapeId: () => {
      shapeId += 1;
      return shapeId;
    },
    linkTo: (uri) => {
      const known = idsByUri.get(uri);
      if (known !== undefined) return known;
      const id = nextId();
      idsByUri.set(uri, id);
      links.set(id, uri);
      return id;
    },
    addChart: (chart) => {
      const id = nextId();
      charts.set(id, chart);
      return id;
    },
  };
}
