import { emu, inches, type PlacedElement } from "@lectern/deck";
import { boxAt, type Canvas, createPanel, createRule } from "../../parts/canvas.ts";
import type { Inks } from "../../template/tones.ts";

/** What sets the rows of a page off from each other takes of them, in EMU. */
export interface RowSurface {
  /** Between the edges of a row and what stands in it. */
  readonly inset: number;
  /** Between two rows. */
  readonly gap: number;
}

/** Returns what the rows' surfaces take in the style of a canvas. */
export function surfaceOf({ style }: Canvas): RowSurface {
  switch (style.row) {
    case "rules":
      return { inset: 0, gap: 0 };
    case "stripes":
      return { inset: inches(0.25), gap: 0 };
    case "pills":
      return { inset: inches(0.3), gap: Math.min(inches(0.16), Math.max(inches(0.08), style.gap / 2)) };
  }
}

/** Returns the colours that text has on the rows of a canvas. */
export function inksOfRows({ style, tones }: Canvas): Inks {
  return style.row === "rules" ? tones.page : tones.onTint;
}

/** Where a row stands on a canvas, in EMU from its start edge and its top. */
export interface RowPlace {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Draws what sets rows off from each other: hairlines above and below, tinted stripes, or a panel for each. */
export function setSurfaces(rows: readonly RowPlace[], canvas: Canvas): readonly PlacedElement[] {
  switch (canvas.style.row) {
    case "rules":
      return setRules(rows, canvas);
    case "stripes":
      return [
        ...rows.flatMap((row, index) => (index % 2 === 0 ? [setPanel(row, index, canvas)] : [])),
        ...setRules(rows, canvas).filter((_, index, rules) => index === 0 || index === rules.length - 1),
      ];
    case "pills":
      return rows.flatMap((row, index) => [setPanel(row, index, canvas), ...setEdge(row, index, canvas)]);
  }
}

function setRules(rows: readonly RowPlace[], canvas: Canvas): readonly PlacedElement[] {
  const { tones, style } = canvas;
  const ends = rows.at(-1);
  const tops = [...rows, ...(ends ? [{ ...ends, top: ends.top + ends.height }] : [])];
  return tops.map(({ start, top, width }, index) =>
    createRule(`Line ${index + 1}`, boxAt(canvas, start, top, width, 0), tones.hairline, style.ruleWidth),
  );
}

function setPanel(row: RowPlace, index: number, canvas: Canvas): PlacedElement {
  const { style, tones } = canvas;
  const box = boxAt(canvas, row.start, row.top, row.width, row.height);
  const radius = Math.min(style.cornerRadius, row.height / 2);
  const panel = createPanel(`Row ${index + 1}`, box, tones.tint);
  if (style.row !== "pills" || radius === 0) return panel;
  return { ...panel, geometry: "roundedRectangle", cornerRadius: emu(Math.round(radius)) };
}

const edgeWidth = inches(0.07);
/** With rounder corners than these an edge would stand beside its panel. */
const mostRounded = inches(0.06);

// What begins at a straight edge is marked there.
function setEdge(row: RowPlace, index: number, canvas: Canvas): readonly PlacedElement[] {
  const { style, tones } = canvas;
  if (style.cornerRadius > mostRounded) return [];
  const box = boxAt(canvas, row.start, row.top, edgeWidth, row.height);
  return [createPanel(`Edge ${index + 1}`, box, tones.signal)];
}
