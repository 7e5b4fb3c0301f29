import type { HexColor } from "@lectern/deck";
import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { averageColor, type ColorContext, resolveColor, resolveColorIn, resolveColorOver } from "./color.ts";

/**
 * Returns the plain or average colour of a fill (ISO 29500-1, 20.1.8: solidFill, gradFill, pattFill), or undefined for
 * pictures, for no fill, and for what is no fill.
 */
export function averageFillColor(fill: XmlElement, context: ColorContext): HexColor | undefined {
  switch (localName(fill.name)) {
    case "solidFill":
      return resolveColorIn(fill, context);
    case "gradFill":
      return averageColor(
        childElements(firstElement(fill, "gsLst"), "gs").flatMap(
          (stop) => resolveColorIn(stop, context) ?? [],
        ),
      );
    case "pattFill":
      return averageColor(
        ["fgClr", "bgClr"].flatMap((name) => resolveColorIn(firstElement(fill, name), context) ?? []),
      );
    default:
      return undefined;
  }
}

/**
 * Returns the colours of a fill, what shines through them mixed in: one of a plain fill, the stops of a gradient, the
 * average of a picture in two tones; none where nobody knows.
 */
export function fillColors(fill: XmlElement, context: ColorContext, under: HexColor): readonly HexColor[] {
  switch (localName(fill.name)) {
    case "solidFill":
      return colorsOver([fill], context, under);
    case "gradFill":
      return colorsOver(childElements(firstElement(fill, "gsLst"), "gs"), context, under);
    case "pattFill":
      return colorsOver(
        ["fgClr", "bgClr"].flatMap((name) => firstElement(fill, name) ?? []),
        context,
        under,
      );
    case "blipFill": {
      const tones = childElements(firstElement(fill, "blip", "duotone"));
      const average = averageColor(tones.flatMap((tone) => resolveColor(tone, context) ?? []));
      return average === undefined ? [] : [average];
    }
    default:
      return [];
  }
}

function colorsOver(parents: readonly XmlElement[], context: ColorContext, under: HexColor): HexColor[] {
  return parents.flatMap((parent) => resolveColorOver(parent, context, under) ?? []);
}

/** Returns the first fill among the children of an element, such as an spPr, a bgPr or an ln. */
export function fillOf(parent: XmlElement | undefined): XmlElement | undefined {
  return childElements(parent).find(({ name }) => localName(name).endsWith("Fill"));
}
