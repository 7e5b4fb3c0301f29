import {
  contrastRatio,
  type HexColor,
  resolveThemeColor,
  type SchemeColor,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";

/** How text is set, as far as it matters for reading. */
export interface TextSize {
  readonly size: number;
  readonly bold: boolean;
}

const ofText: readonly SchemeColor[] = ["tx1", "bg1", "tx2", "bg2"];
const accents: readonly SchemeColor[] = ["accent1", "accent2", "accent3", "accent4", "accent5", "accent6"];
/** Where no colour reads everywhere, the template's own stays unless another reads better by this. */
const muchBetter = 1.3;
/** Large text reads from three on; where a colour of the theme has more, it is taken. */
const good = 4.5;

/** Returns the contrast that text of a size must have (WCAG 2.2, 1.4.3). */
export function neededContrast({ size, bold }: TextSize): number {
  return size >= 18 || (bold && size >= 14) ? 3 : good;
}

/** Returns the least contrast of a colour with several. */
export function leastContrast(color: HexColor, grounds: readonly HexColor[]): number {
  return grounds.reduce((least, ground) => Math.min(least, contrastRatio(color, ground)), 21);
}

/**
 * Returns the theme's text colour that reads on all grounds in place of a template's own; undefined where that reads as well
 * as another would.
 */
export function readableOn(
  grounds: readonly HexColor[],
  own: HexColor,
  look: TextSize,
  layout: TemplateLayout,
): ThemeColor | undefined {
  const mine = leastContrast(own, grounds);
  if (mine >= neededOn(grounds, look)) return undefined;
  const ranked = ofText
    .map((scheme) => ({ scheme, contrast: leastContrast(resolveThemeColor({ scheme }, layout), grounds) }))
    .toSorted((one, other) => other.contrast - one.contrast);
  const [best] = ranked;
  return best && best.contrast > muchBetter * mine ? { scheme: best.scheme } : undefined;
}

/** From here on, in points, thick strokes make up for a little contrast. */
const displaySize = 24;
const lightEnough = 3.9;

/**
 * Returns the theme's light text colour for a title that its makers have in a dark one on a middle tone: by the formula both
 * read alike there, to the eye the light one reads better; undefined elsewhere.
 */
export function lightOnMiddleTones(
  grounds: readonly HexColor[],
  own: HexColor,
  { size }: TextSize,
  layout: TemplateLayout,
): ThemeColor | undefined {
  const isDark = contrastRatio(own, "FFFFFF") > 7;
  // Where nobody could look, it may be paper.
  if (grounds.length === 0 || size < displaySize || !isDark || !grounds.every(isFull)) return undefined;
  const scheme = ofText.find((one) => {
    const seen = resolveThemeColor({ scheme: one }, layout);
    return contrastRatio(seen, "FFFFFF") < 1.3 && leastContrast(seen, grounds) >= lightEnough;
  });
  return scheme && { scheme };
}

/** On one full colour, large text of the makers' own reads almost as well as any other would. */
const nearlyGood = 4;

// On a drawing even large text shall have what small text must, and nearly so on a full colour.
function neededOn(grounds: readonly HexColor[], look: TextSize): number {
  if (grounds.length > 1) return good;
  return grounds.some(isFull) ? Math.max(nearlyGood, neededContrast(look)) : neededContrast(look);
}

/** Says whether a ground is neither paper nor ink: white and black can both be told from it. */
export function isFull(ground: HexColor): boolean {
  return contrastRatio(ground, "FFFFFF") > 2.5 && contrastRatio(ground, "000000") > 2;
}

/** Returns the theme's colour that is most like another. */
export function nearestScheme(color: HexColor, layout: TemplateLayout): SchemeColor {
  const distance = (scheme: SchemeColor) => {
    const [one, other] = [color, resolveThemeColor({ scheme }, layout)].map((hex) =>
      Number.parseInt(hex, 16),
    );
    const channel = (value: number | undefined, shift: number) => ((value ?? 0) >> shift) & 255;
    return [16, 8, 0].reduce((sum, shift) => sum + Math.abs(channel(one, shift) - channel(other, shift)), 0);
  };
  const [nearest = "tx1"] = [...ofText, ...accents].toSorted((one, other) => distance(one) - distance(other));
  return nearest;
}

/** Says whether neither a template's own colour nor another of its theme reads on all grounds. */
export function isUnreadableOn(
  grounds: readonly HexColor[],
  own: HexColor,
  look: TextSize,
  layout: TemplateLayout,
): boolean {
  const inks = [own, ...ofText.map((scheme) => resolveThemeColor({ scheme }, layout))];
  return grounds.length > 1 && inks.every((ink) => leastContrast(ink, grounds) < neededContrast(look));
}
