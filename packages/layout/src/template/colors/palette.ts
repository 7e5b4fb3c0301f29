import {
  type BrandColors,
  contrastRatio,
  type HexColor,
  resolveThemeColor,
  type SchemeColor,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { hueOf, isColorful } from "./hue.ts";
import { asShadeOfTheme, darker, paler } from "./theme-shade.ts";

/** The theme colours that our own shapes use on slides of a layout. */
export interface Palette {
  readonly text: ThemeColor;
  /** For terms and figures; reads well on the background. */
  readonly accent: ThemeColor;
  readonly hairline: ThemeColor;
}

/** Contrast that text must have, and large text (WCAG 2.2, 1.4.3). */
const readable = 4.5;
const readableLarge = 3;

/** Says whether text of a colour, size and weight reads well on the background of a layout. */
export function isReadable(
  color: HexColor,
  { size, bold }: { readonly size: number; readonly bold: boolean },
  layout: TemplateLayout,
): boolean {
  const isLarge = size >= 18 || (bold && size >= 14);
  return contrastRatio(color, layout.background) >= (isLarge ? readableLarge : readable);
}

const likenesses = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

/**
 * Returns the shade of a theme colour that text of a size and weight reads well in on a layout, as like to that colour as
 * can be; undefined where it is no colour of the theme.
 */
export function readableLike(
  color: HexColor,
  look: { readonly size: number; readonly bold: boolean },
  layout: TemplateLayout,
): ThemeColor | undefined {
  const scheme = accents.find((candidate) => resolveThemeColor({ scheme: candidate }, layout) === color);
  if (!scheme) return undefined;
  return likenesses
    .map((share) => shadeOf({ scheme }, share, layout))
    .find((shade) => isReadable(resolveThemeColor(shade, layout), look, layout));
}

/** With less, a colour was not made for this page. */
const leastOfQuiet = 2;
const quietShares = [0.5, 0.4, 0.3, 0.2, 0.1] as const;

/**
 * Returns the quietest shade of a text colour that small text reads in on a layout, in place of a grey that its makers made
 * too quiet; undefined where that is no grey.
 */
export function quietLike(
  color: HexColor,
  { scheme }: ThemeColor,
  layout: TemplateLayout,
): ThemeColor | undefined {
  const own = contrastRatio(color, layout.background);
  if (isColorful(color) || own < leastOfQuiet) return undefined;
  const shades = quietShares.map((share): ThemeColor => {
    const kept = round(1 - share);
    if (isDark(layout.background)) return { scheme, luminanceModulation: kept };
    return { scheme, luminanceModulation: kept, luminanceOffset: share };
  });
  return shades.find((shade) => contrastOf(shade, layout) >= readable);
}

/** Chooses the colours for a layout; `bodyColor` is the colour of its body text, where it has any. */
export function choosePalette(layout: TemplateLayout, bodyColor?: HexColor): Palette {
  const known = palettes.get(layout);
  if (known && known.bodyColor === bodyColor) return known.palette;
  const palette = createPalette(layout, bodyColor);
  palettes.set(layout, { bodyColor, palette });
  return palette;
}

interface ChosenPalette {
  readonly bodyColor: HexColor | undefined;
  readonly palette: Palette;
}

// Every shape of a slide asks again, and choosing compares dozens of colours.
const palettes = new WeakMap<TemplateLayout, ChosenPalette>();

function createPalette(layout: TemplateLayout, bodyColor: HexColor | undefined): Palette {
  const text = chooseText(layout, bodyColor);
  return { text, accent: chooseAccent(layout, text), hairline: chooseHairline(layout, text) };
}

function chooseText(layout: TemplateLayout, bodyColor: HexColor | undefined): ThemeColor {
  const same = [...textSchemes, ...accents].find(
    (scheme) => resolveThemeColor({ scheme }, layout) === bodyColor,
  );
  if (same && contrastOf({ scheme: same }, layout) >= readable) return { scheme: same };
  // Body text in a colour beside the theme's, or in a shade of one, is as much the makers' own.
  const own =
    layout.brand && bodyColor !== undefined && !same ? asShadeOfTheme(bodyColor, layout) : undefined;
  const leastOf = (color: ThemeColor) =>
    isColorful(resolveThemeColor(color, layout)) ? leastOfColor : leastOfInk;
  if (own && contrastOf(own, layout) >= leastOf(own)) return own;
  return { scheme: mostReadable(layout) };
}

const textSchemes: readonly SchemeColor[] = ["tx1", "bg1", "tx2", "bg2"];

function mostReadable(layout: TemplateLayout): SchemeColor {
  const [best = "tx1"] = textSchemes.toSorted(
    (first, second) => contrastOf({ scheme: second }, layout) - contrastOf({ scheme: first }, layout),
  );
  return best;
}

/** Returns the colour of the theme that what stands back is a shade of: the text's, where that is no shade itself. */
export function schemeOfQuiet(
  { scheme, rgb, luminanceModulation, luminanceOffset }: ThemeColor,
  layout: TemplateLayout,
): SchemeColor {
  const isShade = rgb ?? luminanceModulation ?? luminanceOffset;
  return isShade === undefined ? scheme : mostReadable(layout);
}

/** Greys that a layout has for second lines are no ink; a full colour was chosen. */
const leastOfInk = 7;
const leastOfColor = 5.5;

const accents: readonly SchemeColor[] = ["accent1", "accent2", "accent3", "accent4", "accent5", "accent6"];
const shades = [1, 0.9, 0.75, 0.6, 0.5] as const;

// An accent must read on the background and be told from the text; the leading one may be shaded a little for that, and
// among the others the theme's order decides.
function chooseAccent(layout: TemplateLayout, text: ThemeColor): ThemeColor {
  const stated = statedAccent(layout, 0);
  if (stated) return stated;
  const ordered = accentOrder(layout);
  if (isStrong(layout.background)) {
    return ordered.find((color) => contrastOf(color, layout) >= readable) ?? text;
  }
  const close = layout.brand || accentOfTitle(layout) ? shades : shades.filter((share) => share >= 0.9);
  // On a dark page all that is read is light, and told apart by its hue.
  const apart = isDark(layout.background) ? 1.3 : 1.8;
  const leading = ordered.slice(0, 1).flatMap((accent) => close.map((share) => ({ accent, share })));
  const all = shades.flatMap((share) => ordered.map((accent) => ({ accent, share })));
  for (const { accent, share } of [...leading, ...all]) {
    const color = shadeOf(accent, share, layout);
    if (contrastOf(color, layout) < readable || !isColorful(resolveThemeColor(color, layout))) continue;
    if (contrastRatio(resolveThemeColor(color, layout), resolveThemeColor(text, layout)) >= apart)
      return color;
  }
  return text;
}

/** Returns one of the two colours that a template states for emphasis, where it can be read on a layout's page as it is. */
export function statedAccent({ emphasis, ...layout }: TemplateLayout, which: 0 | 1): ThemeColor | undefined {
  const color = emphasis && { scheme: emphasis[which] };
  if (!color || contrastOf(color, layout) < readable) return undefined;
  return color.scheme === "tx1" || isColorful(resolveThemeColor(color, layout)) ? color : undefined;
}

/** Says whether a background is a full colour, neither dark nor pale: on one, the shade of another colour is mud. */
export function isStrong(background: HexColor): boolean {
  const lightness = relativeLuminance(background);
  return isColorful(background) && lightness >= 0.15 && lightness <= 0.8;
}

function relativeLuminance(color: HexColor): number {
  return contrastRatio(color, "000000") * 0.05 - 0.05;
}

/**
 * Returns the accents of a layout, the leading one first: those that the makers show, or the theme's. Of these, that leads
 * which the layout's title has, or else the first that can be text on the page without being shaded to another colour.
 */
export function accentOrder(layout: TemplateLayout): readonly ThemeColor[] {
  const known = orders.get(layout);
  if (known) return known;
  const order = layout.brand ? brandOrder(layout.brand) : themeOrder(layout);
  orders.set(layout, order);
  return order;
}

const orders = new WeakMap<TemplateLayout, readonly ThemeColor[]>();

function brandOrder({ lead, second }: BrandColors): readonly ThemeColor[] {
  return second ? [lead, second] : [lead];
}

function themeOrder(layout: TemplateLayout): readonly ThemeColor[] {
  const leading =
    accentOfTitle(layout) ?? accents.find((scheme) => staysItself({ scheme }, layout)) ?? "accent1";
  return [leading, ...accents.filter((scheme) => scheme !== leading)].map((scheme) => ({ scheme }));
}

/** The shades of an accent that PowerPoint's palette offers. */
const offered: readonly Omit<ThemeColor, "scheme">[] = [
  {},
  { luminanceModulation: 0.75 },
  { luminanceModulation: 0.5 },
  { luminanceModulation: 0.6, luminanceOffset: 0.4 },
];

function accentOfTitle(layout: TemplateLayout): SchemeColor | undefined {
  const title = layout.placeholders.find(({ type }) => type === "title" || type === "ctrTitle");
  const color = title?.levels[0]?.color;
  if (color === undefined || !isColorful(color)) return undefined;
  return accents.find((scheme) =>
    offered.some((shade) => resolveThemeColor({ scheme, ...shade }, layout) === color),
  );
}

/** Shaded further, a pale colour is another one. */
const leastItself = 0.45;

/** Says whether text on a layout may have a colour, shaded so little that it stays that colour. */
export function staysItself(color: ThemeColor, layout: TemplateLayout, least = leastItself): boolean {
  if (!isColorful(resolveThemeColor(color, layout))) return false;
  return [1, 0.9, 0.8, 0.7, 0.6, 0.5, leastItself, 0.35].some(
    (share) => share >= least && contrastOf(shadeOf(color, share, layout), layout) >= readable,
  );
}

function shadeOf(color: ThemeColor, share: number, layout: TemplateLayout): ThemeColor {
  if (share === 1) return color;
  return isDark(layout.background) ? paler(color, share) : darker(color, share);
}

function isDark(color: HexColor): boolean {
  return contrastRatio(color, "000000") < contrastRatio(color, "FFFFFF");
}

function chooseHairline(layout: TemplateLayout, text: ThemeColor): ThemeColor {
  const scheme = schemeOfQuiet(text, layout);
  if (!isDark(layout.background)) {
    const rules = isColorless(layout.background)
      ? ruleShares.map(({ kept, added }) =>
          quieted({ scheme, luminanceModulation: kept, luminanceOffset: added }, layout),
        )
      : pageShares.map((share) => darker(asShadeOfTheme(layout.background, layout), share));
    const seen = rules.find((rule) => contrastOf(rule, layout) >= leastOfRules);
    return seen ?? { scheme };
  }
  // The second text colour takes some of the theme's hue along, where it is as light as the first.
  const quiet = contrastOf({ scheme: "tx2" }, layout) >= readable ? "tx2" : scheme;
  return { scheme: quiet, luminanceModulation: 0.45 };
}

/** Shades of the text for rules, the palest first: on a page that is not white, the palest are hardly seen. */
const ruleShares = [
  { kept: 0.2, added: 0.77 },
  { kept: 0.3, added: 0.66 },
  { kept: 0.4, added: 0.55 },
  { kept: 0.5, added: 0.45 },
  { kept: 0.6, added: 0.35 },
] as const;
/** Of a page that has a colour, what its rules keep of it. */
const pageShares = [0.85, 0.78, 0.7, 0.62, 0.54, 0.46] as const;
const leastOfRules = 1.48;
/** Between the channels of a colour: a page with less is white or grey. */
const seenAsColor = 12;

function isColorless(color: HexColor): boolean {
  return hueOf(color, seenAsColor) === undefined;
}

const quietSaturation = 0.4;

/** Returns the shade of a text colour for what stands back: one of a full colour would be a bright one of its own. */
export function quieted(shade: ThemeColor, layout: TemplateLayout): ThemeColor {
  const isFull = isColorful(resolveThemeColor({ scheme: shade.scheme }, layout));
  return isFull ? { ...shade, saturationModulation: quietSaturation } : shade;
}

function contrastOf(color: ThemeColor, layout: TemplateLayout): number {
  return contrastRatio(resolveThemeColor(color, layout), layout.background);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
