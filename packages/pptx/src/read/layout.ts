import type {
  Box,
  HexColor,
  Placeholder,
  PlaceholderType,
  Size,
  TemplateImage,
  TemplateLayout,
  Theme,
} from "@lectern/deck";
import { firstElement, localName } from "@lectern/ooxml";
import { isPlainLike, isWithoutEdges } from "../surface/measure-ground.ts";
import type { Pictures } from "../surface/pictures.ts";
import type { Raster } from "../surface/raster.ts";
import { shownColorsOf } from "../surface/shown-colors.ts";
import { watermarkOf } from "../surface/watermark.ts";
import { readArtwork } from "./artwork.ts";
import { colorUnder, hasMasterPicture, readBackground } from "./background.ts";
import { findContentArea, hasRoom, type MasterFrame } from "./content-area.ts";
import { areaOf, aroundBox, boundsOf, toBox } from "./geometry.ts";
import { placesOfText, readSurface, withGrounds } from "./layout-surface.ts";
import { readOwnColors } from "./makers/own-colors.ts";
import { readOwnTextColor, readSlideRoom } from "./makers/own-slides.ts";
import { readOwnTitle } from "./makers/own-title.ts";
import { inOwnTypeface } from "./makers/own-typefaces.ts";
import { readImage } from "./makers/slide-design.ts";
import type { Master } from "./master.ts";
import { relationshipAttribute } from "./package/attributes.ts";
import { type PackageReader, partById, relatedPart } from "./package/package-reader.ts";
import { paintPage } from "./paint-page.ts";
import {
  isContentPlaceholder,
  isTitle,
  type LayoutPlaceholder,
  placeholderType,
  readPlaceholder,
} from "./placeholder.ts";
import { readShapeTree, type TreeItem } from "./shape-tree.ts";
import { type ListStyle, resolveLevels, type StyleContext, type Typefaces } from "./text-styles.ts";
import { readColorMap, readTheme } from "./theme.ts";
import { readTypefaces, withTypefaces } from "./typefaces.ts";

/** A layout as a template offers it, with how slides refer to its placeholders. */
export interface Layout {
  readonly layout: TemplateLayout;
  readonly placeholders: readonly LayoutPlaceholder[];
  readonly typefaces: Typefaces;
}

/** What a layout is read in. */
export interface LayoutSource {
  readonly reader: PackageReader;
  readonly master: Master;
  readonly slideSize: Size;
  readonly defaultTextStyle: ListStyle;
  /** The parts of the template's own slides that stand on it. */
  readonly slides: readonly string[];
  /** Whether the first of several slides of the template is one of them. */
  readonly isOpening: boolean;
  readonly pictures: Pictures;
  /** The families that most of the template's own slides name in place of their layouts'. */
  readonly ownTypefaces: Partial<Typefaces>;
}

/** Returns the layout in a part (ISO 29500-1, 19.3.1.39 sldLayout), all that it inherits resolved. */
export function readLayout(part: string, source: LayoutSource): Layout {
  const { reader, master, slideSize } = source;
  const element = reader.xml(part);
  const theme = layoutTheme(reader, part, master);
  const colorMap = readColorMap(firstElement(element, "clrMapOvr", "overrideClrMapping"), master.colorMap);
  const context: StyleContext = { theme, colors: theme.colors, colorMap };
  const items = readShapeTree(element);
  const placeholders = readPlaceholders(items, source, context);
  const titleColor = titleColorOf(placeholders, master, context);
  const read = placeholders.map(({ placeholder }) => placeholder);
  const frame = masterFrame(master);
  const spoken = spokenBox(read);
  const backgroundSource = {
    layout: element,
    master: master.element,
    theme: master.themeElement,
    context,
    titleColor,
  };
  const ground = readBackground(backgroundSource);
  const isTitled = hasTitle(read);
  const own =
    isTitled && hasRoom(read, slideSize) ? undefined : readSlideRoom(reader, source.slides, slideSize);
  const { raster, drawn, bands } = paintPage({
    ...source,
    part,
    element,
    items,
    background: backgroundSource,
    ground,
  });
  const { boxes, backdrop } = readArtwork(drawn, { raster, spoken, ground });
  const artwork = [
    ...boxes,
    ...(backdrop ? outsideOf(backdrop, slideSize) : bands),
    ...(!backdrop && hasMasterPicture(element, master.element) ? outsideOfFrame(frame, raster, boxes) : []),
  ];
  const area = findContentArea({ placeholders: read, artwork, slideSize, frame, own });
  const textColor = resolveLevels([firstElement(master.textStyles, "bodyStyle")], context).levels[0]?.color;
  const surface = readSurface(raster, {
    ...placesOfText(read, { contentArea: area.box, slideSize, bands }),
    title: titleColor,
    guess: backdrop ? colorUnder(titleColor, context) : ground,
    ownText: () => readOwnTextColor(reader, source.slides, context),
    context,
  });
  const goneRound = artwork.filter((box) => !area.beneath.includes(box));
  const watermark = surface.panel === undefined ? watermarkOf(raster, goneRound) : [];
  const pagePicture = surface.panel === undefined ? undefined : readPagePicture(part, items, source);
  const shown = [...shownColorsOf(raster), ...readOwnColors(source.slides, { reader, slideSize, context })];
  const { ownTypefaces } = source;
  const typefaces = {
    ...readTypefaces(read, master, source.defaultTextStyle, context),
    ...ownTypefaces,
  };
  const stated = (["heading", "body"] as const).filter((role) => ownTypefaces[role] !== undefined);
  const type = element.attributes["type"];
  const title = read.find((placeholder) => isTitle(placeholder.type));
  const ownTitle = readOwnTitle(title, { ...source, context, fonts: theme.fonts });
  return {
    layout: {
      id: part,
      name: firstElement(element, "cSld")?.attributes["name"] ?? "",
      ...(type !== undefined && { type }),
      theme: withTypefaces(theme, typefaces),
      colorMap,
      master: master.part,
      ...(textColor !== undefined && { textColor }),
      ...surface,
      ...(pagePicture && { pagePicture }),
      ...(shown.length > 0 && { shown }),
      placeholders: placeholders.map((placeholder) =>
        inOwnTypeface(withGrounds(placeholder, surface, raster, goneRound), ownTypefaces),
      ),
      ...(stated.length > 0 && { statedFonts: stated }),
      contentArea: area.box,
      ...(own && !isTitled && { titleArea: own.title }),
      ...(ownTitle && { ownTitle }),
      artwork: goneRound,
      ...(watermark.length > 0 && { watermark }),
    },
    placeholders,
    typefaces,
  };
}

