import { inches, type PlacedElement } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import { composeRows, type RowForm } from "../rows/compose-rows.ts";
import { rowParagraph } from "../rows/row-paragraph.ts";
import { inksOfRows } from "../rows/row-surface.ts";
import type { StepContent } from "./step-setting.ts";

const mostRows = 7;
/** The numbers of more are hardly larger than what is done: as large as they could be, they would cost it its type. */
const fewRows = 5;

/**
 * Sets steps one below the other as rows that fill their page: number, what is done, how. Undefined where they need more than
 * a page.
 */
export function setStepRows(
  steps: readonly StepContent[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  if (steps.length > mostRows) return undefined;
  const pages = composeRows(steps, formOf(steps, canvas), canvas);
  return pages?.length === 1 ? pages[0] : undefined;
}

function formOf(steps: readonly StepContent[], canvas: Canvas): RowForm<StepContent> {
  const inks = inksOfRows(canvas);
  return {
    all: steps,
    sizes: steps.length <= 4 ? [36, 32, 28, 24, 20, 18, 16] : [28, 24, 20, 18, 16],
    isLarge: true,
    mostRows,
    columns: [
      {
        name: "Number",
        width: { most: 0.12 },
        paragraphs: ({ number }, size) => [
          numeralParagraph(
            canvas.toDigits(number),
            Math.round((steps.length > fewRows ? 1.25 : 1.6) * size),
            inks.accent,
            canvas,
          ),
        ],
        mostLines: () => 1,
      },
      {
        name: "Step",
        // Where nothing more is said of the steps, they have the row.
        width: steps.some(({ text }) => text !== undefined) ? { most: 0.42, least: inches(2) } : "rest",
        paragraphs: ({ heading }, size) => [rowParagraph(heading, { size, color: inks.text, bold: true })],
        mostLines: () => 2,
      },
      {
        name: "Text",
        width: steps.some(({ text }) => text !== undefined) ? "rest" : { most: 0 },
        paragraphs: ({ text }, size) =>
          text === undefined ? [] : [rowParagraph(text, { size: belowHead(size), color: inks.text })],
        mostLines: () => 3,
      },
    ],
  };
}

function belowHead(size: number): number {
  return size >= 32 ? 24 : size >= 28 ? 22 : size >= 24 ? 20 : size >= 20 ? 18 : 16;
}
