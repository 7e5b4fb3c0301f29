import type { Box, HexColor, Placeholder, PlaceholderType, Size, TemplateLayout, Theme } from "@lectern/deck";
import { firstElement, type XmlElement } from "@lectern/ooxml";
import { type Backdrop, readArtwork } from "./artwork.ts";
import { booleanAttribute } from "./attributes.ts";
import { colorUnder, hasMasterPicture, readBackground } from "./background.ts";
import { findContentArea, hasRoom, type MasterFrame } from "./content-area.ts";
import { areaOf, aroundBox, boundsOf, toBox } from "./geometry.ts";
import type { Master } from "./master.ts";
import { readSlideRoom } from "./own-slides.ts";
import { type PackageReader, relatedPart } from "./package-reader.ts";
import {
  isContentPlaceholder,
  isTitle,
  type LayoutPlaceholder,
  placeholderType,
  readPlaceholder,
} from "./placeholder.ts";
import { readShapeTree, type TreeItem } from "./shape-tree.ts";
import { type ListStyle, resolveLevels, type StyleContext } from "./text-styles.ts";
import { readColorMap, readTheme } from "./theme.ts";

/** A layout as a template offers it, with how slides refer to its placeholders. */
export interface Layout {
  readonly layout: TemplateLayout;
  readonly placeholders: readonly LayoutPlaceholder[];
}

/** What a layout is read in. */
export interface LayoutSource {
  readonly reader: PackageReader;
  readonly master: Master;
  readonly slideSize: Size;
  readonly defaultTextStyle: ListStyle;
  /** The parts of the template's own slides that stand on it. */
  readonly slides: readonly string[];
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
  const showsMaster = booleanAttribute(element, "showMasterSp") ?? true;
  const titleColor = titleColorOf(placeholders, master, context);
  const read = placeholders.map(({ placeholder }) => placeholder);
  const ground = readBackground({
    layout: element,
    master: master.element,
    theme: master.themeElement,
    context,
    titleColor,
  });
  const drawn = readArtwork(showsMaster ? [...master.items, ...items] : items, {
    slideSize,
    context,
    spoken: spokenBox(read),
    titleColor,
    ground,
  });
  const { backdrop } = drawn;
  const frame = masterFrame(master);
  const artwork = [
    ...drawn.boxes,
    ...(backdrop ? outsideOf(backdrop.box, slideSize) : []),
    ...(isOnMasterPicture(element, master, backdrop) ? outsideOfFrame(frame, slideSize) : []),
  ];
  const isTitled = hasTitle(read);
  const own =
    isTitled && hasRoom(read, slideSize) ? undefined : readSlideRoom(reader, source.slides, slideSize);
  const area = findContentArea({ placeholders: read, artwork, slideSize, frame, own });
  const textColor = resolveLevels([firstElement(master.textStyles, "bodyStyle")], context).levels[0]?.color;
  const type = element.attributes["type"];
  return {
    layout: {
      id: part,
      name: firstElement(element, "cSld")?.attributes["name"] ?? "",
      ...(type !== undefined && { type }),
      theme,
      colorMap,
      master: master.part,
      ...(textColor !== undefined && { textColor }),
      background: backdrop ? (backdrop.color ?? colorUnder(titleColor, context)) : ground,
      placeholders: read,
      contentArea: area.box,
      ...(own && !isTitled && { titleArea: own.title }),
      artwork: artwork.filter((box) => !area.beneath.includes(box)),
    },
    placeholders,
  };
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

function isOnMasterPicture(element: XmlElement, master: Master, backdrop: Backdrop | undefined): boolean {
  return backdrop ? false : hasMasterPicture(element, master.element);
}

/** A picture is made to be written on where the master has its title and its body, and nowhere else. */
function outsideOfFrame({ title, body }: MasterFrame, slideSize: Size): readonly Box[] {
  const bounds = title && body ? boundsOf([title, grownBody(body, slideSize)]) : undefined;
  const isLarge = bounds && areaOf(bounds) >= 0.4 * areaOf(slideSize);
  return isLarge ? outsideOf(bounds, slideSize) : [];
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
