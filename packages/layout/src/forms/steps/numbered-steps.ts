import { type Emu, emu, inches, type PlacedElement } from "@lectern/deck";
import { noInsets } from "../../geometry.ts";
import { drawArrow } from "../../parts/arrow.ts";
import { boxAt, type Canvas, optically } from "../../parts/canvas.ts";
import { type HeadedWords, setHeadedWords } from "../../parts/headed-words.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createQuietSurface, drawSurface, ruleHeight, type Surface } from "../../parts/surface.ts";
import { createDominantSurface } from "../../parts/tone-panels.ts";
import { isDark } from "../../template/colors/tones.ts";
import { mostStepLines, type StepContent, type StepPlan, type StepSetting } from "./step-setting.ts";

/** Sets steps on panels, each with its number on a disc, and an arrow from disc to disc; undefined where they do not fit. */
export function setNumberedSteps(
  steps: readonly StepContent[],
  plan: StepPlan,
  canvas: Canvas,
): StepSetting | undefined {
  const { inRow, rowCount, scale } = plan;
  const gap = Math.max(canvas.style.gap, inches(0.12));
  const width = Math.floor((canvas.box.width - (inRow - 1) * gap) / inRow);
  const room = Math.floor((canvas.box.height - (rowCount - 1) * gap) / rowCount);
  const padding = Math.round(Math.min(Math.max(0.1 * Math.min(width, room), inches(0.18)), inches(0.32)));
  const isBeside = rowCount > 1 && width >= inches(3.4);
  const disc = { least: inches(rowCount > 1 ? 0.56 : 0.66), most: inches(rowCount > 1 ? 0.8 : 1.1) };
  const textStart = isBeside ? padding + disc.least + inches(0.2) : padding;
  const textWidth = emu(width - textStart - padding);
  if (textWidth < inches(0.9)) return undefined;
  const surface = rowCount === 1 ? strongSurface(canvas) : createQuietSurface(canvas);
  const words = setHeadedWords(
    steps,
    { scale, width: textWidth, inRow, inks: steps.map(() => surface.inks) },
    canvas,
  );
  const above = isBeside ? 0 : disc.least + discGap;
  const natural = 2 * padding + above + words.height + (surface.rule ? ruleHeight : 0);
  if (natural > room || !words.isWhole || words.lines > mostStepLines(textWidth)) return undefined;
  const grown = isBeside
    ? 0
    : Math.min(0.5 * (room - natural), disc.most - disc.least, 0.5 * textWidth - disc.least);
  const side = disc.least + Math.max(0, grown);
  const needed = natural + side - disc.least;
  const height = rowCount > 1 ? room : Math.min(room, needed / leastFill);
  const grid: Grid = {
    ...{ plan, words, surface, width, gap, height, padding, side, textStart, textWidth, isBeside },
    top: rowCount > 1 ? 0 : optically(room - height),
    groupTop: Math.round((isBeside ? 0.5 : 0.44) * (height - needed)),
  };
  return {
    scale,
    fill: natural / room,
    endsWell: words.endsWell,
    draw: () => [
      ...steps.flatMap((step, index) => drawPanel(step, index, grid, canvas)),
      ...steps.slice(1).flatMap((step, index) => drawJoint(step, index, grid, canvas)),
    ],
  };
}

// A few steps in one row have the page: in the dominant hue they hold it, on a page that is pale itself.
function strongSurface(canvas: Canvas): Surface {
  if (isDark(canvas.anatomy.layout.background)) return createQuietSurface(canvas);
  return createDominantSurface(canvas);
}

const discGap = inches(0.2);
/** Of a panel that its words take; below it, it is lower than its room. */
const leastFill = 0.78;

interface Grid {
  readonly plan: StepPlan;
  readonly words: HeadedWords;
  readonly surface: Surface;
  readonly width: number;
  readonly gap: number;
  readonly height: number;
  readonly padding: number;
  /** Of the discs. */
  readonly side: number;
  readonly textStart: number;
  readonly textWidth: Emu;
  /** Whether the words stand after the disc rather than below it. */
  readonly isBeside: boolean;
  /** Of the first row. */
  readonly top: number;
  /** Of disc and words below the padding of their panel. */
  readonly groupTop: number;
}

function cornerOf(index: number, { plan, width, height, gap, top }: Grid) {
  return {
    start: (index % plan.inRow) * (width + gap),
    top: top + Math.floor(index / plan.inRow) * (height + gap),
  };
}

function discTop({ padding, groupTop, surface }: Grid): number {
  return padding + groupTop + (surface.rule ? ruleHeight : 0);
}

function drawPanel(step: StepContent, index: number, grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const { words, surface, width, height, padding, side, textStart, textWidth, isBeside } = grid;
  const { start, top } = cornerOf(index, grid);
  const wordsTop = discTop(grid) + (isBeside ? 0 : side + discGap);
  const disc = createTextShape({
    name: `Number ${step.number}`,
    box: boxAt(canvas, start + padding, top + discTop(grid), side, side),
    paragraphs: [
      numeralParagraph(canvas.toDigits(step.number), numeralSize(side), surface.mark.ink, canvas, "center"),
    ],
    look: canvas.look,
    color: surface.mark.ink,
    anchor: "middle",
    insets: noInsets,
  });
  return [
    ...drawSurface(`Step ${step.number}`, boxAt(canvas, start, top, width, height), surface, canvas),
    { ...disc, geometry: canvas.style.icon === "tile" ? "rectangle" : "ellipse", fill: surface.mark.ground },
    createTextShape({
      name: `Words ${step.number}`,
      box: boxAt(canvas, start + textStart, top + wordsTop, textWidth, height - wordsTop - padding / 2),
      paragraphs: words.paragraphs[index] ?? [],
      look: canvas.look,
      color: surface.inks.text,
    }),
  ];
}

function numeralSize(side: number): number {
  return Math.max(16, Math.round((side / 12_700) * 0.42));
}

// From disc to disc along a row; to the next row the eye finds its way by the numbers.
function drawJoint(step: StepContent, index: number, grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const { plan, width, gap, side, padding, isBeside } = grid;
  const isRowEnd = (index + 1) % plan.inRow === 0;
  if (isRowEnd || isBeside) return [];
  const { start, top } = cornerOf(index, grid);
  const away = inches(0.14);
  const place = {
    from: start + padding + side + away,
    to: start + width + gap + padding - away,
    middle: top + discTop(grid) + side / 2,
  };
  return [
    drawArrow(
      `Arrow to ${step.number}`,
      place,
      grid.surface.isStrong ? grid.surface.inks.text : canvas.tones.second,
      canvas,
    ),
  ];
}
