import { emu, inches, type RichText } from "@lectern/deck";
import { measurePlacedText } from "../text/measure-placed-text.ts";
import { boxAt, type Canvas, createPanel, type Group, inkParagraph } from "./canvas.ts";
import { createTextShape } from "./place-text.ts";

/**
 * Sets a sentence as a band that ends at a distance from the top of a canvas, beside a mark of the accent; undefined where
 * it is too long for that.
 */
export function setTakeaway(takeaway: RichText, bottom: number, canvas: Canvas): Group | undefined {
  const { box, look, tones } = canvas;
  const insets = { left: inches(0.35), right: inches(0.35), top: inches(0.2), bottom: inches(0.2) };
  const width = emu(box.width - insets.left - insets.right);
  for (const size of [20, 18, 16]) {
    const paragraph = inkParagraph(takeaway, { size, color: tones.onTint.text, accent: tones.onTint.accent });
    const measure = measurePlacedText([paragraph], look, width);
    if (measure.lines > 3 || measure.height > box.height * 0.3) continue;
    const height = Math.ceil(measure.height) + insets.top + insets.bottom + 2_000;
    const top = bottom - height;
    const shape = createTextShape({
      name: "Takeaway",
      box: boxAt(canvas, 0, top, box.width, height),
      paragraphs: [paragraph],
      look,
      color: tones.onTint.text,
      anchor: "middle",
      insets,
    });
    const mark = createPanel("Takeaway mark", boxAt(canvas, 0, top, inches(0.08), height), tones.signal);
    return { height, elements: [{ ...shape, fill: tones.tint }, mark] };
  }
  return undefined;
}
