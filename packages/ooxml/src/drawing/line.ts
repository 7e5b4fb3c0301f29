import { inOnePiece, rememberXml } from "../remember-xml.ts";
import { element, type Xml } from "../xml.ts";
import type { DrawingColor } from "./color.ts";
import { type DrawingGradient, fillElement, noFill } from "./fill.ts";
import { lineWidth } from "./integer.ts";

/** A line: an edge, a stroke, a connector (ISO 29500-1, 20.1.2.2.24 ln). */
export interface DrawingLine {
  readonly fill: DrawingColor | DrawingGradient;
  /** In EMU. */
  readonly width: number;
  /** How its dashes and its two ends are cut off: left out, as whoever reads the file does. */
  readonly cap?: LineCap;
  /** How its corners are drawn; left out, as whoever reads the file does. */
  readonly join?: "round" | "miter";
  /** Left out: drawn through. */
  readonly dash?: LineDash;
  readonly start?: LineEnd;
  readonly end?: LineEnd;
}

/** Cut off where the line ends, or half a circle or half a square beyond it. */
export type LineCap = "flat" | "round" | "square";

/** ISO 29500-1, 20.1.10.48 ST_PresetLineDashVal, but for "solid". */
export type LineDash =
  | "dot"
  | "dash"
  | "lgDash"
  | "dashDot"
  | "lgDashDot"
  | "lgDashDotDot"
  | "sysDash"
  | "sysDot"
  | "sysDashDot"
  | "sysDashDotDot";

/** What a line ends with (20.1.10.33 ST_LineEndType), and how large it is against the line's width. */
export interface LineEnd {
  readonly form: "arrow" | "triangle" | "stealth" | "diamond" | "oval";
  /** Left out: medium. */
  readonly size?: "small" | "medium" | "large";
}

/** An edge of a shape, or of a table's cell. */
export type LineName = "a:ln" | "a:lnL" | "a:lnR" | "a:lnT" | "a:lnB";

/** Returns a line under the name that its place asks for; without one, that there is none. */
export function lineElement(name: LineName, line: DrawingLine | undefined): Xml {
  if (!line) return noLine(name);
  const { fill, width, cap, join, dash, start, end } = line;
  if (dash === undefined && !start && !end) return plainLine(name, width, fillElement(fill), cap, join);
  return dressedLine(
    name,
    width,
    fillElement(fill),
    cap,
    join,
    dash,
    start && lineEnd("a:headEnd", start.form, start.size),
    end && lineEnd("a:tailEnd", end.form, end.size),
  );
}

const noLine = rememberXml((name: LineName) => element(name, undefined, noFill));
const plainLine = rememberXml(writeLine);
const dressedLine = rememberXml(writeLine);

function writeLine(
  name: LineName,
  width: number,
  fill: Xml,
  cap: DrawingLine["cap"],
  join: DrawingLine["join"],
  dash?: LineDash,
  start?: Xml,
  end?: Xml,
): Xml {
  return element(
    name,
    { w: lineWidth(width), cap: cap && caps[cap] },
    fill,
    dash && element("a:prstDash", { val: dash }),
    join && joins[join],
    start,
    end,
  );
}

const caps: Readonly<Record<LineCap, string>> = { flat: "flat", round: "rnd", square: "sq" };
const joins = {
  round: inOnePiece(element("a:round")),
  miter: inOnePiece(element("a:miter", { lim: 800_000 })),
};
const endSizes = { small: "sm", medium: "med", large: "lg" } as const;

const lineEnd = rememberXml(
  (name: "a:headEnd" | "a:tailEnd", type: LineEnd["form"], size: LineEnd["size"] = "medium") =>
    element(name, { type, w: endSizes[size], len: endSizes[size] }),
);
