import { element, fontSize, solidFill, type Xml } from "@lectern/ooxml";
import { fontElements } from "../text/run.ts";
import type { ChartScope, ChartTextStyle } from "./chart-scope.ts";

/** How labels run: those of an axis stay level, for a reader's neck, and names at the ends of lines on one line. */
export interface TextRun {
  readonly level?: boolean;
  readonly unbroken?: boolean;
}

/** Returns how text in a chart looks, in the theme's body font (ISO 29500-1, 21.2.2.217 txPr). */
export function textProperties(
  { size, color, bold = false }: ChartTextStyle,
  { language, direction, typefaces }: ChartScope,
  { level = false, unbroken = false }: TextRun = {},
): Xml {
  const run = element(
    "a:defRPr",
    { sz: fontSize(size), b: bold },
    solidFill(color),
    fontElements(typefaces.body),
  );
  const properties = element("a:pPr", { rtl: direction === "rtl" || undefined }, run);
  return element(
    "c:txPr",
    undefined,
    element("a:bodyPr", {
      ...(level && { rot: 0, vert: "horz" }),
      ...(unbroken && { wrap: "none" }),
    }),
    element("a:lstStyle"),
    element("a:p", undefined, properties, element("a:endParaRPr", { lang: language })),
  );
}
