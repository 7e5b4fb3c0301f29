import {
  childElements,
  descendantElements,
  elementText,
  firstElement,
  localName,
  type XmlElement,
} from "@lectern/ooxml";
import type { SlideFile } from "./metrics-file.ts";
import type { SlideShape } from "./metrics-shapes.ts";

/** A stretch of text with the look that it has in the end. */
export interface ShownRun {
  readonly text: string;
  /** In points. */
  readonly size: number;
  readonly fontFamily: string;
  /** The BCP 47 tag of the run, empty where it has none. */
  readonly language: string;
}

/** Returns the runs of a shape, each with its size and font: its own, the shape's, or what the layout hands down. */
export function readRuns(shape: SlideShape, slide: SlideFile, defaultTextSize: number): ShownRun[] {
  return readParagraphRuns(shape, slide, defaultTextSize).flat();
}

/** Returns the same, paragraph by paragraph. */
export function readParagraphRuns(
  shape: SlideShape,
  slide: SlideFile,
  defaultTextSize: number,
): ShownRun[][] {
  const bodies = [
    ...childElements(shape.element, "txBody"),
    ...descendantElements(shape.element, "tc").flatMap((cell) => childElements(cell, "txBody")),
  ];
  return bodies.flatMap((body) => readBody(body, shape, slide, defaultTextSize));
}

function readBody(
  body: XmlElement,
  shape: SlideShape,
  { layout }: SlideFile,
  defaultTextSize: number,
): ShownRun[][] {
  const scale = Number(
    firstElement(body, "bodyPr", "normAutofit")?.attributes["fontScale"]?.replace("%", "000") ?? 100_000,
  );
  return childElements(body, "p").map((paragraph) => {
    const level = Number(firstElement(paragraph, "pPr")?.attributes["lvl"] ?? 0);
    const listStyle = firstElement(body, "lstStyle", `lvl${level + 1}pPr`, "defRPr");
    const inherited = shape.placeholder?.inherited?.levels[level];
    return childElements(paragraph)
      .filter((run) => ["r", "fld"].includes(localName(run.name)))
      .map((run) => {
        const own = firstElement(run, "rPr");
        const text = firstElement(run, "t");
        const size = sizeOf(own) ?? sizeOf(listStyle) ?? inherited?.size ?? defaultTextSize;
        const family = familyOf(own) ?? familyOf(listStyle) ?? inherited?.fontFamily ?? "+mn-lt";
        return {
          text: text ? elementText(text) : "",
          size: (size * scale) / 100_000,
          fontFamily: resolveFamily(family, layout),
          language: own?.attributes["lang"] ?? "",
        };
      });
  });
}

function sizeOf(properties: XmlElement | undefined): number | undefined {
  const size = properties?.attributes["sz"];
  return size === undefined ? undefined : Number(size) / 100;
}

function familyOf(properties: XmlElement | undefined): string | undefined {
  return firstElement(properties, "latin")?.attributes["typeface"];
}

function resolveFamily(family: string, layout: SlideFile["layout"]): string {
  if (family.startsWith("+mj")) return layout?.theme.fonts.heading.latin ?? family;
  if (family.startsWith("+mn")) return layout?.theme.fonts.body.latin ?? family;
  return family;
}
