// .pptx bytes -> parts -> background, master, layout and slide, from back to front -> SVG.
import type { Size } from "@lectern/deck";
import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { backgroundFill } from "../read/background.ts";
import { type Master, readMaster } from "../read/master.ts";
import { booleanAttribute, relationshipAttribute } from "../read/package/attributes.ts";
import { openTemplate, withTemplateErrors } from "../read/package/open-template.ts";
import { type PackageReader, partById, relatedPart } from "../read/package/package-reader.ts";
import { inheritedItem, placeholderType, textStyleOf } from "../read/placeholder.ts";
import { listedParts, readSlideSize } from "../read/presentation.ts";
import { readShapeTree, type TreeItem } from "../read/shape-tree.ts";
import { readColorMap, readTheme } from "../read/theme.ts";
import type { BreakText } from "./break-text.ts";
import { drawChart } from "./chart/draw-chart.ts";
import { filledArea, paintOf } from "./paint.ts";
import { type PictureScope, toPixels } from "./scope.ts";
import { drawShape } from "./shape.ts";
import { createDefinitions, escaped, rounded, type Svg, svg } from "./svg.ts";
import { drawTable } from "./table.ts";
import { plainStyles } from "./text.ts";

/** A deck whose slides can be drawn. */
export interface DrawableDeck {
  readonly slideCount: number;
  /** Returns a slide, counted from 1, as an SVG document; throws a RangeError where the deck has no such slide. */
  draw(slideNumber: number): string;
}

/**
 * Opens a .pptx to draw its slides without a browser: text in the lines that `breakText` breaks it in, shapes, pictures,
 * tables and charts as decks of ours have them; of others' what is left out is what no deck of ours has: effects, SmartArt,
 * video. Throws a TemplateUnusableError on bytes that are no presentation.
 */
export function openDeck(bytes: Uint8Array, breakText: BreakText): DrawableDeck {
  return withTemplateErrors(() => {
    const { reader, presentationPart } = openTemplate(bytes);
    const presentation = reader.xml(presentationPart);
    const slides = listedParts(reader, presentationPart, firstElement(presentation, "sldIdLst"), "slide");
    const size = readSlideSize(firstElement(presentation, "sldSz"));
    const defaultTextStyle = firstElement(presentation, "defaultTextStyle");
    return {
      slideCount: slides.length,
      draw: (slideNumber) => {
        const part = slides[slideNumber - 1];
        if (part === undefined)
          throw new RangeError(`Expected a slide from 1 to ${slides.length}, got ${slideNumber}.`);
        const order = { reader, part, size, defaultTextStyle, breakText, slideNumber };
        return withTemplateErrors(() => drawPart(order));
      },
    };
  });
}

interface SlideOrder {
  readonly reader: PackageReader;
  readonly part: string;
  readonly size: Size;
  readonly defaultTextStyle: XmlElement | undefined;
  readonly breakText: BreakText;
  readonly slideNumber: number;
}

/** The parts that a slide is made of. */
interface Pages {
  readonly slide: XmlElement;
  readonly layout: XmlElement;
  readonly layoutPart: string;
  readonly layoutItems: readonly TreeItem[];
  readonly master: Master;
}

