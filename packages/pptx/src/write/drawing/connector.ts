import {
  type ConnectionSite,
  type PlacedConnector,
  type PlacedElement,
  type PlacedPicture,
  type PlacedShape,
  type PresetGeometry,
  type Side,
  singleElements,
} from "@lectern/deck";
import { element, geometryElement, transform, type Xml } from "@lectern/ooxml";
import type { SlideScope } from "../slide-scope.ts";
import { connectorForm } from "./connector-form.ts";
import { drawingIdentity } from "./identity.ts";
import { placedLine } from "./line.ts";

/**
 * Returns a line that is attached to two shapes (ISO 29500-1, 19.3.1.19 cxnSp, 20.1.2.2.36 stCxn); throws a RangeError
 * where the slide has no such shapes, or one has no connection site in the middle of that side.
 */
export function connectorElement(
  connector: PlacedConnector,
  elements: readonly PlacedElement[],
  scope: SlideScope,
): Xml {
  const { name, description, path, route, from, to, line } = connector;
  const { box, turn, preset, adjustments } = connectorForm(path, route);
  const id = scope.writtenIdOf(connector);
  return element(
    "p:cxnSp",
    undefined,
    element(
      "p:nvCxnSpPr",
      undefined,
      drawingIdentity({ id, name, descr: description, isDecoration: description === undefined }),
      element(
        "p:cNvCxnSpPr",
        undefined,
        attachment("a:stCxn", from, elements, scope),
        attachment("a:endCxn", to, elements, scope),
      ),
      element("p:nvPr"),
    ),
    element(
      "p:spPr",
      undefined,
      transform(box, turn),
      geometryElement({ preset, adjustments }),
      placedLine("a:ln", line),
    ),
  );
}

/** Gives the shapes that are connected their ids, whichever of them and of their connectors is drawn first. */
export function referToConnected(elements: readonly PlacedElement[], scope: SlideScope): void {
  for (const each of singleElements(elements)) {
    if (each.kind !== "connector") continue;
    scope.referredIdOf(findShape(each.from.shape, elements));
    scope.referredIdOf(findShape(each.to.shape, elements));
  }
}

function attachment(
  name: "a:stCxn" | "a:endCxn",
  { shape: shapeName, side }: ConnectionSite,
  elements: readonly PlacedElement[],
  scope: SlideScope,
): Xml {
  const shape = findShape(shapeName, elements);
  return element(name, { id: scope.referredIdOf(shape), idx: siteOf(shape, side) });
}

function findShape(shapeName: string, elements: readonly PlacedElement[]): PlacedShape | PlacedPicture {
  const shape = singleElements(elements).find(
    (other): other is PlacedShape | PlacedPicture =>
      (other.kind === "shape" || other.kind === "picture") && other.name === shapeName,
  );
  if (!shape) throw new RangeError(`Expected a shape ${JSON.stringify(shapeName)} to connect, got none.`);
  return shape;
}

type SiteNumbers = Readonly<Record<Side, number>>;

const usual: SiteNumbers = { top: 0, left: 1, bottom: 2, right: 3 };

/** The numbers that the sites in the middle of the sides have, in the order of presetShapeDefinitions.xml. */
const sites: Partial<Readonly<Record<PresetGeometry, SiteNumbers>>> = {
  rectangle: usual,
  roundedRectangle: usual,
  roundedTop: { right: 0, bottom: 1, left: 2, top: 3 },
  ellipse: { top: 0, left: 2, bottom: 4, right: 6 },
  diamond: usual,
  flowProcess: usual,
  flowDecision: usual,
  flowTerminator: usual,
  flowSubprocess: usual,
};

function siteOf(shape: PlacedShape | PlacedPicture, side: Side): number {
  const { geometry = "rectangle" } = shape;
  const known = typeof geometry === "string" ? sites[geometry] : undefined;
  if (known) return known[seenSide(shape, side)];
  throw new RangeError(
    `Expected a shape with connection sites on all four sides to connect, got ${JSON.stringify(shape.name)}. Use one of: ${Object.keys(sites).join(", ")}.`,
  );
}

/** A shape's sites are mirrored with it. */
function seenSide(shape: PlacedShape | PlacedPicture, side: Side): Side {
  if (shape.kind === "picture") return side;
  if (shape.flipped && side === "left") return "right";
  if (shape.flipped && side === "right") return "left";
  if (shape.flippedVertically && side === "top") return "bottom";
  return shape.flippedVertically && side === "bottom" ? "top" : side;
}
