import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { resolveColorIn } from "../read/color.ts";
import { fillOf } from "../read/fill.ts";
import { booleanAttribute, integerAttribute } from "../read/package/attributes.ts";
import { type TreeItem, xfrmOf } from "../read/shape-tree.ts";
import type { ListStyle } from "../read/text-styles.ts";
import { shapePaths } from "./geometry.ts";
import { isConnector, strokeOf } from "./line.ts";
import { colorIn, fillAttributes, type Paint, paintOf } from "./paint.ts";
import { type Area, type PictureScope, toPixels } from "./scope.ts";
import { rounded, type Svg, svg } from "./svg.ts";
import { drawText } from "./text.ts";

/** A shape and what it inherits from. */
export interface ShapeOrder {
  readonly item: TreeItem;
  /** What it inherits from the placeholders of its layout and its master, the nearest first. */
  readonly inherited: readonly TreeItem[];
  readonly styles: readonly ListStyle[];
  /** Whether its words are shown: those of placeholders on layouts are only prompts. */
  readonly hasText: boolean;
}

/** Returns a shape, a picture or a connector with its text (ISO 29500-1, 19.3.1.43 sp, 19.3.1.37 pic, 19.3.1.19 cxnSp). */
export function drawShape(order: ShapeOrder, scope: PictureScope): Svg {
  const { item, inherited } = order;
  const placed = [item, ...inherited].find(({ unturned }) => unturned !== undefined);
  if (!placed?.unturned) return "";
  const { x, y, width, height } = placed.unturned;
  const area: Area = { width: toPixels(width), height: toPixels(height) };
  const turn = readTurn(xfrmOf(placed.element));
  const place = [
    `translate(${Math.round(toPixels(x) * 100) / 100} ${Math.round(toPixels(y) * 100) / 100})`,
    ...(turn.degrees === 0 ? [] : [`rotate(${turn.degrees} ${area.width / 2} ${area.height / 2})`]),
  ].join(" ");
  const form = flipped(drawForm(order, area, scope), turn, area);
  const words = order.hasText ? drawWords(order, area, scope) : "";
  if (form === "" && words === "") return "";
  return svg("g", { transform: place }, [form, turn.isUpsideDown ? turned(words, area) : words]);
}

interface Turn {
  readonly degrees: number;
  readonly isMirrored: boolean;
  readonly isUpsideDown: boolean;
}

function readTurn(xfrm: XmlElement | undefined): Turn {
  return {
    degrees: (integerAttribute(xfrm, "rot") ?? 0) / 60_000,
    isMirrored: booleanAttribute(xfrm, "flipH") === true,
    isUpsideDown: booleanAttribute(xfrm, "flipV") === true,
  };
}

function flipped(form: Svg, { isMirrored, isUpsideDown }: Turn, { width, height }: Area): Svg {
  if (form === "" || (!isMirrored && !isUpsideDown)) return form;
  const [x, y] = [isMirrored ? width : 0, isUpsideDown ? height : 0];
  const scale = `${isMirrored ? -1 : 1} ${isUpsideDown ? -1 : 1}`;
  return svg("g", { transform: `translate(${x} ${y}) scale(${scale})` }, [form]);
}

function turned(words: Svg, { width, height }: Area): Svg {
  return words === "" ? "" : svg("g", { transform: `rotate(180 ${width / 2} ${height / 2})` }, [words]);
}

function drawForm({ item, inherited }: ShapeOrder, area: Area, scope: PictureScope): Svg {
  const { element } = item;
  const properties = firstElement(element, "spPr");
  const paint = isConnector(element) ? undefined : formPaint(item, inherited, area, scope);
  const stroke = inheritedStroke([item, ...inherited], area, scope);
  if (!paint && !stroke) return "";
  return shapePaths(properties, area)
    .map(({ d, isFilled, isStroked }) => {
      const drawn = isFilled ? paint : undefined;
      const line = isStroked ? stroke : undefined;
      if (!drawn && !line) return "";
      return svg("path", { d, "fill-rule": "evenodd", ...fillAttributes(drawn), ...line });
    })
    .join("");
}

