import { element, type Xml } from "@lectern/ooxml";
import { type Color, solidFill } from "./color.ts";
import { type Box, boundingBox, type Emu, mirroredBox, slideSize } from "./grid.ts";

/** A drawn shape in colours of the theme. */
export interface Shape {
  readonly name: string;
  readonly box: Box;
  readonly geometry: Geometry;
  readonly fill?: Color;
  readonly line?: { readonly color: Color; readonly width: Emu };
  readonly flippedHorizontally?: boolean;
  readonly flippedVertically?: boolean;
}

/** A preset of DrawingML, or a path in EMU from the box's upper left corner. */
export type Geometry =
  | { readonly kind: "preset"; readonly preset: "rect" | "ellipse" }
  | { readonly kind: "path"; readonly commands: readonly PathCommand[] };

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
export function rectangle(name: string, box: Box, fill: Color): Shape {
  return { name, box, geometry: { kind: "preset", preset: "rect" }, fill };
}

/** Returns a shape as seen in a mirror that stands in the middle of the slide. */
export function mirroredShape(shape: Shape): Shape {
  return { ...shape, box: mirroredBox(shape.box), flippedHorizontally: !shape.flippedHorizontally };
}

/** Returns a shape upside down, so that what stood on the slide's bottom edge hangs from its top edge. */
export function turnedShape(shape: Shape): Shape {
  const y = slideSize.height - shape.box.y - shape.box.height;
  return { ...shape, box: { ...shape.box, y }, flippedVertically: !shape.flippedVertically };
}

/** Returns a shape as an element of a layout's shape tree. */
export function shapeXml(shape: Shape, id: number): Xml {
  return element(
    "p:sp",
    {},
    element(
      "p:nvSpPr",
      {},
      element("p:cNvPr", { id, name: shape.name }),
      element("p:cNvSpPr"),
      element("p:nvPr", { userDrawn: true }),
    ),
    element(
      "p:spPr",
      {},
      transform(shape),
      geometryXml(shape),
      shape.fill ? solidFill(shape.fill) : element("a:noFill"),
      lineXml(shape),
    ),
    emptyText(),
  );
}

/** Returns shapes as one group, its own coordinates those of the slide; the shapes are numbered from `id` + 1 on. */
export function groupXml(name: string, shapes: readonly Shape[], id: number): Xml {
  const { x, y, width, height } = boundingBox(shapes.map((shape) => shape.box));
  return element(
    "p:grpSp",
    {},
    element(
      "p:nvGrpSpPr",
      {},
      element("p:cNvPr", { id, name }),
      element("p:cNvGrpSpPr"),
      element("p:nvPr", { userDrawn: true }),
    ),
    element(
      "p:grpSpPr",
      {},
      element(
        "a:xfrm",
        {},
        element("a:off", { x, y }),
        element("a:ext", { cx: width, cy: height }),
        element("a:chOff", { x, y }),
        element("a:chExt", { cx: width, cy: height }),
      ),
    ),
    shapes.map((shape, index) => shapeXml(shape, id + 1 + index)),
  );
}

/** Returns a box as an a:xfrm element. */
export function boxXml(
  { x, y, width, height }: Box,
  attributes?: Readonly<Record<string, boolean | undefined>>,
): Xml {
  return element(
    "a:xfrm",
    attributes,
    element("a:off", { x, y }),
    element("a:ext", { cx: width, cy: height }),
  );
}

function transform({ box, flippedHorizontally, flippedVertically }: Shape): Xml {
  return boxXml(box, { flipH: flippedHorizontally || undefined, flipV: flippedVertically || undefined });
}

function geometryXml({ geometry, box }: Shape): Xml {
  switch (geometry.kind) {
    case "preset":
      return element("a:prstGeom", { prst: geometry.preset }, element("a:avLst"));
    case "path":
      return element(
        "a:custGeom",
        {},
        element("a:avLst"),
        element("a:gdLst"),
        element("a:ahLst"),
        element("a:cxnLst"),
        element("a:rect", { l: "0", t: "0", r: "r", b: "b" }),
        element(
          "a:pathLst",
          {},
          element("a:path", { w: box.width, h: box.height }, geometry.commands.map(commandXml)),
        ),
      );
  }
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

function angle(degrees: number): number {
  return Math.round(degrees * 60_000);
}

function lineXml({ line }: Shape): Xml {
  if (line === undefined) return element("a:ln", {}, element("a:noFill"));
  return element("a:ln", { w: line.width, cap: "flat" }, solidFill(line.color), element("a:round"));
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
