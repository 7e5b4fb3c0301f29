import type { Box, PlacedElement, PlacedPlaceholder, Placeholder, TemplateLayout } from "@lectern/deck";
import { areaOf, boxOf, intersectionOf } from "../geometry.ts";

/**
 * Returns elements none of whose places for text reaches into what stands below its text: such a place ends where that begins.
 * Only text that hangs from the top of its place stays where it is by that; other places are left as they are.
 */
export function partPlaces(
  elements: readonly PlacedElement[],
  { placeholders }: TemplateLayout,
): readonly PlacedElement[] {
  const read = elements.flatMap(readBoxes);
  return elements.map((element) => {
    if (element.kind !== "placeholder" || element.fill !== undefined) return element;
    const place = placeholders.find(({ type, index }) => type === element.type && index === element.index);
    return place && place.fill === undefined ? endedAbove(element, place, read) : element;
  });
}

function readBoxes(element: PlacedElement): readonly Box[] {
  switch (element.kind) {
    case "group":
      return element.elements.flatMap(readBoxes);
    case "connector":
      return [];
    case "placeholder":
    case "shape":
      return element.text ? [element.box] : [];
    case "picture":
    case "table":
    case "chart":
      return [element.box];
  }
}

function endedAbove(
  element: PlacedPlaceholder,
  place: Placeholder,
  others: readonly Box[],
): PlacedPlaceholder {
  const { box, text } = element;
  if ((text.anchor ?? place.anchor) !== "top" || text.measured.lines === 0) return element;
  const end = box.y + (text.insets ?? place.insets).top + text.measured.height;
  const below = others.filter((other) => other.y >= end && areaOf(intersectionOf(other, box)) > 0);
  if (below.length === 0) return element;
  const height = Math.min(...below.map(({ y }) => y)) - box.y;
  return { ...element, box: boxOf(box.x, box.y, box.width, height), inheritsBox: false };
}
