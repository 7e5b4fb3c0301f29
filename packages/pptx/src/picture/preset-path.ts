import type { Area } from "./scope.ts";
import { rounded } from "./svg.ts";

/** One path of a shape, in CSS pixels from the corner of its box. */
export interface ShapePath {
  readonly d: string;
  /** Whether its inside is filled. */
  readonly isFilled: boolean;
  readonly isStroked: boolean;
}

/** Where a preset's handles stand, in hundred-thousandths, or a sixty-thousandth of a degree. */
type Handles = readonly number[];
type Draw = (area: Area, handles: Handles) => string | readonly ShapePath[];

/**
 * Returns the paths of a shape that Office knows by name (ISO 29500-1, 20.1.10.56 ST_ShapeType), as
 * presetShapeDefinitions.xml draws it; undefined for those that are not drawn here.
 */
export function presetPath(name: string, handles: Handles, area: Area): readonly ShapePath[] | undefined {
  if (!Object.hasOwn(presets, name)) return undefined;
  const drawn = presets[name]?.(area, handles) ?? [];
  return typeof drawn === "string" ? [closed(drawn)] : drawn;
}

function closed(d: string): ShapePath {
  return { d, isFilled: true, isStroked: true };
}

function open(d: string): ShapePath {
  return { d, isFilled: false, isStroked: true };
}

