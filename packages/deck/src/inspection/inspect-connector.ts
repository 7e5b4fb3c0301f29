import { tolerance } from "../box.ts";
import { anchorOf } from "../placed/connect-shapes.ts";
import type { ConnectionSite, PlacedConnector, PlacedElement } from "../placed/placed-deck.ts";
import type { InspectionFinding } from "./inspection.ts";

/** Inspects a connector: whether it begins and ends at shapes of the slide, each of which is alone with its name. */
export function* inspectConnector(
  connector: PlacedConnector,
  elements: readonly PlacedElement[],
  slide: number,
): Generator<InspectionFinding> {
  const about = { kind: "connection" as const, slide, element: connector.name };
  const { from, to, route } = connector;
  for (const [site, point] of [
    [from, route[0]],
    [to, route.at(-1)],
  ] as const) {
    const fault = describeFault(site, point, elements);
    if (fault !== undefined) yield { ...about, message: fault };
  }
}

function describeFault(
  { shape, side }: ConnectionSite,
  point: PlacedConnector["route"][number] | undefined,
  elements: readonly PlacedElement[],
): string | undefined {
  const found = elements.flatMap((element) =>
    (element.kind === "shape" || element.kind === "picture") && element.name === shape ? [element] : [],
  );
  const [only] = found;
  if (!only || found.length > 1) {
    return `Expected one shape of the name "${shape}" to be attached to, got ${found.length}.`;
  }
  const anchor = anchorOf({ shape: only, side });
  if (point && Math.abs(point.x - anchor.x) <= tolerance && Math.abs(point.y - anchor.y) <= tolerance) {
    return undefined;
  }
  return `Expected it to touch the ${side} side of "${shape}" in its middle, got an end elsewhere.`;
}
