import { rememberXml } from "../remember-xml.ts";
import { element, type Xml } from "../xml.ts";
import { thousandthsOfPercent } from "./integer.ts";

/** A colour of the theme, lightened, darkened or let through; shares are from 0 to 1. */
export interface DrawingColor {
  /** A name of ISO 29500-1, 20.1.10.54 ST_SchemeColorVal. */
  readonly scheme: string;
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
  const { scheme, saturationModulation, luminanceModulation, luminanceOffset, alpha } = color;
  return rememberedColor(scheme, saturationModulation, luminanceModulation, luminanceOffset, alpha);
}

const rememberedColor = rememberXml(
  (scheme: string, saturation: Share, modulation: Share, offset: Share, alpha: Share) =>
    element(
      "a:schemeClr",
      { val: scheme },
      share("a:satMod", saturation),
      share("a:lumMod", modulation),
      share("a:lumOff", offset),
      share("a:alpha", alpha),
    ),
);

type Share = number | undefined;

function share(name: string, value: Share): Xml | undefined {
  return value === undefined ? undefined : element(name, { val: thousandthsOfPercent(value) });
}
