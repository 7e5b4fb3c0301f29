import {
  customGeometry,
  type DrawingGradient,
  type DrawingLine,
  type DrawingPath,
  type DrawingPattern,
  type DrawingPreset,
  type DrawingSector,
  element,
  fillElement,
  geometryElement,
  groupTransform,
  lineElement,
  noFill,
  transform,
  type Xml,
} from "@lectern/ooxml";
import type { Color } from "../color.ts";
import { type Box, boundingBox, type Emu, mirroredBox, slideSize } from "../grid.ts";

/** A drawn shape in colours of the theme. */
export interface Shape {
  readonly name: string;
  /** Where it stands before it is turned. */
  readonly box: Box;
  readonly geometry: Geometry;
  readonly fill?: Fill;
  readonly line?: Line;
  readonly flippedHorizontally?: boolean;
  readonly flippedVertically?: boolean;
  /** In degrees clockwise. */
  readonly rotation?: number;
}

/** Shapes that are moved, coloured and named as one thing; from back to front. */
export interface ShapeGroup {
  readonly name: string;
  readonly shapes: readonly Drawn[];
}

/** What a drawing is made of. */
export type Drawn = Shape | ShapeGroup;

/** A plain colour, colours that run into each other, or two in a pattern. */
export type Fill = Color | Gradient | Pattern;

/** A gradient in colours of the theme. */
export interface Gradient extends DrawingGradient {
  readonly stops: readonly { readonly position: number; readonly color: Color }[];
}

/** A pattern in colours of the theme. */
export interface Pattern extends DrawingPattern {
  readonly foreground: Color;
  readonly background: Color;
}

/** A line in a colour of the theme, or in several. */
export interface Line extends Omit<DrawingLine, "fill"> {
  readonly color: Color | Gradient;
  readonly width: Emu;
}

/**
 * A preset of DrawingML, a part of an ellipse, a path in EMU from the box's upper left corner, or one of SVG in a field that
 * is stretched to the box.
 */
export type Geometry =
  | ({ readonly kind: "preset" } & DrawingPreset)
  | ({ readonly kind: "sector" } & DrawingSector)
  | { readonly kind: "path"; readonly commands: readonly PathCommand[] }
  | ({ readonly kind: "svg" } & DrawingPath);

/** A stroke of the pen (ISO 29500-1, 20.1.9.15 path); angles in degrees, clockwise from the end side. */
export type PathCommand =
  | { readonly kind: "move" | "line"; readonly x: number; readonly y: number }
  | { readonly kind: "arc"; readonly radius: number; readonly from: number; readonly sweep: number }
  | { readonly kind: "curve"; readonly points: readonly [Point, Point, Point] }
  | { readonly kind: "close" };

/** A point in EMU. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns a plain rectangle. */
export function rectangle(name: string, box: Box, fill: Fill): Shape {
  return { name, box, geometry: { kind: "preset", preset: "rect" }, fill };
}

/** Returns shapes as seen in a mirror that stands in the middle of the slide. */
export function mirrored<Any extends Drawn>(drawn: Any): Any {
  return "shapes" in drawn
    ? { ...drawn, shapes: drawn.shapes.map(mirrored) }
    : { ...drawn, ...mirroredShape(drawn) };
}

function mirroredShape({ box, flippedHorizontally, rotation }: Shape): Partial<Shape> {
  return {
    box: mirroredBox(box),
    flippedHorizontally: !flippedHorizontally,
    ...(rotation !== undefined && { rotation: -rotation }),
  };
}

/** Returns shapes upside down, so that what stood on the slide's bottom edge hangs from its top edge. */
export function turned<Any extends Drawn>(drawn: Any): Any {
  return "shapes" in drawn
    ? { ...drawn, shapes: drawn.shapes.map(turned) }
    : { ...drawn, ...turnedShape(drawn) };
}

function turnedShape({ box, flippedVertically, rotation }: Shape): Partial<Shape> {
  return {
    box: { ...box, y: slideSize.height - box.y - box.height },
    flippedVertically: !flippedVertically,
    ...(rotation !== undefined && { rotation: -rotation }),
  };
}

/** Returns the smallest box around shapes as they stand before they are turned; throws a RangeError where there are none. */
export function boundsOf(drawn: readonly Drawn[]): Box {
  return boundingBox(leavesOf(drawn).map(({ box }) => box));
}

/** Returns the shapes of a drawing, those in groups among them, from back to front. */
export function leavesOf(drawn: readonly Drawn[]): readonly Shape[] {
  return drawn.flatMap((each) => ("shapes" in each ? leavesOf(each.shapes) : [each]));
}

/** Returns a shape or a group as an element of a shape tree; `nextId` gives each its own number. */
export function drawnXml(drawn: Drawn, nextId: () => number): Xml {
  return "shapes" in drawn ? groupXml(drawn, nextId) : shapeXml(drawn, nextId());
}

function shapeXml(shape: Shape, id: number): Xml {
  const { name, box, fill, line } = shape;
  return element(
    "p:sp",
    {},
    element(
      "p:nvSpPr",
      {},
      element("p:cNvPr", { id, name }),
      element("p:cNvSpPr"),
      element("p:nvPr", { userDrawn: true }),
    ),
    element(
      "p:spPr",
      {},
      transform(box, shape),
      geometryXml(shape),
      fill ? fillElement(fill) : noFill,
      lineElement("a:ln", line && { cap: "flat", join: "round", ...line, fill: line.color }),
    ),
    emptyText(),
  );
}

/** A group whose own coordinates are those of the slide. */
function groupXml({ name, shapes }: ShapeGroup, nextId: () => number): Xml {
  return element(
    "p:grpSp",
    {},
    element(
      "p:nvGrpSpPr",
      {},
      element("p:cNvPr", { id: nextId(), name }),
      element("p:cNvGrpSpPr"),
      element("p:nvPr", { userDrawn: true }),
    ),
    element("p:grpSpPr", {}, groupTransform(boundsOf(shapes))),
    shapes.map((shape) => drawnXml(shape, nextId)),
  );
}

function geometryXml({ geometry, box }: Shape): Xml {
  if (geometry.kind !== "path") return geometryElement(geometry);
  return customGeometry(box, geometry.commands.map(commandXml));
}

function commandXml(command: PathCommand): Xml {
  switch (command.kind) {
    case "move":
      return element("a:moveTo", {}, pointXml(command));
    case "line":
      return element("a:lnTo", {}, pointXml(command));
    case "arc": {
      const radius = Math.round(command.radius);
      const angles = { stAng: angle(command.from), swAng: angle(command.sweep) };
      return element("a:arcTo", { wR: radius, hR: radius, ...angles });
    }
    case "curve":
      return element("a:cubicBezTo", {}, command.points.map(pointXml));
    case "close":
      return element("a:close");
  }
}

function pointXml({ x, y }: Point): Xml {
  return element("a:pt", { x: Math.round(x), y: Math.round(y) });
}

// Sweeps have a sign and may be whole turns, unlike the angles that shapes are turned by.
function angle(degrees: number): number {
  return Math.round(degrees * 60_000);
}

function emptyText(): Xml {
  return element(
    "p:txBody",
    {},
    element("a:bodyPr", { rtlCol: false, anchor: "ctr" }),
    element("a:lstStyle"),
    element("a:p", {}, element("a:endParaRPr", { lang: "en-US" })),
  );
}
