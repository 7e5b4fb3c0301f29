import {
  childElements,
  descendantElements,
  elementText,
  inflateEntry,
  localName,
  parseRelationships,
  parseXml,
  readZip,
  relationshipsPartName,
  resolveTarget,
  type XmlElement,
  type ZipEntry,
} from "@lectern/ooxml";

/** What stands in a .pptx file, read from its parts. */
export interface PptxWords {
  /** In the order of the presentation. */
  readonly slides: readonly SlideWords[];
  /** BCP 47: the language that most runs of the slides are marked with; "" where none is. */
  readonly language: string;
  /** What else the file says: its properties, descriptions of pictures, the sheets behind charts. */
  readonly elsewhere: readonly string[];
}

/** What stands on a slide and in its notes. */
export interface SlideWords {
  /** Of its title placeholder; "" where it has none. */
  readonly title: string;
  /** Every paragraph in the order of the shapes, titles, cells, footers, and labels and values of charts included. */
  readonly paragraphs: readonly string[];
  /** Those that are neither its title nor its footer, date or number. */
  readonly body: readonly string[];
  readonly hasTableOrChart: boolean;
  /** Paragraphs of the notes. */
  readonly notes: readonly string[];
}

type Parts = ReadonlyMap<string, ZipEntry>;

/** Returns what stands in a .pptx file; throws an OoxmlError where it is none. */
export function readPptx(bytes: Uint8Array): PptxWords {
  const parts = readZip(bytes).entries;
  const slideParts = toTargets(parts, "ppt/presentation.xml", "slide");
  const roots = slideParts.map((name) => readPart(parts, name));
  return {
    slides: slideParts.map((name, index) => readSlide(parts, name, roots[index])),
    language: findLanguage(roots),
    elsewhere: [...parts.values()].flatMap((entry) => readElsewhere(parts, entry)),
  };
}

function readSlide(parts: Parts, name: string, root: XmlElement | undefined): SlideWords {
  const texts = root ? walk(root, outside) : [];
  const charts = toTargets(parts, name, "chart").flatMap((chart) => readChart(parts, chart));
  const notes = toTargets(parts, name, "notesSlide").flatMap((part) => {
    const notesRoot = readPart(parts, part);
    return notesRoot ? walk(notesRoot, outside).filter(({ placeholder }) => placeholder === "body") : [];
  });
  const shown = texts.filter(({ placeholder }) => placeholder !== "sldNum");
  const isTitle = ({ placeholder }: PlacedText) => placeholder === "title" || placeholder === "ctrTitle";
  const isAside = ({ placeholder }: PlacedText) => placeholder === "ftr" || placeholder === "dt";
  return {
    title: texts.filter(isTitle).map(toText).join(" "),
    paragraphs: [...shown.map(toText), ...charts],
    body: [...shown.filter((text) => !isTitle(text) && !isAside(text)).map(toText), ...charts],
    hasTableOrChart: charts.length > 0 || texts.some(({ isCell }) => isCell),
    notes: notes.map(toText),
  };
}

interface PlacedText {
  readonly text: string;
  /** Type of its placeholder; "body" where that is left out, "" outside of one. */
  readonly placeholder: string;
  readonly isCell: boolean;
}

const outside = { placeholder: "", isCell: false };

function toText({ text }: PlacedText): string {
  return text;
}

/** The paragraphs inside an element that are not empty, in document order. */
function walk(parent: XmlElement, around: Omit<PlacedText, "text">): PlacedText[] {
  return childElements(parent).flatMap((child) => {
    switch (localName(child.name)) {
      case "p": {
        const text = toParagraphText(child).trim();
        return text === "" ? [] : [{ ...around, text }];
      }
      case "sp":
        return walk(child, { ...around, placeholder: toPlaceholder(child) });
      case "tc":
        return walk(child, { ...around, isCell: true });
      default:
        return walk(child, around);
    }
  });
}

function toPlaceholder(shape: XmlElement): string {
  const [placeholder] = descendantElements(shape, "ph");
  return placeholder === undefined ? "" : (placeholder.attributes["type"] ?? "body");
}

function toParagraphText(paragraph: XmlElement): string {
  return childElements(paragraph)
    .map((child) => {
      if (localName(child.name) === "br") return "\n";
      return childElements(child, "t").map(elementText).join("");
    })
    .join("");
}

/** The names, labels and values that a chart keeps, and its titles. */
function readChart(parts: Parts, name: string): string[] {
  const root = readPart(parts, name);
  if (!root) return [];
  const cached = descendantElements(root, "pt").flatMap((point) => childElements(point, "v"));
  return [...descendantElements(root, "t"), ...cached].map(elementText).filter((text) => text.trim() !== "");
}

const described = /^ppt\/(?:slides|notesSlides|charts)\/[^/]+\.xml$|^ppt\/presentation\.xml$/u;
const descriptions = ["descr", "title", "name", "tooltip"];

function readElsewhere(parts: Parts, entry: ZipEntry): string[] {
  if (/^docProps\/[^/]+\.xml$/u.test(entry.name)) return [toAllText(readPart(parts, entry.name))];
  if (entry.name.endsWith(".xlsx")) return readSheets(inflateEntry(entry));
  const root = described.test(entry.name) ? readPart(parts, entry.name) : undefined;
  return root ? collectDescriptions(root) : [];
}

function readSheets(bytes: Uint8Array): string[] {
  const parts = readZip(bytes).entries;
  return [...parts.keys()]
    .filter((name) => /\/(?:sharedStrings|sheet\d+)\.xml$|^docProps\//u.test(name))
    .map((name) => toAllText(readPart(parts, name)));
}

function collectDescriptions(root: XmlElement): string[] {
  const own = descriptions.flatMap((name) => root.attributes[name] ?? []).filter((text) => text !== "");
  return [...own, ...childElements(root).flatMap(collectDescriptions)];
}

function toAllText(root: XmlElement | undefined): string {
  if (!root) return "";
  return root.children.map((child) => (typeof child === "string" ? child : toAllText(child))).join(" ");
}

function findLanguage(roots: readonly (XmlElement | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const run of roots.flatMap((root) => (root ? descendantElements(root, "rPr") : []))) {
    const { lang } = run.attributes;
    if (lang !== undefined) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}

/** The parts that a part's relationships of one type lead to, in the order of a presentation's slides or as they stand. */
function toTargets(parts: Parts, name: string, type: string): readonly string[] {
  const entry = parts.get(relationshipsPartName(name));
  if (!entry) return [];
  const relationships = parseRelationships(inflateEntry(entry)).filter(
    (relationship) => !relationship.external && relationship.type.endsWith(`/${type}`),
  );
  const root = type === "slide" ? readPart(parts, name) : undefined;
  const order = root ? descendantElements(root, "sldId").map(({ attributes }) => attributes["r:id"]) : [];
  return relationships
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .map(({ target }) => resolveTarget(name, target));
}

function readPart(parts: Parts, name: string): XmlElement | undefined {
  const entry = parts.get(name);
  return entry && parseXml(inflateEntry(entry));
}
