import type { Direction } from "@lectern/deck";

/** What is counted and collected while one slide is written. */
export interface SlideScope {
  readonly language: string;
  readonly direction: Direction;
  /** Returns an id that no other element of the slide has; the shape tree's own is 1. */
  nextShapeId(): number;
  /** Returns the id of the relationship to an address, the same for the same address. */
  linkTo(uri: string): string;
  /** The addresses linked to, by relationship id. */
  readonly links: ReadonlyMap<string, string>;
}

/** Returns a scope for one slide; its links' relationship ids start at `firstLink`. */
export function createSlideScope(language: string, direction: Direction, firstLink: number): SlideScope {
  let shapeId = 1;
  const idsByUri = new Map<string, string>();
  const links = new Map<string, string>();
  return {
    language,
    direction,
    links,
    nextShapeId: () => {
      shapeId += 1;
      return shapeId;
    },
    linkTo: (uri) => {
      const known = idsByUri.get(uri);
      if (known !== undefined) return known;
      const id = `rId${firstLink + links.size}`;
      idsByUri.set(uri, id);
      links.set(id, uri);
      return id;
    },
  };
}
