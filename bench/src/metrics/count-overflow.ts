import { emu, type LineSpacing, points } from "@lectern/deck";
import { type MeasurableParagraph, measureText } from "@lectern/layout";
import { descendantElements, firstElement, type XmlElement } from "@lectern/ooxml";
import { readDeckFile } from "./metrics-file.ts";
import { readShapes, type SlideShape } from "./metrics-shapes.ts";
import { readParagraphRuns, type ShownRun } from "./metrics-text.ts";

/** What rounding and other line breaks may add up to: 3 %. */
const allowance = 1.03;

/** Counts the text boxes of a .pptx whose text, measured with the advances of its fonts, is higher than its box. */
export function countOverflow(bytes: Uint8Array): number {
  const { slides, defaultTextSize } = readDeckFile(bytes);
  return slides.reduce((sum, slide) => {
    const shapes = readShapes(slide.root, slide.layout);
    return (
      sum + shapes.filter((shape) => runsOver(shape, readParagraphRuns(shape, slide, defaultTextSize))).length
    );
  }, 0);
}

function runsOver(
  { kind, box, placeholder, element }: SlideShape,
  paragraphs: readonly ShownRun[][],
): boolean {
  if (kind !== "shape" || !box || placeholder?.isFooter) return false;
  const level = placeholder?.inherited?.levels[0];
  const elements = descendantElements(element, "p");
  const { height } = measureText(
    paragraphs.map((runs, index): MeasurableParagraph => {
      return {
        runs: runs.map(({ text, size, fontFamily }) => ({
          text,
          size: points(size),
          family: fontFamily,
          bold: false,
          italic: false,
        })),
        marginStart: level?.marginStart ?? emu(0),
        indent: emu(0),
        bullet: false,
        lineSpacing: ownSpacing(elements[index]) ?? level?.lineSpacing ?? { kind: "share", share: 1 },
        spaceBefore: { kind: "fixed", points: points(0) },
        spaceAfter: { kind: "fixed", points: points(0) },
      };
    }),
    box.width,
  );
  return height > box.height * allowance;
}

function ownSpacing(paragraph: XmlElement | undefined): LineSpacing | undefined {
  const share = firstElement(paragraph, "pPr", "lnSpc", "spcPct")?.attributes["val"];
  return share === undefined ? undefined : { kind: "share", share: Number(share) / 100_000 };
}
