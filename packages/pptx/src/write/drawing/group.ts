import { type PlacedGroup, singleElements } from "@lectern/deck";
import { element, groupTransform, type Xml, type XmlChild } from "@lectern/ooxml";
import type { SlideScope } from "../slide-scope.ts";
import { hasText } from "../text/text-body.ts";
import { drawingIdentity } from "./identity.ts";

/** Returns a group around its elements, its own coordinates those of the slide (ISO 29500-1, 19.3.1.22 grpSp). */
export function groupElement(group: PlacedGroup, children: readonly XmlChild[], scope: SlideScope): Xml {
  const { name, description, box } = group;
  const id = scope.writtenIdOf(group);
  const isDecoration = description === undefined && !speaks(group);
  return element(
    "p:grpSp",
    undefined,
    element(
      "p:nvGrpSpPr",
      undefined,
      drawingIdentity({ id, name, descr: description, isDecoration }),
      element("p:cNvGrpSpPr"),
      element("p:nvPr"),
    ),
    element("p:grpSpPr", undefined, groupTransform(box)),
    children,
  );
}

function speaks({ elements }: PlacedGroup): boolean {
  return singleElements(elements).some(
    (each) =>
      ("description" in each && each.description !== undefined) ||
      (each.kind === "shape" && each.text !== undefined && hasText(each.text)),
  );
}
