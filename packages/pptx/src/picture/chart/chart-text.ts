import { emu, points } from "@lectern/deck";
import { firstElement, type XmlElement } from "@lectern/ooxml";
import { fillOf } from "../../read/fill.ts";
import { booleanAttribute, integerAttribute } from "../../read/package/attributes.ts";
import { fontFamilies } from "../font-families.ts";
import { colorIn, type Paint } from "../paint.ts";
import { type PictureScope, pointsToPixels, toPixels } from "../scope.ts";
import { escaped, type Svg, svg } from "../svg.ts";

/** How words in a chart are set. */
export interface ChartFont {
  readonly family: string;
  /** In points. */
  readonly size: number;
  readonly bold: boolean;
  readonly paint: Paint;
}

const usualSize = 1000;

/** Returns how words are set by the run properties that are nearest and those around. */
export function chartFont(
  properties: readonly (XmlElement | undefined)[],
  { context }: PictureScope,
): ChartFont {
  const stated = properties.filter((each) => each !== undefined);
  const pick = <Value>(read: (each: XmlElement) => Value | undefined): Value | undefined =>
    stated.map(read).find((value) => value !== undefined);
  const typeface = pick((each) => firstElement(each, "latin")?.attributes["typeface"]) ?? "+mn-lt";
  const { fonts } = context.theme;
  return {
    family: typeface.startsWith("+mj")
      ? fonts.heading.latin
      : typeface.startsWith("+")
        ? fonts.body.latin
        : typeface,
    size: (pick((each) => integerAttribute(each, "sz")) ?? usualSize) / 100,
    bold: pick((each) => booleanAttribute(each, "b")) ?? false,
    paint: pick((each) => colorIn(fillOf(each), context)) ?? { color: "#000000" },
  };
}

/** Returns the height of a line in CSS pixels. */
export function lineHeight({ size }: ChartFont): number {
  return pointsToPixels(size) * 1.2;
}

/** Returns the lines of words in a width and the widest of them, in CSS pixels. */
export function breakWords(
  text: string,
  font: ChartFont,
  width: number,
  { breakText }: PictureScope,
): { readonly lines: readonly string[]; readonly width: number } {
  const { family, bold } = font;
  const none = { kind: "fixed", points: points(0) } as const;
  const { lines } = breakText(
    {
      runs: [{ text, size: points(font.size), family, bold, italic: false }],
      marginStart: emu(0),
      indent: emu(0),
      bullet: false,
      lineSpacing: { kind: "share", share: 1 },
      spaceBefore: none,
      spaceAfter: none,
    },
    emu(Math.max(1, Math.round(width * 9525))),
  );
  return {
    lines: lines.map(({ start, end }) => text.slice(start, end).trim()),
    width: Math.max(...lines.map((line) => toPixels(line.width))),
  };
}

/** Where words stand. */
export interface WordsPlace {
  readonly x: number;
  /** The middle of all lines. */
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Returns lines of words around a middle. */
export function drawWords(lines: readonly string[], font: ChartFont, { x, y, anchor }: WordsPlace): Svg {
  const height = lineHeight(font);
  const first = y - ((lines.length - 1) * height) / 2 + height * 0.29;
  return lines
    .map((line, index) =>
      svg(
        "text",
        {
          x,
          y: first + index * height,
          "text-anchor": anchor === "start" ? undefined : anchor,
          "font-family": fontFamilies(font.family),
          "font-size": pointsToPixels(font.size),
          "font-weight": font.bold ? "700" : undefined,
          fill: font.paint.color,
          "fill-opacity": font.paint.opacity,
        },
        escaped(line),
      ),
    )
    .join("");
}
