import type { PlacedElement, PlacedPicture, PlacedPlaceholder, PlacedSlide, ThemeColor } from "@lectern/deck";
import { element, solidFill, type Xml } from "@lectern/ooxml";
import { chartFrame } from "./chart/chart-frame.ts";
import { connectorElement, referToConnected } from "./drawing/connector.ts";
import { groupElement } from "./drawing/group.ts";
import { pictureElement } from "./drawing/picture.ts";
import { shapeElement } from "./drawing/shape.ts";
import { partNamespaces } from "./names.ts";
import { type PlaceholderReference, placeholderElement } from "./placeholder.ts";
import { masterColorMap, shapeTree } from "./shape-tree.ts";
import type { SlideScope } from "./slide-scope.ts";
import { tableElement } from "./table/table.ts";
import { hasText } from "./text/text-body.ts";

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
  referToConnected(slide.elements, scope);
  const elements = slide.elements.map((placed) => placedElement(placed, slide, around, scope));
  const { background: { image, fill, isBare } = {} } = slide;
  const background = image ? pictureBackground(scope.addImage(image)) : fill && plainBackground(fill);
  return element(
    "p:sld",
    { ...partNamespaces, ...(isBare && { showMasterSp: "0" }) },
    element("p:cSld", undefined, background, shapeTree(elements)),
    masterColorMap,
  );
}

function plainBackground(fill: ThemeColor): Xml {
  return element("p:bg", undefined, element("p:bgPr", undefined, solidFill(fill), element("a:effectLst")));
}

/** 19.3.1.2 bgPr. */
function pictureBackground(relationship: string): Xml {
  return element(
    "p:bg",
    undefined,
    element(
      "p:bgPr",
      undefined,
      element(
        "a:blipFill",
        undefined,
        element("a:blip", { "r:embed": relationship }),
        element("a:stretch", undefined, element("a:fillRect")),
      ),
      element("a:effectLst"),
    ),
  );
}

function placedElement(
  placed: PlacedElement,
  slide: PlacedSlide,
  around: SlideSurroundings,
  scope: SlideScope,
): Xml | false {
  const { references, tableStyleId } = around;
  switch (placed.kind) {
    case "shape":
      return shapeElement(placed, scope);
    case "connector":
      return connectorElement(placed, slide.elements, scope);
    case "picture":
      return pictureElement(placed, pictureReference(placed, slide, references), scope);
    case "group":
      return groupElement(
        placed,
        placed.elements.map((each) => placedElement(each, slide, around, scope)),
        scope,
      );
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

function pictureReference(
  { placeholder }: PlacedPicture,
  slide: PlacedSlide,
  references: LayoutReferences,
): Xml | undefined {
  return placeholder && referenceTo(placeholder, slide, references).element;
}

function referenceTo(
  placed: Pick<PlacedPlaceholder, "type" | "index">,
  { layoutId, title }: PlacedSlide,
  references: LayoutReferences,
): PlaceholderReference {
  const reference = references.get(placeholderKey(placed));
  if (reference) return reference;
  throw new RangeError(
    `Expected a placeholder of ${layoutId} on the slide ${JSON.stringify(title)}, got one of type ${placed.type} and index ${placed.index}. The deck was placed with another template.`,
  );
}
