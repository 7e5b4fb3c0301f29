// .pptx -> slides with their parts -> shapes, runs -> figures that nobody has to judge.
import {
  childElements,
  descendantElements,
  firstElement,
  lintPackage,
  localName,
  type XmlElement,
} from "@lectern/ooxml";
import { median } from "../measuring/statistics.ts";
import { type DeckFile, readDeckFile, relationshipIdOf, type SlideFile } from "./metrics-file.ts";
import { countEdges, countOutOfBounds, countOverlaps, hasContent, measureAreas } from "./metrics-page.ts";
import { hasGroup, readShapes, type SlideShape } from "./metrics-shapes.ts";
import { readRuns, type ShownRun } from "./metrics-text.ts";

/** So many of so many. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/** Figures of a .pptx, read from its XML: what peers-of-decks papers measure without a judge. */
export interface DeckMetrics {
  readonly slides: number;
  /** Slides with text in a title placeholder. */
  readonly titled: Share;
  /** Titles that an earlier slide has already. */
  readonly repeatedTitles: number;
  readonly outOfBounds: number;
  readonly overlaps: number;
  /** In points, footers aside. */
  readonly smallestText: number | undefined;
  /** The median. */
  readonly wordsPerSlide: number;
  readonly mostWords: number;
  /** Different left and upper edges on a slide, the median of each. */
  readonly edges: { readonly x: number; readonly y: number };
  readonly fonts: number;
  readonly sizes: number;
  readonly colors: number;
  /** References to colours that go through the theme. */
  readonly themeColors: Share;
  readonly layouts: number;
  readonly longestRunOfOneLayout: number;
  /** Texts that stand in placeholders, footers aside. */
  readonly textInPlaceholders: Share;
  /** The area of all that is no picture, 0 to 1. */
  readonly nativeArea: number;
  /** The editability index of SlidesGen-Bench, 0 to 5, and the rungs that are met beyond it as well. */
  readonly editability: { readonly level: number; readonly rungs: readonly number[] };
  readonly chartsWithWorkbook: Share;
  readonly tablesWithHeader: Share;
  /** Pictures, charts and tables that say what they show, or that they are decoration. */
  readonly described: Share;
  readonly runsWithLanguage: Share;
  readonly notes: Share;
  readonly emptyPlaceholders: number;
  readonly lintFindings: number;
}

/** Measures a .pptx; throws an OoxmlError on what is no package. */
export function measureDeck(bytes: Uint8Array): DeckMetrics {
  const file = readDeckFile(bytes);
  const slides = file.slides.map((slide) => toMeasuredSlide(slide, file));
  const shapes = slides.flatMap((slide) => slide.shapes);
  const runs = slides.flatMap((slide) => slide.runs).filter(({ text }) => text.trim() !== "");
  const titles = slides.flatMap(({ title }) => (title === "" ? [] : [title.toLowerCase()]));
  const words = slides.map((slide) => countWords(slide.shapes));
  return {
    slides: slides.length,
    titled: { count: titles.length, of: slides.length },
    repeatedTitles: titles.length - new Set(titles).size,
    outOfBounds: sum(slides, (slide) => countOutOfBounds(slide.shapes, file.slideSize)),
    overlaps: sum(slides, (slide) => countOverlaps(slide.shapes)),
    smallestText: runs.length === 0 ? undefined : Math.min(...runs.map(({ size }) => size)),
    wordsPerSlide: words.length === 0 ? 0 : median(words),
    mostWords: Math.max(0, ...words),
    edges: toEdges(slides),
    fonts: new Set(runs.map(({ fontFamily }) => fontFamily)).size,
    sizes: new Set(runs.map(({ size }) => Math.round(size * 10))).size,
    ...measureColors(file),
    layouts: new Set(file.slides.map(({ layoutPart }) => layoutPart)).size,
    longestRunOfOneLayout: longestRun(file.slides.map(({ layoutPart }) => layoutPart)),
    textInPlaceholders: toShare(
      shapes.filter((shape) => shape.kind === "shape" && hasContent(shape) && !shape.placeholder?.isFooter),
      ({ placeholder }) => placeholder !== undefined,
    ),
    nativeArea: toNativeArea(shapes),
    editability: toEditability(file, slides),
    chartsWithWorkbook: toShare(
      slides.flatMap((slide) => slide.charts),
      ({ hasWorkbook }) => hasWorkbook,
    ),
    tablesWithHeader: toShare(
      shapes.filter(({ kind }) => kind === "table"),
      hasHeaderFlag,
    ),
    described: toShare(
      shapes.filter(({ kind }) => ["picture", "chart", "table"].includes(kind)),
      ({ description, isDecorative }) => isDecorative || description.trim() !== "",
    ),
    runsWithLanguage: toShare(runs, ({ language }) => language !== ""),
    notes: toShare(file.slides, hasNotes),
    emptyPlaceholders: shapes.filter(isEmptyPlaceholder).length,
    lintFindings: lintPackage(bytes).length,
  };
}

interface MeasuredSlide {
  readonly file: SlideFile;
  readonly shapes: readonly SlideShape[];
  /** Footers aside. */
  readonly runs: readonly ShownRun[];
  /** Empty where no title placeholder holds text. */
  readonly title: string;
  readonly charts: readonly { readonly hasWorkbook: boolean; readonly hasValues: boolean }[];
}

