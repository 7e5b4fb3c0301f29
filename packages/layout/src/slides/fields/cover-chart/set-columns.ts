import { emu, type GroupedElement, inches, type PlacedParagraph } from "@lectern/deck";
import { boxAt, type Canvas, createPanel, keepsWords } from "../../../parts/canvas.ts";
import { measurePlacedText } from "../../../text/lines/measure-placed-text.ts";
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

const mostLabelLines = 2;
/** Of what one column has, the part that is drawn. */
const thickness = 0.74;
const lineHeight = inches(0.03);
const leastRoom = inches(1.6);

/** How columns stand on their line, in EMU. */
interface ColumnSetting {
  /** From one column to the next. */
  readonly pitch: number;
  readonly labelSize: number;
  readonly labelHeight: number;
  readonly valueSize: number;
  readonly valueHeight: number;
  readonly captionHeight: number;
  /** Where the line is, and how high the highest column may be. */
  readonly base: number;
  readonly room: number;
}

function fitColumns(
  points: readonly Point[],
  caption: PlacedParagraph,
  canvas: Canvas,
): ColumnSetting | undefined {
  const { box, look } = canvas;
  const pitch = Math.floor(box.width / points.length);
  const isRoom = (size: number) =>
    points.every((point) => {
      const label = labelWords(point, size, canvas);
      const { lines } = measurePlacedText([label], look, emu(pitch - gap));
      return lines <= mostLabelLines && keepsWords([label], look, pitch - gap);
    });
  const labelSize = [18, 16, 14, 12].find(isRoom);
  const valueSize = [32, 28, 24, 20, 18, 16, 14].find((candidate) =>
    points.every((point) => widthOf(valueWords(point, candidate, canvas), canvas) <= pitch),
  );
  if (labelSize === undefined || valueSize === undefined) return undefined;
  const labelHeight = Math.max(
    ...points.map((point) => heightOf(labelWords(point, labelSize, canvas), pitch - gap, canvas)),
  );
  const captionHeight = heightOf(caption, box.width, canvas) + gap;
  const highest = valueWords({ ...lastOf(points), isMarked: true }, valueSize, canvas);
  const valueHeight = heightOf(highest, pitch, canvas);
  const base = box.height - labelHeight - gap - captionHeight;
  const room = base - valueHeight;
  if (room < leastRoom) return undefined;
  return { pitch, labelSize, labelHeight, valueSize, valueHeight, captionHeight, base, room };
}

/** Sets values as columns on a line near the foot, as houses stand in a street; undefined where they have no room. */
export function setColumns(
  points: readonly Point[],
  caption: PlacedParagraph,
  canvas: Canvas,
): readonly GroupedElement[] | undefined {
  const setting = fitColumns(points, caption, canvas);
  if (!setting) return undefined;
  const { base, captionHeight } = setting;
  const { box, tones } = canvas;
  const inks = inksOf(canvas);
  const line = createPanel("Cover line", boxAt(canvas, 0, base, box.width, lineHeight), tones.page.text);
  const top = box.height - captionHeight + gap;
  const foot = { start: 0, top, width: box.width, height: captionHeight - gap };
  return [
    ...points.flatMap((point, index) => drawColumn(point, index, { ...setting, inks }, canvas)),
    line,
    words("Cover caption", caption, foot, canvas),
  ];
}

function drawColumn(
  point: Point,
  index: number,
  { pitch, base, room, inks, ...setting }: ColumnSetting & { readonly inks: Inks },
  canvas: Canvas,
): readonly GroupedElement[] {
  const { labelSize, labelHeight, valueSize, valueHeight } = setting;
  const start = index * pitch;
  const column = Math.round(pitch * thickness);
  const height = Math.max(leastLength, Math.round(room * point.share));
  const box = boxAt(canvas, start + (pitch - column) / 2, base - height, column, height);
  const value = { start, top: base - height - valueHeight, width: pitch, height: valueHeight };
  const label = { start: start + gap / 2, top: base + gap, width: pitch - gap, height: labelHeight };
  return [
    drawBar(point, index, box, { inks, canvas }),
    words(`Cover value ${index + 1}`, valueWords(point, valueSize, canvas, "center"), value, canvas),
    words(`Cover label ${index + 1}`, labelWords(point, labelSize, canvas, "center"), label, canvas),
  ];
}

function lastOf(points: readonly Point[]): Point {
  return points.at(-1) ?? { label: "", shown: "0", share: 0, isMarked: false };
}
