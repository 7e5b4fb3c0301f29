import { element, fillElement, type Xml } from "@lectern/ooxml";
import { type Placeholder, placeholderXml } from "./placeholder.ts";
import { type Drawn, drawnXml, mirrored } from "./shape.ts";
import type { Surface } from "./surface.ts";
import type { Direction, TextStyle } from "./text-style.ts";

/** What stands on a layout or a master, from back to front. */
export interface Drawing {
  /** One group behind everything else. */
  readonly motif: readonly Drawn[];
  readonly art: readonly Drawn[];
  /** In reading order. */
  readonly placeholders: readonly Placeholder[];
}

/** What a drawing needs to know of the template. */
export interface DrawingContext {
  readonly direction: Direction;
  /** Returns the levels that a placeholder has without stating any. */
  readonly inheritedLevels: (placeholder: Placeholder) => readonly TextStyle[] | undefined;
}

/** Returns a drawing as a shape tree, its shapes numbered from 2 on, mirrored for right-to-left decks. */
export function drawingXml({ motif, art, placeholders }: Drawing, context: DrawingContext): Xml {
  const { direction, inheritedLevels } = context;
  const nextId = countFrom(2);
  const seen = (drawn: Drawn): Drawn => (direction === "rtl" ? mirrored(drawn) : drawn);
  const group = motif.length === 0 ? [] : [{ name: "Motif", shapes: motif }];
  return shapeTreeXml([
    ...[...group, ...art].map((drawn) => drawnXml(seen(drawn), nextId)),
    ...placeholders.map((placeholder) =>
      placeholderXml(placeholder, { id: nextId(), direction, inherited: inheritedLevels(placeholder) }),
    ),
  ]);
}

function countFrom(first: number): () => number {
  let next = first - 1;
  return () => {
    next += 1;
    return next;
  };
}

/** Returns a shape tree (ISO 29500-1, 19.3.1.45 spTree) with these elements; its own group has the id 1. */
export function shapeTreeXml(elements: readonly Xml[]): Xml {
  return element(
    "p:spTree",
    {},
    element(
      "p:nvGrpSpPr",
      {},
      element("p:cNvPr", { id: 1, name: "" }),
      element("p:cNvGrpSpPr"),
      element("p:nvPr"),
    ),
    element(
      "p:grpSpPr",
      {},
      element(
        "a:xfrm",
        {},
        element("a:off", { x: 0, y: 0 }),
        element("a:ext", { cx: 0, cy: 0 }),
        element("a:chOff", { x: 0, y: 0 }),
        element("a:chExt", { cx: 0, cy: 0 }),
      ),
    ),
    elements,
  );
}

/** Returns the background of a layout or a master in a surface's colours (19.3.1.2 bgPr). */
export function backgroundXml({ background }: Surface): Xml {
  return element("p:bg", {}, element("p:bgPr", {}, fillElement(background), element("a:effectLst")));
}
