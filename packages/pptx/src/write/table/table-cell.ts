import {
  type PlacedLine,
  type PlacedParagraph,
  type PlacedRun,
  type PlacedTableCell,
  type PlacedText,
  type Points,
  points,
} from "@lectern/deck";
import { element, fillElement, noFill, rememberXml, type Xml } from "@lectern/ooxml";
import { placedLine } from "../drawing/line.ts";
import type { SlideScope } from "../slide-scope.ts";
import { anchorNames, cellTextBody, inset } from "../text/text-body.ts";

/** What a cell's neighbours have a say in. */
export interface CellSurroundings {
  readonly top: PlacedLine | undefined;
  readonly bottom: PlacedLine | undefined;
  /** What a cell without any text takes, so that it does not make its row higher. */
  readonly emptySize: Points | undefined;
}

const smallestSize = points(10);

/** Returns a cell with its text and its whole look (ISO 29500-1, 21.1.3.16 tc, 21.1.3.17 tcPr). */
export function tableCellElement(cell: PlacedTableCell, around: CellSurroundings, scope: SlideScope): Xml {
  const { insets, anchor } = cell.text;
  const properties = rememberedProperties(
    insets?.left,
    insets?.right,
    insets?.top,
    insets?.bottom,
    anchor && anchorNames[anchor],
    placedLine("a:lnT", around.top),
    placedLine("a:lnB", around.bottom),
    cell.fill ? fillElement(cell.fill) : noFill,
  );
  const text = outspoken(cell.text, around.emptySize ?? smallestSize);
  return element("a:tc", undefined, cellTextBody(text, scope.plainParagraphs, scope), properties);
}

const noSides = [placedLine("a:lnL", undefined), placedLine("a:lnR", undefined)];

const rememberedProperties = rememberXml(
  (
    left: number | undefined,
    right: number | undefined,
    top: number | undefined,
    bottom: number | undefined,
    anchor: string | undefined,
    ...look: readonly Xml[]
  ) =>
    element(
      "a:tcPr",
      { marL: inset(left), marR: inset(right), marT: inset(top), marB: inset(bottom), anchor },
      noSides,
      look,
    ),
);

/** A table style makes heads bold and white; the text states what it was measured with instead. */
function outspoken(text: PlacedText, emptySize: Points): PlacedText {
  const paragraphs: readonly PlacedParagraph[] =
    text.paragraphs.length > 0 ? text.paragraphs : [{ level: 0, runs: [] }];
  return {
    ...text,
    paragraphs: paragraphs.map((paragraph) => ({
      ...paragraph,
      alignment: paragraph.alignment ?? "start",
      runs: (paragraph.runs.length > 0 ? paragraph.runs : [{ text: "", size: emptySize }]).map(outspokenRun),
    })),
  };
}

function outspokenRun(run: PlacedRun): PlacedRun {
  return {
    ...run,
    bold: run.bold ?? false,
    font: run.font ?? "body",
    color: run.color ?? { scheme: "tx1" },
  };
}
