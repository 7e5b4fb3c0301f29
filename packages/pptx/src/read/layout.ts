import type { HexColor, Size, TemplateLayout, Theme } from "@lectern/deck";
import { firstElement } from "@lectern/ooxml";
import { readArtwork } from "./artwork.ts";
import { booleanAttribute } from "./attributes.ts";
import { colorUnder, readBackground } from "./background.ts";
import { findContentArea } from "./content-area.ts";
import type { Master } from "./master.ts";
import { type PackageReader, relatedPart } from "./package-reader.ts";
import { isTitle, type LayoutPlaceholder, readPlaceholder } from "./placeholder.ts";
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
  const artwork = readArtwork(showsMaster ? [...master.items, ...items] : items, slideSize, context);
  const titleColor = titleColorOf(placeholders, master, context);
  const read = placeholders.map(({ placeholder }) => placeholder);
  const type = element.attributes["type"];
  return {
    layout: {
      id: part,
      name: firstElement(element, "cSld")?.attributes["name"] ?? "",
      ...(type !== undefined && { type }),
      theme,
      colorMap,
      background: artwork.backdrop
        ? (artwork.backdrop.color ?? colorUnder(titleColor, context))
        : readBackground({
            layout: element,
            master: master.element,
            theme: master.themeElement,
            context,
            titleColor,
          }),
      placeholders: read,
      contentArea: findContentArea(read, artwork.boxes, slideSize),
      artwork: artwork.boxes,
    },
    placeholders,
  };
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
