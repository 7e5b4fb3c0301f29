import {
  type Anchor,
  emu,
  type HexColor,
  type Insets,
  type LevelStyle,
  type Placeholder,
  type PlaceholderType,
  points,
} from "@lectern/deck";
import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { averageColor } from "./color.ts";
import { fillColors, fillOf } from "./fill.ts";
import { integerAttribute } from "./package/attributes.ts";
import type { TreeItem } from "./shape-tree.ts";
import { type ListStyle, resolveLevels, type StyleContext, stateSize } from "./text-styles.ts";

/** What a layout's placeholders inherit from. */
export interface PlaceholderSource {
  /** The master's placeholders. */
  readonly inherited: readonly TreeItem[];
  /** The master's text styles by category (ISO 29500-1, 19.3.1.52 txStyles). */
  readonly textStyles: XmlElement | undefined;
  /** presentation.xml's own text style. */
  readonly defaultTextStyle: ListStyle;
  readonly context: StyleContext;
}

/** A placeholder of a layout, and how a slide refers to it. */
export interface LayoutPlaceholder {
  readonly placeholder: Placeholder;
  /** The attributes of its p:ph as written, without those that only a layout has. */
  readonly reference: Readonly<Record<string, string>>;
  readonly rightToLeft: boolean;
  /** The colour that its fill has over another, where it has one of its own. */
  readonly fillOver: (under: HexColor) => HexColor | undefined;
}

const placeholderTypes: ReadonlySet<string> = new Set<PlaceholderType>([
  "title",
  "ctrTitle",
  "subTitle",
  "body",
  "obj",
  "pic",
  "tbl",
  "chart",
  "dgm",
  "media",
  "clipArt",
  "dt",
  "ftr",
  "sldNum",
  "hdr",
  "sldImg",
]);
const referenceAttributes = ["type", "orient", "sz", "idx"];
const defaultInset = { lIns: 91_440, tIns: 45_720, rIns: 91_440, bIns: 45_720 };

/** Titles whose template states no size for them, so that they would be no larger than what stands below them. */
const usualTitle = points(32);

/** Returns what a placeholder is for; a p:ph without a type is for any object (19.3.1.36). */
export function placeholderType(ph: XmlElement): PlaceholderType {
  const type = ph.attributes["type"];
  return type !== undefined && placeholderTypes.has(type) ? (type as PlaceholderType) : "obj";
}

/** Returns a placeholder of a layout with all that it inherits, or undefined where it has no place anywhere. */
export function readPlaceholder(item: TreeItem, source: PlaceholderSource): LayoutPlaceholder | undefined {
  const ph = item.placeholder;
  if (!ph) return undefined;
  const type = placeholderType(ph);
  const inherited = inheritedItem(type, source.inherited);
  const box = item.box ?? inherited?.box;
  if (!box || box.width === 0 || box.height === 0) return undefined;
  const bodies = [item, inherited].flatMap((each) => firstElement(each?.element, "txBody", "bodyPr") ?? []);
  const styles = [
    firstElement(item.element, "txBody", "lstStyle"),
    firstElement(inherited?.element, "txBody", "lstStyle"),
    firstElement(source.textStyles, textStyleOf(type)),
    source.defaultTextStyle,
  ];
  const { levels: resolved, rightToLeft } = resolveLevels(styles, source.context);
  const isSized = !isTitle(type) || stateSize(styles.slice(0, -1));
  const sized = isSized ? resolved : resolved.map((level) => ({ ...level, size: usualTitle }));
  const levels = isTitle(type) && rightToLeft ? sized.map(fromTheStart) : sized;
  const fillOver = (under: HexColor) => readFill([item, inherited], source.context, under);
  const fill = fillOver("FFFFFF");
  const outlined = isOutlined([item, inherited]);
  return {
    placeholder: {
      type,
      index: isOrphan(ph) ? 0 : (integerAttribute(ph, "idx") ?? 0),
      name: nameOf(item.element),
      box,
      insets: readInsets(bodies),
      anchor: readAnchor(bodies),
      levels,
      ...(fill !== undefined && { fill }),
      ...(outlined && { outlined }),
    },
    reference: referenceOf(ph),
    rightToLeft,
    fillOver,
  };
}

