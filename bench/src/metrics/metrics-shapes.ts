import type { Box, Placeholder, TemplateLayout } from "@lectern/deck";
import {
  childElements,
  descendantElements,
  elementText,
  firstElement,
  localName,
  type XmlElement,
} from "@lectern/ooxml";

/** What stands on a slide: shapes, pictures, tables, charts; groups are taken apart. */
export interface SlideShape {
  readonly kind: "shape" | "connector" | "picture" | "table" | "chart" | "other";
  readonly name: string;
  readonly element: XmlElement;
  /** In EMU on the slide, its own or its layout's; left out where neither says. */
  readonly box?: Box;
  readonly description: string;
  /** True where the file says that it is decoration, which screen readers pass over. */
  readonly isDecorative: boolean;
  readonly placeholder?: ShapePlaceholder;
  /** The text of each paragraph, those of table cells included. */
  readonly paragraphs: readonly string[];
}

/** Which placeholder of the layout a shape fills. */
export interface ShapePlaceholder {
  readonly type: string;
  readonly isFooter: boolean;
  readonly isTitle: boolean;
  /** The layout's, where there is one. */
  readonly inherited?: Placeholder;
}

/** Returns what stands on a slide, in drawing order. */
export function readShapes(slide: XmlElement, layout: TemplateLayout | undefined): SlideShape[] {
  return collect(firstElement(slide, "cSld", "spTree"), (box) => box, layout);
}

/** Says whether a slide has a group of shapes. */
export function hasGroup(slide: XmlElement): boolean {
  const tree = firstElement(slide, "cSld", "spTree");
  return tree !== undefined && descendantElements(tree, "grpSp").length > 0;
}

type ToSlide = (box: Box) => Box;

const shapeNames = new Set(["sp", "pic", "graphicFrame", "cxnSp", "contentPart"]);

function collect(
  tree: XmlElement | undefined,
  toSlide: ToSlide,
  layout: TemplateLayout | undefined,
): SlideShape[] {
  return childElements(tree).flatMap((element) => {
    const name = localName(element.name);
    if (name === "grpSp") return collect(element, groupTransform(element, toSlide), layout);
    if (name === "AlternateContent") return collect(firstElement(element, "Choice"), toSlide, layout);
    return shapeNames.has(name) ? [toShape(element, toSlide, layout)] : [];
  });
}

function toShape(element: XmlElement, toSlide: ToSlide, layout: TemplateLayout | undefined): SlideShape {
  const head = childElements(element)[0];
  const properties = firstElement(head, "cNvPr");
  const placeholder = readPlaceholder(firstElement(head, "nvPr", "ph"), layout);
  const own = readBox(firstElement(element, "spPr", "xfrm") ?? firstElement(element, "xfrm"), "off", "ext");
  const box = (own && toSlide(own)) ?? placeholder?.inherited?.box;
  return {
    kind: kindOf(element),
    name: properties?.attributes["name"] ?? "",
    element,
    description: properties?.attributes["descr"] ?? "",
    isDecorative:
      properties !== undefined &&
      descendantElements(properties, "decorative").some(({ attributes }) => attributes["val"] !== "0"),
    paragraphs: readParagraphs(element),
    ...(box && { box }),
    ...(placeholder && { placeholder }),
  };
}

function kindOf(element: XmlElement): SlideShape["kind"] {
  switch (localName(element.name)) {
    case "sp":
      return "shape";
    case "cxnSp":
      return "connector";
    case "pic":
      return "picture";
    case "graphicFrame":
      return kindOfGraphic(firstElement(element, "graphic", "graphicData"));
    default:
      return "other";
  }
}

function kindOfGraphic(graphic: XmlElement | undefined): SlideShape["kind"] {
  if (firstElement(graphic, "tbl")) return "table";
  return firstElement(graphic, "chart") ? "chart" : "other";
}

const footerTypes = new Set(["dt", "ftr", "sldNum", "hdr"]);
const titleTypes = new Set(["title", "ctrTitle"]);

function readPlaceholder(
  element: XmlElement | undefined,
  layout: TemplateLayout | undefined,
): ShapePlaceholder | undefined {
  if (!element) return undefined;
  const type = element.attributes["type"] ?? "obj";
  const index = Number(element.attributes["idx"] ?? 0);
  const isTitle = titleTypes.has(type);
  const inherited = layout?.placeholders.find((candidate) =>
    isTitle ? titleTypes.has(candidate.type) : candidate.index === index && !titleTypes.has(candidate.type),
  );
  return { type, isTitle, isFooter: footerTypes.has(type), ...(inherited && { inherited }) };
}

function readParagraphs(element: XmlElement): string[] {
  return descendantElements(element, "p")
    .filter(({ name }) => name.startsWith("a:"))
    .map((paragraph) =>
      childElements(paragraph)
        .map((run) =>
          localName(run.name) === "br" ? "\n" : elementText(firstElement(run, "t") ?? emptyElement),
        )
        .join(""),
    );
}

const emptyElement: XmlElement = { name: "", attributes: {}, children: [], start: 0, end: 0 };

function readBox(transform: XmlElement | undefined, offset: string, extent: string): Box | undefined {
  const from = firstElement(transform, offset)?.attributes;
  const size = firstElement(transform, extent)?.attributes;
  if (!from || !size) return undefined;
  const [x, y, width, height] = [from["x"], from["y"], size["cx"], size["cy"]].map(Number);
  return { x, y, width, height } as Box;
}

/** What is in a group stands in the group's own coordinates (ISO 29500-1, 20.1.7.5 xfrm). */
function groupTransform(group: XmlElement, toSlide: ToSlide): ToSlide {
  const transform = firstElement(group, "grpSpPr", "xfrm");
  const outer = readBox(transform, "off", "ext");
  const inner = readBox(transform, "chOff", "chExt");
  if (!outer || !inner) return toSlide;
  const across = inner.width === 0 ? 1 : outer.width / inner.width;
  const down = inner.height === 0 ? 1 : outer.height / inner.height;
  return (box) =>
    toSlide({
      x: outer.x + (box.x - inner.x) * across,
      y: outer.y + (box.y - inner.y) * down,
      width: box.width * across,
      height: box.height * down,
    } as Box);
}
