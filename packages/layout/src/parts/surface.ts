import {
  type Box,
  contrastRatio,
  inches,
  type PlacedElement,
  type PlacedLine,
  type PlacedShape,
  points,
  resolveThemeColor,
  type ThemeColor,
} from "@lectern/deck";
import { boxOf } from "../geometry.ts";
import {
  blockFills,
  boldBlock,
  chooseAccentOn,
  type Inks,
  inksOn,
  labelledFill,
} from "../template/colors/tones.ts";
import { type Canvas, createPanel } from "./canvas.ts";

/** What a panel is drawn with, and the colours of what stands on it. */
export interface Surface {
  readonly fill?: ThemeColor | undefined;
  readonly line?: PlacedLine | undefined;
  /** Of the rule along its upper edge. */
  readonly rule?: ThemeColor | undefined;
  readonly inks: Inks;
  /** Whether it is of a strong colour, which the accents may not be seen on. */
  readonly isStrong: boolean;
  /** The ground of an icon or a numeral on it, and what is drawn on that. */
  readonly mark: { readonly ground: ThemeColor; readonly ink: ThemeColor };
}

/**
 * Returns what panels are drawn with in the style of the deck, in their order: those of equal weight share one colour, for
 * whoever sees several looks for what they mean. Only one that is marked among others has another.
 */
export function createSurfaces(marks: readonly boolean[], canvas: Canvas): readonly Surface[] {
  if (canvas.style.panel !== "blocks") return marks.map(() => createQuietSurface(canvas));
  const [shared = canvas.tones.field, other = shared] = blockFills(canvas.tones, canvas.anatomy.layout);
  const isOneMarked = marks.includes(true) && marks.includes(false);
  return marks.map((isMarked) => createFilledSurface(isOneMarked && isMarked ? other : shared, canvas));
}

/** Returns what as many panels beside a larger one are drawn with, which has the dominant colour. */
export function createSurfacesBeside(count: number, canvas: Canvas): readonly Surface[] {
  if (canvas.style.panel !== "blocks") return Array.from({ length: count }, () => createQuietSurface(canvas));
  const [, shared = canvas.tones.tint] = blockFills(canvas.tones, canvas.anatomy.layout);
  return Array.from({ length: count }, () => createFilledSurface(shared, canvas));
}

/** Returns a panel that stands back: the style's own, or a tint where that is a strong colour. */
export function createQuietSurface(canvas: Canvas): Surface {
  const { style, tones } = canvas;
  const mark = markOn(canvas);
  const onPage = { inks: tones.page, mark, isStrong: false };
  switch (style.panel) {
    case "outline":
      return { ...onPage, line: { color: tones.hairline, width: points(1.25) } };
    case "topRule":
      return { fill: tones.tint, rule: tones.signal, inks: tones.onTint, mark, isStrong: false };
    case "paper":
    case "tint":
    case "blocks":
      return { fill: tones.tint, inks: tones.onTint, mark, isStrong: false };
  }
}

/** Returns the page itself as what things stand on. */
export function createPageSurface(canvas: Canvas): Surface {
  return { inks: canvas.tones.page, mark: markOn(canvas), isStrong: false };
}

/** Returns the fill of what is to stand out from the page: the dominant hue, or the accent where the page itself has that. */
export function dominantFill({ tones, anatomy: { layout } }: Canvas): ThemeColor {
  const apart = contrastRatio(resolveThemeColor(tones.field, layout), layout.background);
  return apart >= 1.5 ? tones.field : labelledFill(tones.signal, layout);
}

// Icons and numerals are large: the makers' colour need not be shaded for them.
function markOn(canvas: Canvas): Surface["mark"] {
  const { tones, anatomy } = canvas;
  const { fill, text } = boldBlock(Number.POSITIVE_INFINITY, tones);
  if (
    fill !== tones.field &&
    contrastRatio(resolveThemeColor(fill, anatomy.layout), anatomy.layout.background) >= 1.5
  )
    return { ground: fill, ink: text };
  const ground = dominantFill(canvas);
  return { ground, ink: chooseAccentOn(ground, canvas.anatomy.layout) };
}

/** Returns a panel of one strong colour. */
export function createFilledSurface(fill: ThemeColor, { anatomy: { layout } }: Canvas): Surface {
  const inks = inksOn(fill, layout);
  return { fill, inks, mark: { ground: inks.text, ink: fill }, isStrong: true };
}

/** Draws a panel. */
export function drawSurface(
  name: string,
  box: Box,
  surface: Surface,
  canvas: Canvas,
): readonly PlacedElement[] {
  const panel: PlacedShape = {
    kind: "shape",
    name,
    ...roundedBy(surface.rule ? 0 : canvas.style.cornerRadius, box),
    box,
    ...(surface.fill && { fill: surface.fill }),
    ...(surface.line && { line: surface.line }),
  };
  if (!surface.rule) return [panel];
  return [panel, createPanel(`Rule of ${name}`, boxOf(box.x, box.y, box.width, ruleHeight), surface.rule)];
}

/** Returns the form of a panel with rounded corners, or with square ones where the radius is 0. */
export function roundedBy(
  radius: number,
  { width, height }: Box,
): Pick<PlacedShape, "geometry" | "cornerRadius"> {
  const most = Math.min(width, height) / 2;
  if (radius <= 0) return { geometry: "rectangle" };
  return { geometry: "roundedRectangle", cornerRadius: boxOf(0, 0, Math.min(radius, most), 0).width };
}

/** Of the rule along the upper edge of a panel. */
export const ruleHeight = inches(0.07);