function drawPart(order: SlideOrder): string {
  const { reader, part, size } = order;
  const layoutPart = relatedPart(reader, part, "slideLayout") ?? "";
  const masterPart = relatedPart(reader, layoutPart, "slideMaster") ?? "";
  const layout = reader.xml(layoutPart);
  const slide = reader.xml(part);
  const master = readMaster(reader, masterPart);
  const pages = { slide, layout, layoutPart, layoutItems: readShapeTree(layout), master };
  const scope = scopeOf(order, pages);
  const [width, height] = [toPixels(size.width), toPixels(size.height)];
  const drawn = [
    filledArea({ width, height }, { color: "#FFFFFF" }),
    drawBackground(pages, size, scope),
    ...drawUnderlay(pages, scope),
    ...readShapeTree(slide).map((item) => drawItem(item, pages, scope)),
  ];
  const title = titleOf(slide);
  const named = title === "" ? [] : [svg("title", {}, escaped(title))];
  return svg(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${rounded(width)} ${rounded(height)}`,
      width,
      height,
      role: "img",
    },
    [...named, scope.definitions.all(), ...drawn],
  );
}

function scopeOf(order: SlideOrder, { slide, layout, layoutPart, master }: Pages): PictureScope {
  const { reader, part, defaultTextStyle, breakText, slideNumber } = order;
  const override = relatedPart(reader, layoutPart, "themeOverride");
  const theme = override === undefined ? master.theme : readTheme(reader.xml(override), master.theme);
  const ofLayout = readColorMap(firstElement(layout, "clrMapOvr", "overrideClrMapping"), master.colorMap);
  const colorMap = readColorMap(firstElement(slide, "clrMapOvr", "overrideClrMapping"), ofLayout);
  return {
    reader,
    part,
    context: { theme, colors: theme.colors, colorMap },
    theme: master.themeElement,
    defaultTextStyle,
    definitions: createDefinitions(),
    breakText,
    slideNumber,
  };
}

/** The nearest background decides: the slide's, the layout's, the master's. */
function drawBackground({ slide, layout, layoutPart, master }: Pages, size: Size, scope: PictureScope): Svg {
  const sources = [
    { element: slide, part: scope.part },
    { element: layout, part: layoutPart },
    { element: master.element, part: master.part },
  ];
  const stated = sources.find(({ element }) => firstElement(element, "cSld", "bg"));
  const background = firstElement(stated?.element, "cSld", "bg");
  const area = { width: toPixels(size.width), height: toPixels(size.height) };
  const plain = { color: `#${scope.context.colors[scope.context.colorMap.bg1]}` };
  const fill = backgroundFill(background, { theme: master.themeElement, context: scope.context });
  if (!fill) return filledArea(area, plain);
  const part = firstElement(background, "bgRef") ? master.themePart : (stated?.part ?? scope.part);
  const context = { ...scope.context, ...fill.context };
  return filledArea(area, paintOf(fill.element, area, { ...scope, part, context }) ?? plain);
}

/** What layout and master draw themselves; the words of their placeholders are prompts, which no slide shows. */
function drawUnderlay({ slide, layout, layoutPart, layoutItems, master }: Pages, scope: PictureScope): Svg[] {
  const isShown = (page: XmlElement): boolean => booleanAttribute(page, "showMasterSp") ?? true;
  if (!isShown(slide)) return [];
  const draw = (items: readonly TreeItem[], part: string): Svg[] =>
    items
      .filter(({ placeholder }) => !placeholder)
      .map((item) => drawLeaf(item, { inherited: [], styles: [] }, { ...scope, part }));
  return [...(isShown(layout) ? draw(master.items, master.part) : []), ...draw(layoutItems, layoutPart)];
}

function drawItem(item: TreeItem, pages: Pages, scope: PictureScope): Svg {
  const { placeholder } = item;
  if (!placeholder) return drawLeaf(item, { inherited: [], styles: [] }, scope);
  const type = placeholderType(placeholder);
  const ofLayout = layoutPlaceholder(placeholder, pages.layoutItems);
  const ofMaster = inheritedItem(
    type,
    pages.master.items.filter((each) => each.placeholder),
  );
  const inherited = [ofLayout, ofMaster].filter((each) => each !== undefined);
  const listStyle = (each: TreeItem): XmlElement | undefined =>
    firstElement(each.element, "txBody", "lstStyle");
  const styles = [
    ...[item, ...inherited].map(listStyle),
    firstElement(pages.master.textStyles, textStyleOf(type)),
    scope.defaultTextStyle,
  ];
  return drawLeaf(item, { inherited, styles }, scope);
}

/** By its index where it has one, else by its type (19.3.1.36 ph). */
function layoutPlaceholder(placeholder: XmlElement, items: readonly TreeItem[]): TreeItem | undefined {
  const { idx } = placeholder.attributes;
  const type = placeholderType(placeholder);
  const candidates = items.filter((item) => item.placeholder);
  return (
    candidates.find((item) => idx !== undefined && item.placeholder?.attributes["idx"] === idx) ??
    candidates.find((item) => item.placeholder && placeholderType(item.placeholder) === type)
  );
}

interface Inherited {
  readonly inherited: readonly TreeItem[];
  readonly styles: readonly (XmlElement | undefined)[];
}

function drawLeaf(item: TreeItem, { inherited, styles }: Inherited, scope: PictureScope): Svg {
  const { element } = item;
  if (localName(element.name) === "graphicFrame") return drawFrame(item, scope);
  const body = firstElement(element, "txBody");
  const own = styles.length > 0 || !body ? styles : plainStyles(body, scope);
  return drawShape({ item, inherited, styles: own, hasText: true }, scope);
}

/** A table or a chart (19.3.1.21 graphicFrame). */
function drawFrame({ element, unturned }: TreeItem, scope: PictureScope): Svg {
  if (!unturned) return "";
  const place = `translate(${rounded(toPixels(unturned.x))} ${rounded(toPixels(unturned.y))})`;
  const data = firstElement(element, "graphic", "graphicData");
  const [graphic] = childElements(data);
  if (!graphic) return "";
  const area = { width: toPixels(unturned.width), height: toPixels(unturned.height) };
  if (localName(graphic.name) === "tbl") return svg("g", { transform: place }, [drawTable(graphic, scope)]);
  if (localName(graphic.name) !== "chart") return "";
  const chart = partById(scope.reader, scope.part, relationshipAttribute(graphic, "id"));
  if (chart === undefined) return "";
  return svg("g", { transform: place }, [drawChart(scope.reader.xml(chart), area, scope)]);
}

function titleOf(slide: XmlElement): string {
  const title = readShapeTree(slide).find(
    ({ placeholder }) => placeholder && ["title", "ctrTitle"].includes(placeholderType(placeholder)),
  );
  const body = firstElement(title?.element, "txBody");
  return childElements(body, "p")
    .map((paragraph) =>
      childElements(paragraph, "r")
        .map(
          (run) =>
            firstElement(run, "t")
              ?.children.filter((child) => typeof child === "string")
              .join("") ?? "",
        )
        .join(""),
    )
    .join(" ")
    .trim();
}
