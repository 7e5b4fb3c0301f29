import {
  contrastRatio,
  type HexColor,
  resolveThemeColor,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { hueDistance as circleDistance, hueOf, isCool } from "../template/colors/hue.ts";
import { leastContrast } from "../template/colors/readable-on.ts";
import { paler, tintOf } from "../template/colors/theme-shade.ts";
import { asTextOn, chooseOn, isDark, labelledFill } from "../template/colors/tones.ts";
import type { Canvas } from "./canvas.ts";
import { createFilledSurface, createQuietSurface, dominantFill, type Surface } from "./surface.ts";

/**
 * Returns what panels on one page are drawn with: the one to look at in the dominant hue of the look and all others in the tone that
 * stands back. Where none is, all have one tone, for whoever sees several looks for what they mean: a strong one on few panels.
 */
export function createTonePanels(
  count: number,
  lead: number | undefined,
  canvas: Canvas,
): readonly Surface[] {
  const { strong, quiet } = tonesOfPanels(canvas);
  const isFilled = count <= mostFilled || canvas.style.panel === "blocks";
  const shared = lead === undefined && isFilled && !isOthers(canvas) ? strong : quiet;
  return Array.from({ length: count }, (_, index) => (index === lead ? strong : shared));
}

/** More panels of equal weight would fill a page with a strong colour. */
const mostFilled = 2;

// In somebody else's template, a strong colour would be taken for a meaning of its makers.
function isOthers({ anatomy: { layout } }: Canvas): boolean {
  return layout.brand !== undefined && !isDark(layout.background);
}

interface PanelTones {
  readonly strong: Surface;
  readonly quiet: Surface;
}

function tonesOfPanels(canvas: Canvas): PanelTones {
  const quiet: Surface = { ...createQuietSurface(canvas), rule: undefined };
  // On a dark page, a large field that is brighter is louder than what it says.
  if (isDark(canvas.anatomy.layout.background)) return { strong: createRaisedSurface(quiet, canvas), quiet };
  return { strong: createDominantSurface(canvas), quiet };
}

/** Of the tint's own lightness, what is left below the light that is added. */
const raised = 0.82;

// A step above what stands back.
function createRaisedSurface(quiet: Surface, canvas: Canvas): Surface {
  const { tones } = canvas;
  if (!quiet.fill) return { ...quiet, fill: tones.tint, inks: tones.onTint, line: undefined };
  return createFilledSurface(paler(tones.tint, raised), canvas);
}

/**
 * Returns a panel of the dominant hue that small text is read on: a pale one where the makers of a template show that hue in
 * a colour that white is not read on, or a warm one, which is no ground for reading.
 */
export function createDominantSurface(canvas: Canvas): Surface {
  const { layout } = canvas.anatomy;
  if (isLoud(canvas)) return createPaleSurface(canvas);
  const fill = readFill(panelFill(canvas), layout);
  // Some theme has no colour of text for a hue of middling light.
  return isRead(fill, layout) ? createFilledSurface(fill, canvas) : createQuietSurface(canvas);
}

/** Of the luminance of the makers' colour: a darker panel is of a tone that they do not have. */
const leastOfOwnTone = 0.6;

function isLoud({ tones, anatomy: { layout } }: Canvas): boolean {
  const { brand, background } = layout;
  if (!brand || isDark(background)) return false;
  const field = resolveThemeColor(tones.field, layout);
  if (hueOf(field) === undefined) return false;
  if (!isCool(field)) return true;
  const lead = resolveThemeColor(brand.lead, layout);
  const isShade = tones.field.luminanceModulation !== undefined && areOneHue(field, lead);
  return isShade && luminanceOf(field) < leastOfOwnTone * luminanceOf(lead);
}

function areOneHue(one: HexColor, other: HexColor): boolean {
  const [first, second] = [hueOf(one, 0), hueOf(other, 0)];
  return first !== undefined && second !== undefined && circleDistance(first, second) <= 1 / 18;
}

function luminanceOf(color: HexColor): number {
  return contrastRatio(color, "000000") - 1;
}

/** Of the leading colour, what is left in a panel of its hue, the palest first. */
const palenesses = [0.16, 0.2, 0.25, 0.3, 0.35] as const;
/** To the page. */
const leastOfPale = 1.2;

function createPaleSurface(canvas: Canvas): Surface {
  const { tones, anatomy } = canvas;
  const { layout } = anatomy;
  const quiet: Surface = { ...createQuietSurface(canvas), rule: undefined };
  const lead = layout.brand?.lead ?? tones.signal;
  const text = resolveThemeColor(tones.page.text, layout);
  const fill = palenesses
    .map((share) => tintOf(lead, share, layout))
    .find((color) => {
      const seen = resolveThemeColor(color, layout);
      const isTold = leastContrast(seen, layout.grounds ?? [layout.background]) >= leastOfPale;
      return isTold && contrastRatio(text, seen) >= leastOnPale;
    });
  if (!fill) return quiet;
  const behind = resolveThemeColor(fill, layout);
  const inkOn = (color: ThemeColor) => asTextOn(behind, color, tones, layout);
  const { text: ink, muted, accent, second } = tones.page;
  const inks = { text: ink, muted: inkOn(muted), accent: inkOn(accent), second: inkOn(second) };
  return { fill, inks, mark: quiet.mark, isStrong: false };
}

/** What text must have, and the quieter shade of it as well. */
const leastOnPale = 7;

// On the pages of makers who show no colour, panels of their ink would be the heaviest things of all.
function panelFill(canvas: Canvas): ThemeColor {
  const { tones, anatomy } = canvas;
  const { layout } = anatomy;
  const fill = dominantFill(canvas);
  const isInk = hueOf(resolveThemeColor(fill, layout), seenInPanels) === undefined;
  const grey = resolveThemeColor(tones.dim, layout);
  const isTold = leastContrast(grey, layout.grounds ?? [layout.background]) >= leastOfGrey;
  return layout.brand && isInk && isTold && !isDark(layout.background) ? tones.dim : fill;
}

/** To the page: a grey panel on a grey page is lost in it. */
const leastOfGrey = 1.35;

/** Between the channels of a colour: less is grey, however large its panel. */
const seenInPanels = 24;

function isRead(fill: ThemeColor, layout: TemplateLayout): boolean {
  const on = resolveThemeColor(chooseOn(fill, layout), layout);
  return contrastRatio(on, resolveThemeColor(fill, layout)) >= readable;
}

/** What text must have (WCAG 2.2, 1.4.3), and a little more, so that rounding does not decide. */
const readable = 4.55;

// A full colour is itself only unshaded: dark text on it is better than a darker one of it.
function readFill(color: ThemeColor, layout: TemplateLayout): ThemeColor {
  return isRead(color, layout) ? color : labelledFill(color, layout);
}
