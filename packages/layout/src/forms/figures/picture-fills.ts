import type { ThemeColor } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import type { Surface } from "../../parts/surface.ts";
import { isColorful } from "../../template/hue.ts";

/** Returns the fill of what a figure says: its own colour. */
export function strongFill({ isStrong, inks }: Surface): ThemeColor {
  return isStrong ? inks.text : inks.accent;
}

/** Returns the fill of what it is held against. */
export function weakFill({ isStrong, inks }: Surface, { tones, anatomy: { layout } }: Canvas): ThemeColor {
  // On a page of a full colour a grey would be dirt.
  return isStrong || isColorful(layout.background) ? { ...inks.text, alpha: 0.3 } : tones.dim;
}
