import type { Anchor, PlacedText } from "@lectern/deck";
import { coordinate, element, inOnePiece, rememberXml, type Xml } from "@lectern/ooxml";
import type { SlideScope } from "../slide-scope.ts";
import type { InheritedParagraph } from "./inherited-paragraph.ts";
import { paragraphElement } from "./paragraph.ts";

/**
 * Returns text as the body of a shape: bodyPr, lstStyle and at least one paragraph (ISO 29500-1, 19.3.1.51). `wraps` states
 * that its lines end at the shape's edges, whatever the layout says of that.
 */
export function textBody(
  text: PlacedText,
  inherited: InheritedParagraph,
  scope: SlideScope,
  wraps = false,
): Xml {
  return body("p:txBody", bodyProperties(text, scope, wraps), text, inherited, scope);
}

/** Returns text as the body of a table cell, whose properties stand beside it in the cell (21.1.2.1.1). */
export function cellTextBody(text: PlacedText, inherited: InheritedParagraph, scope: SlideScope): Xml {
  return body("a:txBody", cellBodyProperties, text, inherited, scope);
}

function body(
  name: "p:txBody" | "a:txBody",
  properties: Xml,
  text: PlacedText,
  inherited: InheritedParagraph,
  scope: SlideScope,
): Xml {
  const paragraphs = text.paragraphs.map((paragraph) => paragraphElement(paragraph, inherited, scope));
  const atLeastOne =
    paragraphs.length === 0 ? paragraphElement({ runs: [], level: 0 }, inherited, scope) : paragraphs;
  return element(name, undefined, properties, noListStyle, atLeastOne);
}

const noListStyle = inOnePiece(element("a:lstStyle"));
const cellBodyProperties = inOnePiece(element("a:bodyPr"));
const shrinksOnOverflow = inOnePiece(element("a:normAutofit"));

/** Returns whether there is any text to be read. */
export function hasText({ paragraphs }: PlacedText): boolean {
  return paragraphs.some(({ runs }) => runs.some(({ text }) => text !== ""));
}

/** The text was measured and has its size, so nothing shrinks now; what somebody adds later does (21.1.2.1.3). */
function bodyProperties({ anchor, insets }: PlacedText, { direction }: SlideScope, wraps: boolean): Xml {
  return rememberedBodyProperties(
    wraps ? "square" : undefined,
    insets?.left,
    insets?.top,
    insets?.right,
    insets?.bottom,
    direction === "rtl" || undefined,
    anchor && anchorNames[anchor],
  );
}

type Distance = number | undefined;

const rememberedBodyProperties = rememberXml(
  (
    wrap: "square" | undefined,
    left: Distance,
    top: Distance,
    right: Distance,
    bottom: Distance,
    rtlCol: true | undefined,
    anchor: string | undefined,
  ) =>
    element(
      "a:bodyPr",
      { wrap, lIns: inset(left), tIns: inset(top), rIns: inset(right), bIns: inset(bottom), rtlCol, anchor },
      shrinksOnOverflow,
    ),
);

/** 20.1.10.60 ST_TextAnchoringType. */
export const anchorNames: Readonly<Record<Anchor, string>> = { top: "t", middle: "ctr", bottom: "b" };

/** Returns the distance of text from an edge in EMU, if one is stated. */
export function inset(distance: Distance): Distance {
  return distance === undefined ? undefined : coordinate(distance);
}
