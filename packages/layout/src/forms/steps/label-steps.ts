import { emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { noInsets } from "../../geometry.ts";
import { boxAt, type Canvas, endsWell, inkParagraph, keepsWords } from "../../parts/canvas.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createQuietSurface, drawSurface, type Surface } from "../../parts/surface.ts";
import { createDominantSurface } from "../../parts/tone-panels.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import type { StepContent } from "./step-setting.ts";

/**
 * Sets steps of which no more is said than their names in two rows that fill the page, each with its number large on a tile of the
 * dominant hue; undefined where they are too many, too few or too long for type of the least size, in points.
 */
export function setLabelSteps(
  steps: readonly StepContent[],
  least: number,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const isUnfit = steps.length < fewest || steps.length > most || canvas.box.width < leastWidth;
  if (isUnfit || steps.some(({ text }) => text !== undefined)) return undefined;
  const cells = cellsFor(steps.length, canvas);
  const tile = createDominantSurface(canvas);
  const tileWidth = steps.length > mostWide ? narrowTile : wideTile;
  let largest: StepGrid | undefined;
  for (const size of upToTitle(sizes, canvas.anatomy, Number)) {
    if (size < least) break;
    const grid = setGrid(steps, { cells, tile, tileWidth, size }, canvas);
    if (!grid) continue;
    largest ??= grid;
    if (!grid.endsWell) continue;
    largest = grid;
    break;
  }
  const chosen = largest;
  return chosen && steps.flatMap((step, index) => drawStep(step, index, chosen, canvas));
}

/** So many stand in two rows. */
const [fewest, most] = [4, 6];
const leastWidth = inches(9);
/** Of names, in points, largest first. */
const sizes = [40, 36, 32, 30, 28, 26];
const mostLines = 3;
/** Of numbers, in points: so many times the size of names. */
const numeralShare = 2;
const mostNumeral = 80;
/** Of the width of a tile, what a number is high. */
const mostOfTile = 0.95;
/** Of more, each has less of the width. */
const mostWide = 4;
const [wideTile, narrowTile] = [inches(1.3), inches(0.8)];
/** Of a tile, what names keep off it and off the end of their block. */
const asideShare = 0.22;
const padding = inches(0.12);
const leastGap = inches(0.1);

interface StepCell {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

// The last row is as wide as the first, however many steps are in it.
function cellsFor(count: number, { box, style }: Canvas): readonly StepCell[] {
  const gap = Math.max(style.gap, leastGap);
  const inRow = Math.ceil(count / 2);
  const height = Math.floor((box.height - gap) / 2);
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index < inRow;
    const across = isFirst ? inRow : count - inRow;
    const width = Math.floor((box.width - (across - 1) * gap) / across);
    const column = isFirst ? index : index - inRow;
    return { start: column * (width + gap), top: isFirst ? 0 : height + gap, width, height };
  });
}

interface GridPlan {
  readonly cells: readonly StepCell[];
  readonly tile: Surface;
  readonly tileWidth: number;
  /** Of names, in points. */
  readonly size: number;
}

interface StepGrid extends GridPlan {
  readonly surface: Surface;
  readonly words: readonly PlacedParagraph[];
  readonly numerals: readonly PlacedParagraph[];
  /** Whether no name leaves a crumb on its last line. */
  readonly endsWell: boolean;
}

function setGrid(steps: readonly StepContent[], plan: GridPlan, canvas: Canvas): StepGrid | undefined {
  const { cells, tile, tileWidth, size } = plan;
  const { look } = canvas;
  const { rule: _, ...surface } = createQuietSurface(canvas);
  const words = steps.map(({ heading }) =>
    inkParagraph(heading, { size, color: surface.inks.text, bold: true }),
  );
  const roomAt = (index: number) => emu((cells[index]?.width ?? 0) - tileWidth * (1 + 2 * asideShare));
  const areFit = words.every((paragraph, index) => {
    const { height = 0 } = cells[index] ?? {};
    const room = roomAt(index);
    const measured = measurePlacedText([paragraph], look, room);
    const isCalm = measured.lines <= mostLines && measured.height <= height - 2 * padding;
    return isCalm && keepsWords([paragraph], look, room);
  });
  const ink = tile.isStrong ? tile.inks.text : tile.inks.accent;
  const numerals = steps.map(({ number }) =>
    numeralParagraph(
      canvas.toDigits(number),
      Math.min(mostNumeral, numeralShare * size, Math.round((mostOfTile * tileWidth) / 12_700)),
      ink,
      canvas,
      "center",
    ),
  );
  const ends = words.every((paragraph, index) => endsWell(paragraph, look, roomAt(index)));
  return areFit ? { ...plan, surface, words, numerals, endsWell: ends } : undefined;
}

function drawStep(
  { number }: StepContent,
  index: number,
  { cells, tile, tileWidth, surface, words, numerals }: StepGrid,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { look } = canvas;
  const cell = cells[index];
  if (!cell) return [];
  const { start, top, width, height } = cell;
  const aside = asideShare * tileWidth;
  const tileBox = boxAt(canvas, start, top, tileWidth, height);
  return [
    ...drawSurface(`Step ${number}`, boxAt(canvas, start, top, width, height), surface, canvas),
    ...drawSurface(`Tile ${number}`, tileBox, tile, canvas),
    createTextShape({
      name: `Number ${number}`,
      box: tileBox,
      paragraphs: numerals.slice(index, index + 1),
      look,
      color: tile.inks.text,
      anchor: "middle",
      insets: noInsets,
    }),
    createTextShape({
      name: `Words ${number}`,
      box: boxAt(canvas, start + tileWidth + aside, top, width - tileWidth - 2 * aside, height),
      paragraphs: words.slice(index, index + 1),
      look,
      color: surface.inks.text,
      anchor: "middle",
    }),
  ];
}
