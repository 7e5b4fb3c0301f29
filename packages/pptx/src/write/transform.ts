import type { Box } from "@lectern/deck";
import { element, type Xml } from "@lectern/ooxml";
import { coordinate, extent } from "./integer.ts";

/** Returns where something stands (ISO 29500-1, 20.1.7.6), under the name that its place asks for. */
export function transform(
  { x, y, width, height }: Box,
  {
    name = "a:xfrm",
    flipped = false,
  }: { readonly name?: "a:xfrm" | "p:xfrm"; readonly flipped?: boolean } = {},
): Xml {
  return element(
    name,
    flipped ? { flipH: true } : undefined,
    element("a:off", { x: coordinate(x), y: coordinate(y) }),
    element("a:ext", { cx: extent(width), cy: extent(height) }),
  );
}
