import type { Color } from "../../color.ts";
import type { Point, Shape } from "../../file/shape.ts";
import { randomOf } from "../drawing/seeded-random.ts";
import { bar, type Frame, page, path, rule, stroke } from "./pen.ts";

const signal: Color = { scheme: "accent1" };
const ground: Color = { scheme: "bg1" };

/** A heartbeat as points from its start: how far along, and what of its height above the line. */
const beat: readonly (readonly [along: number, height: number])[] = [
  [0, 0],
  [16, 0.12],
  [32, 0],
  [44, -0.12],
  [60, 1],
  [76, -0.3],
  [88, 0],
  [120, 0.18],
  [150, 0],
];
const beatLength = 150;

/** Where a trace runs, and how its beats stand out. */
export interface Trace {
  /** Its line at rest. */
  readonly y: number;
  /** How high the first and the last beat are. */
  readonly heights: readonly [first: number, last: number];
  readonly beats: number;
  readonly seed: number;
}

/** Returns a trace across the page, its beats decaying and coming closer, over a glow that fades to the page's foot. */
export function trace({ y, heights: [first, last], beats, seed }: Trace): readonly Shape[] {
  const random = randomOf(String(seed));
  const line = stroke(signal, 4);
  const share = (index: number) => index / Math.max(1, beats - 1);
  const room = (page.width - 90 - beats * beatLength) / beats;
  const gaps = Array.from({ length: beats }, (_, index) =>
    Math.max(10, room * (1.5 - share(index)) + 24 * (random() - 0.5)),
  );
  const shapes: Shape[] = [];
  let x = 0;
  let next = 60 + 60 * random();
  for (let index = 0; index < beats && next + beatLength <= page.width; index += 1) {
    const height = first * (last / first) ** share(index);
    shapes.push(
      path(
        `Line ${index + 1}`,
        [
          { x, y },
          { x: next, y },
        ],
        { line },
      ),
    );
    const start = next;
    shapes.push(
      path(
        `Beat ${index + 1}`,
        beat.map(([along, up]) => ({ x: start + along, y: y - up * height })),
        { line },
      ),
    );
    x = next + beatLength;
    next = x + (gaps[index] ?? 0);
  }
  shapes.push(
    path(
      "Last line",
      [
        { x, y },
        { x: page.width, y },
      ],
      { line },
    ),
  );
  return [glow(y), ...shapes];
}

function glow(y: number): Shape {
  return bar(
    "Glow",
    { x: 0, y, width: page.width, height: page.height - y },
    {
      fill: {
        kind: "gradient",
        angle: 90,
        stops: [
          { position: 0, color: { ...signal, alpha: 0.2 } },
          { position: 1, color: { ...signal, alpha: 0 } },
        ],
      },
    },
  );
}

/** A row of hills, one before the other: wide ones at the back, one narrow one in front. */
export interface Ridge {
  readonly frame: Frame;
  readonly count: number;
  readonly seed: number;
}

const samples = 72;

/** Returns a ridge line in the page's colours, its front hill in the accent. */
export function ridge({ frame, count, seed }: Ridge): readonly Shape[] {
  const random = randomOf(String(seed));
  const [wide, narrow] = [0.28 + 0.3 * random(), 0.06 + 0.34 * random() ** 2];
  const spread = 0.4 * Math.min(1, Math.sqrt(0.09 / narrow));
  const [second, swing] = [1.5 + 0.5 * random(), 0.8 + 1.4 * random()];
  const isMirrored = random() < 0.4;
  const pitch = (frame.height * 0.62) / (count - 1);
  const hills = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const ease = share ** 0.8;
    const base = frame.y + frame.height * 0.38 + index * pitch;
    const middle = wide + (narrow - wide) * ease;
    const height = frame.height * (0.13 + 0.2 * ease);
    const points = Array.from({ length: samples + 1 }, (_, step): Point => {
      const along = step / samples;
      const noise = (random() - 0.5) * 0.05 * (1 - 0.7 * ease);
      const main =
        along === 0
          ? 0
          : Math.exp(-(Math.log(along / middle) ** 2) / (2 * (0.46 + (spread - 0.46) * ease) ** 2));
      const other = (1 - ease) * 0.34 * bell(along, middle * second + 0.04 * Math.sin(index * swing), 0.055);
      const last = (1 - ease) * 0.12 * bell(along, 0.78 + 0.06 * Math.cos(index * 2.3), 0.035);
      const value = main + other + last;
      const x = frame.x + frame.width * (isMirrored ? 1 - along : along);
      return { x, y: base - height * Math.max(0, value + (value > 0.03 ? noise : noise * 0.2)) };
    });
    return { points, base, ease };
  });
  return hills.flatMap(({ points, base, ease }, index) => {
    const isFront = index === count - 1;
    const [first = { x: 0, y: 0 }, last = first] = [points[0], points.at(-1)];
    const area = [...points, { x: last.x, y: base + 2 }, { x: first.x, y: base + 2 }];
    const line = isFront
      ? stroke(signal, 3.5)
      : stroke({ scheme: "tx2", luminanceModulation: Math.round(100 * (0.5 + 0.5 * ease)) / 100 }, 1.5);
    return [
      path(`Hill ${index + 1}`, area, { fill: ground }),
      ...(isFront ? [path("Front", area, { fill: { ...signal, alpha: 0.18 } })] : []),
      path(`Ridge ${index + 1}`, points, { line }),
    ];
  });
}

function bell(at: number, middle: number, width: number): number {
  return Math.exp(-((at - middle) ** 2) / (2 * width ** 2));
}

/** Returns a grid of lines that are hardly told from the page. */
export function ruleGrid(pitch: number, color: Color): readonly Shape[] {
  const line = stroke(color, 1);
  const upright = Array.from({ length: Math.floor((page.width - 1) / pitch) }, (_, index) => {
    const x = (index + 1) * pitch;
    return rule(`Column ${index + 1}`, { x, y: 0 }, { x, y: page.height }, line);
  });
  const level = Array.from({ length: Math.floor((page.height - 1) / pitch) }, (_, index) => {
    const y = (index + 1) * pitch;
    return rule(`Row ${index + 1}`, { x: 0, y }, { x: page.width, y }, line);
  });
  return [...upright, ...level];
}

/** Returns marks at the four corners of the page. */
export function cornerTicks(inset: number, length: number, color: Color): readonly Shape[] {
  const line = stroke(color, 1.5);
  return [
    [inset, inset, 1, 1],
    [page.width - inset, inset, -1, 1],
    [inset, page.height - inset, 1, -1],
    [page.width - inset, page.height - inset, -1, -1],
  ].map(([x = 0, y = 0, across = 1, down = 1], index) =>
    path(
      `Tick ${index + 1}`,
      [
        { x: x + across * length, y },
        { x, y },
        { x, y: y + down * length },
      ],
      { line },
    ),
  );
}
