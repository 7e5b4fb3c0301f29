import type { PlacedParagraph, ThemeColor } from "@lectern/deck";
import { type Canvas, inkParagraph } from "./canvas.ts";

/** Returns a figure that stands large, in the numerals of the deck's style. */
export function numeralParagraph(
  text: string,
  size: number,
  color: ThemeColor,
  { style }: Canvas,
  alignment?: PlacedParagraph["alignment"],
): PlacedParagraph {
  const { font, bold } = style.numeral;
  const set = inkParagraph(text, { size, color, bold, font, ...(alignment && { alignment }) });
  return { ...set, lineSpacing: { kind: "share", share: 0.95 } };
}
