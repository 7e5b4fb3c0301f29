import type { PlacedShape, PresetGeometry } from "@lectern/deck";
import { element, inOnePiece, integer, pathGeometry, type Xml } from "@lectern/ooxml";

/** ISO 29500-1, 20.1.10.56 ST_ShapeType. */
const presets: Readonly<Record<PresetGeometry, string>> = {
  rectangle: "rect",
  roundedRectangle: "roundRect",
  ellipse: "ellipse",
  line: "line",
  chevron: "chevron",
  homePlate: "homePlate",
  rightArrow: "rightArrow",
};

const wholeSide = 100_000;

/** Returns the form of a shape: one that PowerPoint knows by name (20.1.9.18) or a path of our own (20.1.9.8). */
export function geometryElement({ geometry, box, cornerRadius }: PlacedShape): Xml {
  if (typeof geometry !== "string") return pathGeometry(geometry);
  if (geometry === "roundedRectangle" && cornerRadius !== undefined) {
    return presetGeometry(geometry, cornerAdjustment(cornerRadius, Math.min(box.width, box.height)));
  }
  return plainPresets[geometry];
}

function presetGeometry(geometry: PresetGeometry, adjustment?: Xml): Xml {
  return element("a:prstGeom", { prst: presets[geometry] }, element("a:avLst", undefined, adjustment));
}

const plainPreset = (geometry: PresetGeometry): Xml => inOnePiece(presetGeometry(geometry));
const plainPresets: Readonly<Record<PresetGeometry, Xml>> = {
  rectangle: plainPreset("rectangle"),
  roundedRectangle: plainPreset("roundedRectangle"),
  ellipse: plainPreset("ellipse"),
  line: plainPreset("line"),
  chevron: plainPreset("chevron"),
  homePlate: plainPreset("homePlate"),
  rightArrow: plainPreset("rightArrow"),
};

/** The radius as a share of the shorter side, of which it takes a half at most. */
function cornerAdjustment(radius: number, shorterSide: number): Xml {
  const share = shorterSide > 0 ? radius / shorterSide : 0;
  const value = integer(share * wholeSide, 0, wholeSide / 2);
  return element("a:gd", { name: "adj", fmla: `val ${value}` });
}
