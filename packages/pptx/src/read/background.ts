import { contrastRatio, type HexColor } from "@lectern/deck";
import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { paintOfFill } from "../surface/fill-paint.ts";
import { pageArea } from "../surface/paint-item.ts";
import type { Pictures } from "../surface/pictures.ts";
import { paintArea, type Raster } from "../surface/raster.ts";
import { type ColorContext, hardestColor, luminance, resolveColorIn } from "./color.ts";
import { fillColors, fillOf } from "./fill.ts";
import { integerAttribute } from "./package/attributes.ts";

/** What a background is looked for in: the layout's bg, else the master's, with the fills that the theme offers. */
export interface BackgroundSource {
  readonly layout: XmlElement;
  readonly master: XmlElement;
  readonly theme: XmlElement | undefined;
  readonly context: ColorContext;
  /** The colour of the layout's title, by which the lightness of a picture behind it is guessed. */
  readonly titleColor: HexColor;
}

const leastOfTitles = 3;
/** From this number on, an index in a bgRef counts in the background fills of the theme (19.3.1.3 bgRef). */
const backgroundFills = 1000;

/**
 * Returns the colour behind the text of a layout: its plain one, or that of a gradient which its title is hardest to read
 * on, or a guess for a picture.
 */
export function readBackground(source: BackgroundSource): HexColor {
  const background = firstElement(source.layout, "cSld", "bg") ?? firstElement(source.master, "cSld", "bg");
  const fill = backgroundFill(background, source);
  if (!fill || localName(fill.element.name) === "noFill")
    return source.context.colors[source.context.colorMap.bg1];
  const colors = fillColors(fill.element, fill.context, page);
  const hardest = hardestColor(colors, source.titleColor);
  // How far a gradient from a point reaches nobody knows: its bright middle is no reason to overrule the title's colour.
  const isFromPoint = firstElement(fill.element, "path") !== undefined;
  if (hardest === undefined || (isFromPoint && contrastRatio(hardest, source.titleColor) < leastOfTitles))
    return colorUnder(source.titleColor, source.context);
  return hardest;
}

/** A page that is not opaque stands on white. */
const page = "FFFFFF";
const paper = [255, 255, 255, 1] as const;

/** The parts that the relationships of a background's picture belong to. */
export interface BackgroundParts {
  readonly layout: string;
  readonly master: string;
  readonly theme: string;
}

/** Paints a background on a page: a gradient with its run, a picture with its pixels. */
export function paintBackground(
  raster: Raster,
  source: BackgroundSource,
  { parts, pictures }: { readonly parts: BackgroundParts; readonly pictures: Pictures },
): void {
  const own = firstElement(source.layout, "cSld", "bg");
  const background = own ?? firstElement(source.master, "cSld", "bg");
  const fill = backgroundFill(background, source);
  if (!fill || localName(fill.element.name) === "solidFill") return;
  const stated = own ? parts.layout : parts.master;
  const part = firstElement(background, "bgRef") ? parts.theme : stated;
  const pictureOf = (id: string | undefined) => pictures.of(part, id);
  const paint = paintOfFill(fill.element, { context: fill.context, pictureOf }, raster.size);
  if (!paint) return;
  paintArea(raster, pageArea(raster), paper);
  paintArea(raster, pageArea(raster), paint);
}

/** Says whether a master has a picture of its own behind its pages, and the layout none instead of it. */
export function hasMasterPicture(layout: XmlElement, master: XmlElement): boolean {
  if (firstElement(layout, "cSld", "bg")) return false;
  const fill = fillOf(firstElement(master, "cSld", "bg", "bgPr"));
  return fill !== undefined && localName(fill.name) === "blipFill";
}

/** Returns the colour that a picture is taken to have: whoever made the template saw to it that the title can be read on it. */
export function colorUnder(textColor: HexColor, { colors }: ColorContext): HexColor {
  const [darker, lighter] =
    luminance(colors.dk1) < luminance(colors.lt1) ? [colors.dk1, colors.lt1] : [colors.lt1, colors.dk1];
  return luminance(textColor) > 0.4 ? darker : lighter;
}

/** A fill, and what colours are in it. */
export interface Fill {
  readonly element: XmlElement;
  readonly context: ColorContext;
}

/** Returns the fill that a bg states or takes from the theme (19.3.1.1); undefined where it does neither. */
export function backgroundFill(
  background: XmlElement | undefined,
  source: Pick<BackgroundSource, "theme" | "context">,
): Fill | undefined {
  const stated = fillOf(firstElement(background, "bgPr"));
  if (stated) return { element: stated, context: source.context };
  const reference = firstElement(background, "bgRef");
  const index = integerAttribute(reference, "idx");
  if (!reference || index === undefined) return undefined;
  const element = themeFill(source.theme, index);
  const color = resolveColorIn(reference, source.context);
  return element && { element, context: { ...source.context, ...(color && { placeholderColor: color }) } };
}

function themeFill(theme: XmlElement | undefined, index: number): XmlElement | undefined {
  const formats = firstElement(theme, "themeElements", "fmtScheme");
  if (index > backgroundFills)
    return childElements(firstElement(formats, "bgFillStyleLst"))[index - backgroundFills - 1];
  return childElements(firstElement(formats, "fillStyleLst"))[index - 1];
}
