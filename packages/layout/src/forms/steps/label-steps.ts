import type { PlacedElement } from "@lectern/deck";
import { inches } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { setBlockSteps } from "./block-steps.ts";
import type { StepContent } from "./step-setting.ts";

/** So many stand in two rows that fill the page. */
const [fewest, most] = [4, 6];
const leastWidth = inches(9);
/** In points, largest first; smaller ones are as large on bands, which have all of the width. */
const headings = [36, 32, 30, 28, 26];

/**
 * Sets steps of which no more is said than their names as blocks in two rows, each with its number large above it; undefined
 * where they are too many, too few or too long for large type, or a crumb would be left on a last line.
 */
export function setLabelSteps(
  steps: readonly StepContent[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const isUnfit = steps.length < fewest || steps.length > most || canvas.box.width < leastWidth;
  if (isUnfit || steps.some(({ text }) => text !== undefined)) return undefined;
  const inRow = Math.ceil(steps.length / 2);
  const scales = headings.map((heading) => ({ heading, text: heading }));
  for (const scale of upToTitle(scales, canvas.anatomy, ({ heading }) => heading)) {
    const setting = setBlockSteps(steps, { inRow, rowCount: 2, scale, areAlike: true }, canvas);
    if (setting?.endsWell) return setting.draw();
  }
  return undefined;
}
