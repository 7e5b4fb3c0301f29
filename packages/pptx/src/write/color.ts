import type { ThemeColor } from "@lectern/deck";
import { element, inOnePiece, rememberXml, type Xml } from "@lectern/ooxml";
import { thousandthsOfPercent } from "./integer.ts";

/** No fill at all (ISO 29500-1, 20.1.8.44). */
export const noFill = inOnePiece(element("a:noFill"));

/** Returns a fill in a colour of the theme (20.1.8.54). */
export function solidFill(color: ThemeColor): Xml {
  return rememberedFill(schemeColor(color));
}

/** Returns a colour of the theme (20.1.2.3.29). */
export function schemeColor({ scheme, luminanceModulation, luminanceOffset }: ThemeColor): Xml {
  return rememberedColor(scheme, luminanceModulation, luminanceOffset);
}

const rememberedFill = rememberXml((color: Xml) => element("a:solidFill", undefined, color));

const rememberedColor = rememberXml(
  (scheme: string, modulation: number | undefined, offset: number | undefined) =>
    element(
      "a:schemeClr",
      { val: scheme },
      modulation !== undefined && share("a:lumMod", modulation),
      offset !== undefined && share("a:lumOff", offset),
    ),
);

function share(name: string, value: number): Xml {
  return element(name, { val: thousandthsOfPercent(value) });
}
