import type { PlacedParagraph, RichText } from "@lectern/deck";
import { type InkStyle, inkParagraph } from "../../parts/canvas.ts";

/** Returns a paragraph of a row: rows are read across, so their lines stand closer than those of prose. */
export function rowParagraph(text: string | RichText, style: InkStyle): PlacedParagraph {
  return { ...inkParagraph(text, style), lineSpacing: { kind: "share", share: 1 } };
}
