import type { ThemeColor } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import type { Surface } from "../../parts/surface.ts";

/** Returns the fill of what a figure says: its own colour. */
export function strongFill({ isStrong, inks }: Surface): ThemeColor {
  return isStrong ? inks.text : inks.accent;
}

/** Returns the fill of what it is held against. */
export function weakFill({ isStrong, inks }: Surface, { tones }: Canvas): ThemeColor {
  return isStrong ? { ...inks.text, alpha: 0.3 } : tones.dim;
}
