import { emu, inches, type PathGeometry, type PlacedElement } from "@lectern/deck";
import { noInsets } from "../../geometry.ts";
import { boxAt, type Canvas, optically } from "../../parts/canvas.ts";
import { type HeadedWords, setHeadedWords } from "../../parts/headed-words.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import { createTextShape } from "../../parts/place-text.ts";
import {
  createFilledSurface,
  createQuietSurface,
  dominantFill,
  drawSurface,
  type Surface,
} from "../../parts/surface.ts";
import { mostStepLines, type StepContent, type StepPlan, type StepSetting } from "./step-setting.ts";

/** Sets steps below a band of arrows that bear their numbers; undefined where they do not fit. */
export function setChevronSteps(
  steps: readonly StepContent[],
  plan: StepPlan,
  canvas: Canvas,
): StepSetting | undefined {
  const { inRow, rowCount, scale } = plan;
  const gap = inches(0.1);
  const width = Math.floor((canvas.box.width - (inRow - 1) * gap) / inRow);
  const rowGap = inches(0.25);
  const room = Math.floor((canvas.box.height - (rowCount - 1) * rowGap) / rowCount);
  const padding = inches(width < inches(2.4) ? 0.16 : 0.22);
  const textWidth = emu(width - depth - 2 * padding);
  if (textWidth < inches(0.9)) return undefined;
  const { rule: _, ...quiet } = createQuietSurface(canvas);
  const words = setHeadedWords(
    steps,
    { scale, width: textWidth, inRow, inks: steps.map(() => quiet.inks) },
    canvas,
  );
  const band = { least: inches(rowCount > 1 ? 0.56 : 0.8), most: inches(rowCount > 1 ? 0.7 : 1.3) };
  const natural = band.least + words.height + 2 * padding;
  if (natural > room || !words.isWhole || words.lines > mostStepLines(textWidth)) return undefined;
  const bandHeight = Math.min(band.most, band.least + 0.5 * (room - natural));
  const needed = natural + bandHeight - band.least;
  const height = Math.min(room, needed / leastFill);
  const grid: Grid = {
    ...{ plan, words, quiet, width, gap, rowGap, height, padding, bandHeight, textWidth },
    top: optically((room - height) * rowCount),
  };
  return {
    scale,
    fill: natural / room,
    endsWell: words.endsWell,
    draw: () => steps.flatMap((step, index) => drawStep(step, index, grid, canvas)),
  };
}

/** How deep the point of an arrow is. */
const depth = inches(0.26);
/** Of a step that arrow and words take; below it, it is lower than its room. */
const leastFill = 0.74;

interface Grid {
  readonly plan: StepPlan;
  readonly words: HeadedWords;
  readonly quiet: Surface;
  readonly width: number;
  readonly gap: number;
  readonly rowGap: number;
  readonly top: number;
  readonly height: number;
  readonly padding: number;
  readonly bandHeight: number;
  readonly textWidth: number;
}

function drawStep(step: StepContent, index: number, grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const { plan, words, quiet, width, gap, rowGap, height, padding, bandHeight, textWidth } = grid;
  const start = (index % plan.inRow) * (width + gap);
  const top = grid.top + Math.floor(index / plan.inRow) * (height + rowGap);
  const head = createFilledSurface(dominantFill(canvas), canvas);
  const isFirst = index === 0;
  const { look, direction } = canvas;
  const numeral = createTextShape({
    name: `Number ${step.number}`,
    box: boxAt(canvas, start, top, width, bandHeight),
    paragraphs: [
      numeralParagraph(
        canvas.toDigits(step.number),
        Math.round((bandHeight / 12_700) * 0.5),
        head.inks.accent,
        canvas,
      ),
    ],
    look,
    color: head.inks.text,
    anchor: "middle",
    insets: {
      ...noInsets,
      left: emu(direction === "ltr" ? padding + (isFirst ? 0 : depth) : depth),
      right: emu(direction === "ltr" ? depth : padding + (isFirst ? 0 : depth)),
    },
  });
  const below = top + bandHeight;
  return [
    ...drawSurface(
      `Step ${step.number}`,
      boxAt(canvas, start, below, width - depth, height - bandHeight),
      quiet,
      { ...canvas, style: { ...canvas.style, cornerRadius: emu(0) } },
    ),
    {
      ...numeral,
      geometry: arrowGeometry(width, bandHeight, { isFirst, isMirrored: direction === "rtl" }),
      ...(head.fill && { fill: head.fill }),
    },
    createTextShape({
      name: `Words ${step.number}`,
      box: boxAt(canvas, start + padding, below + padding, textWidth, height - bandHeight - 1.5 * padding),
      paragraphs: words.paragraphs[index] ?? [],
      look,
      color: quiet.inks.text,
    }),
  ];
}

// Drawn rather than taken from PowerPoint's chevrons, whose points grow with their height.
function arrowGeometry(
  width: number,
  height: number,
  { isFirst, isMirrored }: { readonly isFirst: boolean; readonly isMirrored: boolean },
): PathGeometry {
  const tail = isFirst ? 0 : depth;
  const corners = [
    [0, 0],
    [width - depth, 0],
    [width, height / 2],
    [width - depth, height],
    [0, height],
    [tail, height / 2],
  ];
  const places = corners.map(
    ([x = 0, y = 0]) => `${Math.round(isMirrored ? width - x : x)} ${Math.round(y)}`,
  );
  return { width, height, commands: `M ${places.join(" L ")} Z` };
}
