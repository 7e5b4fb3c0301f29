import { type Figure, type Frame, mark } from "../drawing/figure.ts";
import { ellipse, type Outline, outline, rectangle, ring } from "../drawing/outline.ts";
import { randomOf } from "../drawing/seeded-random.ts";
import { inlaidLozenges } from "./inlaid-lozenges.ts";
import type { NichePaint } from "./niche-paint.ts";

/** What an arcade is of; widths and heights in units of the page. */
export interface ArcadeOptions {
  readonly seed: string;
  readonly paint: NichePaint;
  readonly count: number;
}

const gap = 20;
/** Draws niches inlaid with lozenges side by side in a frame. */
export function arcade(frame: Frame, { seed, paint, count }: ArcadeOptions): Figure {
  const width = (frame.right - frame.left - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, index) => {
    const left = frame.left + index * (width + gap);
    const box = { left, right: left + width, top: frame.top, bottom: frame.bottom };
    return inlaidNiche(box, { seed: `${seed} ${index}`, paint });
  }).flat();
}

/** Draws an empty niche under a round arch. */
export function niche(box: Frame, { paint }: Pick<ArcadeOptions, "paint">): Figure {
  return [mark("Niche", paint.niche, arch(box, 0)), mark("Arch", paint.gold, arch(box, 0), arch(box, 1.6))];
}

/** Draws a niche inlaid with lozenges, which stands for nothing. */
export function inlaidNiche(box: Frame, { seed, paint }: Omit<ArcadeOptions, "count">): Figure {
  const [back, edge] = niche(box, { paint });
  return [...(back ? [back] : []), ...inlaidLozenges(box, paint, randomOf(seed)), ...(edge ? [edge] : [])];
}

/** Draws a ledge under an arcade and the plinth below it, to a frame's bottom. */
export function ledge({ left, right, top, bottom }: Frame, { gold, niche: dark }: NichePaint): Figure {
  return [
    mark("Ledge", gold, rectangle(left, top, right - left, 5)),
    mark("Plinth", dark, rectangle(left, top + 5, right - left, bottom - top - 5)),
  ];
}

/** Draws a square with a frame and vines in its corners, as behind an initial; a quotation mark stands in it. */
export function illuminatedQuote(x: number, y: number, side: number, paint: NichePaint): Figure {
  const { wall, gold, goldPale, paper, leaf } = paint;
  const inner = side - 16;
  const corner = (flipX: 1 | -1, flipY: 1 | -1): Figure => {
    const [cx, cy] = [x + side / 2 - (flipX * (side - 104)) / 2, y + side / 2 - (flipY * (side - 104)) / 2];
    const turn = flipX === 1 ? (flipY === 1 ? 180 : 90) : flipY === 1 ? 270 : 0;
    return [
      mark("Vine", gold, ring(cx, cy, 31, 28.6, turn - 70, 250)),
      mark("Vine", gold, ring(cx, cy, 18, 15.6, turn + 90, 260)),
      mark("Bud", gold, ellipse(cx, cy, 6)),
      mark(
        "Beads",
        goldPale,
        ellipse(cx + flipX * 34, cy - flipY * 14, 4),
        ellipse(cx - flipX * 14, cy + flipY * 34, 4),
      ),
    ];
  };
  const middle = [x + side / 2, y + side / 2] as const;
  return [
    mark("Field", wall, rectangle(x, y, side, side)),
    mark(
      "Frame",
      gold,
      rectangle(x + 8, y + 8, inner, inner),
      rectangle(x + 10, y + 10, inner - 4, inner - 4),
    ),
    ...corner(1, 1),
    ...corner(-1, 1),
    ...corner(1, -1),
    ...corner(-1, -1),
    mark(
      "Leaf",
      leaf,
      outline(leafAt(middle[0], y + side - 46, 1)),
      outline(leafAt(middle[0], y + side - 46, -1)),
    ),
    mark("Quotation mark", paper, ...[-46, 8].map((dx) => commaAt(middle[0] + dx, middle[1] - 42))),
  ];
}

/** A quotation mark's stroke, 38 wide and 78 high. */
function commaAt(x: number, y: number): Outline {
  return outline(
    `M${x + 36} ${y}C${x + 12} ${y + 8} ${x} ${y + 30} ${x} ${y + 56}A19 19 0 1 0 ${x + 19} ${y + 38}` +
      `C${x + 20} ${y + 24} ${x + 28} ${y + 14} ${x + 38} ${y + 8}Z`,
  );
}

function leafAt(x: number, y: number, side: 1 | -1): string {
  return (
    `M${x + side * 2} ${y}C${x + side * 12} ${y - 14} ${x + side * 28} ${y - 14} ${x + side * 40} ${y - 4}` +
    `C${x + side * 28} ${y + 8} ${x + side * 12} ${y + 8} ${x + side * 2} ${y}Z`
  );
}

/** The edge of a niche, drawn in by so much. */
function arch({ left, top, right, bottom }: Frame, by: number): Outline {
  const radius = (right - left) / 2 - by;
  const spring = top + (right - left) / 2;
  return outline(
    `M${left + by} ${bottom}V${spring}A${radius} ${radius} 0 0 1 ${right - by} ${spring}V${bottom}Z`,
  );
}
