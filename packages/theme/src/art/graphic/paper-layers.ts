import type { Color } from "../../color.ts";
import type { Shape } from "../../file/shape.ts";
import { cutTo, type Figure, mark, page, placed, toShapes } from "../drawing/figure.ts";
import type { Outline, Stroke } from "../drawing/outline.ts";
import { randomOf } from "../drawing/seeded-random.ts";
import type { Circle } from "./pen.ts";

const corners = 14;
/** Below each layer lies its shadow, moved by this much. */
const shadow = { x: 5, y: 9 };
const shade: Color = { scheme: "tx1", alpha: 0.14 };

/** Sheets of paper with a hole each, the outermost first. */
export interface Layers {
  /** Of the largest hole. */
  readonly circle: Circle;
  /** Of the smallest hole, as a share of the largest. */
  readonly innermost: number;
  /** From the outer sheet inwards: what is seen in each hole. */
  readonly colors: readonly Color[];
  readonly seed: number;
}

/** Returns holes one in the other, as if cut by hand into a pile of papers; the page cuts them off. */
export function paperHoles({ circle, innermost, colors, seed }: Layers): readonly Shape[] {
  const random = randomOf(String(seed));
  const [first, second] = [random() * 7, random() * 7];
  const figure = colors.flatMap((color, index): Figure => {
    const share = index / Math.max(1, colors.length - 1);
    const radius = circle.radius * (1 - (1 - innermost) * share);
    const drift = {
      x: circle.x + 0.04 * radius * Math.sin(first + index),
      y: circle.y + 0.05 * radius * Math.cos(second + index),
    };
    const hole = closedCurve(corners, (turn) => {
      const wave =
        0.07 * Math.sin(2 * turn + first + 0.5 * index) + 0.05 * Math.sin(3 * turn + second - 0.4 * index);
      return radius * (1 + wave);
    });
    const edge = placed([mark(`Shadow ${index + 1}`, shade, hole)], {
      x: drift.x - shadow.x,
      y: drift.y - shadow.y,
    });
    const sheet = placed([mark(`Sheet ${index + 1}`, color, hole)], { x: drift.x, y: drift.y });
    return [...edge, ...sheet];
  });
  return toShapes(cutTo(figure));
}

/** Torn sheets at the foot of a page, the hindmost first. */
export interface Waves {
  /** Where the hindmost and the foremost begin. */
  readonly from: number;
  readonly to: number;
  readonly colors: readonly Color[];
  readonly seed: number;
  /** How high their crests are; 26 if left out. */
  readonly swell?: number;
  /** Where they end; at the page's edge if left out. */
  readonly until?: number;
}

/** Returns sheets with wavy edges, one before the other, that reach to the foot of the page. */
export function paperWaves({
  from,
  to,
  colors,
  seed,
  swell = 26,
  until = page.right,
}: Waves): readonly Shape[] {
  const random = randomOf(String(seed));
  const figure = colors.flatMap((color, index): Figure => {
    const top = from + ((to - from) * index) / Math.max(1, colors.length - 1);
    const [phase, length] = [random() * 7, 1.1 + random()];
    const crest = (x: number) =>
      top +
      swell * Math.sin((x / 1280) * 2 * Math.PI * length + phase) +
      0.4 * swell * Math.sin((x / 1280) * 9 + 2 * phase);
    const edge = openCurve(-80, 1360, 16, crest);
    const sheet: Outline = [
      ...edge,
      { kind: "line", x: 1360, y: 800 },
      { kind: "line", x: -80, y: 800 },
      { kind: "close" },
    ];
    return [
      ...placed([mark(`Shadow ${index + 1}`, shade, sheet)], { x: 0, y: -shadow.y }),
      mark(`Sheet ${index + 1}`, color, sheet),
    ];
  });
  return toShapes(cutTo(figure, { ...page, right: until }));
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function closedCurve(count: number, radius: (turn: number) => number): Outline {
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const turn = (2 * Math.PI * index) / count;
    return { x: radius(turn) * Math.cos(turn), y: radius(turn) * Math.sin(turn) };
  });
  const at = (index: number): Spot => spots[(index + count) % count] ?? { x: 0, y: 0 };
  return [{ kind: "move", ...at(0) }, ...spots.map((_, index) => between(at, index)), { kind: "close" }];
}

function openCurve(left: number, right: number, count: number, height: (x: number) => number): Outline {
  const spots = Array.from({ length: count + 1 }, (_, index): Spot => {
    const x = left + ((right - left) * index) / count;
    return { x, y: height(x) };
  });
  const at = (index: number): Spot => spots[Math.min(Math.max(index, 0), count)] ?? { x: left, y: 0 };
  return [{ kind: "move", ...at(0) }, ...spots.slice(1).map((_, index) => between(at, index))];
}

/** A smooth curve from one spot to the next (Catmull and Rom, 1974, as a cubic Bézier curve). */
function between(at: (index: number) => Spot, index: number): Stroke {
  const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  return {
    kind: "curve",
    points: [
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    ],
  };
}
