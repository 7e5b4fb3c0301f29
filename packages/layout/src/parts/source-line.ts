import { inches } from "@lectern/deck";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { boxAt, type Canvas, type Group, inkParagraph } from "./canvas.ts";
import { createTextShape } from "./place-text.ts";

const mostLines = 3;

/** How far the source stays away from what it speaks of. */
export const aboveSource = inches(0.16);

/** Returns how high the source of figures is at the foot of a canvas; undefined where it is too long for that. */
export function heightOfSource(source: string | undefined, canvas: Canvas): number | undefined {
  if (source === undefined) return 0;
  const { lines, height } = measurePlacedText(
    [sourceParagraph(source, canvas)],
    canvas.look,
    canvas.box.width,
  );
  return lines <= mostLines ? height + 2_000 : undefined;
}

/** Sets the source of figures in small, quiet type at a distance from the top of a canvas. */
export function setSource(source: string, top: number, canvas: Canvas): Group {
  const height = heightOfSource(source, canvas) ?? 0;
  const shape = createTextShape({
    name: "Source",
    box: boxAt(canvas, 0, top, canvas.box.width, height),
    paragraphs: [sourceParagraph(source, canvas)],
    look: canvas.look,
    color: canvas.tones.page.muted,
  });
  return { elements: [shape], height };
}

function sourceParagraph(source: string, { tones }: Canvas) {
  return inkParagraph(source, { size: 14, color: tones.page.muted });
}
