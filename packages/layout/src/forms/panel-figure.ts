import { emu, inches, type PlacedElement, type Total } from "@lectern/deck";
import { bottomOf, boxOf } from "../geometry.ts";
import { type Canvas, inkParagraph, keepsWords } from "../parts/canvas.ts";
import { numeralParagraph } from "../parts/numeral.ts";
import { createTextShape } from "../parts/place-text.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";

/** Sets what amounts sum up to at the foot of the panel that the title stands on; undefined where there is no room for it. */
export function setPanelFigure(
  total: Total | undefined,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const { titleBox, title, contentBox } = canvas.anatomy;
  if (!total || !title) return undefined;
  const { left, right } = title.insets;
  const width = emu(titleBox.width - left - right);
  const room = bottomOf(contentBox) - bottomOf(titleBox);
  const { text, accent } = canvas.tones.page;
  for (const size of [96, 72, 60, 48]) {
    const numeral = numeralParagraph(total.shown, size, accent, canvas);
    const label = inkParagraph(total.label, { size: 20, color: text, bold: true, gap: inches(0.06) });
    const paragraphs = [numeral, label];
    const { height, paragraphs: measured } = measurePlacedText(paragraphs, canvas.look, width);
    const isOneLine = (measured[0]?.lines ?? 0) === 1 && keepsWords(paragraphs, canvas.look, width);
    if (!isOneLine || height > room) continue;
    const box = boxOf(titleBox.x + left, bottomOf(contentBox) - room, width, room);
    return [
      createTextShape({ name: "Total", box, paragraphs, look: canvas.look, color: text, anchor: "bottom" }),
    ];
  }
  return undefined;
}
