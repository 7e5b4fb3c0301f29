import type { HexColor, SchemeColor, Theme, ThemeFont, ThemeSlot } from "@lectern/deck";
import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { resolveColorIn } from "./color.ts";

type Colors = Readonly<Record<ThemeSlot, HexColor>>;
type ColorMap = Readonly<Record<SchemeColor, ThemeSlot>>;

/** What a colour is where a theme does not say: Office's own of 2013. */
const defaultColors: Colors = {
  dk1: "000000",
  lt1: "FFFFFF",
  dk2: "44546A",
  lt2: "E7E6E6",
  accent1: "4472C4",
  accent2: "ED7D31",
  accent3: "A5A5A5",
  accent4: "FFC000",
  accent5: "5B9BD5",
  accent6: "70AD47",
  hlink: "0563C1",
  folHlink: "954F72",
};

const defaultColorMap: ColorMap = {
  bg1: "lt1",
  tx1: "dk1",
  bg2: "lt2",
  tx2: "dk2",
  accent1: "accent1",
  accent2: "accent2",
  accent3: "accent3",
  accent4: "accent4",
  accent5: "accent5",
  accent6: "accent6",
  hlink: "hlink",
  folHlink: "folHlink",
};

const defaultFont = "Calibri";

/** Returns the colours and fonts of a theme part (ISO 29500-1, 20.1.6.9); `base` is what a theme override builds on. */
export function readTheme(part: XmlElement | undefined, base?: Theme): Theme {
  const elements = firstElement(part, "themeElements") ?? part;
  const fontScheme = firstElement(elements, "fontScheme");
  return {
    colors: readColors(firstElement(elements, "clrScheme"), base?.colors ?? defaultColors),
    fonts: {
      heading: readFont(firstElement(fontScheme, "majorFont"), base?.fonts.heading),
      body: readFont(firstElement(fontScheme, "minorFont"), base?.fonts.body),
    },
  };
}

/** Returns which theme slot each scheme colour is (19.3.1.6 clrMap, 20.1.6.8 overrideClrMapping). */
export function readColorMap(element: XmlElement | undefined, base: ColorMap = defaultColorMap): ColorMap {
  const map: Record<SchemeColor, ThemeSlot> = { ...base };
  for (const name of Object.keys(map) as SchemeColor[]) {
    const slot = element?.attributes[name];
    if (slot !== undefined && Object.hasOwn(defaultColors, slot)) map[name] = slot as ThemeSlot;
  }
  return map;
}

function readColors(scheme: XmlElement | undefined, base: Colors): Colors {
  const colors: Record<ThemeSlot, HexColor> = { ...base };
  for (const slot of childElements(scheme)) {
    const name = localName(slot.name);
    if (!Object.hasOwn(colors, name)) continue;
    const color = resolveColorIn(slot, { colors: base, colorMap: defaultColorMap });
    if (color !== undefined) colors[name as ThemeSlot] = color;
  }
  return colors;
}

function readFont(font: XmlElement | undefined, base: ThemeFont | undefined): ThemeFont {
  const typeface = (name: string): string => firstElement(font, name)?.attributes["typeface"]?.trim() ?? "";
  const scripts = childElements(font, "font").map(({ attributes }): [string, string] => [
    attributes["script"] ?? "",
    attributes["typeface"] ?? "",
  ]);
  if (!font && base) return base;
  return {
    latin: typeface("latin") || defaultFont,
    eastAsian: typeface("ea"),
    complexScript: typeface("cs"),
    scripts: Object.fromEntries(scripts.filter(([script, name]) => script !== "" && name !== "")),
  };
}
