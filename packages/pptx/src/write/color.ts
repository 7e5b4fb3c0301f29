import type { ThemeColor } from "@lectern/deck";
import { element, type Xml } from "@lectern/ooxml";
import { thousandthsOfPercent } from "./integer.ts";

/** Returns a fill in a colour of the theme (ISO 29500-1, 20.1.8.54). */
export function solidFill(color: ThemeColor): Xml {
  return element("a:solidFill", undefined, schemeColor(color));
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