function inheritedStroke(items: readonly TreeItem[], area: Area, scope: PictureScope) {
  for (const { element } of items) {
    const line = firstElement(element, "spPr", "ln");
    if (fillOf(line) || firstElement(element, "style", "lnRef")) return strokeOf(element, area, scope);
  }
  return undefined;
}

function formPaint(
  item: TreeItem,
  inherited: readonly TreeItem[],
  area: Area,
  scope: PictureScope,
): Paint | undefined {
  const { element, groupFill } = item;
  if (localName(element.name) === "pic") return paintOf(firstElement(element, "blipFill"), area, scope);
  for (const each of [item, ...inherited]) {
    const stated = fillOf(firstElement(each.element, "spPr"));
    if (stated && localName(stated.name) === "grpFill") return paintOf(groupFill, area, scope);
    if (stated) return paintOf(stated, area, scope);
    if (firstElement(each.element, "style", "fillRef")) return styledPaint(each.element, area, scope);
  }
  return undefined;
}

/** 20.1.4.1.10 fillRef: one of the theme's fills, in a colour of the shape's own. */
function styledPaint(element: XmlElement, area: Area, scope: PictureScope): Paint | undefined {
  const reference = firstElement(element, "style", "fillRef");
  const index = integerAttribute(reference, "idx") ?? 0;
  const fills = childElements(firstElement(scope.theme, "themeElements", "fmtScheme", "fillStyleLst"));
  const fill = index > 0 ? fills[index - 1] : undefined;
  const color = resolveColorIn(reference, scope.context);
  const context = { ...scope.context, ...(color !== undefined && { placeholderColor: color }) };
  return paintOf(fill, area, { ...scope, context });
}

function drawWords({ item, inherited, styles }: ShapeOrder, area: Area, scope: PictureScope): Svg {
  const body = firstElement(item.element, "txBody");
  if (!body) return "";
  const bodies = [item, ...inherited].map(({ element }) => firstElement(element, "txBody", "bodyPr"));
  const color = colorIn(firstElement(item.element, "style", "fontRef"), scope.context);
  const order = { body, bodies, styles, area, ...(color && { color }) };
  const vertical = bodies[0]?.attributes["vert"];
  if (vertical === undefined || !turnOfText[vertical]) {
    const [across, down] = textInset(item.element);
    if (across === 0 && down === 0) return drawText(order, scope);
    const { width, height } = area;
    const inner = { width: width * (1 - 2 * across), height: height * (1 - 2 * down) };
    const words = drawText({ ...order, area: inner }, scope);
    return svg("g", { transform: `translate(${rounded(across * width)} ${rounded(down * height)})` }, [
      words,
    ]);
  }
  const { width, height } = area;
  const lying = drawText({ ...order, area: { width: height, height: width } }, scope);
  const [x, y] = vertical === "vert270" ? [0, height] : [width, 0];
  return svg("g", { transform: `translate(${x} ${y}) rotate(${turnOfText[vertical]})` }, [lying]);
}

/** Returns what a form keeps free of text at each side, as shares of its width and height. */
function textInset(element: XmlElement): readonly [across: number, down: number] {
  const form = firstElement(element, "spPr", "prstGeom")?.attributes["prst"] ?? "";
  return textInsets[form] ?? [0, 0];
}

/** The text rectangles of presetShapeDefinitions.xml (ISO 29500-1, 20.1.9). */
const textInsets: Readonly<Record<string, readonly [number, number]>> = {
  diamond: [0.25, 0.25],
  flowChartDecision: [0.25, 0.25],
  ellipse: [0.1464, 0.1464],
  flowChartConnector: [0.1464, 0.1464],
  flowChartTerminator: [0.0471, 0.1464],
};

const turnOfText: Readonly<Record<string, number>> = { vert: 90, vert270: -90, eaVert: 90 };
