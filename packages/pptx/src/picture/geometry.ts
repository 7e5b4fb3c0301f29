import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { type Guides, guidesOf, readOutlines } from "../surface/shape-outline.ts";
import { presetPath, type ShapePath } from "./preset-path.ts";
import type { Area } from "./scope.ts";
import { rounded } from "./svg.ts";

/** Returns the paths of a shape (ISO 29500-1, 20.1.9.8 custGeom, 20.1.9.18 prstGeom); of one that states none, its box. */
export function shapePaths(properties: XmlElement | undefined, area: Area): readonly ShapePath[] {
  const custom = firstElement(properties, "custGeom");
  if (custom) return customPaths(custom, area);
  const preset = firstElement(properties, "prstGeom");
  const name = preset?.attributes["prst"] ?? "rect";
  const known = presetPath(name, adjustmentsOf(preset), area);
  return known ?? outlined(properties, area);
}

/** Presets that are drawn by points. */
function outlined(properties: XmlElement | undefined, area: Area): readonly ShapePath[] {
  return readOutlines(properties, area).map((outline) => ({
    d: outline
      .map(
        (points) =>
          `M${points.map(([x, y]) => `${rounded(x * area.width)} ${rounded(y * area.height)}`).join("L")}Z`,
      )
      .join(""),
    isFilled: true,
    isStroked: true,
  }));
}

function adjustmentsOf(preset: XmlElement | undefined): readonly number[] {
  return childElements(firstElement(preset, "avLst"), "gd").flatMap(({ attributes }) => {
    const value = Number.parseInt((attributes["fmla"] ?? "").replace(/^val\s+/u, ""), 10);
    return Number.isNaN(value) ? [] : [value];
  });
}

function customPaths(custom: XmlElement, area: Area): readonly ShapePath[] {
  return childElements(firstElement(custom, "pathLst"), "path").map((path) => ({
    d: customPath(path, custom, area),
    isFilled: path.attributes["fill"] !== "none",
    isStroked: path.attributes["stroke"] !== "0" && path.attributes["stroke"] !== "false",
  }));
}

/** Without a field of its own, a path is drawn in EMU. */
const emuPerPixel = 9525;

function customPath(path: XmlElement, custom: XmlElement, area: Area): string {
  const full = { width: area.width * emuPerPixel, height: area.height * emuPerPixel };
  const lengthOf = guidesOf(custom, full);
  const fieldWidth = Number(path.attributes["w"] ?? 0) || full.width || 1;
  const fieldHeight = Number(path.attributes["h"] ?? 0) || full.height || 1;
  const pen = createPen(lengthOf, area.width / fieldWidth, area.height / fieldHeight);
  return childElements(path).map(pen).join("");
}

/** Returns what turns one command after another into SVG's. */
function createPen(lengthOf: Guides, scaleX: number, scaleY: number): (command: XmlElement) => string {
  let at: readonly [number, number] = [0, 0];
  const pointsIn = (command: XmlElement): (readonly [number, number])[] =>
    childElements(command, "pt").map(({ attributes }) => [
      (lengthOf(attributes["x"]) ?? 0) * scaleX,
      (lengthOf(attributes["y"]) ?? 0) * scaleY,
    ]);
  const letters: Readonly<Record<string, string>> = {
    moveTo: "M",
    lnTo: "L",
    cubicBezTo: "C",
    quadBezTo: "Q",
  };
  return (command) => {
    const kind = localName(command.name);
    if (kind === "close") return "Z";
    if (kind === "arcTo") {
      const arc = arcFrom(at, command, lengthOf, [scaleX, scaleY]);
      at = arc.to;
      return arc.d;
    }
    const letter = letters[kind];
    const points = pointsIn(command);
    if (letter === undefined || points.length === 0) return "";
    at = points.at(-1) ?? at;
    return letter + points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join(" ");
  };
}

type Point = readonly [x: number, y: number];

function arcFrom(
  from: Point,
  { attributes }: XmlElement,
  lengthOf: Guides,
  [scaleX, scaleY]: Point,
): { readonly d: string; readonly to: Point } {
  const radians = (name: string): number => (((lengthOf(attributes[name]) ?? 0) / 60_000) * Math.PI) / 180;
  const rx = (lengthOf(attributes["wR"]) ?? 0) * scaleX;
  const ry = (lengthOf(attributes["hR"]) ?? 0) * scaleY;
  const start = radians("stAng");
  const swing = radians("swAng");
  const center: Point = [from[0] - rx * Math.cos(start), from[1] - ry * Math.sin(start)];
  const pointAt = (angle: number): Point => [
    center[0] + rx * Math.cos(angle),
    center[1] + ry * Math.sin(angle),
  ];
  // In two halves, so that an arc all the way round is not none.
  const to = pointAt(start + swing);
  const sweep = swing > 0 ? 1 : 0;
  const d = [pointAt(start + swing / 2), to]
    .map(([x, y]) => `A${rounded(rx)} ${rounded(ry)} 0 0 ${sweep} ${rounded(x)} ${rounded(y)}`)
    .join("");
  return { d, to };
}
