import { inches, type PlacedElement } from "@lectern/deck";
import { boxAt, type Canvas, optically } from "../../parts/canvas.ts";
import { drawSurface, type Surface } from "../../parts/surface.ts";
import { createTonePanels } from "../../parts/tone-panels.ts";
import { upToTitle } from "../../template/anatomy.ts";
import type { DrawnFigure } from "./drawn-figure.ts";
import {
  abovePicture,
  belowValue,
  createFigureBlock,
  type FigureBlock,
  type FigureScale,
} from "./figure-block.ts";
import type { FigureSetting } from "./figure-setting.ts";

/** Sets figures in rows of columns that fill the page, each on a panel in a tone of the look; undefined where they do not fit. */
export function setFigureColumns(
  figures: readonly DrawnFigure[],
  inRow: number,
  canvas: Canvas,
): FigureSetting | undefined {
  const { box } = canvas;
  const gap = canvas.style.gap;
  const width = Math.floor((box.width - (inRow - 1) * gap) / inRow);
  const rowCount = Math.ceil(figures.length / inRow);
  const height = Math.floor((box.height - (rowCount - 1) * gap) / rowCount);
  const inner = width - 2 * padding;
  if (inner < leastWidth) return undefined;
  const surfaces = createTonePanels(figures.length, leadIn(figures), canvas);
  for (const scale of scalesFor(rowCount, canvas)) {
    const blocks = createBlocks(figures, { scale, width: inner, surfaces }, canvas);
    if (!blocks) continue;
    const rows = Array.from({ length: rowCount }, (_, row) =>
      toRow(blocks.slice(row * inRow, (row + 1) * inRow)),
    );
    const natural = Math.max(...rows.map((row) => row.least)) + 2 * padding;
    if (natural > height) continue;
    return {
      form: rowCount === 1 ? "columns" : "grid",
      valueSize: scale.value,
      labelSize: scale.label,
      fill: panelFill(natural / height),
      endsWell: blocks.every(({ endsWell }) => endsWell),
      draw: () => rows.flatMap((row, index) => drawRow(row, { index, width, height, surfaces }, canvas)),
    };
  }
  return undefined;
}

const leastWidth = inches(1.7);
const padding = inches(0.28);

/** Returns how full a page of panels looks by how full they are: their colour fills it, too. */
export function panelFill(share: number): number {
  return 0.2 + 0.8 * Math.min(1, share);
}

function scalesFor(rowCount: number, canvas: Canvas): readonly FigureScale[] {
  const values =
    rowCount === 1
      ? [166, 144, 120, 108, 96, 88, 80, 72, 66, 60, 54, 48, 44, 40, 36]
      : [96, 88, 80, 72, 66, 60, 54, 48, 44, 40, 36];
  const words = [
    { label: 28, text: 20 },
    { label: 24, text: 20 },
    { label: 20, text: 18 },
    { label: 18, text: 18 },
    { label: 18, text: 16 },
    { label: 16, text: 16 },
  ];
  const scales = values.flatMap((value) =>
    words.filter(({ label }) => label * 2.4 <= value).map((each) => ({ value, ...each })),
  );
  return upToTitle(readableFirst(scales), canvas.anatomy, ({ label }) => label);
}

/** Returns scales with those before all others whose words are read from the back row: rather smaller digits than smaller words. */
export function readableFirst(scales: readonly FigureScale[]): readonly FigureScale[] {
  const rankOf = ({ value, label, text }: FigureScale) => {
    const rank = readable.findIndex(
      (least) => value >= least.value && label >= least.label && text >= least.text,
    );
    return rank < 0 ? readable.length : rank;
  };
  return scales.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** In points, better ones first; smaller digits would not stand out from such words. */
const readable: readonly FigureScale[] = [
  { value: 54, label: 24, text: 20 },
  { value: 44, label: 20, text: 18 },
  { value: 44, label: 18, text: 16 },
];

/** Whether a figure is the one to look at. */
export function isMarked({ figure }: DrawnFigure): boolean {
  return figure.highlighted ?? false;
}

/** Returns which of several figures is the one to look at; undefined where none is. */
export function leadIn(figures: readonly DrawnFigure[]): number | undefined {
  const lead = figures.findIndex(isMarked);
  return lead < 0 || figures.every(isMarked) ? undefined : lead;
}

interface BlocksPlace {
  readonly scale: FigureScale;
  readonly width: number;
  readonly surfaces: readonly Surface[];
}

function createBlocks(
  figures: readonly DrawnFigure[],
  { scale, width, surfaces }: BlocksPlace,
  canvas: Canvas,
): readonly FigureBlock[] | undefined {
  const blocks: FigureBlock[] = [];
  for (const [index, drawn] of figures.entries()) {
    const surface = surfaces[index];
    if (!surface) return undefined;
    const style = { number: index + 1, scale, width, surface, isMarked: !surface.isStrong };
    const block = createFigureBlock(drawn, style, canvas);
    if (!block) return undefined;
    blocks.push(block);
  }
  return blocks;
}

interface FigureRow {
  readonly blocks: readonly FigureBlock[];
  readonly valueHeight: number;
  readonly wordsHeight: number;
  readonly pictureLeast: number;
  readonly pictureMost: number;
  /** What it needs at least. */
  readonly least: number;
}

function toRow(blocks: readonly FigureBlock[]): FigureRow {
  const most = (of: (block: FigureBlock) => number) => Math.max(0, ...blocks.map(of));
  const valueHeight = most((block) => block.valueHeight);
  const wordsHeight = most((block) => block.wordsHeight);
  const pictureLeast = most(({ picture }) => picture?.least ?? 0);
  const picture = pictureLeast > 0 ? abovePicture + pictureLeast : 0;
  return {
    blocks,
    valueHeight,
    wordsHeight,
    pictureLeast,
    pictureMost: most(({ picture: drawn }) => drawn?.most ?? 0),
    least: valueHeight + belowValue + wordsHeight + picture,
  };
}

interface RowPlace {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly surfaces: readonly Surface[];
}

// Digits, words and pictures are one group in the middle of their panels; pictures side by side stand on one line.
function drawRow(
  row: FigureRow,
  { index, width, height, surfaces }: RowPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { blocks, valueHeight, wordsHeight, pictureLeast, pictureMost, least } = row;
  const { gap } = canvas.style;
  const free = height - 2 * padding - least;
  const more = Math.max(0, Math.min(pictureMost - pictureLeast, 0.8 * free));
  const pictureHeight = pictureLeast + more;
  const top = index * (height + gap);
  const inside = { top: top + padding + Math.round(optically(free - more)), valueHeight };
  const pictureTop = inside.top + valueHeight + belowValue + wordsHeight + abovePicture;
  return blocks.flatMap((block, column) => {
    const start = column * (width + gap);
    const surface = surfaces[block.number - 1];
    if (!surface) return [];
    const panel = boxAt(canvas, start, top, width, height);
    return [
      ...drawSurface(`Panel ${block.number}`, panel, surface, canvas),
      ...block.draw({ ...inside, start: start + padding, pictureTop, pictureHeight }),
    ];
  });
}