function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`;
}

/** A polygon whose points are shares of the box. */
function shares(...points: readonly (readonly [number, number])[]): Draw {
  return ({ width, height }) => polygon(...points.map(([x, y]) => [x * width, y * height] as const));
}

function shorter({ width, height }: Area): number {
  return Math.min(width, height);
}

function handle(handles: Handles, index: number, otherwise: number): number {
  return (handles[index] ?? otherwise) / 100_000;
}

function path(parts: readonly (string | number)[]): string {
  return parts.map((part) => (typeof part === "number" ? rounded(part) : part)).join(" ");
}

function roundedBox({ width: w, height: h }: Area, top: number, bottom = top): string {
  const corner = (r: number, x: number, y: number): (string | number)[] => ["A", r, r, 0, 0, 1, x, y];
  return path([
    ...["M", top, 0, "H", w - top, ...corner(top, w, top)],
    ...["V", h - bottom, ...corner(bottom, w - bottom, h), "H", bottom],
    ...[...corner(bottom, 0, h - bottom), "V", top, ...corner(top, top, 0), "Z"],
  ]);
}

function ellipse({ width: w, height: h }: Area, inset = 0): string {
  const [rx, ry] = [w / 2 - inset, h / 2 - inset];
  return path([
    "M",
    inset,
    h / 2,
    "A",
    rx,
    ry,
    0,
    0,
    1,
    w - inset,
    h / 2,
    "A",
    rx,
    ry,
    0,
    0,
    1,
    inset,
    h / 2,
    "Z",
  ]);
}

interface Sweep {
  readonly from: number;
  readonly swing: number;
}

/** Angles are of the box's circle, which is stretched with it. */
function sweepOf(handles: Handles, from: number, to: number): Sweep {
  const degrees = (index: number, otherwise: number): number =>
    (handles[index] ?? otherwise * 60_000) / 60_000;
  const start = degrees(0, from);
  const swing = (((degrees(1, to) - start) % 360) + 360) % 360 || 360;
  return { from: (start * Math.PI) / 180, swing: (swing * Math.PI) / 180 };
}

function arc({ width: w, height: h }: Area, { from, swing }: Sweep, inset = 0, isBack = false): string {
  const [rx, ry] = [w / 2 - inset, h / 2 - inset];
  const at = (angle: number): [number, number] => [
    w / 2 + rx * Math.cos(angle),
    h / 2 + ry * Math.sin(angle),
  ];
  const steps = isBack ? [from + swing, from + swing / 2, from] : [from, from + swing / 2, from + swing];
  const [start, ...rest] = steps.map(at);
  return path([
    ...(start ?? []),
    ...rest.flatMap(([x, y]): (string | number)[] => ["A", rx, ry, 0, 0, isBack ? 0 : 1, x, y]),
  ]);
}

function brace({ width: w, height: h }: Area, handles: Handles, isRight: boolean): readonly ShapePath[] {
  const ry = handle(handles, 0, 8333) * Math.min(w, h);
  const middle = handle(handles, 1, 50_000) * h;
  const x = (share: number): number => (isRight ? w - share * w : share * w);
  const turn = isRight ? 1 : 0;
  const quarter = (flag: number, toX: number, toY: number): (string | number)[] => [
    "A",
    w / 2,
    ry,
    0,
    0,
    flag,
    toX,
    toY,
  ];
  return [
    open(
      path([
        ...["M", x(1), 0, ...quarter(turn, x(0.5), ry), "V", middle - ry],
        ...[...quarter(1 - turn, x(0), middle), ...quarter(1 - turn, x(0.5), middle + ry)],
        ...["V", h - ry, ...quarter(turn, x(1), h)],
      ]),
    ),
  ];
}

function elbow({ width: w, height: h }: Area, handles: Handles): readonly ShapePath[] {
  const x = handle(handles, 0, 50_000) * w;
  return [open(path(["M", 0, 0, "H", x, "V", h, "H", w]))];
}

function cylinder({ width: w, height: h }: Area): readonly ShapePath[] {
  const lid = h / 6;
  const side = path([
    "M",
    0,
    lid,
    "V",
    h - lid,
    "A",
    w / 2,
    lid,
    0,
    0,
    0,
    w,
    h - lid,
    "V",
    lid,
    "A",
    w / 2,
    lid,
    0,
    0,
    0,
    0,
    lid,
    "Z",
  ]);
  return [closed(side), open(path(["M", 0, lid, "A", w / 2, lid, 0, 0, 0, w, lid]))];
}

function star({ width: w, height: h }: Area): string {
  const points = Array.from({ length: 10 }, (_, index): [number, number] => {
    const angle = (Math.PI * index) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? 1 : 0.382;
    return [
      w / 2 + (reach * w * 0.5 * Math.cos(angle)) / 0.951,
      h * 0.553 + reach * h * 0.553 * Math.sin(angle),
    ];
  });
  return polygon(...points);
}

const presets: Readonly<Record<string, Draw>> = {
  rect: shares([0, 0], [1, 0], [1, 1], [0, 1]),
  flowChartProcess: shares([0, 0], [1, 0], [1, 1], [0, 1]),
  roundRect: (area, handles) => roundedBox(area, Math.min(0.5, handle(handles, 0, 16_667)) * shorter(area)),
  flowChartTerminator: (area) => roundedBox(area, shorter(area) / 2),
  round2SameRect: (area, handles) =>
    roundedBox(area, handle(handles, 0, 16_667) * shorter(area), handle(handles, 1, 0) * shorter(area)),
  ellipse: (area) => ellipse(area),
  line: ({ width, height }) => [open(path(["M", 0, 0, "L", width, height]))],
  straightConnector1: ({ width, height }) => [open(path(["M", 0, 0, "L", width, height]))],
  bentConnector2: ({ width, height }) => [open(path(["M", 0, 0, "H", width, "V", height]))],
  bentConnector3: elbow,
  triangle: ({ width, height }, handles) =>
    polygon([handle(handles, 0, 50_000) * width, 0], [width, height], [0, height]),
  rtTriangle: shares([0, 0], [1, 1], [0, 1]),
  diamond: shares([0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]),
  flowChartDecision: shares([0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]),
  flowChartInputOutput: shares([0.2, 0], [1, 0], [0.8, 1], [0, 1]),
  hexagon: (area, handles) => {
    const { width: w, height: h } = area;
    const x = handle(handles, 0, 25_000) * shorter(area);
    return polygon([0, h / 2], [x, 0], [w - x, 0], [w, h / 2], [w - x, h], [x, h]);
  },
  octagon: (area, handles) => {
    const { width: w, height: h } = area;
    const c = handle(handles, 0, 29_289) * shorter(area);
    return polygon([0, c], [c, 0], [w - c, 0], [w, c], [w, h - c], [w - c, h], [c, h], [0, h - c]);
  },
  plus: (area, handles) => {
    const { width: w, height: h } = area;
    const c = handle(handles, 0, 25_000) * shorter(area);
    return polygon(
      ...([
        [0, c],
        [c, c],
        [c, 0],
        [w - c, 0],
        [w - c, c],
        [w, c],
      ] as const),
      ...([
        [w, h - c],
        [w - c, h - c],
        [w - c, h],
        [c, h],
        [c, h - c],
        [0, h - c],
      ] as const),
    );
  },
  rightArrow: (area, handles) => {
    const { width: w, height: h } = area;
    const shaft = (h * (1 - handle(handles, 0, 50_000))) / 2;
    const head = w - handle(handles, 1, 50_000) * shorter(area);
    return polygon(
      [0, shaft],
      [head, shaft],
      [head, 0],
      [w, h / 2],
      [head, h],
      [head, h - shaft],
      [0, h - shaft],
    );
  },
  leftBrace: (area, handles) => brace(area, handles, false),
  rightBrace: (area, handles) => brace(area, handles, true),
  wedgeRoundRectCallout: (area, handles) => {
    const { width: w, height: h } = area;
    const tip: [number, number] = [
      w * (0.5 + handle(handles, 0, -20_833)),
      h * (0.5 + handle(handles, 1, 62_500)),
    ];
    const box = roundedBox(area, handle(handles, 2, 16_667) * shorter(area));
    const [near, far] = tip[0] < w / 2 ? [w / 6, w * 0.42] : [w * 0.58, (w * 5) / 6];
    const edge = tip[1] < h / 2 ? 0 : h;
    return `${box} ${polygon([near, edge], tip, [far, edge])}`;
  },
  heart: ({ width: w, height: h }) =>
    path([
      "M",
      w / 2,
      h / 4,
      "C",
      w * 0.708,
      -h / 3,
      w * 1.52,
      h / 4,
      w / 2,
      h,
      "C",
      -w * 0.52,
      h / 4,
      w * 0.292,
      -h / 3,
      w / 2,
      h / 4,
      "Z",
    ]),
  cloud: ({ width: w, height: h }) =>
    path([
      ...["M", w * 0.25, h * 0.9, "C", -w * 0.05, h * 0.95, -w * 0.05, h * 0.45, w * 0.12, h * 0.42],
      ...[
        "C",
        w * 0.08,
        h * 0.1,
        w * 0.35,
        -h * 0.02,
        w * 0.47,
        h * 0.14,
        "C",
        w * 0.6,
        -h * 0.08,
        w * 0.9,
        h * 0.04,
        w * 0.87,
        h * 0.34,
      ],
      ...[
        "C",
        w * 1.06,
        h * 0.45,
        w * 1.02,
        h * 0.88,
        w * 0.78,
        h * 0.86,
        "C",
        w * 0.68,
        h * 1.06,
        w * 0.35,
        h * 1.04,
        w * 0.25,
        h * 0.9,
        "Z",
      ],
    ]),
  star5: (area) => star(area),
  teardrop: ({ width: w, height: h }) =>
    path([
      "M",
      0,
      h / 2,
      "A",
      w / 2,
      h / 2,
      0,
      0,
      1,
      w / 2,
      0,
      "Q",
      w * 0.75,
      0,
      w,
      0,
      "Q",
      w,
      h / 4,
      w,
      h / 2,
      "A",
      w / 2,
      h / 2,
      0,
      0,
      1,
      0,
      h / 2,
      "Z",
    ]),
  flowChartDocument: ({ width: w, height: h }) =>
    path(["M", 0, 0, "H", w, "V", h * 0.8, "C", w / 2, h * 0.8, w / 2, h * 1.1, 0, h * 0.93, "Z"]),
  flowChartMagneticDisk: cylinder,
  can: cylinder,
  flowChartPredefinedProcess: ({ width: w, height: h }) => [
    closed(polygon([0, 0], [w, 0], [w, h], [0, h])),
    open(path(["M", w / 8, 0, "V", h, "M", w * 0.875, 0, "V", h])),
  ],
  arc: (area, handles) => {
    const sweep = sweepOf(handles, 270, 0);
    const bare = `M${arc(area, sweep)}`;
    return [
      {
        d: `${bare} L${rounded(area.width / 2)} ${rounded(area.height / 2)}Z`,
        isFilled: true,
        isStroked: false,
      },
      open(bare),
    ];
  },
  pie: (area, handles) =>
    `M${arc(area, sweepOf(handles, 0, 270))} L${rounded(area.width / 2)} ${rounded(area.height / 2)}Z`,
  chord: (area, handles) => `M${arc(area, sweepOf(handles, 45, 270))}Z`,
  blockArc: (area, handles) => {
    const sweep = sweepOf(handles, 180, 0);
    const thickness = handle(handles, 2, 25_000) * shorter(area);
    return `M${arc(area, sweep)} L${arc(area, sweep, thickness, true)}Z`;
  },
  donut: (area, handles) =>
    `${ellipse(area)} ${ellipse(area, Math.min(0.5, handle(handles, 0, 25_000)) * shorter(area))}`,
};