/** What programs write for a placeholder that has lost its layout (idx as xsd:unsignedInt, all of its bits set). */
const noIndex = 4_294_967_295;

// A slide refers to a title by its type alone, and is not understood by every program where it states such an index.
function isOrphan(ph: XmlElement): boolean {
  return isTitle(placeholderType(ph)) && integerAttribute(ph, "idx") === noIndex;
}

/** Returns whether a placeholder holds what a slide says, rather than its title or a footer. */
export function isContentPlaceholder({ type }: { readonly type: PlaceholderType }): boolean {
  return !isTitle(type) && !isFooter(type) && type !== "sldImg";
}

/** Returns whether a type is one of the two of titles. */
export function isTitle(type: PlaceholderType): boolean {
  return type === "title" || type === "ctrTitle";
}

/** Returns whether a type is one of those at the edge of a page. */
export function isFooter(type: PlaceholderType): boolean {
  return type === "dt" || type === "ftr" || type === "sldNum" || type === "hdr";
}

// Titles at the left of a page for right-to-left text are meant for text that begins there.
function fromTheStart(level: LevelStyle): LevelStyle {
  return level.alignment === "end" ? { ...level, alignment: "start" } : level;
}

/** The nearest that states a fill decides, no fill included. */
function readFill(
  items: readonly (TreeItem | undefined)[],
  context: StyleContext,
  under: HexColor,
): HexColor | undefined {
  const [fill] = items.flatMap((item) => fillOf(firstElement(item?.element, "spPr")) ?? []);
  return fill && averageColor(fillColors(fill, context, under));
}

/** The nearest that states a line decides, no line included. */
function isOutlined(items: readonly (TreeItem | undefined)[]): boolean {
  const [line] = items.flatMap((item) => fillOf(firstElement(item?.element, "spPr", "ln")) ?? []);
  return line !== undefined && localName(line.name) !== "noFill";
}

/** Returns the placeholder of a master that those of a type inherit from, of those given. */
export function inheritedItem(type: PlaceholderType, inherited: readonly TreeItem[]): TreeItem | undefined {
  const ofType = (wanted: PlaceholderType): TreeItem | undefined =>
    inherited.find(({ placeholder }) => placeholder && placeholderType(placeholder) === wanted);
  if (isTitle(type)) return ofType("title") ?? ofType("ctrTitle");
  return ofType(type) ?? (isFooter(type) ? undefined : (ofType("body") ?? ofType("obj")));
}

/** Returns the text style of a master that a type has. */
export function textStyleOf(type: PlaceholderType): string {
  if (isTitle(type)) return "titleStyle";
  return isFooter(type) || type === "sldImg" ? "otherStyle" : "bodyStyle";
}

function referenceOf(ph: XmlElement): Record<string, string> {
  const names = isOrphan(ph) ? referenceAttributes.filter((name) => name !== "idx") : referenceAttributes;
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = ph.attributes[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function nameOf(element: XmlElement): string {
  const properties = childElements(element).find(({ name }) => localName(name).startsWith("nv"));
  return firstElement(properties, "cNvPr")?.attributes["name"] ?? "";
}

function readInsets(bodies: readonly XmlElement[]): Insets {
  const inset = (name: keyof typeof defaultInset) => {
    const stated = bodies.map((body) => integerAttribute(body, name)).find((value) => value !== undefined);
    return emu(stated ?? defaultInset[name]);
  };
  return { left: inset("lIns"), top: inset("tIns"), right: inset("rIns"), bottom: inset("bIns") };
}

function readAnchor(bodies: readonly XmlElement[]): Anchor {
  const anchor = bodies.map(({ attributes }) => attributes["anchor"]).find((value) => value !== undefined);
  if (anchor === "b") return "bottom";
  return anchor === "ctr" ? "middle" : "top";
}
