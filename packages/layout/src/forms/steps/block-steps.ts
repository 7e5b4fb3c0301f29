import { emu, inches, type PlacedElement } from "@lectern/deck";
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
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { areRising } from "./rising-steps.ts";
import { mostStepLines, type StepContent, type StepPlan, type StepSetting } from "./step-setting.ts";

/**
 * Sets steps as blocks, of which the last has the strong colour; they rise to it where what they say does. Undefined where they
 * do not fit.
 */
export function setBlockSteps(
  steps: readonly StepContent[],
  plan: StepPlan,
  canvas: Canvas,
): StepSetting | undefined {
  const { inRow, rowCount, scale } = plan;
  const gap = gapOf(canvas);
  const width = Math.floor((canvas.box.width - (inRow - 1) * gap) / inRow);
  const room = Math.floor((canvas.box.height - (rowCount - 1) * gap) / rowCount);
  const padding = Math.round(Math.min(Math.max(0.09 * Math.min(width, room), inches(0.18)), inches(0.3)));
  const textWidth = emu(width - 2 * padding);
  if (textWidth < inches(0.9)) return undefined;
  const surfaces = surfacesFor(steps.length, canvas);
  const isStair = rowCount === 1 && areRising(steps);
  const words = setHeadedWords(
    steps,
    // Blocks of a staircase begin at different heights: there is no line for their texts to begin on together.
    {
      scale,
      width: textWidth,
      inRow: isStair ? 1 : inRow,
      inks: surfaces.map(({ inks }) => inks),
    },
    canvas,
  );
  if (!words.isWhole || words.lines > mostStepLines(textWidth)) return undefined;
  for (const numeral of rowCount > 1 ? [60, 48, 40, 30, 24] : [120, 104, 88, 66, 54, 40]) {
    if (numeral > 40 && numeral * 12_700 > mostOfWidth * textWidth) continue;
    const numeralHeight = heightOfNumeral(numeral, canvas);
    const natural = 2 * padding + numeralHeight + numeralGap + words.height;
    if (natural > room) continue;
    const rise = isStair ? Math.min(room - natural, mostRise * room) : 0;
    const height = rowCount > 1 || isStair ? room : Math.min(room, natural / leastFill);
    const top = optically(room - height);
    const grid: Grid = {
      ...{ plan, words, surfaces, room, padding, numeral, numeralHeight, rise, height, top },
      lead: isStair ? 0 : Math.round(0.4 * (height - natural)),
    };
    return {
      scale,
      fill: natural / room,
      endsWell: words.endsWell,
      draw: () => steps.flatMap((step, index) => drawBlock(step, index, grid, canvas)),
    };
  }
  return undefined;
}

const numeralGap = inches(0.12);

// Blocks of one colour that touched would be one.
function gapOf({ style }: Canvas): number {
  return Math.max(style.gap, inches(0.06));
}

/** Of the room: how much lower the first block is than the last. */
const mostRise = 0.34;

/** Of a block that its words take; below it, it is lower than its room. */
const leastFill = 0.8;

/** Of the width that words have, what a large number is tall at most. */
const mostOfWidth = 0.55;

function surfacesFor(count: number, canvas: Canvas): readonly Surface[] {
  const { rule: _, ...quiet } = createQuietSurface(canvas);
  const last = createFilledSurface(dominantFill(canvas), canvas);
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? last : quiet));
}

function heightOfNumeral(size: number, canvas: Canvas): number {
  // Digits of some scripts are taller.
  const paragraph = numeralParagraph(canvas.toDigits(8), size, canvas.tones.page.text, canvas);
  return measurePlacedText([paragraph], canvas.look, emu(canvas.box.width)).height;
}

interface Grid {
  readonly plan: StepPlan;
  readonly words: HeadedWords;
  readonly surfaces: readonly Surface[];
  /** The height of a row. */
  readonly room: number;
  readonly padding: number;
  readonly numeral: number;
  readonly numeralHeight: number;
  /** How much lower the first block is than the last. */
  readonly rise: number;
  /** Of the highest block. */
  readonly height: number;
  /** Of the blocks in their row. */
  readonly top: number;
  /** Between the padding of a block and its number. */
  readonly lead: number;
}

function drawBlock(step: StepContent, index: number, grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const { plan, words, surfaces, room, padding, numeral, numeralHeight, rise, lead } = grid;
  const gap = gapOf(canvas);
  const surface = surfaces[index];
  if (!surface) return [];
  const lowered = plan.inRow > 1 ? rise * (1 - (index % plan.inRow) / (plan.inRow - 1)) : 0;
  // The last row is as wide as the others, however many steps are in it.
  const row = Math.floor(index / plan.inRow);
  const across = Math.min(plan.inRow, surfaces.length - row * plan.inRow);
  const width = Math.floor((canvas.box.width - (across - 1) * gap) / across);
  const start = (index % plan.inRow) * (width + gap);
  const top = row * (room + gap) + Math.round(grid.top + lowered);
  const height = Math.round(grid.height - lowered);
  const wordsTop = padding + lead + numeralHeight + numeralGap;
  const { accent, text } = surface.inks;
  return [
    ...drawSurface(`Step ${step.number}`, boxAt(canvas, start, top, width, height), surface, canvas),
    createTextShape({
      name: `Number ${step.number}`,
      box: boxAt(canvas, start + padding, top + padding + lead, width - 2 * padding, numeralHeight),
      paragraphs: [numeralParagraph(canvas.toDigits(step.number), numeral, accent, canvas)],
      look: canvas.look,
      color: text,
    }),
    createTextShape({
      name: `Words ${step.number}`,
      box: boxAt(
        canvas,
        start + padding,
        top + wordsTop,
        width - 2 * padding,
        height - wordsTop - padding / 2,
      ),
      paragraphs: words.paragraphs[index] ?? [],
      look: canvas.look,
      color: text,
    }),
  ];
}
