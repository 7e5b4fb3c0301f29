import {
  type BrandColors,
  contrastRatio,
  type HexColor,
  resolveThemeColor,
  type SchemeColor,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { paletteOf } from "../../parts/place-text.ts";
import type { Anatomy } from "../anatomy.ts";
import {
  belongsToBrand,
  brandLadder,
  brandSequence,
  brandSteps,
  brandTints,
  isDeep,
  lighterSteps,
  lighterThan,
  standingBack,
  supportOf,
} from "./brand-tones.ts";
import { hueDistance, hueOf, isColorfulFill, isCool, isColorful as isFull } from "./hue.ts";
import { accentOrder, isStrong, type Palette, quieted, schemeOfQuiet, statedAccent } from "./palette.ts";
import { leastContrast } from "./readable-on.ts";
import { asShadeOfTheme, darker, paler, tintOf } from "./theme-shade.ts";

/** The colours that text and figures have on one surface, all of them readable there. */
export interface Inks {
  readonly text: ThemeColor;
  /** Of second lines, sources and what stands back. */
  readonly muted: ThemeColor;
  /** Of what matters most. */
  readonly accent: ThemeColor;
  /** The second colour of the theme: numerals, markers. */
  readonly second: ThemeColor;
}

/** The theme colours of tables, charts and diagrams on slides of a layout. */
export interface Tones {
  readonly page: Inks;
  /** The pale fill of panels and highlighted rows. */
  readonly tint: ThemeColor;
  readonly onTint: Inks;
  /** The dominant fill of table heads and markers. */
  readonly field: ThemeColor;
  readonly onField: ThemeColor;
  /** The field of boxes with small text in diagrams, so that white is read on a full colour; and that text. */
  readonly node: ThemeColor;
  readonly onNode: ThemeColor;
  /** The fill of large fields whose text is all large, so that it is nearer to the makers' colour; and that text. */
  readonly poster: ThemeColor;
  readonly onPoster: ThemeColor;
  /** What a program's lines stand on: dark or quiet, whatever hue leads; and the text on it. */
  readonly code: ThemeColor;
  readonly onCode: ThemeColor;
  readonly hairline: ThemeColor;
  /** The accent of very large figures, which need less contrast. */
  readonly display: ThemeColor;
  /** The accent as a fill: what the eye shall find first. */
  readonly signal: ThemeColor;
  /** The second colour as a fill, and text on it. */
  readonly second: ThemeColor;
  readonly onSecond: ThemeColor;
  /** Fills and lines of data that stand back: seen, but not looked at. */
  readonly dim: ThemeColor;
  readonly dimLine: ThemeColor;
  /** For series and slices of equal weight, apart from each other and from the page. */
  readonly sequence: readonly ThemeColor[];
}

/** Chooses the colours for a layout by their contrast with what they stand on. */
export function tonesOf(anatomy: Anatomy): Tones {
  const palette = paletteOf(anatomy);
  const known = chosenTones.get(palette);
  if (known) return known;
  const tones = chooseTones(anatomy.layout, palette);
  chosenTones.set(palette, tones);
  return tones;
}

// A layout has one palette, kept as long as the layout is; its tones go with it.
const chosenTones = new WeakMap<Palette, Tones>();

function chooseTones(layout: TemplateLayout, { text, hairline, ...palette }: Palette): Tones {
  const tint = chooseTint(layout, text);
  const accent = chooseAccentInk(layout, text) ?? palette.accent;
  const field = chooseField(layout);
  const node = labelledFill(field, layout);
  const poster = choosePoster(field, tint, layout);
  const code = chooseCodeGround(field, tint, layout);
  const [lead, next, third] = leadingThree(layout);
  const second = chooseFill([calm(next, lead, layout), lead, third], layout, 3);
  return {
    page: { text, accent, ...chooseInks(layout.background, text, layout) },
    tint,
    onTint: chooseTintInks(tint, text, accent, layout),
    field,
    onField: chooseOn(field, layout),
    node,
    onNode: chooseOn(node, layout),
    poster,
    onPoster: poster === field ? chooseOn(field, layout) : chooseOn(poster, layout, readableLarge),
    code,
    onCode: chooseOn(code, layout),
    hairline: onGrounds(isDeep(layout) ? lighterThan(layout, 1.5) : hairline, layout),
    display: statedAccent(layout, 0) ?? largeInk(lead, layout) ?? accent,
    signal: layout.brand && isInk(lead, layout) ? field : chooseFill([lead, next, third], layout, 1.8),
    second,
    onSecond: chooseOn(second, layout),
    dim: chooseDim(layout, text, 1.55),
    dimLine: chooseDim(layout, text, 2.2),
    sequence: chooseSequence(layout),
  };
}

const textSchemes: readonly SchemeColor[] = ["bg1", "tx1", "bg2", "tx2"];

/** Returns the theme's text colour that reads best on a fill. */
export function chooseOn(fill: ThemeColor, layout: TemplateLayout, least = readable): ThemeColor {
  const behind = resolveThemeColor(fill, layout);
  // Large text on a full colour is light, as long as it can be read.
  const light = textSchemes.find((scheme) => {
    const seen = resolveThemeColor({ scheme }, layout);
    return least < readable && !isDark(seen) && contrastRatio(seen, behind) >= least;
  });
  if (light && (isDark(behind) || !isDark(layout.background))) return { scheme: light };
  // On a full colour black looks like a mistake, where white is read as well.
  const paper = lightest(layout);
  if (isFull(behind) && contrastRatio(resolveThemeColor(paper, layout), behind) >= readable) return paper;
  return mostReadable(["bg1", "tx1", "tx2", "bg2"], behind, layout);
}

/** The lighter one of page and text. */
function lightest(layout: TemplateLayout): ThemeColor {
  const [page, text]: readonly [ThemeColor, ThemeColor] = [{ scheme: "bg1" }, { scheme: "tx1" }];
  return isDark(resolveThemeColor(page, layout)) ? text : page;
}

/** Returns the theme's first accent that reads on a fill, as large text and icons must; else its plain text colour. */
export function chooseAccentOn(fill: ThemeColor, layout: TemplateLayout): ThemeColor {
  const behind = resolveThemeColor(fill, layout);
  const found = accentOrder(layout).filter(
    (color) => contrastRatio(resolveThemeColor(color, layout), behind) >= readable,
  );
  // A grey beside white or black would be weaker than the words around it.
  const colorful = found.find((color) => isFull(resolveThemeColor(color, layout)));
  return colorful ?? chooseOn(fill, layout);
}

/** In points: bold text that needs no more contrast than large text (WCAG 2.2, 1.4.3). */
const leastLargeBold = 14;

/**
 * Returns the fill of a block with bold text of a size in points, and the colour of that text: the makers' colour as it is
 * where large text reads on it, else the shade that `small` names.
 */
export function boldBlock(
  size: number,
  tones: Tones,
  small: "field" | "node" = "field",
): { readonly fill: ThemeColor; readonly text: ThemeColor } {
  const { poster, onPoster, field, onField, node, onNode, tint } = tones;
  // A block like the panels of the page would not be told from them.
  if (size >= leastLargeBold && poster !== tint && poster !== field) return { fill: poster, text: onPoster };
  return small === "node" ? { fill: node, text: onNode } : { fill: field, text: onField };
}

/** Returns the colours that text has on any fill of the theme: quiet ones where they can be read there. */
export function inksOn(fill: ThemeColor, layout: TemplateLayout): Inks {
  const behind = resolveThemeColor(fill, layout);
  const text = chooseOn(fill, layout);
  const accent = chooseAccentOn(fill, layout);
  return { text, muted: chooseMuted(behind, text, layout), accent, second: accent };
}

/**
 * Returns fills that small text can be read on, each told from the page and from the one before it: the dominant hue first.
 * At least two, which take turns where there are more things than colours.
 */
export function blockFills(tones: Tones, layout: TemplateLayout): readonly ThemeColor[] {
  const fills: ThemeColor[] = [];
  for (const color of [tones.field, ...tones.sequence]) {
    const fill = labelledFill(color, layout);
    const seen = resolveThemeColor(fill, layout);
    const isApart = fills.every(
      (other) => distanceOf(seen, resolveThemeColor(other, layout)) >= leastDistance,
    );
    if (isApart && contrastOf(fill, layout) >= 1.25 && canBeRead(fill, layout)) fills.push(fill);
  }
  return fills.length >= 2 ? fills : [...fills, tones.tint];
}

/** Says whether small text of the theme's own colours can be read on a fill. */
export function canBeRead(fill: ThemeColor, layout: TemplateLayout): boolean {
  const on = resolveThemeColor(chooseOn(fill, layout), layout);
  return contrastRatio(on, resolveThemeColor(fill, layout)) >= readable;
}

/** Says whether two colours of data are hardly told from each other: in hue, and in how light they are. */
export function areAlike(one: ThemeColor, other: ThemeColor, layout: TemplateLayout): boolean {
  const [first, second] = [resolveThemeColor(one, layout), resolveThemeColor(other, layout)];
  return distanceOf(first, second) < leastDistance && contrastRatio(first, second) < leastContrastOfLines;
}

const leastContrastOfLines = 1.5;

/** Of two fills, in steps of 255 over the three channels together. */
const leastDistance = 120;

function distanceOf(first: HexColor, second: HexColor): number {
  const channels = (color: HexColor) => {
    const value = Number.parseInt(color, 16);
    return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  };
  const others = channels(second);
  return channels(first).reduce((sum, channel, index) => sum + Math.abs(channel - (others[index] ?? 0)), 0);
}

/** What text must have (WCAG 2.2, 1.4.3), and a little more, so that rounding does not decide. */
const readable = 4.55;
const readableLarge = 3.05;

const shades: readonly number[] = [1, 0.9, 0.82, 0.75, 0.68, 0.62, 0.56, 0.5, 0.42, 0.35];

// The leading accent is what the eye shall find, so it is darkened rather than passed over.
function chooseAccentInk(layout: TemplateLayout, text: ThemeColor): ThemeColor | undefined {
  const stated = statedAccent(layout, 0);
  if (stated || isStrong(layout.background)) return stated;
  const [lead] = leadingThree(layout);
  const plain =
    layout.brand?.second &&
    [lead, layout.brand.second].find((color) => contrastOf(color, layout) >= readable);
  const ink = plain ?? readableShade(lead, layout.background, layout);
  if (!ink) return undefined;
  const apart = contrastRatio(resolveThemeColor(ink, layout), resolveThemeColor(text, layout));
  const isApart = apart >= (isDark(layout.background) ? 1.3 : 1.5);
  return isApart || areOneHue(ink, text, layout) ? ink : undefined;
}

// Large figures may be nearer to the makers' colour than words.
function largeInk(lead: ThemeColor, layout: TemplateLayout): ThemeColor | undefined {
  const shades = layout.brand ? shadesOf(lead, isDark(layout.background)).slice(0, mostShades) : [lead];
  return shades.find((shade) => contrastOf(shade, layout) >= readableLarge);
}

// Where text has the leading hue, what is stressed by weight and size needs no second one.
function areOneHue(one: ThemeColor, other: ThemeColor, layout: TemplateLayout): boolean {
  if (!layout.brand) return false;
  const [first, second] = [one, other].map((color) => hueOf(resolveThemeColor(color, layout)));
  return first !== undefined && second !== undefined && hueDistance(first, second) <= sameHue;
}

/** Of the circle of hues. */
const sameHue = 1 / 18;

const leastOfRules = 1.3;

// On a page that runs from one colour into another, a rule of one of these is lost on a part of its way.
function onGrounds(rule: ThemeColor, layout: TemplateLayout): ThemeColor {
  const { grounds } = layout;
  if (!grounds) return rule;
  const page = asShadeOfTheme(layout.background, layout);
  const lighter = [1.7, 2, 2.4, 3].map((least) => lighterThan(layout, least));
  const deeper = [0.85, 0.7, 0.55, 0.4].map((share) => darker(page, share));
  const isSeen = (color: ThemeColor) =>
    leastContrast(resolveThemeColor(color, layout), grounds) >= leastOfRules;
  const others = isDark(layout.background) ? [...lighter, ...deeper] : [...deeper, ...lighter];
  return [rule, ...others].find(isSeen) ?? rule;
}

function chooseInks(
  behind: HexColor,
  text: ThemeColor,
  layout: TemplateLayout,
): Pick<Inks, "muted" | "second"> {
  const [lead, next] = leadingThree(layout);
  const stated = statedAccent({ ...layout, background: behind }, 1);
  const second = stated ?? readableShade(calm(next, lead, layout), behind, layout);
  return { muted: chooseMuted(behind, text, layout), second: second ?? text };
}

function chooseTintInks(
  tint: ThemeColor,
  text: ThemeColor,
  accent: ThemeColor,
  layout: TemplateLayout,
): Inks {
  const behind = resolveThemeColor(tint, layout);
  const isReadable = (color: ThemeColor) =>
    contrastRatio(resolveThemeColor(color, layout), behind) >= readable;
  const ink = isReadable(text) ? text : chooseOn(tint, layout);
  const inks = chooseInks(behind, ink, layout);
  return {
    text: ink,
    accent: isReadable(accent) ? accent : (readableShade(base(accent), behind, layout) ?? ink),
    ...inks,
    // Numerals may reach beyond the card on to the page.
    second: contrastOf(inks.second, layout) >= 3 ? inks.second : ink,
  };
}

// Two thirds of the way to the text: quiet, and still read by everybody.
function chooseMuted(behind: HexColor, text: ThemeColor, layout: TemplateLayout): ThemeColor {
  // The dark shade of a full colour is another one: yellow turns to olive.
  if (layout.brand && isDark(behind) && isColorful(text, layout)) return text;
  const candidates: readonly ThemeColor[] = isDark(behind)
    ? [0.75, 0.85].map((share) => asGreyAs(text, darker(text, share), layout))
    : [0.65, 0.75, 0.85].map((share) => quieted(paler(text, share), layout));
  return (
    candidates.find((color) => contrastRatio(resolveThemeColor(color, layout), behind) >= readable) ?? text
  );
}

// The shade of a white with a touch of blue would be blue.
function asGreyAs(text: ThemeColor, shade: ThemeColor, layout: TemplateLayout): ThemeColor {
  return isColorful(shade, layout) && !isColorful(text, layout)
    ? { ...shade, saturationModulation: 0.4 * (text.saturationModulation ?? 1) }
    : shade;
}

function readableShade(color: ThemeColor, behind: HexColor, layout: TemplateLayout): ThemeColor | undefined {
  return shadesOf(color, isDark(behind)).find(
    (shade) => contrastRatio(resolveThemeColor(shade, layout), behind) >= readable,
  );
}

function shadesOf(color: ThemeColor, lighter: boolean): readonly ThemeColor[] {
  return shades.map((share) => {
    if (share === 1) return color;
    return lighter ? paler(color, share) : darker(color, share);
  });
}

// A colour without its shade: what it is a shade of.
function base({ luminanceModulation: _, luminanceOffset: __, ...color }: ThemeColor): ThemeColor {
  return color;
}

type Three = readonly [lead: ThemeColor, next: ThemeColor, third: ThemeColor];

function leadingThree(layout: TemplateLayout): Three {
  const [lead = { scheme: "accent1" }, next = supportOf(lead, layout), third = lead] = accentOrder(layout);
  return [lead, next, third];
}

/** Where the page runs from one colour into another, a panel in one of these is lost in it. */
const leastOnGrounds = 1.12;

/** A tint is told from the page, but only just, and text reads on it. */
function chooseTint(layout: TemplateLayout, text: ThemeColor): ThemeColor {
  const { background, grounds = [background] } = layout;
  const candidates: readonly ThemeColor[] = layout.brand
    ? brandTints(layout.brand, layout, isRaised(layout))
    : isDark(background)
      ? [
          ...(isRaised(layout) ? [{ scheme: "bg2" } as const] : []),
          { scheme: "bg1", luminanceModulation: 0.85, luminanceOffset: 0.15 },
          { scheme: "bg1", luminanceModulation: 0.9, luminanceOffset: 0.1 },
          ...(isColorful({ scheme: "bg1" }, layout)
            ? [{ scheme: "bg1", luminanceModulation: 0.7 } as const]
            : []),
          { scheme: "tx1", luminanceModulation: 0.25 },
        ]
      : [
          // Panels of a strong colour would be louder than what stands on them.
          isColorful({ scheme: "bg2" }, layout) ? paler({ scheme: "bg2" }, 0.4) : { scheme: "bg2" },
          { scheme: "bg1", luminanceModulation: 0.95 },
          { scheme: "tx1", luminanceModulation: 0.05, luminanceOffset: 0.95 },
        ];
  const suits = (color: ThemeColor) => {
    const seen = resolveThemeColor(color, layout);
    const apart = leastContrast(seen, grounds);
    const isTold = apart >= (grounds.length > 1 ? leastOnGrounds : 1.04) && apart <= 1.6;
    return isTold && contrastRatio(resolveThemeColor(text, layout), seen) >= 5.5;
  };
  const found = candidates.find(suits);
  if (found) return found;
  // A page of a middling colour has no tint that text reads on: cards are as light as the theme's own paper.
  const paper = (["bg1", "tx1", "bg2", "tx2"] as const).find((scheme) => {
    if (!belongsToBrand(scheme, layout)) return false;
    const seen = resolveThemeColor({ scheme }, layout);
    const isRead = scheme === "bg1" || contrastRatio(resolveThemeColor(text, layout), seen) >= 5.5;
    return !isDark(seen) && isRead && contrastRatio(seen, background) >= 1.5;
  });
  if (paper) return { scheme: paper };
  return isDark(background)
    ? { scheme: "tx1", luminanceModulation: 0.2 }
    : { scheme: "bg1", luminanceModulation: 0.95 };
}

/** On a dark page, panels are lighter than it, where the theme has such a colour. */
function isRaised(layout: TemplateLayout): boolean {
  const panel = resolveThemeColor({ scheme: "bg2" }, layout);
  const apart = contrastRatio(panel, layout.background);
  return (
    isDark(panel) &&
    belongsToBrand("bg2", layout) &&
    apart >= 1.04 &&
    contrastRatio(panel, "000000") > contrastRatio(layout.background, "000000")
  );
}

/** The dominant hue: dark where the page is light; some theme names a light colour for it, which will not do. */
function chooseField(layout: TemplateLayout): ThemeColor {
  if (isDark(layout.background) && isRaised(layout)) return { scheme: "bg2" };
  const [lead, next] = leadingThree(layout);
  const isFit = (color: ThemeColor) => {
    const seen = resolveThemeColor(color, layout);
    // Black on a full colour looks like a mistake, even where it can be read.
    const isOnPaper = layout.brand !== undefined && !isDark(layout.background);
    const on =
      isOnPaper && !isMiddling(layout.background)
        ? layout.background
        : resolveThemeColor(chooseOn(color, layout), layout);
    const least = isMiddling(layout.background) ? leastOnMiddling : leastOnPaper;
    return contrastRatio(seen, layout.background) >= least && contrastRatio(on, seen) >= readable;
  };
  if (layout.brand && isInk(lead, layout)) return [charcoal, lead].find(isFit) ?? lead;
  // What leads stands before a dark colour that the theme only brings along, if it needs a shade that nobody sees.
  const near = layout.brand && [lead, darker(lead, nearShade)].find(isFit);
  if (near) return near;
  const own: ThemeColor = { scheme: "tx2" };
  const isOwn =
    !layout.brand || (isColorfulFill(resolveThemeColor(own, layout)) && belongsToBrand("tx2", layout));
  if (isOwn && isFit(own)) return own;
  // On a page of the leading colour, the makers' second one is itself where the first would be a pale shade.
  const plain = layout.brand?.second;
  if (plain && isFit(plain)) return plain;
  for (const color of [lead, next]) {
    const found = shadesOf(color, isDark(layout.background)).find(isFit);
    if (found) return found;
  }
  return { scheme: "tx1" };
}

/** To the page, of a field: what is dark on paper would be black on grey, where a colour is told by its hue as well. */
const leastOnPaper = 4;
const leastOnMiddling = 1.8;
/** To white: with less the page is light, and with more it is dark. */
const middling = { least: 2.4, most: 4.5 };

function isMiddling(page: HexColor): boolean {
  const light = contrastRatio(page, "FFFFFF");
  return light >= middling.least && light <= middling.most;
}

/** Of its luminance: beside a colour, its shade is seen as the same. */
const nearShade = 0.9;

// Makers who show no colour have their text's for what leads: in large fields it is heavier than all that they draw.
function isInk(lead: ThemeColor, layout: TemplateLayout): boolean {
  return !isDark(layout.background) && hueOf(resolveThemeColor(lead, layout), seenInFields) === undefined;
}

/** To black: on a dark page, a large field that is brighter is louder than what it says. */
const mostOfPosters = 12;

// Large text needs less contrast (WCAG 2.2, 1.4.3), so that orange and green need not be darkened to brown and olive.
function choosePoster(field: ThemeColor, tint: ThemeColor, layout: TemplateLayout): ThemeColor {
  if (!layout.brand) return field;
  if (isDark(layout.background))
    return contrastRatio(resolveThemeColor(field, layout), "000000") > mostOfPosters ? tint : field;
  const [lead] = leadingThree(layout);
  if (isInk(lead, layout)) return field;
  const isFit = (color: ThemeColor) =>
    contrastOf(color, layout) >= (isMiddling(layout.background) ? leastOnMiddling : readableLarge) &&
    contrastRatio(resolveThemeColor(color, layout), "FFFFFF") >= readableLarge;
  // A dark colour of the makers' own is a better field than a shade of the one that leads.
  const isOwn = field.luminanceModulation === undefined && isColorfulFill(resolveThemeColor(field, layout));
  if (isOwn && !isFit(lead)) return field;
  return shadesOf(lead, false).slice(0, mostShades).find(isFit) ?? field;
}

/** Between the channels of a colour: less is grey, however large its field. */
const seenInFields = 24;

const charcoal: ThemeColor = { scheme: "tx1", luminanceModulation: 0.75, luminanceOffset: 0.25 };

/** Darkened by more steps than these, a colour is another one. */
const mostShades = 5;

const leastDark = 7;
/** To white: a warm colour so dark is calm. */
const deep = 9;

// Lines of code on a warm or bright colour are tiring to read, and their ground says nothing that colour could stress.
function chooseCodeGround(field: ThemeColor, tint: ThemeColor, layout: TemplateLayout): ThemeColor {
  if (!layout.brand) return field;
  if (isDark(layout.background)) return tint;
  const seen = resolveThemeColor(field, layout);
  if (isCool(seen) || !isFull(seen) || contrastRatio(seen, "FFFFFF") >= deep) return field;
  const dark: readonly ThemeColor[] = [
    { scheme: "tx2" },
    { scheme: "tx1", luminanceModulation: 0.85, luminanceOffset: 0.15 },
  ];
  return (
    dark.find(
      (color) =>
        contrastOf(color, layout) >= leastDark &&
        (color.scheme === "tx1" || belongsToBrand(color.scheme, layout)),
    ) ?? field
  );
}

function chooseFill(colors: readonly ThemeColor[], layout: TemplateLayout, least: number): ThemeColor {
  const shaded = colors.flatMap((color) => shadesOf(color, isDark(layout.background)));
  return (
    [...colors, ...shaded].find((color) => contrastOf(color, layout) >= least) ??
    mostReadable(["tx1", "tx2"], layout.background, layout)
  );
}

function chooseDim(layout: TemplateLayout, text: ThemeColor, least: number): ThemeColor {
  if (isDeep(layout)) {
    const [lighter] = lighterSteps([isDark(layout.background) ? 1.3 * least : least], layout);
    if (lighter) return lighter;
  }
  const shares = [0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35];
  const own = layout.brand && paleOfBrand(layout.brand, least, layout);
  if (own) return own;
  const ofField = layout.brand ? undefined : paleOfField(layout, least);
  if (ofField) return ofField;
  const found = quietSchemes(layout, text)
    .flatMap((scheme) => shares.map((share) => quietShade(scheme, share, layout)))
    .find((color) => {
      const contrast = contrastOf(color, layout);
      return contrast >= least && contrast <= least * 1.6 && !isColorful(color, layout);
    });
  return found ?? quietShade(schemeOfQuiet(text, layout), 0.55, layout);
}

/** Of data that stands back to the colour that leads: they are told apart at a glance. */
const behindLead = 1.7;
/** Of the contrast between the page and the colour that leads. */
const shareOfRoom = 0.58;
/** What is left of a colour in data that stands back. */
const paleShares = [0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8] as const;

// On a page of colours, grey data would look dead: a pale shade of a cool dominant hue stands back as well.
function paleOfField(layout: TemplateLayout, least: number): ThemeColor | undefined {
  const field = chooseField(layout);
  if (isDark(layout.background) || !isCool(resolveThemeColor(field, layout))) return undefined;
  return [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6]
    .map((share) => calmer(paler(field, share)))
    .find((color) => {
      const contrast = contrastOf(color, layout);
      return contrast >= least && contrast <= least * 1.6;
    });
}

// Beside a colour of the makers', a grey is a second one of ours.
function paleOfBrand(brand: BrandColors, least: number, layout: TemplateLayout): ThemeColor | undefined {
  if (isDark(layout.background)) return undefined;
  const leading = resolveThemeColor(brand.lead, layout);
  // Between the page and a bright colour there is room for little: what stands back is halfway.
  const room = contrastRatio(leading, layout.background);
  const [seen, behind] = [Math.min(least, shareOfRoom * room), Math.min(behindLead, shareOfRoom * room)];
  return standingBack(brand, layout)
    .flatMap((color) => paleShares.map((share) => tintOf(color, share, layout)))
    .find((color) => {
      const contrast = contrastOf(color, layout);
      const isBehind = contrastRatio(resolveThemeColor(color, layout), leading) >= behind;
      return contrast >= seen && contrast <= least * 1.6 && isBehind;
    });
}

// The pale shade of a full colour is a bright one.
function calmer({ saturationModulation = 1, ...color }: ThemeColor): ThemeColor {
  return { ...color, saturationModulation: round(0.6 * saturationModulation) };
}

function quietSchemes(layout: TemplateLayout, text: ThemeColor): readonly SchemeColor[] {
  const isOwn = !isDark(layout.background) && belongsToBrand("bg2", layout);
  const isPaper = !isDark(layout.background) && !isDark(resolveThemeColor({ scheme: "bg1" }, layout));
  return [
    ...(isOwn ? (["bg2"] as const) : []),
    schemeOfQuiet(text, layout),
    ...(isPaper ? (["bg1"] as const) : []),
  ];
}

// How far a shade stands back: towards the page, whichever way that is.
function quietShade(scheme: SchemeColor, share: number, layout: TemplateLayout): ThemeColor {
  if (isDark(layout.background)) return { scheme, luminanceModulation: round(1.05 - share) };
  const isPaper = (scheme === "bg2" || scheme === "bg1") && !isDark(resolveThemeColor({ scheme }, layout));
  if (isPaper) return { scheme, luminanceModulation: share };
  return { scheme, luminanceModulation: round(1 - share), luminanceOffset: round(share - 0.06) };
}

function isColorful(color: ThemeColor, layout: TemplateLayout): boolean {
  return isFull(resolveThemeColor(color, layout));
}

// A slice in the page's own colour would be a hole.
function chooseSequence(layout: TemplateLayout): readonly ThemeColor[] {
  if (layout.brand) return brandSequence(layout.brand, layout);
  const [lead = { scheme: "accent1" }, next = lead, ...rest] = accentOrder(layout);
  return [next, lead, ...rest].map(
    (accent) =>
      shadesOf(accent, isDark(layout.background)).find((color) => contrastOf(color, layout) >= 1.25) ??
      accent,
  );
}

function mostReadable(schemes: readonly SchemeColor[], behind: HexColor, layout: TemplateLayout): ThemeColor {
  const ratio = (scheme: SchemeColor) => contrastRatio(resolveThemeColor({ scheme }, layout), behind);
  // The first two are what themes mean for text; the others only help where both fail.
  const preferred = schemes.slice(0, 2).toSorted((first, second) => ratio(second) - ratio(first))[0];
  if (preferred && ratio(preferred) >= readable) return { scheme: preferred };
  const [best = "tx1"] = schemes.toSorted((first, second) => ratio(second) - ratio(first));
  return { scheme: best };
}

// Red says that something is wrong: where it only happens to come second in a theme that is not red itself, what is
// neither good nor bad has another colour, and so has what a second colour would have to be shaded beyond recognition for.
function calm(next: ThemeColor, lead: ThemeColor, layout: TemplateLayout): ThemeColor {
  if (layout.brand) return next;
  const text: ThemeColor = { scheme: "tx2" };
  const isWarning = isRed(next, layout) && !isRed(lead, layout) && !isRed(text, layout);
  if (!isWarning) return isPale(next, layout) ? lead : next;
  return isColorful(text, layout) && contrastOf(text, layout) >= readable ? text : lead;
}

function isRed(color: ThemeColor, layout: TemplateLayout): boolean {
  const value = Number.parseInt(resolveThemeColor(color, layout), 16);
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255] as const;
  return red >= 0x60 && green <= 0.5 * red && blue <= 0.5 * red && Math.abs(green - blue) <= 0.2 * red;
}

