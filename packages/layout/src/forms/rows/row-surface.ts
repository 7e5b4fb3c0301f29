import {
  contrastRatio,
  emu,
  inches,
  type PlacedElement,
  resolveThemeColor,
  type ThemeColor,
} from "@lectern/deck";
import { boxAt, type Canvas, createPanel, createRule } from "../../parts/canvas.ts";
import { isRuledAbove } from "../../template/clearance.ts";
import { type Inks, inksOn } from "../../template/colors/tones.ts";

/** What sets the rows of a page off from each other takes of them, in EMU. */
export interface RowSurface {
  /** Between the edges of a row and what stands in it. */
  readonly inset: number;
  /** Between two rows. */
  readonly gap: number;
}

/** Returns what the rows' surfaces take in the style of a canvas, where a row is set off from the others or none. */
export function surfaceOf({ style }: Canvas, isAnyMarked = false): RowSurface {
  switch (style.row) {
    case "rules":
      // The panel behind a row keeps to the margins, so its text stands in from them, and that of the others with it.
      return { inset: isAnyMarked ? inches(0.25) : 0, gap: 0 };
    case "stripes":
      return { inset: inches(0.25), gap: 0 };
    case "pills":
      return { inset: inches(0.3), gap: Math.min(inches(0.16), Math.max(inches(0.08), style.gap / 2)) };
  }
}

/** Returns the colours that text has on the rows of a canvas, and on those that are set off from the others. */
export function inksOfRows(canvas: Canvas, isMarked = false): Inks {
  const { style, tones, anatomy } = canvas;
  if (style.row === "rules" && !isMarked) return tones.page;
  const ground = groundOf(canvas);
  return ground === tones.tint ? tones.onTint : inksOn(ground, anatomy.layout);
}

// On a page that is not as white as paper, the panels of rows are.
function groundOf({ style, tones, anatomy: { layout } }: Canvas): ThemeColor {
  const paper: ThemeColor = { scheme: "bg1" };
  const isApart = contrastRatio(resolveThemeColor(paper, layout), layout.background) >= leastApart;
  return style.panel === "paper" && style.row === "pills" && isApart ? paper : tones.tint;
}

const leastApart = 1.03;

/** Where a row stands on a canvas, in EMU from its start edge and its top. */
export interface RowPlace {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A row with what sets it off from the others. */
export interface SurfacePlace extends RowPlace {
  /** True for the row that must not be overlooked, or that sums the others up. */
  readonly isMarked: boolean;
}

/** Of rows in turn tinted and not: in fewer, those that are tinted would seem to matter more. */
export const fewestStripes = 4;

/** Draws what sets rows off from each other: hairlines above and below, tinted stripes, or a panel for each. */
export function setSurfaces(rows: readonly SurfacePlace[], canvas: Canvas): readonly PlacedElement[] {
  switch (canvas.style.row === "stripes" && rows.length < fewestStripes ? "rules" : canvas.style.row) {
    case "rules":
      return [
        ...rows.flatMap((row, index) =>
          row.isMarked ? [setPanel(row, index, canvas), ...setEdge(row, index, canvas)] : [],
        ),
        ...setRules(rows, canvas),
      ];
    case "stripes":
      return [
        ...rows.flatMap((row, index) =>
          index % 2 === 0 || row.isMarked ? [setPanel(row, index, canvas)] : [],
        ),
        ...rows.flatMap((row, index) => (row.isMarked ? setEdge(row, index, canvas) : [])),
        ...setRules(rows, canvas).filter((_, index, rules) => index === 0 || index === rules.length - 1),
      ];
    case "pills":
      return rows.flatMap((row, index) => [setPanel(row, index, canvas), ...setEdge(row, index, canvas)]);
  }
}

const atTop = inches(0.15);

function setRules(rows: readonly RowPlace[], canvas: Canvas): readonly PlacedElement[] {
  const { tones, style } = canvas;
  const ends = rows.at(-1);
  const tops = [...rows, ...(ends ? [{ ...ends, top: ends.top + ends.height }] : [])];
  const isFirstDoubled =
    (rows[0]?.top ?? 0) + canvas.box.y - canvas.anatomy.contentBox.y < atTop && isRuledAbove(canvas.anatomy);
  const rules = tops.map(({ start, top, width }, index) =>
    createRule(`Line ${index + 1}`, boxAt(canvas, start, top, width, 0), tones.hairline, style.ruleWidth),
  );
  return isFirstDoubled ? rules.slice(1) : rules;
}

function setPanel(row: RowPlace, index: number, canvas: Canvas): PlacedElement {
  const { style } = canvas;
  const box = boxAt(canvas, row.start, row.top, row.width, row.height);
  const radius = Math.min(style.cornerRadius, row.height / 2);
  const panel = createPanel(`Row ${index + 1}`, box, groundOf(canvas));
  if (style.row !== "pills" || radius === 0) return panel;
  return { ...panel, geometry: "roundedRectangle", cornerRadius: emu(Math.round(radius)) };
}

const edgeWidth = inches(0.07);

// Beside round corners an edge would stand out.
function setEdge(row: RowPlace, index: number, canvas: Canvas): readonly PlacedElement[] {
  const { style, tones } = canvas;
  if (style.row === "pills" && style.cornerRadius > 0) return [];
  const box = boxAt(canvas, row.start, row.top, edgeWidth, row.height);
  return [createPanel(`Edge ${index + 1}`, box, tones.signal)];
}
