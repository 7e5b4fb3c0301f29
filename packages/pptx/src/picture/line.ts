import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { resolveColorIn } from "../read/color.ts";
import { fillOf } from "../read/fill.ts";
import { integerAttribute } from "../read/package/attributes.ts";
import { type Paint, paintOf } from "./paint.ts";
import { type Area, type PictureScope, toPixels } from "./scope.ts";
import { type Svg, svg } from "./svg.ts";

/** The attributes of a line; none where nothing is drawn. */
export type Stroke = Readonly<Record<string, string | number | undefined>>;

const usualWidth = 9525;

/** Dashes and gaps in widths of the line (ISO 29500-1, 20.1.10.48 ST_PresetLineDashVal). */
const dashes: Readonly<Record<string, readonly number[]>> = {
  dot: [1, 3],
  dash: [4, 3],
  lgDash: [8, 3],
  dashDot: [4, 3, 1, 3],
  lgDashDot: [8, 3, 1, 3],
  lgDashDotDot: [8, 3, 1, 3, 1, 3],
  sysDash: [3, 1],
  sysDot: [1, 1],
  sysDashDot: [3, 1, 1, 1],
  sysDashDotDot: [3, 1, 1, 1, 1, 1],
};
const caps: Readonly<Record<string, string>> = { rnd: "round", sq: "square" };

/** Returns the line of a shape: its own (20.1.2.2.24 ln), or what its style takes from the theme (20.1.4.1.19 lnRef). */
export function strokeOf(element: XmlElement, area: Area, scope: PictureScope): Stroke | undefined {
  const own = firstElement(element, "spPr", "ln");
  const reference = firstElement(element, "style", "lnRef");
  const index = integerAttribute(reference, "idx") ?? 0;
  const styled =
    index > 0
      ? childElements(firstElement(scope.theme, "themeElements", "fmtScheme", "lnStyleLst"))[index - 1]
      : undefined;
  const color = resolveColorIn(reference, scope.context);
  const context = { ...scope.context, ...(color !== undefined && { placeholderColor: color }) };
  const fill = fillOf(own) ?? fillOf(styled);
  return lineAttributes(own ?? styled, paintOf(fill, area, { ...scope, context }), scope);
}

/** Returns the attributes of a line in a paint. */
export function lineAttributes(
  line: XmlElement | undefined,
  paint: Paint | undefined,
  scope: PictureScope,
): Stroke | undefined {
  if (!line || !paint) return undefined;
  const width = Math.max(0.25, toPixels(integerAttribute(line, "w") ?? usualWidth));
  const dash = dashes[firstElement(line, "prstDash")?.attributes["val"] ?? ""];
  const marker = (name: "headEnd" | "tailEnd"): string | undefined =>
    lineEnd(firstElement(line, name), paint, scope);
  return {
    stroke: paint.color,
    "stroke-opacity": paint.opacity,
    "stroke-width": width,
    "stroke-dasharray": dash?.map((length) => Math.round(length * width * 100) / 100).join(" "),
    "stroke-linecap": caps[line.attributes["cap"] ?? ""],
    "stroke-linejoin": firstElement(line, "miter") ? undefined : "round",
    "marker-start": marker("headEnd"),
    "marker-end": marker("tailEnd"),
  };
}

const endSizes: Readonly<Record<string, number>> = { sm: 2, med: 3, lg: 5 };
const endForms: Readonly<Record<string, string>> = {
  triangle: "M0 0L10 5L0 10Z",
  stealth: "M0 0L10 5L0 10L3 5Z",
  arrow: "M0 0L10 5L0 10L2 10L7 5L2 0Z",
  diamond: "M0 5L5 0L10 5L5 10Z",
  oval: "M0 5A5 5 0 0 1 10 5A5 5 0 0 1 0 5Z",
};

/** 20.1.8.38 headEnd, 20.1.8.57 tailEnd: as large as the line is wide. */
function lineEnd(
  end: XmlElement | undefined,
  { color }: Paint,
  { definitions }: PictureScope,
): string | undefined {
  const form = endForms[end?.attributes["type"] ?? ""];
  if (!end || form === undefined) return undefined;
  const size = endSizes[end.attributes["len"] ?? "med"] ?? 3;
  const isCentered = ["diamond", "oval"].includes(end.attributes["type"] ?? "");
  const id = definitions.define(
    (own): Svg =>
      svg(
        "marker",
        {
          id: own,
          viewBox: "0 0 10 10",
          refX: isCentered ? 5 : 8,
          refY: 5,
          markerWidth: size,
          markerHeight: size,
          orient: "auto-start-reverse",
        },
        [svg("path", { d: form, fill: color })],
      ),
  );
  return `url(#${id})`;
}

/** Says whether an element of a shape tree is a line between two things. */
export function isConnector(element: XmlElement): boolean {
  return localName(element.name) === "cxnSp";
}
