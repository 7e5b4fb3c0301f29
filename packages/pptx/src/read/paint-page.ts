import type { Box, HexColor, Size } from "@lectern/deck";
import { firstElement, type XmlElement } from "@lectern/ooxml";
import { bandsOf } from "../surface/bands.ts";
import type { Pictures } from "../surface/pictures.ts";
import { copyRaster, createRaster, type Raster } from "../surface/raster.ts";
import { type ArtworkLayer, type PaintedItem, paintLayer } from "./artwork.ts";
import { type BackgroundSource, paintBackground } from "./background.ts";
import type { Master } from "./master.ts";
import { booleanAttribute } from "./package/attributes.ts";
import type { TreeItem } from "./shape-tree.ts";

/** What the page of a layout is painted of. */
export interface PageSource {
  readonly part: string;
  readonly element: XmlElement;
  readonly items: readonly TreeItem[];
  readonly master: Master;
  readonly pictures: Pictures;
  readonly slideSize: Size;
  readonly background: BackgroundSource;
  readonly ground: HexColor;
}

/** A page with all that its layout and its master draw, and what is seen of that in its order. */
export interface PaintedPage {
  readonly raster: Raster;
  readonly drawn: readonly PaintedItem[];
  /** The bands along its upper and its lower edge that its background has. */
  readonly bands: readonly Box[];
}

/** Paints what a layout and its master draw behind the text. */
export function paintPage(source: PageSource): PaintedPage {
  const showsMaster = booleanAttribute(source.element, "showMasterSp") ?? true;
  const under = showsMaster ? paintedMaster(source) : groundPage(source);
  const layer = layerOf(source.items, source.part, source);
  return { ...under, drawn: [...under.drawn, ...paintLayer(under.raster, layer)] };
}

// Most layouts of a master show it as it is, and its own drawings need to be painted only once for them.
const paintedMasters = new WeakMap<Master, Map<string, PaintedPage>>();

function paintedMaster(source: PageSource): PaintedPage {
  const { element, master, background, ground } = source;
  const paint = (): PaintedPage => {
    const under = groundPage(source);
    const layer = layerOf(master.items, master.part, source);
    return { ...under, drawn: paintLayer(under.raster, layer) };
  };
  const { context } = background;
  const isAsMaster = !firstElement(element, "cSld", "bg") && context.colors === master.theme.colors;
  if (!isAsMaster) return paint();
  const known = paintedMasters.get(master) ?? new Map<string, PaintedPage>();
  paintedMasters.set(master, known);
  const key = JSON.stringify([ground, context.colorMap]);
  const found = known.get(key) ?? paint();
  known.set(key, found);
  return { ...found, raster: copyRaster(found.raster) };
}

function groundPage(source: PageSource): PaintedPage {
  const raster = paintedGround(source);
  return { raster, drawn: [], bands: bandsOf(raster) };
}

function paintedGround({ part, master, pictures, slideSize, background, ground }: PageSource): Raster {
  const raster = createRaster(slideSize, ground);
  const parts = { layout: part, master: master.part, theme: master.themePart };
  paintBackground(raster, background, { parts, pictures });
  return raster;
}

function layerOf(
  items: readonly TreeItem[],
  part: string,
  { master, pictures, background }: PageSource,
): ArtworkLayer {
  const pictureOf = (id: string | undefined) => pictures.of(part, id);
  return { items, paint: { context: background.context, theme: master.themeElement, pictureOf } };
}
