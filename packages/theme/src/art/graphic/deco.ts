import type { Color } from "../../color.ts";
import type { Line, Shape } from "../../file/shape.ts";
import { randomOf } from "../drawing/seeded-random.ts";
import { bar, type Circle, disc, page, path, rule } from "./pen.ts";

/** A half sun at the foot of a page: rings around a middle, and rays around them. */
export interface Sunburst {
  /** Of the rings; the rays reach further. */
  readonly circle: Circle;
  readonly reach: number;
  readonly metal: Color;
  readonly ground: Color;
  readonly seed: number;
}

/** Returns a half sun, its rays long and short in turn. */
export function sunburst({
  circle: { x, y, radius },
  reach,
  metal,
  ground,
  seed,
}: Sunburst): readonly Shape[] {
  const random = randomOf(String(seed));
  const rays = 11 + 2 * Math.floor(random() * 6);
  const share = 0.42 + 0.2 * random();
  const step = Math.PI / rays;
  const at = (distance: number, turn: number) => ({
    x: x - distance * Math.cos(turn),
    y: y - distance * Math.sin(turn),
  });
  const drawn = Array.from({ length: rays }, (_, index): Shape => {
    const middle = (index + 0.5) * step;
    const half = (share * step) / 2;
    const isLong = index % 2 === 0;
    const far = isLong ? reach : radius + 0.62 * (reach - radius);
    const near = radius * 1.1;
    return path(
      `Ray ${index + 1}`,
      [
        at(near, middle - half / 2),
        at(far, middle - half),
        at(far, middle + half),
        at(near, middle + half / 2),
      ],
      { fill: isLong ? metal : { ...metal, alpha: 0.55 } },
    );
  });
  const rings = [1, 0.9, 0.8, 0.56, 0.48].map((each, index) =>
    disc(`Ring ${index + 1}`, { x, y, radius: radius * each }, { fill: index % 2 === 0 ? metal : ground }),
  );
  return [...drawn, ...rings];
}

/** Returns a frame of lines along the page, its corners stepped. */
export function steppedFrame(inset: number, step: number, line: Line): readonly Shape[] {
  const [right, bottom] = [page.width - inset, page.height - inset];
  const far = inset + 2 * step;
  const sides = [
    [far, inset, right - 2 * step, inset],
    [far, bottom, right - 2 * step, bottom],
    [inset, far, inset, bottom - 2 * step],
    [right, far, right, bottom - 2 * step],
  ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0], index) =>
    rule(`Side ${index + 1}`, { x: x1, y: y1 }, { x: x2, y: y2 }, line),
  );
  const corners = [
    [inset, inset, 1, 1],
    [right, inset, -1, 1],
    [inset, bottom, 1, -1],
    [right, bottom, -1, -1],
  ].map(([x = 0, y = 0, across = 1, down = 1], index) =>
    path(
      `Corner ${index + 1}`,
      [
        { x: x + across * 2 * step, y },
        { x: x + across * 2 * step, y: y + down * step },
        { x: x + across * step, y: y + down * step },
        { x: x + across * step, y: y + down * 2 * step },
        { x, y: y + down * 2 * step },
      ],
      { line },
    ),
  );
  return [...sides, ...corners];
}

/** Returns two lines across the page, a thick and a thin one, with a lozenge in their middle. */
export function headLines(y: number, from: number, to: number, metal: Color): readonly Shape[] {
  const middle = (from + to) / 2;
  const line = (name: string, x: number, width: number, top: number, height: number) =>
    bar(name, { x, y: top, width, height }, { fill: metal });
  const side = middle - 22 - from;
  return [
    line("Line 1", from, side, y, 3),
    line("Line 2", middle + 22, side, y, 3),
    line("Line 3", from, side, y + 6, 1),
    line("Line 4", middle + 22, side, y + 6, 1),
    path(
      "Lozenge",
      [
        { x: middle - 12, y: y + 3 },
        { x: middle, y: y - 7 },
        { x: middle + 12, y: y + 3 },
        { x: middle, y: y + 13 },
      ],
      { fill: metal },
    ),
  ];
}
