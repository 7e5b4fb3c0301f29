import { inches, type PathGeometry, type PlacedElement, points, type ThemeColor } from "@lectern/deck";
import { boxAt, type Canvas } from "./canvas.ts";
import type { Surface } from "./surface.ts";

/** Where a mark stands: from the start edge and the top of the canvas; it is as wide as high. */
export interface MarkPlace {
  readonly start: number;
  readonly top: number;
  readonly side: number;
}

/** Draws an icon on the ground that the deck's style has for it: a disc, a tile, or none. */
export function drawIconMark(
  name: string,
  icon: PathGeometry,
  { start, top, side }: MarkPlace,
  surface: Surface,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { ground, ink } = surface.mark;
  if (canvas.style.icon === "plain") return [drawIcon(name, icon, { start, top, side }, ground, canvas)];
  const box = boxAt(canvas, start, top, side, side);
  const cornerRadius = inches(Math.min(0.1, side / 914_400 / 6));
  const shape: PlacedElement =
    canvas.style.icon === "disc"
      ? { kind: "shape", name: `Disc of ${name}`, geometry: "ellipse", box, fill: ground }
      : {
          kind: "shape",
          name: `Tile of ${name}`,
          ...(canvas.style.cornerRadius > 0
            ? { geometry: "roundedRectangle", cornerRadius }
            : { geometry: "rectangle" }),
          box,
          fill: ground,
        };
  const drawn = Math.round(side * shareOfGround);
  const inset = (side - drawn) / 2;
  return [shape, drawIcon(name, icon, { start: start + inset, top: top + inset, side: drawn }, ink, canvas)];
}

const shareOfGround = 0.54;

/** Draws an icon with a line as thick as its size asks for. */
export function drawIcon(
  name: string,
  icon: PathGeometry,
  { start, top, side }: MarkPlace,
  color: ThemeColor,
  canvas: Canvas,
): PlacedElement {
  const width = points(Math.max(1.5, Math.round((side / inches(1)) * 3.6 * 4) / 4));
  return {
    kind: "shape",
    name,
    geometry: icon,
    box: boxAt(canvas, start, top, side, side),
    line: { color, width },
  };
}
