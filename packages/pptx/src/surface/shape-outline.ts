import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import type { Point } from "./raster.ts";

/** Closed outlines in a shape's own square, from 0 to 1; each path of the shape is one, its holes among its points. */
export type Outlines = readonly (readonly (readonly Point[])[])[];

const square: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const steps = 32;
const ellipse = ring(0);
const degreesToUnits = 60_000;

/**
 * Returns the outlines of a shape in its own square (ISO 29500-1, 20.1.9.18 prstGeom, 20.1.9.8 custGeom): drawn ones point
 * by point, the commonest presets, of others the box; none for lines and arcs, which cover nothing.
 */
export function readOutlines(
  properties: XmlElement | undefined,
  size: { width: number; height: number },
): Outlines {
  const custom = firstElement(properties, "custGeom");
  if (custom) return readPaths(custom, size);
  const preset = firstElement(properties, "prstGeom");
  return presetOutlines(preset?.attributes["prst"] ?? "rect", adjustmentsOf(preset), size);
}

function ring(inset: number): Point[] {
  return Array.from({ length: steps }, (_, step): Point => {
    const angle = (2 * Math.PI * step) / steps;
    return [0.5 + (0.5 - inset) * Math.cos(angle), 0.5 + (0.5 - inset) * Math.sin(angle)];
  });
}

function adjustmentsOf(preset: XmlElement | undefined): (name: string, otherwise: number) => number {
  const guides = childElements(firstElement(preset, "avLst"), "gd");
  return (name, otherwise) => {
    const formula = guides.find(({ attributes }) => attributes["name"] === name)?.attributes["fmla"] ?? "";
    const value = Number.parseInt(formula.replace(/^val\s+/u, ""), 10);
    return (Number.isNaN(value) ? otherwise : value) / 100_000;
  };
}

const linePresets = /^(?:line|lineInv|arc|.*[cC]onnector\d?|.*Bracket|.*Brace|bracketPair|bracePair)$/u;

function presetOutlines(
  name: string,
  adjustment: (name: string, otherwise: number) => number,
  { width, height }: { width: number; height: number },
): Outlines {
  if (linePresets.test(name)) return [];
  const shorter = Math.min(width, height);
  const [across, down] = [width > 0 ? shorter / width : 0, height > 0 ? shorter / height : 0];
  switch (name) {
    case "ellipse":
      return [[ellipse]];
    case "donut":
      return [[ellipse, ring(Math.min(0.5, adjustment("adj", 25_000)))]];
    case "frame": {
      const inset = Math.min(0.5, adjustment("adj1", 12_500));
      const [x, y] = [inset * across, inset * down];
      return [
        [
          square,
          [
            [x, y],
            [1 - x, y],
            [1 - x, 1 - y],
            [x, 1 - y],
          ],
        ],
      ];
    }
    case "halfFrame": {
      const [x, y] = [adjustment("adj2", 33_333) * across, adjustment("adj1", 33_333) * down];
      return [
        [
          [
            [0, 0],
            [1, 0],
            [1 - x, y],
            [x, y],
            [x, 1 - y],
            [0, 1],
          ],
        ],
      ];
    }
    case "triangle": {
      const top = adjustment("adj", 50_000);
      return [
        [
          [
            [top, 0],
            [1, 1],
            [0, 1],
          ],
        ],
      ];
    }
    case "rtTriangle":
      return [
        [
          [
            [0, 0],
            [1, 1],
            [0, 1],
          ],
        ],
      ];
    case "diamond":
      return [
        [
          [
            [0.5, 0],
            [1, 0.5],
            [0.5, 1],
            [0, 0.5],
          ],
        ],
      ];
    case "parallelogram": {
      const x = Math.min(1, adjustment("adj", 25_000) * across);
      return [
        [
          [
            [x, 0],
            [1, 0],
            [1 - x, 1],
            [0, 1],
          ],
        ],
      ];
    }
    case "trapezoid": {
      const x = Math.min(0.5, adjustment("adj", 25_000) * across);
      return [
        [
          [
            [x, 0],
            [1 - x, 0],
            [1, 1],
            [0, 1],
          ],
        ],
      ];
    }
    case "homePlate": {
      const x = Math.min(1, adjustment("adj", 50_000) * across);
      return [
        [
          [
            [0, 0],
            [1 - x, 0],
            [1, 0.5],
            [1 - x, 1],
            [0, 1],
          ],
        ],
      ];
    }
    case "chevron": {
      const x = Math.min(1, adjustment("adj", 50_000) * across);
      return [
        [
          [
            [0, 0],
            [1 - x, 0],
            [1, 0.5],
            [1 - x, 1],
            [0, 1],
            [x, 0.5],
          ],
        ],
      ];
    }
    case "corner": {
      const [x, y] = [adjustment("adj2", 50_000) * across, adjustment("adj1", 50_000) * down];
      return [
        [
          [
            [0, 0],
            [x, 0],
            [x, 1 - y],
            [1, 1 - y],
            [1, 1],
            [0, 1],
          ],
        ],
      ];
    }
    default:
      return [[square]];
  }
}

