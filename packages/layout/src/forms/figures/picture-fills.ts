import { contrastRatio, resolveThemeColor, type ThemeColor } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import type { Surface } from "../../parts/surface.ts";
import { isColorfulFill } from "../../template/colors/hue.ts";

/** Returns the colour of lines that say what a figure says. */
export function strongLine({ isStrong, inks }: Surface): ThemeColor {
  return isStrong ? inks.text : inks.accent;
}

/** Between a large fill and what it stands on, where its value is written beside it. */
const leastSeen = 1.8;

/**
 * Returns the fill of what a figure says: the accent itself, as charts have it, where it is seen; else the shade of it that text
 * has.
 */
export function strongFill(surface: Surface, { tones, anatomy: { layout } }: Canvas): ThemeColor {
  if (surface.isStrong) return surface.inks.text;
  const ground = surface.fill ? resolveThemeColor(surface.fill, layout) : layout.background;
  const isSeen = contrastRatio(resolveThemeColor(tones.display, layout), ground) >= leastSeen;
  const isSignalSeen = contrastRatio(resolveThemeColor(tones.signal, layout), ground) >= leastSeen;
  if (isColorfulFill(layout.background) && isSeen) return tones.display;
  return isSignalSeen ? tones.signal : surface.inks.accent;
}

/** Returns the fill of what it is held against. */
export function weakFill({ isStrong, inks }: Surface, { tones, anatomy: { layout } }: Canvas): ThemeColor {
  // On a page of a full colour a grey would be dirt.
  return isStrong || isColorfulFill(layout.background) ? { ...inks.text, alpha: 0.3 } : tones.dim;
}
