import {
  type Emu,
  emu,
  inches,
  type NextStep,
  type PlacedElement,
  type PlacedParagraph,
} from "@lectern/deck";
import { paginate } from "../fitting/paginate.ts";
import { boxAt, type Canvas, createRule, inkParagraph, keepsWords, unlimited } from "../parts/canvas.ts";
import { createTextShape } from "../parts/place-text.ts";
import { measurePlacedText, type TextLook } from "../text/measure-placed-text.ts";

/**
 * Sets next steps as rows of date, action and owner on hairlines, on as many pages as they need; undefined where a date,
 * an owner or an action is too long for that.
 */
export function composeNextSteps(
  steps: readonly NextStep[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  for (const lines of [compactLines, mostLines]) {
    for (const size of sizes) {
      const grid = createGrid(steps, size, canvas);
      const isFit = grid && fits(steps, grid, canvas) && linesOf(steps, grid, canvas) <= lines;
      if (isFit) return [setSteps(steps, grid, canvas)];
    }
  }
  const grid = createGrid(steps, sizes.at(-1) ?? 16, canvas);
  if (!grid || !steps.every((step) => fits([step], grid, canvas))) return undefined;
  const pages = paginate(
    steps,
    (page) => fits(page, grid, canvas),
    (step) => heightOf(step, grid, canvas) + 2 * leastPadding,
  );
  return pages.map((page) => setSteps(page, grid, canvas));
}

const sizes: readonly number[] = [20, 18, 16];
const gutter = inches(0.3);
const leastPadding = inches(0.12);
const mostPadding = inches(0.3);
const mostRows = 7;

interface Grid {
  readonly size: number;
  /** 0 where no step has a date, or an owner. */
  readonly dateWidth: number;
  readonly ownerWidth: number;
  readonly actionStart: number;
  readonly actionWidth: Emu;
}

function createGrid(steps: readonly NextStep[], size: number, canvas: Canvas): Grid | undefined {
  const { box, look } = canvas;
  const widest = (paragraphs: readonly (PlacedParagraph | undefined)[], most: number) => {
    const widths = paragraphs.map((paragraph) => (paragraph ? lineWidth(paragraph, look) : 0));
    return Math.floor(Math.min(Math.max(0, ...widths), most));
  };
  const dateWidth = widest(
    steps.map((step) => dateParagraph(step, size, canvas)),
    0.34 * box.width,
  );
  const ownerWidth = widest(
    steps.map((step) => ownerParagraph(step, size, canvas)),
    0.27 * box.width,
  );
  const actionStart = dateWidth === 0 ? 0 : dateWidth + gutter;
  const actionWidth = emu(box.width - actionStart - (ownerWidth === 0 ? 0 : ownerWidth + gutter));
  const grid = { size, dateWidth, ownerWidth, actionStart, actionWidth };
  return steps.every((step) => isSuitable(step, grid, canvas)) ? grid : undefined;
}

// Where the font is not known, other programs set a line wider than it was measured.
function lineWidth(paragraph: PlacedParagraph, look: TextLook): number {
  const { width, exact } = measurePlacedText([paragraph], look, unlimited);
  return width * (exact ? 1.01 : 1.2) + inches(0.03);
}

/** Rather a smaller size than rows of more lines than these. */
const compactLines = 2;
const mostLines = 4;

function linesOf(steps: readonly NextStep[], grid: Grid, canvas: Canvas): number {
  const cells = steps.flatMap((step) => cellsOf(step, grid, canvas));
  return Math.max(
    ...cells.map(({ paragraph, width }) => measurePlacedText([paragraph], canvas.look, emu(width)).lines),
  );
}

function isSuitable(step: NextStep, grid: Grid, canvas: Canvas): boolean {
  return cellsOf(step, grid, canvas).every(({ paragraph, width }) => {
    const { lines } = measurePlacedText([paragraph], canvas.look, emu(width));
    return lines <= mostLines && keepsWords([paragraph], canvas.look, width);
  });
}

interface Cell {
  readonly name: string;
  readonly start: number;
  readonly width: number;
  readonly paragraph: PlacedParagraph;
}

function cellsOf(step: NextStep, grid: Grid, canvas: Canvas): readonly Cell[] {
  const { size, dateWidth, ownerWidth, actionStart, actionWidth } = grid;
  const date = dateParagraph(step, size, canvas);
  const owner = ownerParagraph(step, size, canvas);
  const action = inkParagraph(step.action, { size, color: canvas.tones.page.text });
  return [
    ...(date ? [{ name: "Date", start: 0, width: dateWidth, paragraph: date }] : []),
    { name: "Action", start: actionStart, width: actionWidth, paragraph: action },
    ...(owner
      ? [{ name: "Owner", start: canvas.box.width - ownerWidth, width: ownerWidth, paragraph: owner }]
      : []),
  ];
}

function dateParagraph({ date }: NextStep, size: number, { tones }: Canvas): PlacedParagraph | undefined {
  return date === undefined ? undefined : inkParagraph(date, { size, color: tones.page.accent, bold: true });
}

function ownerParagraph({ owner }: NextStep, size: number, { tones }: Canvas): PlacedParagraph | undefined {
  return owner === undefined
    ? undefined
    : inkParagraph(owner, { size, color: tones.page.muted, alignment: "end" });
}

function heightOf(step: NextStep, grid: Grid, canvas: Canvas): number {
  return Math.max(
    ...cellsOf(step, grid, canvas).map(
      ({ paragraph, width }) => measurePlacedText([paragraph], canvas.look, emu(width)).height,
    ),
  );
}

function totalHeight(steps: readonly NextStep[], grid: Grid, canvas: Canvas): number {
  return steps.reduce((sum, step) => sum + heightOf(step, grid, canvas), 0);
}

function fits(steps: readonly NextStep[], grid: Grid, canvas: Canvas): boolean {
  const height = totalHeight(steps, grid, canvas) + 2 * steps.length * leastPadding;
  return steps.length <= mostRows && height <= canvas.box.height;
}

function setSteps(steps: readonly NextStep[], grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const { box, look, tones } = canvas;
  const slack = box.height - totalHeight(steps, grid, canvas);
  const padding = Math.min(mostPadding, Math.floor(slack / (2 * steps.length)));
  let top = 0;
  return steps.flatMap((step, index) => {
    const from = top;
    const height = heightOf(step, grid, canvas) + 2 * padding;
    top += height;
    return [
      createRule(`Line ${index + 1}`, boxAt(canvas, 0, from, box.width, 0), tones.hairline),
      ...cellsOf(step, grid, canvas).map(({ name, start, width, paragraph }) =>
        createTextShape({
          name: `${name} ${index + 1}`,
          box: boxAt(canvas, start, from + padding, width, height - padding),
          paragraphs: [paragraph],
          look,
          color: tones.page.text,
        }),
      ),
    ];
  });
}
