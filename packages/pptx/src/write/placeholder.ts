import type { PlacedPlaceholder } from "@lectern/deck";
import { element, inOnePiece, rememberXml, solidFill, transform, type Xml } from "@lectern/ooxml";
import type { SlideScope } from "./slide-scope.ts";
import type { InheritedParagraph } from "./text/inherited-paragraph.ts";
import { textBody } from "./text/text-body.ts";

/** A placeholder of a layout, as a slide refers to it. */
export interface PlaceholderReference extends InheritedParagraph {
  /** With what the layout's own has: type, orient, sz, idx. */
  readonly element: Xml;
}

/** Returns a filled placeholder; without a frame of its own where the layout's is meant (ISO 29500-1, 19.3.1.36). */
export function placeholderElement(
  placeholder: PlacedPlaceholder,
  reference: PlaceholderReference,
  scope: SlideScope,
): Xml {
  return element(
    "p:sp",
    undefined,
    nonVisual(scope.writtenIdOf(placeholder), placeholder.name, reference.element),
    shapeProperties(placeholder),
    textBody(placeholder.text, reference, scope, !placeholder.inheritsBox || isBroken(placeholder)),
  );
}

// A layout may have it that lines end nowhere but where they are ended by hand.
function isBroken({ text }: PlacedPlaceholder): boolean {
  return text.measured.lines > text.paragraphs.length;
}

function shapeProperties({ box, inheritsBox, fill }: PlacedPlaceholder): Xml {
  if (inheritsBox && !fill) return layoutProperties;
  return element("p:spPr", undefined, !inheritsBox && transform(box), fill && solidFill(fill));
}

const nonVisual = rememberXml((id: number, name: string, reference: Xml) =>
  element(
    "p:nvSpPr",
    undefined,
    element("p:cNvPr", { id, name }),
    notGrouped,
    element("p:nvPr", undefined, reference),
  ),
);

const notGrouped = inOnePiece(element("p:cNvSpPr", undefined, element("a:spLocks", { noGrp: true })));
const layoutProperties = inOnePiece(element("p:spPr"));
