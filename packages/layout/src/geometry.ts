import { type Box, type Direction, emu, type Insets } from "@lectern/deck";

/** The x of a box's right edge. */
export function rightOf(box: Box): number {
  return box.x + box.width;
}

/** The y of a box's lower edge. */
export function bottomOf(box: Box): number {
  return box.y + box.height;
}

/** Returns a box from lengths in EMU; negative widths and heights become 0. */
export function boxOf(x: number, y: number, width: number, height: number): Box {
  return { x: emu(x), y: emu(y), width: emu(Math.max(0, width)), height: emu(Math.max(0, height)) };
}

/** Returns what is left of a box inside its insets. */
export function insideOf(box: Box, insets: Insets): Box {
  return boxOf(
    box.x + insets.left,
    box.y + insets.top,
    box.width - insets.left - insets.right,
    box.height - insets.top - insets.bottom,
  );
}

/** Returns the rectangle that two boxes share; empty where they share none. */
export function intersectionOf(first: Box, second: Box): Box {
  const x = Math.max(first.x, second.x);
  const y = Math.max(first.y, second.y);
  return boxOf(
    x,
    y,
    Math.min(rightOf(first), rightOf(second)) - x,
    Math.min(bottomOf(first), bottomOf(second)) - y,
  );
}

/** Says whether two boxes share any area. */
export function shareArea(first: Box, second: Box): boolean {
  return (
    Math.min(rightOf(first), rightOf(second)) > Math.max(first.x, second.x) &&
    Math.min(bottomOf(first), bottomOf(second)) > Math.max(first.y, second.y)
  );
}

/** The area of a box in square EMU. */
export function areaOf(box: Box): number {
  return box.width * box.height;
}

/** Returns a box moved to the opposite side of an area where text runs from right to left. */
export function placeIn(area: Box, box: Box, direction: Direction): Box {
  if (direction === "ltr") return box;
  return boxOf(area.x + rightOf(area) - rightOf(box), box.y, box.width, box.height);
}

/** No distance between a box and its text. */
export const noInsets: Insets = { left: emu(0), top: emu(0), right: emu(0), bottom: emu(0) };
