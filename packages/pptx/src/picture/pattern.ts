import { type Svg, svg } from "./svg.ts";

/** A square that is laid side by side, and what is drawn on its ground. */
export interface PatternTile {
  /** In CSS pixels. */
  readonly size: number;
  readonly draw: (color: string) => Svg;
}

const size = 8;

/** Returns the tile of a pattern of Office (ISO 29500-1, 20.1.10.51 ST_PresetPatternVal); its family's where it is a rare one. */
export function patternTile(preset: string): PatternTile {
  const share = /^pct(\d+)$/u.exec(preset)?.[1];
  if (share !== undefined) return dots(Number(share) / 100);
  const width = /^(?:dk|wd)/u.test(preset) ? 3 : 1.5;
  if (/UpDiag$|^upDiag$/u.test(preset)) return strokes("M-2 2L2-2M0 8L8 0M6 10L10 6", width);
  if (/DnDiag$|^dnDiag$/u.test(preset)) return strokes("M6-2L10 2M0 0L8 8M-2 6L2 10", width);
  if (/Horz/u.test(preset)) return strokes("M0 2H8M0 6H8", preset.startsWith("dk") ? 2 : 1);
  if (/Vert/u.test(preset)) return strokes("M2 0V8M6 0V8", preset.startsWith("dk") ? 2 : 1);
  if (/Grid$/u.test(preset))
    return strokes(preset === "smGrid" ? "M0 0H8M0 4H8M0 0V8M4 0V8" : "M0 0H8M0 0V8", 1);
  if (/Check$/u.test(preset)) return shape("M0 0H4V4H0ZM4 4H8V8H4Z");
  if (preset === "solidDmnd") return shape("M4 0L8 4L4 8L0 4Z");
  if (/[cC]ross/u.test(preset)) return strokes("M0 0L8 8M8 0L0 8", 1);
  return dots(0.3);
}

function strokes(d: string, width: number): PatternTile {
  return { size, draw: (color) => svg("path", { d, fill: "none", stroke: color, "stroke-width": width }) };
}

function shape(d: string): PatternTile {
  return { size, draw: (color) => svg("path", { d, fill: color }) };
}

/** Two dots a tile that cover a share of it. */
function dots(share: number): PatternTile {
  const r = Math.sqrt((share * size * size) / (2 * Math.PI));
  return {
    size,
    draw: (color) =>
      [2, 6].map((middle) => svg("circle", { cx: middle, cy: middle, r, fill: color })).join(""),
  };
}
