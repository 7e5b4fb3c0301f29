import { emu, inches, type PathGeometry, type PlacedElement, points } from "@lectern/deck";
import { boxAt, inkParagraph, unlimited } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { formatPlain } from "../../text/numbers/format-number.ts";
import type { FigureData, FigurePicture, PictureContext, PicturePlace } from "./picture.ts";
import { strongLine } from "./picture-fills.ts";

/** Returns a line through the values that a figure came from, with a dot at the last; undefined where its name has no room. */
export function createSparkline({ series }: FigureData, context: PictureContext): FigurePicture | undefined {
  if (!series || series.values.length < 2) return undefined;
  const { surface, canvas, width } = context;
  const label =
    series.label === undefined
      ? undefined
      : inkParagraph(series.label, { size: 12, color: surface.inks.muted });
  if (label && measurePlacedText([label], canvas.look, unlimited).width * 1.03 > width) return undefined;
  const labelHeight = label ? measurePlacedText([label], canvas.look, unlimited).height + inches(0.08) : 0;
  const draw = (place: PicturePlace): readonly PlacedElement[] => {
    const height = place.height - labelHeight;
    return [
      ...drawLine(series.values, { ...place, height }, context),
      ...(label
        ? [
            createTextShape({
              name: `Series ${context.number}`,
              box: boxAt(canvas, place.start, place.top + height, place.width, labelHeight),
              paragraphs: [label],
              look: canvas.look,
              color: surface.inks.muted,
              anchor: "bottom",
            }),
          ]
        : []),
    ];
  };
  return { least: inches(0.6) + labelHeight, most: inches(3.6) + labelHeight, draw };
}

const dot = inches(0.16);

function drawLine(
  values: readonly number[],
  { start, top, width, height }: PicturePlace,
  { number, surface, canvas }: PictureContext,
): readonly PlacedElement[] {
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest || 1;
  const inner = { width: width - dot, height: height - dot };
  const corners = values.map((value, index) => ({
    x: Math.round((index / (values.length - 1)) * inner.width),
    y: Math.round((1 - (value - lowest) / span) * inner.height),
  }));
  const isMirrored = canvas.direction === "rtl";
  const path = corners.map(({ x, y }) => `${isMirrored ? Math.round(inner.width) - x : x} ${y}`).join(" L ");
  const size = { width: Math.round(inner.width), height: Math.round(inner.height) };
  const shape = (commands: string): PathGeometry => ({ ...size, commands });
  const box = boxAt(canvas, start + dot / 2, top + dot / 2, inner.width, inner.height);
  const color = strongLine(surface);
  const ends = isMirrored ? [size.width, 0] : [0, size.width];
  const last = corners.at(-1) ?? { x: 0, y: 0 };
  const format = (value: number) => formatPlain(value, canvas.language);
  return [
    {
      kind: "shape",
      name: `Area ${number}`,
      geometry: shape(`M ${ends[0]} ${size.height} L ${path} L ${ends[1]} ${size.height} Z`),
      box,
      fill: { ...color, alpha: 0.16 },
    },
    {
      kind: "shape",
      name: `Sparkline ${number}`,
      geometry: shape(`M ${path}`),
      box,
      line: { color, width: points(2.5) },
      description: values.map(format).join(", "),
    },
    {
      kind: "shape",
      name: `Last value ${number}`,
      geometry: "ellipse",
      box: boxAt(canvas, start + last.x, top + last.y, emu(dot), emu(dot)),
      fill: color,
    },
  ];
}