function isPale(color: ThemeColor, layout: TemplateLayout): boolean {
  const shade = readableShade(color, layout.background, layout);
  return !shade || (shade.luminanceModulation ?? 1) < 0.45;
}

function contrastOf(color: ThemeColor, layout: TemplateLayout): number {
  return contrastRatio(resolveThemeColor(color, layout), layout.background);
}

/** Says whether a colour is nearer to black than to white. */
export function isDark(color: HexColor): boolean {
  return contrastRatio(color, "000000") < contrastRatio(color, "FFFFFF");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns a colour of data as a colour of text on the page: darkened or lightened until it reads. */
export function asPageText(color: ThemeColor, tones: Tones, layout: TemplateLayout): ThemeColor {
  return asTextOn(layout.background, color, tones, layout);
}

/** Returns the same for text on another ground of the page, such as its tint. */
export function asTextOn(
  behind: HexColor,
  color: ThemeColor,
  { page }: Tones,
  layout: TemplateLayout,
): ThemeColor {
  if (contrastRatio(resolveThemeColor(color, layout), behind) >= readable) return color;
  return readableShade(base(color), behind, layout) ?? page.text;
}

/** Returns so many quiet colours, apart from each other, for data that stands back. */
export function dimSteps(
  count: number,
  { page, tint }: Tones,
  layout: TemplateLayout,
): readonly ThemeColor[] {
  const shares = stepsBetween(0.45, count);
  if (isDeep(layout))
    return lighterSteps(
      shares.map((share) => 1.6 + 2.4 * (share - 0.45)),
      layout,
    );
  const own =
    layout.brand &&
    (brandSteps(shares, layout.brand, layout) ?? brandLadder(count, layout.brand, { layout, tint }));
  if (own) return own;
  const ofField = layout.brand ? undefined : stepsOfField(count, layout);
  if (ofField) return ofField;
  // Beside a colour of the makers', slices of a dark grey would be as heavy as what leads.
  const greys = layout.brand && !isDark(layout.background) ? stepsBetween(0.6, count) : shares;
  const ladders = quietSchemes(layout, page.text).map((scheme) =>
    greys.map((share) => quietShade(scheme, round(share), layout)),
  );
  return (
    ladders.find((colors) => colors.every((color) => !isColorful(color, layout))) ?? ladders.at(-1) ?? []
  );
}

function stepsBetween(from: number, count: number, to = 0.84): readonly number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(1, count - 1));
}

