import type { ThemeColor } from "../template/theme-colors.ts";
import type { Points } from "../units.ts";

/** Colours of the theme that run into each other along a straight line (20.1.8.33 gradFill, 20.1.8.41 lin). */
export interface LinearGradient {
  readonly kind: "gradient";
  /** Two or more, from the first to the last. */
  readonly stops: readonly GradientStop[];
  /** In degrees clockwise: 0 runs from left to right, 90 from top to bottom. */
  readonly angle: number;
}

/** A colour of a gradient and where on the way it stands, from 0 to 1. */
export interface GradientStop {
  readonly position: number;
  readonly color: ThemeColor;
}

/** Two colours of the theme in a pattern: lines, dots or checks of the one on the other (20.1.8.47 pattFill). */
export interface PatternFill {
  readonly kind: "pattern";
  readonly preset: PatternPreset;
  readonly foreground: ThemeColor;
  readonly background: ThemeColor;
}

/** Patterns that Office knows (20.1.10.51 ST_PresetPatternVal), as far as decks use them: "wdUpDiag" is wide and rising. */
export type PatternPreset =
  | "ltUpDiag"
  | "dkUpDiag"
  | "wdUpDiag"
  | "ltDnDiag"
  | "dkDnDiag"
  | "wdDnDiag"
  | "ltHorz"
  | "dkHorz"
  | "narHorz"
  | "ltVert"
  | "dkVert"
  | "narVert"
  | "smGrid"
  | "lgGrid"
  | "dotGrid"
  | "smCheck"
  | "lgCheck"
  | "diagCross"
  | "solidDmnd"
  | "pct5"
  | "pct10"
  | "pct20"
  | "pct25"
  | "pct30"
  | "pct40"
  | "pct50";

/** What an area is filled with. */
export type PlacedFill = ThemeColor | LinearGradient | PatternFill;

/** A line in a colour of the theme, or in several that run into each other. */
export interface PlacedLine {
  readonly color: ThemeColor | LinearGradient;
  readonly width: Points;
  /** ISO 29500-1, 20.1.10.48 ST_PresetLineDashVal; left out: drawn through. */
  readonly dash?: LineDash;
  /** How dashes and ends are cut off; left out: flat, but round where the shape is a path. */
  readonly cap?: "flat" | "round" | "square";
  /** What stands where the line begins, and where it ends; left out: nothing. */
  readonly start?: LineEnd;
  readonly end?: LineEnd;
}

/** How a line is broken: into dots, dashes or both, the "sys" ones short and close. */
export type LineDash =
  | "dot"
  | "dash"
  | "lgDash"
  | "dashDot"
  | "lgDashDot"
  | "sysDash"
  | "sysDot"
  | "sysDashDot";

/** An arrow head or the like at the end of a line (20.1.10.33 ST_LineEndType); its size goes with the line's width. */
export interface LineEnd {
  readonly form: "arrow" | "triangle" | "stealth" | "diamond" | "oval";
  /** Left out: medium. */
  readonly size?: "small" | "medium" | "large";
}

/** Shapes that PowerPoint knows by name (20.1.10.56 ST_ShapeType). */
export type PresetGeometry =
  | "rectangle"
  | "roundedRectangle"
  /** Only the upper two corners are round (round2SameRect); for the lower two, `flippedVertically`. */
  | "roundedTop"
  | "ellipse"
  | "line"
  | "triangle"
  | "rightTriangle"
  | "diamond"
  | "parallelogram"
  | "trapezoid"
  | "hexagon"
  | "octagon"
  | "plus"
  | "chevron"
  | "homePlate"
  | "rightArrow"
  | "leftBrace"
  | "rightBrace"
  | "speechBubble"
  | "heart"
  | "cloud"
  | "star"
  | "teardrop"
  | "flowProcess"
  | "flowDecision"
  | "flowTerminator"
  | "flowDocument"
  | "flowData"
  | "flowDatabase"
  | "flowSubprocess";

/** A shape that PowerPoint knows, its handles moved. */
export interface AdjustedGeometry {
  readonly preset: PresetGeometry;
  /**
   * Where all of its handles stand, in the order of its definition (presetShapeDefinitions.xml), as shares of what they move
   * in: [0.5] is the middle. A triangle's one is its top; an arrow's two are the shaft's height and the head's length.
   */
  readonly adjustments: readonly number[];
}

/** A part of an ellipse, from one angle clockwise to another; in degrees, 0 at the right, 90 at the bottom. */
export interface SectorGeometry {
  /** The bare curve, a slice, a segment, or a thick curve; all the way round, an ellipse or a whole ring. */
  readonly sector: "arc" | "pie" | "chord" | "ring";
  readonly from: number;
  readonly to: number;
  /** Of a ring: a share of the box's shorter side, up to 0.5; left out: a quarter. */
  readonly thickness?: number;
}

/**
 * A shape of our own, such as an icon: absolute M, L, H, V, C, Q, A and Z commands of SVG in a field of `width` by `height`,
 * which is stretched to the shape's box.
 */
export interface PathGeometry {
  readonly width: number;
  readonly height: number;
  readonly commands: string;
}

/** The form of a shape. */
export type ShapeGeometry = PresetGeometry | AdjustedGeometry | SectorGeometry | PathGeometry;
