import { emu, inches, type PlacedElement, type Status } from "@lectern/deck";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { boxAt, type Canvas, inkParagraph, unlimited } from "./canvas.ts";
import { createTextShape } from "./place-text.ts";
import { createStatusMark } from "./status-mark.ts";
import type { Surface } from "./surface.ts";

/** How high the line of a state is. */
export const statusHeight = inches(0.4);

/** Where a state stands: from the start edge and the top of the canvas. */
export interface StatusPlace {
  readonly start: number;
  readonly top: number;
  readonly width: number;
}

/** Says whether the word of a state has room in its line, beside its mark. */
export function fitsStatus(status: Status, width: number, { look, tones }: Canvas): boolean {
  const word = inkParagraph(status.word, { size: statusSize, color: tones.page.text, bold: true });
  const measure = measurePlacedText([word], look, unlimited);
  return measure.width * 1.03 + wordStart <= width && measure.height <= statusHeight;
}

/** Draws the mark of a state and the word that names it beside it. */
export function drawStatus(
  name: string,
  status: Status,
  { start, top, width }: StatusPlace,
  surface: Surface,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { inks, isStrong } = surface;
  const mark = createStatusMark(
    `Mark of ${name}`,
    status.state,
    boxAt(canvas, start, top + (statusHeight - markSide) / 2, markSide, markSide),
    canvas,
  );
  return [
    isStrong ? { ...mark, fill: inks.text } : mark,
    createTextShape({
      name,
      box: boxAt(canvas, start + wordStart, top, emu(width - wordStart), statusHeight),
      paragraphs: [inkParagraph(status.word, { size: statusSize, color: inks.text, bold: true })],
      look: canvas.look,
      color: inks.text,
      anchor: "middle",
    }),
  ];
}

const statusSize = 16;
const markSide = inches(0.24);
const wordStart = inches(0.34);
