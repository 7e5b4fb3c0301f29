import {
  type BrandColors,
  contrastRatio,
  type HexColor,
  resolveThemeColor,
  type SchemeColor,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { hueDistance, hueOf, isColorful, isCool } from "./hue.ts";
import { asShadeOfTheme, darker, paler, tintOf } from "./theme-shade.ts";

/** Of the circle of hues: colours that are nearer to each other go together. */
const sameHue = 1 / 15;
/** Between the largest and the smallest of three channels: less is seen as grey. */
const seenAsGrey = 9;

/**
 * Says whether a colour of the theme may stand beside those that a template's makers show: a grey, or one of their hues or
 * the page's. True for all where the theme's own accents are used.
 */
export function belongsToBrand(scheme: SchemeColor, layout: TemplateLayout): boolean {
  if (!layout.brand) return true;
  const hue = hueOf(resolveThemeColor({ scheme }, layout), seenAsGrey);
  if (hue === undefined) return true;
  const { lead, second = lead } = layout.brand;
  const own = [lead, second].map((color) => resolveThemeColor(color, layout));
  return [...own, layout.background].some((color) => {
    const other = hueOf(color, seenAsGrey);
    return other !== undefined && hueDistance(hue, other) <= sameHue;
  });
}

const leastOfGraphics = 3;
/** Of two fills: they are told apart in print. */
const leastApart = 1.4;

/** Returns what stands beside the leading colour where a template's makers show no second one: another lightness of it. */
export function supportOf(lead: ThemeColor, layout: TemplateLayout): ThemeColor {
  const seen = resolveThemeColor(lead, layout);
  const deeper = [0.6, 0.5, 0.4].map((share) => darker(lead, share));
  const lighter = [0.6, 0.75, 0.5].map((share) => tintOf(lead, share, layout));
  const ordered = isDark(layout.background) ? [...lighter, ...deeper] : [...deeper, ...lighter];
  const found = ordered.find((color) => {
    const other = resolveThemeColor(color, layout);
    const onPage = contrastRatio(other, layout.background);
    return onPage >= leastOfGraphics && contrastRatio(other, seen) >= leastApart;
  });
  return found ?? lead;
}

/**
 * Returns fills for panels that go with the colours of a template's makers, the best first: the theme's own paper, a pale
 * shade of the leading colour, or a shade of the page.
 */
export function brandTints(
  { lead }: BrandColors,
  layout: TemplateLayout,
  isRaised: boolean,
): readonly ThemeColor[] {
  const { background } = layout;
  const page = pageColor(layout);
  if (isDark(background)) {
    return [
      ...(isRaised ? [{ scheme: "bg2" } as const] : []),
      paler(page, 0.88),
      paler(page, 0.92),
      paler(page, 0.8),
      darker(page, 0.9),
      darker(page, 0.8),
      darker(page, 0.7),
      darker(page, 0.55),
      darker(page, 0.4),
    ];
  }
  const paper = belongsToBrand("bg2", layout) ? paperOf(lead, layout) : undefined;
  const isTinted = paper && hueOf(resolveThemeColor(paper, layout), seenAsGrey) !== undefined;
  return [
    ...(isWhite(background) ? [] : [paler(page, 0.5), paler(page, 0.7)]),
    // Where a page runs from one colour into another, a panel is paler than both.
    ...(layout.grounds && isColorful(background) ? [paler(page, 0.3), paler(page, 0.2)] : []),
    ...(paper && isTinted ? [paper] : []),
    // Beside red, orange and yellow a grey is calmer than a pale shade, which would be pink or cream.
    ...(isCool(resolveThemeColor(lead, layout))
      ? [tintOf(lead, 0.1, layout), tintOf(lead, 0.06, layout)]
      : []),
    // A grey paper of a theme is darker than panels need, or so light that they are not seen.
    ...(isWhite(background) ? [{ scheme: "bg1", luminanceModulation: 0.95 } as const] : []),
    ...(paper && isPale(paper, layout) ? [paper] : []),
    { scheme: "bg1", luminanceModulation: 0.95 },
    { scheme: "tx1", luminanceModulation: 0.05, luminanceOffset: 0.95 },
    darker(page, 0.95),
  ];
}

/** Says whether data that stands back is to be lighter than the page: one that is dark, or of a middling colour. */
export function isDeep(layout: TemplateLayout): boolean {
  return layout.brand !== undefined && contrastRatio(layout.background, "FFFFFF") >= leastOfDeep;
}

const leastOfDeep = 2.2;

/** Returns a lighter shade of a deep page, told from it by such a contrast: for rules. */
export function lighterThan(layout: TemplateLayout, least: number): ThemeColor {
  const page = pageColor(layout);
  const shades = Array.from({ length: 18 }, (_, step) => paler(page, rounded(0.95 - step * 0.05)));
  const isTold = (color: ThemeColor) =>
    contrastRatio(resolveThemeColor(color, layout), layout.background) >= least;
  return shades.find(isTold) ?? paler(page, 0.1);
}

/**
 * Returns so many shades lighter than a deep page, for data that stands back: each told from it by a contrast of at least the one
 * that is given for it, and all of the hue that leads where an accent of the theme has that.
 */
export function lighterSteps(contrasts: readonly number[], layout: TemplateLayout): readonly ThemeColor[] {
  const [least = 1] = contrasts;
  const own = ownShades(layout).filter(
    (color) => contrastRatio(resolveThemeColor(color, layout), layout.background) >= least,
  );
  if (own.length < contrasts.length) return contrasts.map((contrast) => lighterThan(layout, contrast));
  return spreadOver(own, contrasts.length);
}

function spreadOver(colors: readonly ThemeColor[], count: number): readonly ThemeColor[] {
  const step = count > 1 ? (colors.length - 1) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => colors[Math.round(index * step)]).flatMap(
    (color) => color ?? [],
  );
}

