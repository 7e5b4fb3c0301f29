import { inOnePiece, rememberXml } from "../remember-xml.ts";
import { element, type Xml } from "../xml.ts";
import { type DrawingColor, schemeColor, solidFill } from "./color.ts";
import { angle, thousandthsOfPercent } from "./integer.ts";

/** Colours that run into each other along a straight line (ISO 29500-1, 20.1.8.33 gradFill, 20.1.8.41 lin). */
export interface DrawingGradient {
  readonly kind: "gradient";
  /** Two or more, from the first to the last. */
  readonly stops: readonly {
    /** Where on the way, from 0 to 1. */
    readonly position: number;
    readonly color: DrawingColor;
  }[];
  /** In degrees clockwise: 0 runs from left to right, 90 from top to bottom. */
  readonly angle: number;
}

/** Two colours in one of the patterns that Office knows (20.1.8.47 pattFill). */
export interface DrawingPattern {
  readonly kind: "pattern";
  /** A name of 20.1.10.51 ST_PresetPatternVal. */
  readonly preset: string;
  readonly foreground: DrawingColor;
  readonly background: DrawingColor;
}

/** What an area is filled with. */
export type DrawingFill = DrawingColor | DrawingGradient | DrawingPattern;

/** No fill at all (20.1.8.44). */
export const noFill = inOnePiece(element("a:noFill"));

/** Returns a fill; throws a RangeError on a gradient of fewer than two stops. */
export function fillElement(fill: DrawingFill): Xml {
  if (!("kind" in fill)) return solidFill(fill);
  return fill.kind === "gradient" ? gradientFill(fill) : patternFill(fill);
}

function gradientFill({ stops, angle: degrees }: DrawingGradient): Xml {
  if (stops.length < 2) {
    throw new RangeError(`Expected a gradient of at least two stops, got ${stops.length}.`);
  }
  const list = stops.map(({ position, color }) =>
    element("a:gs", { pos: thousandthsOfPercent(Math.min(1, position)) }, schemeColor(color)),
  );
  return element(
    "a:gradFill",
    { rotWithShape: true },
    element("a:gsLst", undefined, list),
    element("a:lin", { ang: angle(degrees), scaled: false }),
  );
}

function patternFill({ preset, foreground, background }: DrawingPattern): Xml {
  return rememberedPattern(preset, schemeColor(foreground), schemeColor(background));
}

const rememberedPattern = rememberXml((prst: string, foreground: Xml, background: Xml) =>
  element(
    "a:pattFill",
    { prst },
    element("a:fgClr", undefined, foreground),
    element("a:bgClr", undefined, background),
  ),
);