function readPaths(custom: XmlElement, size: { width: number; height: number }): Outlines {
  return childElements(firstElement(custom, "pathLst"), "path").flatMap((path) => {
    if (path.attributes["fill"] === "none") return [];
    const outline = readPath(path, guidesOf(custom, size), size);
    return outline ? [outline] : [[square]];
  });
}

/** Returns what a number or the name of a guide stands for; undefined where the guide is computed in a way that is not known. */
export type Guides = (written: string | undefined) => number | undefined;

/** Returns the guides of a drawing; they are computed where they scale the box, as those do that Office writes for its own. */
export function guidesOf(custom: XmlElement, { width, height }: { width: number; height: number }): Guides {
  const values = new Map([
    ["l", 0],
    ["t", 0],
    ["w", width],
    ["r", width],
    ["h", height],
    ["b", height],
  ]);
  const lengthOf: Guides = (written) => {
    if (written === undefined) return undefined;
    const number = Number(written);
    return Number.isNaN(number) ? values.get(written) : number;
  };
  for (const { attributes } of childElements(firstElement(custom, "gdLst"), "gd")) {
    const [operator, ...written] = (attributes["fmla"] ?? "").trim().split(/\s+/u);
    const [x, y, z] = written.map(lengthOf);
    const name = attributes["name"] ?? "";
    if (operator === "val" && x !== undefined) values.set(name, x);
    if (x === undefined || y === undefined || z === undefined) continue;
    if (operator === "*/" && z !== 0) values.set(name, (x * y) / z);
    if (operator === "+-") values.set(name, x + y - z);
  }
  return lengthOf;
}

function readPath(
  path: XmlElement,
  lengthOf: Guides,
  { width, height }: { width: number; height: number },
): readonly (readonly Point[])[] | undefined {
  if (childElements(path).length > mostCommands) return undefined;
  const [fullWidth, fullHeight] = [
    Number(path.attributes["w"] ?? 0) || width || 1,
    Number(path.attributes["h"] ?? 0) || height || 1,
  ];
  const closed: Point[][] = [];
  let open: Point[] = [];
  let isKnown = true;
  const pointsIn = (command: XmlElement): Point[] =>
    childElements(command, "pt").flatMap(({ attributes }): Point[] => {
      const [x, y] = [lengthOf(attributes["x"]), lengthOf(attributes["y"])];
      if (x === undefined || y === undefined) isKnown = false;
      return x === undefined || y === undefined ? [] : [[x / fullWidth, y / fullHeight]];
    });
  for (const command of childElements(path)) {
    const from = open.at(-1) ?? [0, 0];
    switch (localName(command.name)) {
      case "moveTo":
        if (open.length > 2) closed.push(open);
        open = pointsIn(command);
        break;
      case "lnTo":
        open.push(...pointsIn(command));
        break;
      case "cubicBezTo":
      case "quadBezTo":
        open.push(...curvePoints([from, ...pointsIn(command)]));
        break;
      case "arcTo":
        open.push(...arcPoints(from, command, lengthOf, [fullWidth, fullHeight]));
        break;
      default:
    }
  }
  if (open.length > 2) closed.push(open);
  return isKnown ? closed : undefined;
}

const curveSteps = 6;
/** A path of more is told by its box. */
const mostCommands = 3000;

/** De Casteljau's construction: each round puts points between those of the one before. */
function curvePoints(controls: readonly Point[]): Point[] {
  return Array.from({ length: curveSteps }, (_, step) => {
    const share = (step + 1) / curveSteps;
    let points = controls;
    while (points.length > 1) {
      points = points.slice(1).map((point, index): Point => {
        const before = points[index] ?? point;
        return [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
      });
    }
    return points[0] ?? [0, 0];
  });
}

function arcPoints(
  from: Point,
  { attributes }: XmlElement,
  lengthOf: Guides,
  [fullWidth, fullHeight]: Point,
): Point[] {
  const radiusX = (lengthOf(attributes["wR"]) ?? 0) / fullWidth;
  const radiusY = (lengthOf(attributes["hR"]) ?? 0) / fullHeight;
  const start = toRadians(lengthOf(attributes["stAng"]));
  const swing = toRadians(lengthOf(attributes["swAng"]));
  const center = [from[0] - radiusX * Math.cos(start), from[1] - radiusY * Math.sin(start)] as const;
  return Array.from({ length: 2 * curveSteps }, (_, step): Point => {
    const angle = start + (swing * (step + 1)) / (2 * curveSteps);
    return [center[0] + radiusX * Math.cos(angle), center[1] + radiusY * Math.sin(angle)];
  });
}

function toRadians(units: number | undefined): number {
  return ((units ?? 0) / degreesToUnits / 180) * Math.PI;
}