/** Of the dominant hue, what is left in the strongest and in the palest step behind what leads. */
const [strongestStep, palestStep] = [0.66, 0.3];

function stepsOfField(count: number, layout: TemplateLayout): readonly ThemeColor[] | undefined {
  const field = chooseField(layout);
  if (isDark(layout.background) || !isCool(resolveThemeColor(field, layout))) return undefined;
  const steps = Array.from({ length: count }, (_, index) => {
    const share = strongestStep - ((strongestStep - palestStep) * index) / Math.max(1, count - 1);
    return calmer(paler(field, round(share)));
  });
  return steps.every((color) => contrastOf(color, layout) >= leastOfStep) ? steps : undefined;
}

/** To the page. */
const leastOfStep = 1.35;

/**
 * Returns a fill that small text can be read on, as like to the one given as can be: a full colour of middling light is
 * darkened a little, so that white is read on it.
 */
export function labelledFill(color: ThemeColor, layout: TemplateLayout): ThemeColor {
  const ratio = (candidate: ThemeColor, on: ThemeColor) =>
    contrastRatio(resolveThemeColor(on, layout), resolveThemeColor(candidate, layout));
  const isFit = (candidate: ThemeColor) => ratio(candidate, chooseOn(candidate, layout)) >= readable;
  const shaded = shades.map((share) => (share === 1 ? color : darker(color, share)));
  const paper = lightest(layout);
  const forWhite = isColorful(color, layout)
    ? shaded
        .slice(0, mostShadesForWhite)
        .find((shade) => ratio(shade, paper) >= readable && contrastOf(shade, layout) >= 3)
    : undefined;
  return forWhite ?? shaded.find(isFit) ?? color;
}

/** Darkened by more steps than these, yellow is olive and coral brown. */
const mostShadesForWhite = 5;
