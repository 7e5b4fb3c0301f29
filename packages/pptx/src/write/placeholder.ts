import type { PlacedPlaceholder } from "@lectern/deck";
import { element, type Xml } from "@lectern/ooxml";
import type { InheritedParagraph } from "./paragraph.ts";
import type { SlideScope } from "./slide-scope.ts";
import { textBody } from "./text-body.ts";
import { transform } from "./transform.ts";

/** A placeholder of a layout, as a slide refers to it. */
export interface PlaceholderReference extends InheritedParagraph {
  /** The attributes of the layout's p:ph: type, orient, sz, idx. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Returns a filled placeholder; without a frame of its own where the layout's is meant (ISO 29500-1, 19.3.1.36). */
export function placeholderElement(
  placeholder: PlacedPlaceholder,
  reference: PlaceholderReference,
  scope: SlideScope,
): Xml {
  const nonVisual = element(
    "p:nvSpPr",
    undefined,
    element("p:cNvPr", { id: scope.nextShapeId(), name: placeholder.name }),
    notGrouped,
    element("p:nvPr", undefined, element("p:ph", reference.attributes)),
  );
  return element(
    "p:sp",
    undefined,
    nonVisual,
    placeholder.inheritsBox ? layoutProperties : element("p:spPr", undefined, transform(placeholder.box)),
    textBody(placeholder.text, reference, scope),
  );
}

const notGrouped = element("p:cNvSpPr", undefined, element("a:spLocks", { noGrp: true }));
const layoutProperties = element("p:spPr");