const fullPageShare = 0.9;

/** Returns the picture that a layout, or else its master, has for a page: a drawn one that covers it. */
function readPagePicture(
  part: string,
  items: readonly TreeItem[],
  { reader, master, slideSize }: LayoutSource,
): TemplateImage | undefined {
  const isPage = ({ element, box, placeholder }: TreeItem) =>
    localName(element.name) === "pic" &&
    !placeholder &&
    box !== undefined &&
    areaOf(box) >= fullPageShare * areaOf(slideSize);
  const layers = [
    { from: part, items },
    { from: master.part, items: master.items },
  ];
  for (const { from, items: drawn } of layers) {
    const picture = drawn.findLast(isPage);
    const blip = picture && firstElement(picture.element, "blipFill", "blip");
    const name = blip && partById(reader, from, relationshipAttribute(blip, "embed"));
    const image = name === undefined ? undefined : readImage(reader, name);
    if (image) return image;
  }
  return undefined;
}

function hasTitle(placeholders: readonly Placeholder[]): boolean {
  return placeholders.some(({ type }) => isTitle(type));
}

function spokenBox(placeholders: readonly Placeholder[]): Box | undefined {
  const spoken = placeholders.filter(({ type }) => isTitle(type) || isContentPlaceholder({ type }));
  return boundsOf(spoken.map(({ box }) => box));
}

function masterFrame({ items }: Master): MasterFrame {
  const boxOf = (isWanted: (type: PlaceholderType) => boolean): Box | undefined =>
    items.find(({ placeholder }) => placeholder && isWanted(placeholderType(placeholder)))?.box;
  const title = boxOf(isTitle);
  const body = boxOf((type) => isContentPlaceholder({ type }));
  return { ...(title && { title }), ...(body && { body }) };
}

/**
 * A picture is made to be written on where the master has its title and its body, and beside them where it shows nothing but
 * the colour that it has there.
 */
function outsideOfFrame({ title, body }: MasterFrame, raster: Raster, known: readonly Box[]): readonly Box[] {
  const { size } = raster;
  // One that has no edge anywhere is a ground, and no drawing.
  if (isWithoutEdges(raster, known)) return [];
  const bounds = title && body ? boundsOf([title, grownBody(body, size)]) : undefined;
  const isLarge = bounds && areaOf(bounds) >= 0.4 * areaOf(size);
  return isLarge ? outsideOf(bounds, size).filter((box) => !isPlainLike(raster, box, bounds, known)) : [];
}

/** A low body is one that grows with what it holds. */
function grownBody(body: Box, { height }: Size): Box {
  if (body.height >= 0.45 * height) return body;
  return toBox(body.x, body.y, body.width, Math.max(body.height, 0.95 * height - body.y));
}

function outsideOf(box: Box, { width, height }: Size): readonly Box[] {
  return aroundBox(toBox(0, 0, width, height), box);
}

function layoutTheme(reader: PackageReader, part: string, master: Master): Theme {
  const override = relatedPart(reader, part, "themeOverride");
  return override === undefined ? master.theme : readTheme(reader.xml(override), master.theme);
}

function readPlaceholders(
  items: readonly TreeItem[],
  { master, defaultTextStyle }: LayoutSource,
  context: StyleContext,
): LayoutPlaceholder[] {
  const inherited = master.items.filter(({ placeholder }) => placeholder);
  const source = { inherited, textStyles: master.textStyles, defaultTextStyle, context };
  return items.flatMap((item) => readPlaceholder(item, source) ?? []);
}

/** A layout without title is taken to have its master's. */
function titleColorOf(
  placeholders: readonly LayoutPlaceholder[],
  master: Master,
  context: StyleContext,
): HexColor {
  const title = placeholders.find(({ placeholder }) => isTitle(placeholder.type));
  const levels =
    title?.placeholder.levels ??
    resolveLevels([firstElement(master.textStyles, "titleStyle")], context).levels;
  return levels[0]?.color ?? context.colors[context.colorMap.tx1];
}
