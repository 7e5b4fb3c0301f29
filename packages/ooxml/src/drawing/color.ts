import { rememberXml } from "../remember-xml.ts";
import { element, type Xml } from "../xml.ts";
import { thousandthsOfPercent } from "./integer.ts";

/** A colour of the theme, lightened, darkened or let through; shares are from 0 to 1. */
export interface DrawingColor {
  /** A name of ISO 29500-1, 20.1.10.54 ST_SchemeColorVal. */
  readonly scheme: string;
  /** The colour itself, six hexadecimal digits, in place of the theme's (20.1.2.3.32 srgbClr). */
  readonly rgb?: string;
  /** The saturation by which it is multiplied, before its luminance changes (20.1.2.3.27 satMod). */
  readonly saturationModulation?: number;
  /** Share of the luminance kept (20.1.2.3.20 lumMod). */
  readonly luminanceModulation?: number;
  /** Share of luminance added (20.1.2.3.21 lumOff). */
  readonly luminanceOffset?: number;
  /** Opacity (20.1.2.3.1 alpha). */
  readonly alpha?: number;
}

/** Returns a colour of the theme, as fills, lines and bullets hold it (ISO 29500-1, 20.1.2.3.29 schemeClr). */
export function schemeColor(color: DrawingColor): Xml {
  return rememberedColor(...valuesOf(color));
}

/** Returns a fill in a colour of the theme (20.1.8.54). */
export function solidFill(color: DrawingColor): Xml {
  return rememberedFill(...valuesOf(color));
}

const rememberedColor = rememberXml(colorElement);
const rememberedFill = rememberXml((...color: Parameters<typeof colorElement>) =>
  element("a:solidFill", undefined, colorElement(...color)),
);

type Share = number | undefined;

function valuesOf({ scheme, rgb, alpha, ...color }: DrawingColor): Parameters<typeof colorElement> {
  const { saturationModulation, luminanceModulation, luminanceOffset } = color;
  return [scheme, saturationModulation, luminanceModulation, luminanceOffset, alpha, rgb];
}

function colorElement(
  scheme: string,
  saturation: Share,
  modulation: Share,
  offset: Share,
  alpha: Share,
  rgb: string | undefined,
): Xml {
  return element(
    rgb === undefined ? "a:schemeClr" : "a:srgbClr",
    { val: rgb ?? scheme },
    share("a:satMod", saturation),
    share("a:lumMod", modulation),
    share("a:lumOff", offset),
    share("a:alpha", alpha),
  );
}

function share(name: string, value: Share): Xml | undefined {
  return value === undefined ? undefined : element(name, { val: thousandthsOfPercent(value) });
}
