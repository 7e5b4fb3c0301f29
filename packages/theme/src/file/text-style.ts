import { element, schemeColor, solidFill, type Xml } from "@lectern/ooxml";
import type { Color } from "../color.ts";
import type { Emu } from "../grid.ts";

/** Left to right or right to left: the side where lines start. */
export type Direction = "ltr" | "rtl";

/** The look of one list level (ISO 29500-1, 21.1.2.4.13 lvl1pPr). */
export interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly font: "heading" | "body";
  readonly color: Color;
  readonly alignment?: "start" | "center" | "end";
  /** Share of the font's own line height. */
  readonly lineSpacing: number;
  /** In points. */
  readonly spaceBefore?: number;
  /** Where the text of the level begins. */
  readonly marginStart?: Emu;
  /** Its marker hangs by this much before the text. */
  readonly marker?: { readonly character: string; readonly color: Color; readonly hanging: Emu };
  /** A family of its own in place of the theme's. */
  readonly family?: string;
  /** Letters further apart by so many points; below 0 nearer. */
  readonly letterSpacing?: number;
  readonly capitals?: boolean;
}

const levelCount = 9;

/** Returns the nine levels of a list style; the last one given stands for those below it. */
export function levelsXml(styles: readonly TextStyle[], direction: Direction): Xml[] {
  const last = styles.at(-1);
  if (last === undefined) throw new RangeError("Expected the style of at least one level, got none.");
  return Array.from({ length: levelCount }, (_, level) =>
    levelXml(`a:lvl${level + 1}pPr`, styles[level] ?? last, direction),
  );
}

function levelXml(name: string, style: TextStyle, direction: Direction): Xml {
  const { marginStart = 0, marker } = style;
  return element(
    name,
    {
      marL: marginStart,
      indent: marker === undefined ? 0 : -marker.hanging,
      algn: side(style.alignment ?? "start", direction),
      defTabSz: 914_400,
      rtl: direction === "rtl",
      eaLnBrk: true,
      latinLnBrk: false,
      hangingPunct: true,
    },
    element("a:lnSpc", {}, element("a:spcPct", { val: Math.round(style.lineSpacing * 100_000) })),
    element("a:spcBef", {}, element("a:spcPts", { val: Math.round((style.spaceBefore ?? 0) * 100) })),
    marker === undefined ? element("a:buNone") : markerXml(marker),
    runDefaults(style, direction),
  );
}

function markerXml({ character, color }: NonNullable<TextStyle["marker"]>): Xml[] {
  return [
    element("a:buClr", {}, schemeColor(color)),
    element("a:buSzPct", { val: 110_000 }),
    element("a:buFont", { typeface: "Arial", panose: "020B0604020202020204", pitchFamily: 34, charset: 0 }),
    element("a:buChar", { char: character }),
  ];
}

function runDefaults(style: TextStyle, direction: Direction): Xml {
  const {
    size,
    bold = false,
    italic = false,
    letterSpacing = 0,
    capitals = false,
    color,
    font,
    family,
  } = style;
  // Arabic letters are joined and Hebrew ones have no capitals: neither is set apart.
  const isLatin = direction === "ltr";
  const theme = font === "heading" ? "mj" : "mn";
  return element(
    "a:defRPr",
    {
      sz: Math.round(size * 100),
      b: bold,
      i: italic,
      kern: 1200,
      cap: isLatin && capitals ? "all" : "none",
      spc: isLatin ? Math.round(letterSpacing * 100) : 0,
      baseline: 0,
    },
    solidFill(color),
    element("a:latin", { typeface: family ?? `+${theme}-lt` }),
    element("a:ea", { typeface: `+${theme}-ea` }),
    element("a:cs", { typeface: family ?? `+${theme}-cs` }),
  );
}

// In DrawingML "l" and "r" are sides of the page, not of the line (21.1.2.1.1 algn).
function side(alignment: "start" | "center" | "end", direction: Direction): "l" | "ctr" | "r" {
  if (alignment === "center") return "ctr";
  return (alignment === "start") === (direction === "ltr") ? "l" : "r";
}
