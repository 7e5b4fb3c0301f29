import type { PlacedElement, PlacedPlaceholder, PlacedSlide } from "@lectern/deck";
import { element, type Xml } from "@lectern/ooxml";
import { chartFrame } from "./chart/chart-frame.ts";
import { partNamespaces } from "./names.ts";
import { type PlaceholderReference, placeholderElement } from "./placeholder.ts";
import { shapeElement } from "./shape.ts";
import { masterColorMap, shapeTree } from "./shape-tree.ts";
import type { SlideScope } from "./slide-scope.ts";
import { tableElement } from "./table.ts";
import { hasText } from "./text-body.ts";

/** How slides refer to the placeholders of a layout, by `placeholderKey`. */
export type LayoutReferences = ReadonlyMap<string, PlaceholderReference>;

/** Returns the key of a placeholder in its layout. */
export function placeholderKey({ type, index }: Pick<PlacedPlaceholder, "type" | "index">): string {
  return `${type}:${index}`;
}

/** What a slide needs to know of its template. */
export interface SlideSurroundings {
  readonly references: LayoutReferences;
  readonly tableStyleId: string;
}

/** Returns a slide (ISO 29500-1, 19.3.1.38); throws a RangeError on a placeholder that its layout does not have. */
export function slideElement(slide: PlacedSlide, around: SlideSurroundings, scope: SlideScope): Xml {
  const elements = slide.elements.map((placed) => placedElement(placed, slide, around, scope));
  return element("p:sld", partNamespaces, element("p:cSld", undefined, shapeTree(elements)), masterColorMap);
}

function placedElement(
  placed: PlacedElement,
  slide: PlacedSlide,
  { references, tableStyleId }: SlideSurroundings,
  scope: SlideScope,
): Xml | false {
  switch (placed.kind) {
    case "shape":
      return shapeElement(placed, scope);
    case "table":
      return tableElement(placed, tableStyleId, scope);
    case "chart":
      return chartFrame(placed, scope);
    case "placeholder":
      // An empty placeholder would show its prompt, "Click to add text", in the editor.
      return (
        hasText(placed.text) && placeholderElement(placed, referenceTo(placed, slide, references), scope)
      );
  }
}

function referenceTo(
  placed: PlacedPlaceholder,
  { layoutId, title }: PlacedSlide,
  references: LayoutReferences,
): PlaceholderReference {
  const reference = references.get(placeholderKey(placed));
  if (reference) return reference;
  throw new RangeError(
    `Expected a placeholder of ${layoutId} on the slide ${JSON.stringify(title)}, got one of type ${placed.type} and index ${placed.index}. The deck was placed with another template.`,
  );
}
