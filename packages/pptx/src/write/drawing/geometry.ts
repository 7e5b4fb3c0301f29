import type { PlacedShape, PresetGeometry } from "@lectern/deck";
import { type DrawingGeometry, geometryElement, type Xml } from "@lectern/ooxml";

/** ISO 29500-1, 20.1.10.56 ST_ShapeType. */
const presets: Readonly<Record<PresetGeometry, string>> = {
  rectangle: "rect",
  roundedRectangle: "roundRect",
  roundedTop: "round2SameRect",
  ellipse: "ellipse",
  line: "line",
  triangle: "triangle",
  rightTriangle: "rtTriangle",
  diamond: "diamond",
  parallelogram: "parallelogram",
  trapezoid: "trapezoid",
  hexagon: "hexagon",
  octagon: "octagon",
  plus: "plus",
  chevron: "chevron",
  homePlate: "homePlate",
  rightArrow: "rightArrow",
  leftBrace: "leftBrace",
  rightBrace: "rightBrace",
  speechBubble: "wedgeRoundRectCallout",
  heart: "heart",
  cloud: "cloud",
  star: "star5",
  teardrop: "teardrop",
  flowProcess: "flowChartProcess",
  flowDecision: "flowChartDecision",
  flowTerminator: "flowChartTerminator",
  flowDocument: "flowChartDocument",
  flowData: "flowChartInputOutput",
  flowDatabase: "flowChartMagneticDisk",
  flowSubprocess: "flowChartPredefinedProcess",
};

type Formed = Pick<PlacedShape, "geometry" | "box" | "cornerRadius">;

/** A length that a handle moves in, as presets count it. */
const wholeLength = 100_000;

/** Returns the form of a shape: one that PowerPoint knows by name (20.1.9.18) or a path of our own (20.1.9.8). */
export function placedGeometry(shape: Formed): Xml {
  return geometryElement(toDrawing(shape));
}

function toDrawing({ geometry, box, cornerRadius }: Formed): DrawingGeometry {
  if (typeof geometry !== "string") {
    if (!("preset" in geometry)) return geometry;
    const adjustments = geometry.adjustments.map((share) => share * wholeLength);
    return { preset: presets[geometry.preset], adjustments };
  }
  const preset = presets[geometry];
  if (cornerRadius === undefined) return { preset };
  const corner = cornerAdjustment(cornerRadius, Math.min(box.width, box.height));
  if (geometry === "roundedRectangle") return { preset, adjustments: [corner] };
  return geometry === "roundedTop" ? { preset, adjustments: [corner, 0] } : { preset };
}

/** The radius as a share of the shorter side, of which it takes a half at most. */
function cornerAdjustment(radius: number, shorterSide: number): number {
  const share = shorterSide > 0 ? radius / shorterSide : 0;
  return Math.min(0.5, Math.max(0, share)) * wholeLength;
}
