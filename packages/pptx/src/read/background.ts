import type { HexColor } from "@lectern/deck";
import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { integerAttribute } from "./attributes.ts";
import { type ColorContext, luminance, resolveColorIn } from "./color.ts";
import { averageFillColor, fillOf } from "./fill.ts";

/** What a background is looked for in: the layout's bg, else the master's, with the fills that the theme offers. */
export interface BackgroundSource {
  readonly layout: XmlElement;
  readonly master: XmlElement;
  readonly theme: XmlElement | undefined;
  readonly context: ColorContext;
  /** The colour of the layout's title, by which the lightness of a picture behind it is guessed. */
  readonly titleColor: HexColor;
}

/** From this number on, an index in a bgRef counts in the background fills of the theme (19.3.1.3 bgRef). */
const backgroundFills = 1000;

/** Returns the colour behind the text of a layout: its plain one, or the average of a gradient, or a guess for a picture. */
export function readBackground(source: BackgroundSource): HexColor {
  const background = firstElement(source.layout, "cSld", "bg") ?? firstElement(source.master, "cSld", "bg");
  const fill = backgroundFill(background, source);
  if (!fill || localName(fill.element.name) === "noFill")
    return source.context.colors[source.context.colorMap.bg1];
  return averageFillColor(fill.element, fill.context) ?? colorUnder(source.titleColor, source.context);
}

/** Returns the colour that a picture is taken to have: whoever made the template saw to it that the title can be read on it. */
export function colorUnder(textColor: HexColor, { colors }: ColorContext): HexColor {
  const [darker, lighter] =
    luminance(colors.dk1) < luminance(colors.lt1) ? [colors.dk1, colors.lt1] : [colors.lt1, colors.dk1];
  return luminance(textColor) > 0.4 ? darker : lighter;
}

interface Fill {
  readonly element: XmlElement;
  readonly context: ColorContext;
}

function backgroundFill(background: XmlElement | undefined, source: BackgroundSource): Fill | undefined {
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
