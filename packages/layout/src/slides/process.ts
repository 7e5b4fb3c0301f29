import {
  type BulletItem,
  type Emu,
  emu,
  type Insets,
  inches,
  type PathGeometry,
  type PlacedElement,
  type PlacedParagraph,
  type ProcessSlide,
  type ProcessStep,
} from "@lectern/deck";
import { composeMarkedRows } from "../forms/marked-rows.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";
import {
  boxAt,
  type Canvas,
  createCanvas,
  endsWell,
  inkParagraph,
  keepsWords,
  optically,
} from "../parts/canvas.ts";
import { createTextShape } from "../parts/place-text.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";

/** Composes steps that follow on each other: arrows that read on while they are short, else numbered rows. */
export function composeProcess(slide: ProcessSlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const steps = slide.steps.map((step, index): NumberedStep => ({ ...step, number: index + 1 }));
  const contents = setArrowPages(steps, canvas) ?? composeMarkedRows(steps.map(toRow), canvas, "rules");
  if (!contents) return toListPages(slide, steps.map(toItem), stage);
  return toPagesWithSpill("process", canvas.anatomy, slide, contents, { stage });
}

interface NumberedStep extends ProcessStep {
  readonly number: number;
}

function toRow({ number, title, text }: NumberedStep) {
  return { marker: String(number), title, text, highlighted: false };
}

function toItem({ number, title, text }: NumberedStep): BulletItem {
  const said = { lead: `${number}.`, text: [{ text: title }] };
  return text === undefined ? said : { ...said, children: [{ text: [{ text }] }] };
}

const mostInRow = 6;
const mostOnPage = 12;