// On grey, what is lighter than the page has the hue that leads, where an accent of the theme has it as well.
function ownShades(layout: TemplateLayout): readonly ThemeColor[] {
  if (!layout.brand || hueOf(layout.background, seenAsGrey) !== undefined) return [];
  const own = accents.find(
    (scheme) => isColorful(resolveThemeColor({ scheme }, layout)) && belongsToBrand(scheme, layout),
  );
  if (!own || hueOf(resolveThemeColor(layout.brand.lead, layout), seenAsGrey) === undefined) return [];
  const lighter = [0.85, 0.7, 0.55, 0.4, 0.25].map((share) => paler({ scheme: own }, share));
  const isLighter = (color: ThemeColor) =>
    contrastRatio(resolveThemeColor(color, layout), "000000") > contrastRatio(layout.background, "000000");
  const plain: ThemeColor = { scheme: own };
  return [plain, ...lighter].filter(isLighter);
}

const accents: readonly SchemeColor[] = ["accent1", "accent2", "accent3", "accent4", "accent5", "accent6"];

/** Returns colours for things of equal weight: the makers' own, paler ones of them, and greys, each apart from the page. */
export function brandSequence({ lead, second }: BrandColors, layout: TemplateLayout): readonly ThemeColor[] {
  const support = second ? besideLead(second, lead, layout) : supportOf(lead, layout);
  const lightness = isDark(layout.background) ? 0.6 : 0.55;
  const grey = greyOf(layout);
  const page = pageColor(layout);
  const wanted = [
    support,
    lead,
    tintOf(lead, lightness, layout),
    ...(second ? [tintOf(second, lightness, layout)] : []),
    tintOf(lead, 0.3, layout),
    grey(0.5),
    grey(0.75),
    ...(isWhite(layout.background) ? [] : [darker(page, 0.5), paler(page, 0.5)]),
    tintOf(support, lightness, layout),
    grey(0.3),
  ];
  const colors: ThemeColor[] = [];
  for (const color of wanted) {
    const seen = resolveThemeColor(color, layout);
    const isApart = colors.every((other) => areApart(seen, resolveThemeColor(other, layout)));
    if (isApart && contrastRatio(seen, layout.background) >= leastSeen) colors.push(color);
  }
  return colors.length > 1 ? colors : [lead, support];
}

/**
 * Returns pale shades of a colour of the makers', the second one rather than the first, by the shares of each that are left
 * out: for data that stands back behind the leading colour. Undefined where they have none that stays behind it.
 */
export function brandSteps(
  shares: readonly number[],
  { lead, second }: BrandColors,
  layout: TemplateLayout,
): readonly ThemeColor[] | undefined {
  const leading = resolveThemeColor(lead, layout);
  const ladders = standingBack({ lead, ...(second && { second }) }, layout).map((color) =>
    shares.map((share) => tintOf(color, rounded(1 - 0.85 * share), layout)),
  );
  return ladders.find((colors) =>
    colors.every((color) => {
      const seen = resolveThemeColor(color, layout);
      const isBehind = contrastRatio(seen, leading) >= leastSeen || isOtherHue(seen, leading);
      return contrastRatio(seen, layout.background) >= leastSeen && isBehind;
    }),
  );
}

