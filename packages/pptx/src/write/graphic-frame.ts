import type { Box } from "@lectern/deck";
import { element, inOnePiece, transform, type Xml } from "@lectern/ooxml";
import type { SlideScope } from "./slide-scope.ts";

/** What stands in a graphic frame, and what of it is the frame's. */
export interface FramedGraphic {
  readonly name: string;
  readonly description: string;
  readonly box: Box;
  /** Tells what the graphic is: a namespace. */
  readonly uri: string;
  readonly graphic: Xml;
}

/** Returns the frame of a table or a chart (ISO 29500-1, 19.3.1.21). */
export function graphicFrame(
  { name, description, box, uri, graphic }: FramedGraphic,
  scope: SlideScope,
): Xml {
  const descr = description === "" ? undefined : description;
  const nonVisual = element(
    "p:nvGraphicFramePr",
    undefined,
    element("p:cNvPr", { id: scope.nextShapeId(), name, descr }),
    locks,
    element("p:nvPr"),
  );
  return element(
    "p:graphicFrame",
    undefined,
    nonVisual,
    transform(box, undefined, "p:xfrm"),
    element("a:graphic", undefined, element("a:graphicData", { uri }, graphic)),
  );
}

const locks = inOnePiece(
  element("p:cNvGraphicFramePr", undefined, element("a:graphicFrameLocks", { noGrp: true })),
);
