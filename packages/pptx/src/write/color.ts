import type { ThemeColor } from "@lectern/deck";
import { element, type Xml } from "@lectern/ooxml";
import { thousandthsOfPercent } from "./integer.ts";

/** The fills that nearly everything has: a colour just as it stands in the theme, of which there are no more than twenty. */
const plainFills = new Map<ThemeColor["scheme"], Xml>();

/** No fill at all (ISO 29500-1, 20.1.8.44). */
export const noFill = element("a:noFill");

/** Returns a fill in a colour of the theme (20.1.8.54). */
export function solidFill(color: ThemeColor): Xml {
  const { scheme, luminanceModulation, luminanceOffset } = color;
  const isPlain = luminanceModulation === undefined && luminanceOffset === undefined;
  const known = isPlain ? plainFills.get(scheme) : undefined;
  if (known !== undefined) return known;
  const fill = element("a:solidFill", undefined, schemeColor(color));
  if (isPlain) plainFills.set(scheme, fill);
  return fill;
}

/** Returns a colour of the theme (20.1.2.3.29). */
export function schemeColor({ scheme, luminanceModulation, luminanceOffset }: ThemeColor): Xml {
  return element(
    "a:schemeClr",
    { val: scheme },
    luminanceModulation !== undefined && share("a:lumMod", luminanceModulation),
    luminanceOffset !== undefined && share("a:lumOff", luminanceOffset),
  );
}

function share(name: string, value: number): Xml {
  return element(name, { val: thousandthsOfPercent(value) });
}
