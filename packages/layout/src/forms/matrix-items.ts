import {
  type Box,
  emu,
  inches,
  type MatrixItem,
  type MatrixQuadrant,
  type PlacedElement,
  type PlacedShape,
} from "@lectern/deck";
import { areaOf, boxOf, intersectionOf } from "../geometry.ts";
import { boxAt, type Canvas, inkParagraph } from "../parts/canvas.ts";
import { createTextShape } from "../parts/place-text.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";

/**
 * Sets things as dots on a canvas with the names of its four fields in the corners, each with its label beside it, above or
 * below; undefined where they stand too close for that.
 */
export function setMatrixItems(
  items: readonly MatrixItem[],
  quadrants: readonly MatrixQuadrant[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const corners = setCorners(quadrants, canvas);
  const dots = items.map((item, index) => setDot(item, index, items, canvas));
  const taken = [...corners, ...dots].map(({ box }) => box);
  // Rather small than across the edge of a field, rather across than not at all.
  for (const kept of [[...taken, ...crossOf(canvas.box)], taken]) {
    for (const size of [16, 14, 12]) {
      const labels = setLabels(items, dots, kept, { size, canvas });
      if (labels) return [...corners, ...dots, ...labels];
    }
  }
  return undefined;
}

const inset = inches(0.2);

function crossOf({ x, y, width, height }: Box): readonly Box[] {
  const thick = inches(0.1);
  return [boxOf(x + (width - thick) / 2, y, thick, height), boxOf(x, y + (height - thick) / 2, width, thick)];
}

function setCorners(quadrants: readonly MatrixQuadrant[], canvas: Canvas): readonly PlacedShape[] {
  const { box, look, tones } = canvas;
  const most = box.width / 2 - 2 * inset;
  return quadrants.map(({ heading }, index) => {
    const paragraph = inkParagraph(heading, { size: 16, color: tones.onTint.muted, bold: true });
    const measure = measurePlacedText([paragraph], look, emu(most));
    const [width, height] = [Math.min(most, measure.width + 20_000), measure.height + 2_000];
    const start = index % 2 === 0 ? inset : box.width - inset - width;
    const top = index < 2 ? inset : box.height - inset - height;
    return createTextShape({
      name: `Quadrant ${index + 1}`,
      box: boxAt(canvas, start, top, width, height),
      paragraphs: [paragraph],
      look,
      color: tones.onTint.muted,
    });
  });
}

const usualDot = inches(0.22);
const largestDot = inches(0.8);
const smallestDot = inches(0.14);

function setDot(
  { label, x, y, size, highlighted }: MatrixItem,
  index: number,
  items: readonly MatrixItem[],
  canvas: Canvas,
): PlacedShape {
  const { box, tones } = canvas;
  const most = Math.max(...items.map((item) => item.size ?? 0));
  // Areas, not widths, are in proportion.
  const width =
    size === undefined || most === 0 ? usualDot : Math.max(smallestDot, largestDot * Math.sqrt(size / most));
  const edge = Math.max(width / 2, inset);
  return {
    kind: "shape",
    name: `Item ${index + 1}`,
    geometry: "ellipse",
    box: boxAt(
      canvas,
      edge + x * (box.width - 2 * edge) - width / 2,
      edge + (1 - y) * (box.height - 2 * edge) - width / 2,
      width,
      width,
    ),
    fill: highlighted ? tones.signal : tones.second,
    description: label,
  };
}

interface LabelSetting {
  readonly size: number;
  readonly canvas: Canvas;
}

function setLabels(
  items: readonly MatrixItem[],
  dots: readonly PlacedShape[],
  kept: readonly Box[],
  setting: LabelSetting,
): readonly PlacedShape[] | undefined {
  const taken: Box[] = [...kept];
  const labels: PlacedShape[] = [];
  for (const [index, item] of items.entries()) {
    const dot = dots[index];
    const label = dot && setLabel(item, index, { dot: dot.box, taken }, setting);
    if (!label) return undefined;
    taken.push(label.box);
    labels.push(label);
  }
  return labels;
}

function setLabel(
  { label, highlighted }: MatrixItem,
  index: number,
  { dot, taken }: { readonly dot: Box; readonly taken: readonly Box[] },
  { size, canvas }: LabelSetting,
): PlacedShape | undefined {
  const { box, look, direction, tones } = canvas;
  const paragraph = inkParagraph(label, { size, color: tones.onTint.text, bold: highlighted === true });
  const measure = measurePlacedText([paragraph], look, emu(box.width * 0.3));
  const [width, height] = [measure.width + 20_000, measure.height + 2_000];
  const near = inches(0.08);
  const middle = dot.y + dot.height / 2 - height / 2;
  const center = dot.x + dot.width / 2 - width / 2;
  const beside = [
    boxOf(dot.x + dot.width + near, middle, width, height),
    boxOf(dot.x - near - width, middle, width, height),
  ];
  const places = [
    ...(direction === "ltr" ? beside : beside.toReversed()),
    boxOf(center, dot.y - height, width, height),
    boxOf(center, dot.y + dot.height, width, height),
  ];
  const free = places.find(
    (place) => isInside(place, box) && taken.every((other) => areaOf(intersectionOf(place, other)) === 0),
  );
  if (!free) return undefined;
  return createTextShape({
    name: `Label ${index + 1}`,
    box: free,
    paragraphs: [paragraph],
    look,
    color: tones.onTint.text,
  });
}

function isInside(place: Box, area: Box): boolean {
  return areaOf(intersectionOf(place, area)) >= areaOf(place) * 0.999;
}
