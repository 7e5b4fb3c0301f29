import {
  type BrandColors,
  contrastRatio,
  type HexColor,
  type PlaceholderType,
  resolveThemeColor,
  type SchemeColor,
  type ShownColor,
  type Template,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { hueDistance, hueOf, isColorful, isColorfulFill } from "./colors/hue.ts";
import { isStrong, staysItself } from "./colors/palette.ts";
import { areNear, distanceOf, rankHues } from "./colors/rank-hues.ts";
import { asShadeOfTheme, saturationOf } from "./colors/theme-shade.ts";

const schemes: readonly SchemeColor[] = [
  "accent1",
  "accent2",
  "accent3",
  "accent4",
  "accent5",
  "accent6",
  "tx2",
  "bg2",
];
/** Of the circle of hues: colours that are further apart are two. */
const otherHue = 1 / 9;

/**
 * Returns the colours that the makers of a template show: that of their titles, or else that of the hue which takes most of
 * their pages, and a second one where they show two. Where they show none it is an accent of the theme, or the text's own
 * colour where theme and page have no full colour that somebody chose.
 */
export function brandOf(template: Template, content: TemplateLayout, cover: TemplateLayout): BrandColors {
  const isChosen = (color: HexColor) => !isDefault(content) && isOfTheme(color, content);
  const least = isBright(content.background) ? leastShareOnBright : leastShare;
  const ranked = rankHues(shownIn(template, content, cover), { least, isChosen });
  const fit = ranked.flatMap(({ shades, weight }) => {
    const all = shades.filter((shade) => canLead(shade, content));
    const [color] = all;
    // What a theme has of a hue stands second before a fill of some drawing.
    return color === undefined ? [] : [{ color, weight, own: all.find(isChosen) ?? color }];
  });
  // On a page of a bright colour, another one leads.
  const isGround = ({ color }: { readonly color: HexColor }) => areNear(color, content.background);
  const [heaviest] = isBright(content.background)
    ? [...fit.filter((one) => !isGround(one)), ...fit.filter(isGround)]
    : fit;
  const titled = titleColorOf(content);
  const lead = titled ?? heaviest?.color;
  if (lead === undefined) return fallback(template, content, ranked);
  const own = ranked.find(({ color }) => areNear(color, lead));
  const others = isBright(content.background) ? fit.filter((one) => !isGround(one)) : fit;
  const ofLead = own?.weight ?? 0;
  const found = others.find(
    (one) => !isBlack(one.color) && isSecond({ ...one, color: one.own }, lead, ofLead, content),
  )?.own;
  const shades = others.length < fit.length ? [] : ranked.flatMap((one) => one.shades);
  const second =
    found ??
    shades.find((shade) => isVividBeside(shade, lead) && canLead(shade, content)) ??
    inkBelow(lead, content);
  return {
    lead: asShadeOfTheme(lead, content),
    ...(second !== undefined && { second: asShadeOfTheme(second, content) }),
  };
}

/** In pages: what the text of a title, and of a subtitle or a list, covers. */
const inkOf: Partial<Record<PlaceholderType, number>> = {
  title: 0.02,
  ctrTitle: 0.02,
  subTitle: 0.01,
  body: 0.005,
  obj: 0.005,
};
/** A picture behind one page has colours of its own. */
const pictureShare = 0.3;
/** Layouts that the makers' own slides leave out show little of what they use. */
const unusedShare = 0.15;
const tellingSlides = 3;
/** What the makers put into a theme of their own counts for more than what they only show, most of all what leads it. */
const chosenShare = 2;
const leadingShare = 4;

function shownIn(
  { layouts, slideDesigns }: Template,
  content: TemplateLayout,
  cover: TemplateLayout,
): readonly ShownColor[] {
  const masters = [content.master, cover.master];
  const own = layouts.filter(
    ({ master, theme }) =>
      masters.includes(master) && JSON.stringify(theme.colors) === JSON.stringify(content.theme.colors),
  );
  const slides = own.reduce((sum, { uses = 0 }) => sum + uses, 0);
  const unused = slides >= tellingSlides ? unusedShare : 1;
  // A photograph has whatever colours it has: they are the makers' where their theme has them, or where nobody chose one.
  const designs = [slideDesigns?.cover, slideDesigns?.content]
    .flatMap((design) => design?.shown ?? [])
    .filter((one) => isDefault(content) || choiceOf(one.color, content) > 1);
  const shown = [
    ...designs.map(({ color, weight }) => ({ color, weight: weight * pictureShare })),
    ...own.flatMap((layout) =>
      [...(layout.shown ?? []), ...inksOf(layout)].map(({ color, weight }) => ({
        color,
        weight: weight * (layout.uses === undefined ? unused : 1 + layout.uses),
      })),
    ),
  ];
  if (isDefault(content)) return shown;
  return shown.map(({ color, weight }) => ({ color, weight: weight * choiceOf(color, content) }));
}

function inksOf({ placeholders, background }: TemplateLayout): readonly ShownColor[] {
  return placeholders.flatMap(({ type, levels, fill }) => {
    const weight = inkOf[type];
    const color = levels[0]?.color;
    if (weight === undefined || color === undefined || fill !== undefined) return [];
    return isColorful(color) && contrastRatio(color, background) >= leastOfTitles ? [{ color, weight }] : [];
  });
}

function choiceOf(color: HexColor, layout: TemplateLayout): number {
  const isOf = (scheme: SchemeColor) => areNear(resolveThemeColor({ scheme }, layout), color);
  if (isOf("accent1") || isOf("tx2")) return leadingShare;
  return schemes.some(isOf) ? chosenShare : 1;
}

/** Between the channels of a colour: on less, as on cream, its own dark shades are at home. */
const seenAsBright = 120;

function isBright(page: HexColor): boolean {
  return isStrong(page) && hueOf(page, seenAsBright) !== undefined;
}

function isOfTheme(color: HexColor, layout: TemplateLayout): boolean {
  return schemes.some((scheme) => resolveThemeColor({ scheme }, layout) === color);
}

/** Of all that is shown: below it, a hue is a detail. */
const leastShare = 0.02;
/** The same on a page of a bright colour, which most others are lost on. */
const leastShareOnBright = 0.01;

/** Of its luminance: a colour that text could only have in a darker shade is not what the makers show. */
const leastShade = 0.6;
/** On a page of its own hue, a colour is its dark shade. */
const leastShadeOnItself = 0.35;

function canLead(color: HexColor, content: TemplateLayout): boolean {
  const isGround = areNear(color, content.background);
  return staysItself(asShadeOfTheme(color, content), content, isGround ? leastShadeOnItself : leastShade);
}

/** Of the leading hue. */
const secondShare = 0.25;
/** The same of what leads a theme of the makers' own. */
const leadingSecondShare = 0.15;
/** Red says that something is wrong, unless it is what a file has most of. */
const redShare = 0.6;

function isSecond(
  { color, weight }: ShownColor,
  lead: HexColor,
  ofLead: number,
  layout: TemplateLayout,
): boolean {
  const leads = (["accent1", "accent2", "tx2"] as const).some(
    (scheme) => resolveThemeColor({ scheme }, layout) === color,
  );
  const usual = leads && !isDefault(layout) ? leadingSecondShare : secondShare;
  const least = isRed(color) ? redShare : usual;
  return !isBlack(color) && areTwoHues(color, lead) && weight >= least * ofLead;
}

// Makers who set what stands below the points of a list in a second hue show it on most of their pages.
function inkBelow(lead: HexColor, content: TemplateLayout): HexColor | undefined {
  if (content.uses === undefined) return undefined;
  const text = content.placeholders.find(({ type }) => type === "obj" || type === "body");
  const [first, below] = text?.levels ?? [];
  if (!first?.bullet || !below || !areNear(first.color, lead)) return undefined;
  const isOwn = isColorful(below.color) && areTwoHues(below.color, lead) && canLead(below.color, content);
  return isOwn ? below.color : undefined;
}

function isBlack(color: HexColor): boolean {
  return contrastRatio(color, "000000") < leastOfSecond;
}

/** Between how saturated two colours are, from which on one is bright and the other dull. */
const vividBesideDull = 0.45;

// A slate and a bright teal are two colours, however near their hues are.
function isVividBeside(color: HexColor, lead: HexColor): boolean {
  const isOfKin = (distanceOf(color, lead) ?? otherHue) < otherHue;
  return isOfKin && saturationOf(color) - saturationOf(lead) >= vividBesideDull;
}

/** To black: nobody sees the hue of what is darker, and its pale shades are nobody's. */
const leastOfSecond = 1.15;

function isRed(color: HexColor): boolean {
  const hue = hueOf(color) ?? 0.5;
  return Math.min(hue, 1 - hue) <= 1 / 24;
}

function titleColorOf({ placeholders, background }: TemplateLayout): HexColor | undefined {
  const title = placeholders.find(({ type }) => type === "title" || type === "ctrTitle");
  const color = title?.levels[0]?.color;
  if (title?.fill !== undefined || color === undefined || !(isColorful(color) || isTinted(color)))
    return undefined;
  return contrastRatio(color, background) >= leastOfTitles ? color : undefined;
}

const leastOfTitles = 1.6;

/** Between the channels of a slate: no ink, and no full colour either. */
const leastTint = 24;

/** Says whether a colour of text is seen to be none of the inks that programs begin with: a slate, or a full colour. */
export function isTinted(color: HexColor): boolean {
  return hueOf(color, leastTint) !== undefined && contrastRatio(color, "000000") >= leastOfInk;
}

/** To black: darker, a tint is not seen in the strokes of letters. */
const leastOfInk = 2.2;

/** The first two accents of themes that programs begin with: nobody chose them. */
const defaults = new Set([
  "BBE0E3 333399",
  "4F81BD C0504D",
  "5B9BD5 ED7D31",
  "4472C4 ED7D31",
  "156082 E97132",
  "4285F4 212121",
  "18A303 0369A3",
]);

function isDefault({ theme: { colors } }: TemplateLayout): boolean {
  return defaults.has(`${colors.accent1} ${colors.accent2}`);
}

// What nobody shows a theme still says: its first accent, and its second text colour, where somebody chose them.
function fallback({ layouts }: Template, content: TemplateLayout, shown: readonly ShownColor[]): BrandColors {
  const isChosen = !isDefault(content);
  const isPlain = content.artwork.length === 0 && layouts.every(({ background }) => background === "FFFFFF");
  const accents = schemes.slice(0, 6).map((scheme): ThemeColor => ({ scheme }));
  const known = isChosen || (isPlain && shown.length === 0);
  const lead = known ? accents.find((color) => staysItself(color, content)) : undefined;
  if (!lead) return { lead: (isChosen && fieldOf(content)) || textOf(content) };
  const second: ThemeColor = { scheme: "tx2" };
  return isChosen && isDarkSecond(second, lead, content) ? { lead, second } : { lead };
}

// On paper of a middling light no accent is seen, but a dark colour of the theme's own is told from it, and carries white.
function fieldOf(content: TemplateLayout): ThemeColor | undefined {
  return (["tx2", "bg2"] as const)
    .map((scheme): ThemeColor => ({ scheme }))
    .find((color) => {
      const seen = resolveThemeColor(color, content);
      const isTold = contrastRatio(seen, content.background) >= leastOfTitles;
      return hueOf(seen, leastTint) !== undefined && isTold && contrastRatio(seen, "FFFFFF") >= leastOfFields;
    });
}

const leastOfFields = 4.5;

function isDarkSecond(color: ThemeColor, lead: ThemeColor, layout: TemplateLayout): boolean {
  const [seen, leading] = [resolveThemeColor(color, layout), resolveThemeColor(lead, layout)];
  const [hue, other] = [hueOf(seen, 24), hueOf(leading)];
  if (!isColorfulFill(seen) || hue === undefined || other === undefined) return false;
  return hueDistance(hue, other) >= otherHue && contrastRatio(seen, layout.background) >= 4.5;
}

function areTwoHues(one: HexColor, other: HexColor): boolean {
  const distance = distanceOf(one, other);
  return distance !== undefined && distance >= otherHue;
}

function textOf(content: TemplateLayout): ThemeColor {
  const contrast = (scheme: SchemeColor) =>
    contrastRatio(resolveThemeColor({ scheme }, content), content.background);
  return { scheme: contrast("tx1") >= contrast("bg1") ? "tx1" : "bg1" };
}
