import { type GroupedElement, inches, type PlacedParagraph } from "@lectern/deck";
import { boxAt, type Canvas } from "../../../parts/canvas.ts";
import {
  drawBar,
  gap,
  heightOf,
  type Inks,
  inksOf,
  labelWords,
  leastLength,
  type Point,
  valueWords,
  widthOf,
  words,
} from "./parts.ts";

const mostPitch = inches(1.15);
const leastBar = inches(0.2);

/** How bars lie below each other, in EMU. */
interface BarSetting {
  /** From one bar to the next. */
  readonly pitch: number;
  readonly labelSize: number;
  readonly labelHeight: number;
  readonly thickness: number;
  readonly valueSize: number;
  readonly valueWidth: number;
  /** Of the longest bar. */
  readonly length: number;
  readonly captionHeight: number;
  /** What is left free above the first one. */
  readonly above: number;
}

function fitBars(points: readonly Point[], caption: PlacedParagraph, canvas: Canvas): BarSetting | undefined {
  const { box } = canvas;
  const captionHeight = heightOf(caption, box.width, canvas) + 2 * gap;
  const pitch = Math.min(mostPitch, Math.floor((box.height - captionHeight) / points.length));
  const labelSize = [16, 14, 12].find((candidate) =>
    points.every((point) => widthOf(labelWords(point, candidate, canvas), canvas) <= box.width),
  );
  if (labelSize === undefined) return undefined;
  const labelHeight = Math.max(
    ...points.map((point) => heightOf(labelWords(point, labelSize, canvas), box.width, canvas)),
  );
  const bar = Math.round(Math.min(pitch - labelHeight - 2 * gap, inches(0.5)));
  if (bar < leastBar) return undefined;
  const valueSize = [20, 18, 16, 14].find((candidate) => candidate * 12_700 * 1.25 <= bar) ?? 14;
  const valueWidth = Math.max(
    ...points.map((point) => widthOf(valueWords(point, valueSize, canvas), canvas)),
  );
  const length = box.width - valueWidth - gap;
  const above = Math.max(0, (box.height - captionHeight - pitch * points.length) / 2);
  return {
    pitch,
    labelSize,
    labelHeight,
    thickness: bar,
    valueSize,
    valueWidth,
    length,
    captionHeight,
    above,
  };
}

/** Sets values as bars below each other, each below its name; undefined where they have no room. */
export function setBars(
  points: readonly Point[],
  caption: PlacedParagraph,
  canvas: Canvas,
): readonly GroupedElement[] | undefined {
  const setting = fitBars(points, caption, canvas);
  if (!setting) return undefined;
  const { pitch, captionHeight, above } = setting;
  const inks = inksOf(canvas);
  const top = above + pitch * points.length + gap;
  const foot = { start: 0, top, width: canvas.box.width, height: captionHeight - gap };
  return [
    ...points.flatMap((point, index) => drawNamedBar(point, index, { ...setting, inks }, canvas)),
    words("Cover caption", caption, foot, canvas),
  ];
}

function drawNamedBar(
  point: Point,
  index: number,
  { pitch, above, length, thickness: bar, inks, ...setting }: BarSetting & { readonly inks: Inks },
  canvas: Canvas,
): readonly GroupedElement[] {
  const { labelSize, labelHeight, valueSize, valueWidth } = setting;
  const top = above + index * pitch;
  const width = Math.max(leastLength, Math.round(length * point.share));
  const said = valueWords(point, valueSize, canvas);
  const height = heightOf(said, valueWidth, canvas);
  const value = {
    start: width + gap,
    top: top + labelHeight + (bar - height) / 2,
    width: valueWidth,
    height,
  };
  const label = { start: 0, top, width: canvas.box.width, height: labelHeight };
  return [
    drawBar(point, index, boxAt(canvas, 0, top + labelHeight, width, bar), { inks, canvas }),
    words(`Cover value ${index + 1}`, said, value, canvas),
    words(`Cover label ${index + 1}`, labelWords(point, labelSize, canvas), label, canvas),
  ];
}
