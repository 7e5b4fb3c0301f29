import {
  type Box,
  contrastRatio,
  type HexColor,
  inches,
  type PlacedElement,
  type PlacedShape,
  resolveThemeColor,
  type SchemeColor,
  type Size,
  type TemplateLayout,
} from "@lectern/deck";
import { bottomOf, boxOf, intersectionOf, rightOf } from "../../geometry.ts";
import type { Anatomy } from "../anatomy.ts";
import { isUnreadableOn } from "./readable-on.ts";

/** How far a panel reaches beyond what stands on it. */
export const panelMargin = inches(0.12);
const readable = 4.5;
const footers: ReadonlySet<string> = new Set(["dt", "ftr", "sldNum", "hdr"]);
const grounds: readonly SchemeColor[] = ["bg1", "bg2", "tx2", "tx1"];

/**
 * Returns the panels that text needs on a page whose artwork is too various to be written on: one for each colour, behind
 * all that needs it; none elsewhere.
 */
export function placeGrounds(
  elements: readonly PlacedElement[],
  { layout, panelBox }: Anatomy,
  slideSize: Size,
): readonly PlacedShape[] {
  const needing = Map.groupBy(elements, (element) => panelFor(element, layout));
  return [...needing].flatMap(([scheme, standing]): PlacedShape[] => {
    if (scheme === undefined) return [];
    const box = boundsAround(
      [...standing.map((element) => element.box), ...(panelBox ? [panelBox] : [])],
      slideSize,
    );
    return [{ kind: "shape", name: "Ground", geometry: "rectangle", box, fill: { scheme } }];
  });
}

/** Returns the colour of the panel that an element needs behind it; undefined where it reads without one. */
export function panelFor(element: PlacedElement, layout: TemplateLayout): SchemeColor | undefined {
  if (element.kind !== "placeholder") return layout.panel;
  const placeholder = layout.placeholders.find(
    ({ index, type }) => index === element.index && type === element.type,
  );
  if (!placeholder || placeholder.fill !== undefined || footers.has(placeholder.type)) return undefined;
  if (layout.panel !== undefined || !placeholder.behind) return layout.panel;
  const style = placeholder.levels[0];
  if (!style || !isUnreadableOn(placeholder.behind, style.color, style, layout)) return undefined;
  return panelUnder(style.color, layout);
}

function panelUnder(color: HexColor, layout: TemplateLayout): SchemeColor {
  const isFit = (scheme: SchemeColor) =>
    contrastRatio(resolveThemeColor({ scheme }, layout), color) >= readable;
  return grounds.find(isFit) ?? "bg1";
}

function boundsAround(boxes: readonly Box[], { width, height }: Size): Box {
  const left = Math.min(...boxes.map(({ x }) => x)) - panelMargin;
  const top = Math.min(...boxes.map(({ y }) => y)) - panelMargin;
  const right = Math.max(...boxes.map(rightOf)) + panelMargin;
  const bottom = Math.max(...boxes.map(bottomOf)) + panelMargin;
  return intersectionOf(boxOf(left, top, right - left, bottom - top), boxOf(0, 0, width, height));
}
