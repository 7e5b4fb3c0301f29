import { type Box, emu, inches, type PlacedElement, type Placeholder, type Total } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../geometry.ts";
import { type Canvas, inkParagraph, keepsWords } from "../parts/canvas.ts";
import { numeralParagraph } from "../parts/numeral.ts";
import { createTextShape } from "../parts/place-text.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";

/** Sets what amounts sum up to at the foot of the panel that the title stands on; undefined where there is no room for it. */
export function setPanelFigure(
  total: Total | undefined,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const { titleBox, title } = canvas.anatomy;
  if (!total || !title) return undefined;
  const { left, right } = title.insets;
  const area = areaBelowTitle(canvas);
  if (!area) return undefined;
  const width = emu(titleBox.width - left - right);
  const foot = footOf(canvas, boxOf(titleBox.x + left, area.y, width, area.height));
  const room = foot - area.y;
  const { text, accent } = canvas.tones.page;
  for (const size of [96, 72, 60, 48]) {
    const numeral = numeralParagraph(total.shown, size, accent, canvas);
    const label = inkParagraph(total.label, { size: 20, color: text, bold: true, gap: inches(0.06) });
    const paragraphs = [numeral, label];
    const { height, paragraphs: measured } = measurePlacedText(paragraphs, canvas.look, width);
    const isOneLine = (measured[0]?.lines ?? 0) === 1 && keepsWords(paragraphs, canvas.look, width);
    if (!isOneLine || height > room) continue;
    const box = boxOf(titleBox.x + left, foot - room, width, room);
    return [
      createTextShape({ name: "Total", box, paragraphs, look: canvas.look, color: text, anchor: "bottom" }),
    ];
  }
  return undefined;
}

/** Returns the place below the title that the layout keeps for text on the same panel, if it keeps one. */
function areaBelowTitle({ anatomy: { layout, titleBox } }: Canvas): Box | undefined {
  const isBelow = ({ type, box }: Placeholder) =>
    type === "body" &&
    box.y >= bottomOf(titleBox) - inches(0.1) &&
    box.x <= titleBox.x + inches(0.1) &&
    rightOf(box) >= rightOf(titleBox) - inches(0.1) &&
    box.width <= titleBox.width * 1.2;
  return layout.placeholders.find(isBelow)?.box;
}

/** Returns where an area ends: at its foot, or above what the layout draws in it. */
function footOf({ anatomy: { layout, titleBox } }: Canvas, area: Box): number {
  const drawn = layout.artwork.filter(
    (box) => areaOf(intersectionOf(box, area)) > 0 && areaOf(intersectionOf(box, titleBox)) === 0,
  );
  return Math.min(bottomOf(area), ...drawn.map(({ y }) => Math.max(area.y, y - inches(0.1))));
}
