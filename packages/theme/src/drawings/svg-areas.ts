import { childElements, type XmlElement } from "@lectern/ooxml";
import type { Outline } from "../art/drawing/outline.ts";
import type { TonedArea } from "../art/things/thing.ts";
import { filledParts } from "./filled-parts.ts";
import { strokeAreas } from "./stroke-areas.ts";
import { isMark } from "./svg-marks.ts";
import { outlineOfElement, transformed } from "./svg-outline.ts";
import { toneOfPaint } from "./tone-of-paint.ts";

/** What shapes have from the groups that they stand in. */
interface Inherited {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  /** From the inside outwards, each to be applied after the one before it. */
  readonly transforms: readonly string[];
}

const atRoot: Inherited = { fill: "main", stroke: "none", width: 1, transforms: [] };
/** So faint, a shape is a shine or a shadow, of which a flat drawing has none. */
const leastOpacity = 0.4;

/** Returns the areas of an element of SVG and of all within it, from back to front, in the units of its view. What is no shape is passed over. */
export function areasOfSvg(element: XmlElement, from: Inherited = atRoot): readonly TonedArea[] {
  const given = inherit(element, from);
  if (isFaint(element) || isMark(element)) return [];
  switch (localName(element)) {
    case "svg":
    case "g":
      return element.children.flatMap((child) => (typeof child === "string" ? [] : areasOfSvg(child, given)));
    default:
      return areasOfShape(element, given);
  }
}

function areasOfShape(
  element: XmlElement,
  { fill, stroke, width, transforms }: Inherited,
): readonly TonedArea[] {
  const own = outlineOfElement(localName(element), element.attributes);
  if (own === undefined || own.length === 0) return [];
  const moved = (outline: Outline) => transforms.reduce(transformed, outline);
  const isOpen = localName(element) === "line";
  const filled = isOpen ? undefined : toneOfPaint(fill);
  const drawn = width > 0 ? toneOfPaint(stroke) : undefined;
  return [
    ...(filled === undefined ? [] : filledParts(own).map((part) => ({ tone: filled, outline: moved(part) }))),
    ...(drawn === undefined
      ? []
      : strokeAreas(own, width).map((band) => ({ tone: drawn, outline: moved(band) }))),
  ];
}

function inherit(element: XmlElement, from: Inherited): Inherited {
  const styled = styleOf(element);
  const read = (name: string) => styled.get(name) ?? element.attributes[name];
  const width = Number.parseFloat(read("stroke-width") ?? "");
  const { transform } = element.attributes;
  return {
    fill: read("fill") ?? from.fill,
    stroke: read("stroke") ?? from.stroke,
    width: Number.isFinite(width) ? width : from.width,
    transforms: transform === undefined ? from.transforms : [transform, ...from.transforms],
  };
}

function styleOf({ attributes }: XmlElement): ReadonlyMap<string, string> {
  const parts = (attributes["style"] ?? "").slice(0, 500).split(";");
  return new Map(
    parts.map((part) => {
      const [name = "", value = ""] = part.split(":");
      return [name.trim(), value.trim()] as const;
    }),
  );
}

function isFaint(element: XmlElement): boolean {
  const styled = styleOf(element);
  return ["opacity", "fill-opacity"].some(
    (name) => Number.parseFloat(styled.get(name) ?? element.attributes[name] ?? "1") < leastOpacity,
  );
}

function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Returns how many shapes there are in an element of SVG. */
export function countShapes(element: XmlElement): number {
  return childElements(element).reduce((count, child) => count + 1 + countShapes(child), 0);
}
