import type { ThemeColor } from "@lectern/deck";
import { element, inOnePiece, rememberXml, type Xml } from "@lectern/ooxml";
import { thousandthsOfPercent } from "./integer.ts";

/** No fill at all (ISO 29500-1, 20.1.8.44). */
export const noFill = inOnePiece(element("a:noFill"));

/** Returns a fill in a colour of the theme (20.1.8.54). */
export function solidFill({ scheme, luminanceModulation, luminanceOffset }: ThemeColor): Xml {
  return rememberedFill(scheme, luminanceModulation, luminanceOffset);
}

/** Returns a colour of the theme (20.1.2.3.29). */
export function schemeColor({ scheme, luminanceModulation, luminanceOffset }: ThemeColor): Xml {
  return rememberedColor(scheme, luminanceModulation, luminanceOffset);
}

const rememberedColor = rememberXml(colorElement);

const rememberedFill = rememberXml((...color: Parameters<typeof colorElement>) =>
  element("a:solidFill", undefined, colorElement(...color)),
);

function colorElement(scheme: string, modulation: number | undefined, offset: number | undefined): Xml {
  return element(
    "a:schemeClr",
    { val: scheme },
    modulation !== undefined && share("a:lumMod", modulation),
    offset !== undefined && share("a:lumOff", offset),
  );
}

function share(name: string, value: number): Xml {
  return element(name, { val: thousandthsOfPercent(value) });
}
