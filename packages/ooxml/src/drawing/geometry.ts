import { rememberXml } from "../remember-xml.ts";
import { element, serializedXml, type Xml } from "../xml.ts";
import { angle, integer } from "./integer.ts";
import { type DrawingPath, pathGeometry } from "./path-geometry.ts";

/** A shape that Office knows by name (ISO 29500-1, 20.1.10.56 ST_ShapeType). */
export interface DrawingPreset {
  readonly preset: string;
  /**
   * Where its handles stand, as the shape's own definition counts them (presetShapeDefinitions.xml): hundred-thousandths
   * of a length. All of them, or none for PowerPoint's own.
   */
  readonly adjustments?: readonly number[];
}

/** A part of an ellipse, from one angle clockwise to another; degrees, 0 at the end side, 90 at the bottom. */
export interface DrawingSector {
  /** The bare curve, a slice, a segment, or a thick curve. */
  readonly sector: "arc" | "pie" | "chord" | "ring";
  readonly from: number;
  readonly to: number;
  /** Of a ring: what of the shorter side it takes on each side, 0 to 0.5; left out: a quarter. */
  readonly thickness?: number;
}

/** The form of a shape. */
export type DrawingGeometry = DrawingPreset | DrawingSector | DrawingPath;

/** Returns the form of a shape: by its name (20.1.9.18 prstGeom) or as a path (20.1.9.8 custGeom). */
export function geometryElement(geometry: DrawingGeometry): Xml {
  if ("commands" in geometry) return pathGeometry(geometry);
  if ("sector" in geometry) return sectorGeometry(geometry);
  return presetGeometry(geometry.preset, geometry.adjustments);
}

/** A shape's only handle is called "adj" but for these. */
const numberedAlone: ReadonlySet<string> = new Set(["bentConnector3", "curvedConnector3"]);

/** Returns a shape that Office knows by name; throws a RangeError on an adjustment that is no number. */
export function presetGeometry(preset: string, adjustments: readonly number[] = []): Xml {
  if (adjustments.length === 0) return plainPreset(preset);
  const isAlone = adjustments.length === 1 && !numberedAlone.has(preset);
  const guides = adjustments.map((value, index) => guide(isAlone ? "adj" : `adj${index + 1}`, value));
  return rememberedPreset(preset, serializedXml(guides.join("")));
}

const plainPreset = rememberXml((prst: string) => element("a:prstGeom", { prst }, element("a:avLst")));

const rememberedPreset = rememberXml((prst: string, guides: Xml) =>
  element("a:prstGeom", { prst }, element("a:avLst", undefined, guides)),
);

const farthest = 100_000_000;

function guide(name: string, value: number): Xml {
  return element("a:gd", { name, fmla: `val ${integer(value, -farthest, farthest)}` });
}

const sectorPresets = { arc: "arc", pie: "pie", chord: "chord", ring: "blockArc" } as const;
const wholeSide = 100_000;
const quarterOfSide = 0.25;

// Of a full turn, start and end are the same angle, which draws nothing in some programs.
function sectorGeometry({ sector, from, to, thickness = quarterOfSide }: DrawingSector): Xml {
  const isFull = Math.abs(to - from) >= 360;
  const width = thickness * wholeSide;
  if (isFull) return sector === "ring" ? presetGeometry("donut", [width]) : presetGeometry("ellipse");
  const angles = [angle(from), angle(to)];
  return presetGeometry(sectorPresets[sector], sector === "ring" ? [...angles, width] : angles);
}