function toMeasuredSlide(file: SlideFile, { defaultTextSize }: DeckFile): MeasuredSlide {
  const shapes = readShapes(file.root, file.layout);
  const title = shapes.find(({ placeholder }) => placeholder?.isTitle)?.paragraphs.join(" ") ?? "";
  return {
    file,
    shapes,
    runs: shapes
      .filter(({ placeholder }) => !placeholder?.isFooter)
      .flatMap((shape) => readRuns(shape, file, defaultTextSize)),
    title: title.replace(/\s+/gu, " ").trim(),
    charts: shapes.filter(({ kind }) => kind === "chart").map((shape) => readChart(shape, file)),
  };
}

function readChart({ element }: SlideShape, { charts }: SlideFile): MeasuredSlide["charts"][number] {
  const reference = firstElement(element, "graphic", "graphicData", "chart");
  const chart = reference && charts.get(relationshipIdOf(reference));
  if (!chart) return { hasWorkbook: false, hasValues: false };
  const hasValues = descendantElements(chart.root, "val").some(
    (values) => descendantElements(values, "v").length > 0,
  );
  return { hasWorkbook: chart.hasWorkbook, hasValues };
}

/** Words as people count them, by the rules of Unicode, so that scripts without spaces are counted, too. */
function countWords(shapes: readonly SlideShape[]): number {
  const text = shapes
    .filter(({ placeholder }) => !placeholder?.isFooter)
    .flatMap(({ paragraphs }) => paragraphs)
    .join("\n");
  return [...wordSegmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

const wordSegmenter = new Intl.Segmenter("en", { granularity: "word" });

function toEdges(slides: readonly MeasuredSlide[]): DeckMetrics["edges"] {
  if (slides.length === 0) return { x: 0, y: 0 };
  const edges = slides.map((slide) => countEdges(slide.shapes));
  return { x: median(edges.map(({ x }) => x)), y: median(edges.map(({ y }) => y)) };
}

function measureColors({ slides }: DeckFile): Pick<DeckMetrics, "colors" | "themeColors"> {
  const roots = slides.flatMap(({ root, charts }) => [
    root,
    ...[...charts.values()].map((chart) => chart.root),
  ]);
  const colors = roots.flatMap((root) =>
    ["schemeClr", "srgbClr", "sysClr", "prstClr"].flatMap((name) => descendantElements(root, name)),
  );
  return {
    colors: new Set(colors.map(toColorKey)).size,
    themeColors: toShare(colors, ({ name }) => localName(name) === "schemeClr"),
  };
}

function toColorKey({ attributes, children }: XmlElement): string {
  const changes = children.map((child) =>
    typeof child === "string" ? "" : `${localName(child.name)}=${child.attributes["val"]}`,
  );
  return [attributes["val"]?.toLowerCase(), ...changes].join(" ");
}

function longestRun(names: readonly string[]): number {
  let longest = 0;
  let length = 0;
  for (const [index, name] of names.entries()) {
    length = name === names[index - 1] ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

function toNativeArea(shapes: readonly SlideShape[]): number {
  const { picture, native } = measureAreas(shapes);
  return picture + native === 0 ? 1 : native / (picture + native);
}

/**
 * The rungs of the Presentation Editability Index (SlidesGen-Bench, arXiv 2601.09487), as others have put it into code:
 * 1 text, 2 text that is not in pieces (three frames in ten have several paragraphs) and shapes, tables or charts,
 * 3 several layouts and groups, 4 a chart with its data, 5 motion or media. The level is that of the last rung before
 * one that is missing.
 */
function toEditability(file: DeckFile, slides: readonly MeasuredSlide[]): DeckMetrics["editability"] {
  const shapes = slides.flatMap((slide) => slide.shapes);
  const frames = shapes.filter(
    (shape) => shape.kind === "shape" && hasContent(shape) && !shape.placeholder?.isFooter,
  );
  const long = frames.filter(({ paragraphs }) => paragraphs.filter((text) => text.trim() !== "").length > 1);
  const hasVectors = shapes.some(
    ({ kind, placeholder }) =>
      ["table", "chart", "connector"].includes(kind) || (kind === "shape" && placeholder === undefined),
  );
  const isMet = [
    frames.length > 0,
    hasVectors && long.length >= 0.3 * frames.length,
    new Set(file.slides.map(({ layoutPart }) => layoutPart)).size > 1 &&
      file.slides.some(({ root }) => hasGroup(root)),
    slides.some(({ charts }) => charts.some(({ hasValues }) => hasValues)),
    file.slides.some(({ root }) => isAnimated(root)),
  ];
  const firstMissing = isMet.indexOf(false);
  return {
    level: firstMissing === -1 ? isMet.length : firstMissing,
    rungs: isMet.flatMap((met, index) => (met ? [index + 1] : [])),
  };
}

function isAnimated(slide: XmlElement): boolean {
  return ["transition", "timing", "videoFile", "audioFile"].some(
    (name) => descendantElements(slide, name).length > 0,
  );
}

function hasHeaderFlag({ element }: SlideShape): boolean {
  const properties = firstElement(element, "graphic", "graphicData", "tbl", "tblPr");
  return ["1", "true"].includes(properties?.attributes["firstRow"] ?? "0");
}

function hasNotes({ notes }: SlideFile): boolean {
  const bodies = childElements(firstElement(notes, "cSld", "spTree"), "sp").filter(
    (shape) => firstElement(shape, "nvSpPr", "nvPr", "ph")?.attributes["type"] === "body",
  );
  return bodies.some((body) =>
    descendantElements(body, "t").some((text) => text.children.join("").trim() !== ""),
  );
}

function isEmptyPlaceholder({ kind, placeholder, paragraphs }: SlideShape): boolean {
  return kind === "shape" && placeholder !== undefined && paragraphs.every((text) => text.trim() === "");
}

function toShare<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): Share {
  return { count: items.filter(isCounted).length, of: items.length };
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
