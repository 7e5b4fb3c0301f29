import { inches, type PlacedElement, points } from "@lectern/deck";
import { boxAt, type Canvas } from "../../parts/canvas.ts";

/** A stop on a road, from the start edge and the top of the canvas. */
export interface RoadStop {
  readonly x: number;
  readonly y: number;
}

/** How far a road swings above and below its middle. */
export const roadSwing = inches(0.2);

/** Draws a road with a dashed middle that swings through its stops, from one edge of the canvas to the other. */
export function drawRoad(stops: readonly RoadStop[], canvas: Canvas): readonly PlacedElement[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  const { box, tones, direction } = canvas;
  const top = Math.min(...stops.map(({ y }) => y));
  const height = Math.max(1, Math.max(...stops.map(({ y }) => y)) - top);
  const way = [{ x: 0, y: first.y }, ...stops, { x: box.width, y: last.y }];
  const commands = way.map((point, index) => {
    const before = way[index - 1];
    const [x, y] = [Math.round(point.x), Math.round(point.y - top)];
    if (!before) return `M ${x} ${y}`;
    const bend = Math.round((before.x + point.x) / 2);
    return `C ${bend} ${Math.round(before.y - top)} ${bend} ${y} ${x} ${y}`;
  });
  const geometry = { width: box.width, height, commands: commands.join(" ") };
  const shape = {
    kind: "shape" as const,
    geometry,
    box: boxAt(canvas, 0, top, box.width, height),
    ...(direction === "rtl" && { flipped: true }),
  };
  return [
    { ...shape, name: "Road", line: { color: tones.dimLine, width: points(30) } },
    {
      ...shape,
      name: "Middle of the road",
      line: { color: { scheme: "bg1" }, width: points(2), dash: "dash" },
    },
  ];
}