const ladderShares = [0.8, 0.72, 0.64, 0.56, 0.48, 0.4, 0.32, 0.24, 0.18, 0.12, 0.06] as const;

/** To a page with a light of its own, and to the panels on it: slices are told by their outlines as well. */
const leastOfLadder = 1.12;

/**
 * Returns so many shades of a colour of the makers', from full to pale, that are told from the leading one, from a page that has a
 * middling light of its own and from the panels on it; undefined where there are not so many.
 */
export function brandLadder(
  count: number,
  brand: BrandColors,
  { layout, tint }: { readonly layout: TemplateLayout; readonly tint: ThemeColor },
): readonly ThemeColor[] | undefined {
  const [own] = standingBack(brand, layout);
  if (!own) return undefined;
  const leading = resolveThemeColor(brand.lead, layout);
  const told = ladderShares
    .map((share) => tintOf(own, share, layout))
    .filter((color) => {
      const seen = resolveThemeColor(color, layout);
      const isTold = [layout.background, resolveThemeColor(tint, layout)].every(
        (ground) => contrastRatio(seen, ground) >= leastOfLadder,
      );
      return isTold && contrastRatio(seen, leading) >= leastSeen;
    });
  return told.length < count ? undefined : spreadOver(told, count);
}

/**
 * Returns the makers' colours that data standing back is made of, the best first: a cool one, and a warm one only where it is the
 * only hue that they have.
 */
export function standingBack({ lead, second }: BrandColors, layout: TemplateLayout): readonly ThemeColor[] {
  const own = [second, lead].flatMap((color) => color ?? []);
  const isOfHue = (color: ThemeColor) => isColorful(resolveThemeColor(color, layout));
  const cool = own.filter((color) => isCool(resolveThemeColor(color, layout)));
  return [...cool, ...own.filter((color) => isOfHue(color) && !cool.includes(color))];
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}

// Two hues of one lightness are one grey in print.
function besideLead(second: ThemeColor, lead: ThemeColor, layout: TemplateLayout): ThemeColor {
  const seen = resolveThemeColor(lead, layout);
  const shades = [second, ...[0.75, 0.6].map((share) => darker(second, share)), tintOf(second, 0.6, layout)];
  const isApart = (color: ThemeColor) => {
    const other = resolveThemeColor(color, layout);
    return contrastRatio(other, seen) >= leastApart && contrastRatio(other, layout.background) >= leastSeen;
  };
  return shades.find(isApart) ?? second;
}

function areApart(one: HexColor, other: HexColor): boolean {
  const ratio = contrastRatio(one, other);
  return ratio >= leastApart || (ratio >= 1.1 && isOtherHue(one, other));
}

const leastSeen = 1.25;

function isOtherHue(one: HexColor, other: HexColor): boolean {
  const [first, second] = [hueOf(one), hueOf(other)];
  return first === undefined || second === undefined
    ? first !== second
    : hueDistance(first, second) > sameHue;
}

function greyOf(layout: TemplateLayout): (share: number) => ThemeColor {
  const dark = isDark(resolveThemeColor({ scheme: "tx1" }, layout)) ? "tx1" : "bg1";
  return (share) => ({ scheme: dark, luminanceModulation: 1 - share, luminanceOffset: share });
}

// A full colour that is not the leading one is no paper, however pale.
function paperOf(lead: ThemeColor, layout: TemplateLayout): ThemeColor | undefined {
  const seen = resolveThemeColor({ scheme: "bg2" }, layout);
  if (!isColorful(seen)) return { scheme: "bg2" };
  return isOtherHue(seen, resolveThemeColor(lead, layout)) ? undefined : paler({ scheme: "bg2" }, 0.4);
}

/** Of a panel to the page: more is heavy. */
const mostOfPanels = 1.25;

function isPale(color: ThemeColor, layout: TemplateLayout): boolean {
  return contrastRatio(resolveThemeColor(color, layout), layout.background) <= mostOfPanels;
}

function pageColor(layout: TemplateLayout): ThemeColor {
  return asShadeOfTheme(layout.background, layout);
}

function isWhite(color: HexColor): boolean {
  return contrastRatio(color, "FFFFFF") < 1.03;
}

function isDark(color: HexColor): boolean {
  return contrastRatio(color, "000000") < contrastRatio(color, "FFFFFF");
}
