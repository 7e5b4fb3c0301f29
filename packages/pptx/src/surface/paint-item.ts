import { type Box, emu } from "@lectern/deck";
import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { resolveColorIn } from "../read/color.ts";
import { fillOf } from "../read/fill.ts";
import { booleanAttribute, integerAttribute } from "../read/package/attributes.ts";
import { type TreeItem, xfrmOf } from "../read/shape-tree.ts";
import { type FillSource, paintOfFill } from "./fill-paint.ts";
import { type Area, type Painted, type Painter, type Point, paintArea, type Raster } from "./raster.ts";
import { readOutlines } from "./shape-outline.ts";

/** What an item of a shape tree is painted with. */
export interface PaintSource extends FillSource {
  /** The theme part's root, whose format scheme shapes refer to. */
  readonly theme: XmlElement | undefined;
}

const unknown: Painter = () => undefined;

/** Paints a shape, picture or frame as far as it covers anything, and returns the cells that it covers. */
export function paintItem(raster: Raster, item: TreeItem, source: PaintSource): Painted {
  const { element, unturned, groupFill } = item;
  if (!unturned || localName(element.name) === "cxnSp") return nothing;
  const properties = firstElement(element, "spPr");
  const paint = paintOf(element, { ...source, ...(groupFill && { groupFill }) }, unturned);
  if (!paint) return nothing;
  const parts = readOutlines(properties, unturned).map((outline) =>
    paintArea(raster, placedArea(outline, unturned, xfrmOf(element)), paint),
  );
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return {
    cells: [...new Set(parts.flatMap(({ cells }) => cells))],
    visible: [...new Set(parts.flatMap(({ visible }) => visible))],
  };
}

const nothing: Painted = { cells: [], visible: [] };

function paintOf(element: XmlElement, source: PaintSource, size: Box): Painter | undefined {
  switch (localName(element.name)) {
    case "pic": {
      const fill = firstElement(element, "blipFill");
      return fill && paintOfFill(fill, source, size);
    }
    case "sp": {
      const stated = fillOf(firstElement(element, "spPr"));
      return stated ? paintOfFill(stated, source, size) : styledPaint(element, source, size);
    }
    default:
      return unknown;
  }
}

/** A shape without a fill has that of its style (20.1.4.1.10 fillRef): one of the theme's, in a colour of its own. */
function styledPaint(element: XmlElement, source: PaintSource, size: Box): Painter | undefined {
  const reference = firstElement(element, "style", "fillRef");
  const index = integerAttribute(reference, "idx") ?? 0;
  const fills = childElements(firstElement(source.theme, "themeElements", "fmtScheme", "fillStyleLst"));
  const fill = index > 0 ? fills[index - 1] : undefined;
  if (!fill) return undefined;
  const color = resolveColorIn(reference, source.context);
  const context = { ...source.context, ...(color !== undefined && { placeholderColor: color }) };
  return paintOfFill(fill, { ...source, context }, size);
}

/** Puts an outline from its own square on to the page: mirrored, then stretched, then turned around its middle. */
function placedArea(
  outline: readonly (readonly Point[])[],
  { x, y, width, height }: Box,
  xfrm: XmlElement | undefined,
): Area {
  const radians = ((integerAttribute(xfrm, "rot") ?? 0) / 60_000 / 180) * Math.PI;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const mirrored = (name: string) => booleanAttribute(xfrm, name) === true;
  const [isMirroredAcross, isMirroredDown] = [mirrored("flipH"), mirrored("flipV")];
  const mirror = ([across, down]: Point): Point => [
    isMirroredAcross ? 1 - across : across,
    isMirroredDown ? 1 - down : down,
  ];
  const toPage = (point: Point): Point => {
    const [across, down] = mirror(point);
    const [dx, dy] = [(across - 0.5) * width, (down - 0.5) * height];
    return [x + width / 2 + dx * cosine - dy * sine, y + height / 2 + dx * sine + dy * cosine];
  };
  const toOwn = ([pageX, pageY]: Point): Point => {
    const [dx, dy] = [pageX - x - width / 2, pageY - y - height / 2];
    return mirror([
      0.5 + (dx * cosine + dy * sine) / (width || 1),
      0.5 + (dy * cosine - dx * sine) / (height || 1),
    ]);
  };
  return { outline: outline.map((points) => points.map(toPage)), toOwn };
}

/** Returns the whole of a page as an area to paint. */
export function pageArea({ size }: Raster): Area {
  const box = { x: emu(0), y: emu(0), ...size };
  return placedArea(
    [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    ],
    box,
    undefined,
  );
}
