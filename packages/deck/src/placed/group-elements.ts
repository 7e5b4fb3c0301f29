import { turnedBounds } from "../box.ts";
import { type Box, emu } from "../units.ts";
import type { GroupedElement, PlacedElement, PlacedGroup } from "./placed-deck.ts";

/** Something on a slide that is no group. */
export type SingleElement = Exclude<PlacedElement, PlacedGroup>;

/**
 * Returns elements as one thing, that is moved as one and that a screen reader says the description of; without one it
 * passes the group over, but not the texts in it. Throws a RangeError where there are none.
 */
export function groupElements(
  name: string,
  elements: readonly GroupedElement[],
  description?: string,
): PlacedGroup {
  const box = boundsOf(elements.map(standingBox));
  return { kind: "group", name, box, elements, ...(description !== undefined && { description }) };
}

/** Returns the elements of a slide, those in groups in place of the groups. */
export function singleElements(elements: readonly PlacedElement[]): readonly SingleElement[] {
  return elements.some(({ kind }) => kind === "group")
    ? elements.flatMap((element) => (element.kind === "group" ? singleElements(element.elements) : [element]))
    : (elements as readonly SingleElement[]);
}

/** Returns where an element stands, turned ones by their bounds. */
export function standingBox(element: PlacedElement): Box {
  return element.kind === "shape" ? turnedBounds(element.box, element.rotation ?? 0) : element.box;
}

function boundsOf(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new RangeError("Expected at least one element to group, got none.");
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: emu(x), y: emu(y), width: emu(right - x), height: emu(bottom - y) };
}