function setArrowPages(
  steps: readonly NumberedStep[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const pageCount = Math.ceil(steps.length / mostOnPage);
  const onPage = Math.ceil(steps.length / pageCount);
  for (const plan of plansFor(onPage)) {
    const grid = createGrid(steps, plan, canvas);
    if (!grid || heightOf(grid) > canvas.box.height) continue;
    return Array.from({ length: pageCount }, (_, page) =>
      setArrows(steps.slice(page * onPage, (page + 1) * onPage), grid, canvas),
    );
  }
  return undefined;
}

/** One row as long as its type is large, else two; small type is the last resort. Six in two rows fill the page best. */
function plansFor(onPage: number): readonly Plan[] {
  const inHalf = Math.ceil(onPage / 2);
  const inOneRow = (from: number) => (onPage <= mostInRow ? plansOf(onPage, 1, from) : []);
  const inTwoRows = (from: number) => (onPage > 4 ? plansOf(inHalf, 2, from) : []);
  return [
    ...(onPage === 6 ? inTwoRows(18) : []),
    ...inOneRow(16),
    ...inTwoRows(16),
    ...inOneRow(0),
    ...inTwoRows(0),
  ];
}

function plansOf(inRow: number, rowCount: number, smallest: number): readonly Plan[] {
  return scales.filter(({ text }) => text >= smallest).map((scale) => ({ inRow, rowCount, scale }));
}

interface Scale {
  readonly title: number;
  readonly text: number;
  /** The most lines of an arrow: beyond them, rows are easier to read. */
  readonly lines: number;
}

const scales: readonly Scale[] = [
  { title: 24, text: 20, lines: 7 },
  { title: 20, text: 18, lines: 7 },
  { title: 20, text: 16, lines: 8 },
  { title: 18, text: 16, lines: 8 },
  { title: 16, text: 16, lines: 8 },
  { title: 16, text: 14, lines: 6 },
];

interface Plan {
  readonly inRow: number;
  readonly rowCount: number;
  readonly scale: Scale;
}

interface Grid extends Plan {
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
  readonly numeral: number;
  readonly numeralHeight: number;
  readonly padding: number;
  readonly textHeight: number;
  readonly textWidth: Emu;
}

/** How deep the point of an arrow is, and how far the next one keeps away from it. */
const depth = inches(0.26);
const gap = inches(0.1);
const startInset = depth + inches(0.14);
const endInset = depth + inches(0.06);
const rowGap = inches(0.3);
/** What arrows take of the room that a page has to spare, in all of its rows. */
const mostAir = inches(1.5);

function createGrid(steps: readonly NumberedStep[], plan: Plan, canvas: Canvas): Grid | undefined {
  const { box, look } = canvas;
  const pitch = Math.floor((box.width + gap) / plan.inRow);
  const width = pitch - gap;
  const textWidth = emu(width - startInset - endInset);
  if (textWidth < inches(0.9)) return undefined;
  const words = stepWords(steps, plan.scale, textWidth, canvas);
  let textHeight = 0;
  for (const paragraphs of words) {
    const [head] = paragraphs;
    if (!keepsWords(paragraphs, look, textWidth)) return undefined;
    if (plan.scale.title > 16 && head && !endsWell(head, look, textWidth)) return undefined;
    const measure = measurePlacedText(paragraphs, look, textWidth);
    if (measure.lines > plan.scale.lines || (measure.paragraphs[0]?.lines ?? 0) > 3) return undefined;
    textHeight = Math.max(textHeight, measure.height + 2_000);
  }
  const numeral = numeralSize(plan, steps.length);
  const numeralHeight = Math.ceil(
    measurePlacedText([numeralParagraph(steps.length, numeral, canvas)], look, textWidth).height,
  );
  const padding = inches(plan.rowCount > 1 ? 0.2 : 0.36);
  const natural = Math.ceil(textHeight + numeralHeight + belowNumeral(plan.rowCount) + 2 * padding);
  const most = (box.height - (plan.rowCount - 1) * rowGap) / plan.rowCount;
  const height = Math.max(natural, Math.floor(Math.min(most, natural + mostAir / plan.rowCount)));
  return { ...plan, pitch, width, height, numeral, numeralHeight, padding, textHeight, textWidth };
}

function numeralSize({ inRow, rowCount }: Plan, count: number): number {
  if (rowCount > 1 || count > 9) return 30;
  return inRow <= 3 ? 88 : 60;
}

function heightOf({ rowCount, height }: Grid): number {
  return rowCount * height + (rowCount - 1) * rowGap;
}

/** Returns the words of steps: where one title takes more lines, the texts below all begin at one height all the same. */
function stepWords(
  steps: readonly ProcessStep[],
  scale: Scale,
  width: Emu,
  { look, tones: { onTint } }: Canvas,
): readonly (readonly PlacedParagraph[])[] {
  const heads = steps.map(({ title }) =>
    inkParagraph(title, { size: scale.title, color: onTint.text, bold: true }),
  );
  const heights = heads.map((head) => measurePlacedText([head], look, width).height);
  const tallest = Math.max(...heights);
  return steps.map(({ text }, index) => {
    const head = heads.slice(index, index + 1);
    if (text === undefined) return head;
    const gap = emu(inches(0.06) + tallest - (heights[index] ?? 0));
    return [...head, inkParagraph(text, { size: scale.text, color: onTint.muted, gap })];
  });
}

function numeralParagraph(number: number, size: number, { tones }: Canvas): PlacedParagraph {
  return inkParagraph(String(number), { size, color: tones.onTint.second, bold: true, font: "heading" });
}

function setArrows(steps: readonly NumberedStep[], grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const top = optically(canvas.box.height - heightOf(grid));
  const rows = Array.from({ length: Math.ceil(steps.length / grid.inRow) }, (_, row) =>
    steps.slice(row * grid.inRow, (row + 1) * grid.inRow),
  );
  return rows.flatMap((inRow, row) => {
    const words = stepWords(inRow, grid.scale, grid.textWidth, canvas);
    return inRow.flatMap((step, column) => {
      const place = {
        start: column * grid.pitch,
        top: top + row * (grid.height + rowGap),
        isFirst: row === 0 && column === 0,
      };
      return setArrow(step.number, words[column] ?? [], place, { grid, canvas });
    });
  });
}

interface ArrowPlace {
  readonly start: number;
  readonly top: number;
  /** The first arrow has a straight tail. */
  readonly isFirst: boolean;
}

function setArrow(
  number: number,
  paragraphs: readonly PlacedParagraph[],
  { start, top, isFirst }: ArrowPlace,
  { grid, canvas }: { readonly grid: Grid; readonly canvas: Canvas },
): readonly PlacedElement[] {
  const { width, height, numeral, numeralHeight, textWidth } = grid;
  const { numeralTop, wordsTop } = groupOf(grid);
  const { tones, look, direction } = canvas;
  const insets: Insets = {
    left: emu(direction === "ltr" ? startInset : endInset),
    right: emu(direction === "ltr" ? endInset : startInset),
    top: emu(Math.floor(wordsTop)),
    bottom: emu(0),
  };
  const panel: PlacedElement = {
    ...createTextShape({
      name: `Step ${number}`,
      box: boxAt(canvas, start, top, width, height),
      paragraphs,
      look,
      color: tones.onTint.text,
      insets,
    }),
    geometry: arrowGeometry(width, height, { isFirst, isMirrored: direction === "rtl" }),
    fill: tones.tint,
  };
  return [
    panel,
    createTextShape({
      name: `Number ${number}`,
      box: boxAt(canvas, start + startInset, top + numeralTop, textWidth, numeralHeight),
      paragraphs: [numeralParagraph(number, numeral, canvas)],
      look,
      color: tones.onTint.second,
    }),
  ];
}

// Numeral and words are one group, a little above the middle of their arrow.
function groupOf({ height, rowCount, numeralHeight, padding, textHeight }: Grid) {
  const below = belowNumeral(rowCount);
  const free = height - numeralHeight - below - textHeight;
  const numeralTop = Math.floor(Math.max(padding, 0.46 * free));
  return { numeralTop, wordsTop: numeralTop + numeralHeight + below };
}

function belowNumeral(rowCount: number): number {
  return inches(rowCount > 1 ? 0.06 : 0.14);
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
