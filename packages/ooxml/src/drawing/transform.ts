import { element, type Xml } from "../xml.ts";
import { angle, coordinate, extent } from "./integer.ts";

/** A rectangle in EMU, from the slide's upper left corner, before it is turned. */
export interface DrawingBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How something stands in its box: mirrored first, then turned about its middle. */
export interface DrawingTurn {
  readonly flippedHorizontally?: boolean | undefined;
  readonly flippedVertically?: boolean | undefined;
  /** In degrees clockwise. */
  readonly rotation?: number | undefined;
}

/** Returns where something stands (ISO 29500-1, 20.1.7.6), under the name that its place asks for. */
export function transform(box: DrawingBox, turn?: DrawingTurn, name: "a:xfrm" | "p:xfrm" = "a:xfrm"): Xml {
  const { x, y, width, height } = box;
  return element(
    name,
    turn && turnAttributes(turn),
    element("a:off", { x: coordinate(x), y: coordinate(y) }),
    element("a:ext", { cx: extent(width), cy: extent(height) }),
  );
}

/** Returns where a group stands, its own coordinates those of the slide (20.1.7.5). */
export function groupTransform(box: DrawingBox): Xml {
  const { x, y, width, height } = box;
  return element(
    "a:xfrm",
    undefined,
    element("a:off", { x: coordinate(x), y: coordinate(y) }),
    element("a:ext", { cx: extent(width), cy: extent(height) }),
    element("a:chOff", { x: coordinate(x), y: coordinate(y) }),
    element("a:chExt", { cx: extent(width), cy: extent(height) }),
  );
}

function turnAttributes({
  flippedHorizontally,
  flippedVertically,
  rotation = 0,
}: DrawingTurn): Readonly<Record<"rot" | "flipH" | "flipV", number | true | undefined>> | undefined {
  if (!flippedHorizontally && !flippedVertically && rotation === 0) return undefined;
  return {
    rot: angle(rotation) || undefined,
    flipH: flippedHorizontally || undefined,
    flipV: flippedVertically || undefined,
  };
}
