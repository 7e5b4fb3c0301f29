import { inches, type PlacedElement, points } from "@lectern/deck";
import { boxAt, type Canvas, createRule } from "../../parts/canvas.ts";
import { createPageSurface } from "../../parts/surface.ts";
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

/** Sets figures in rows of columns on the page itself, each below a rule; undefined where they do not fit. */
export function setFigureColumns(
  figures: readonly DrawnFigure[],
  inRow: number,
  canvas: Canvas,
): FigureSetting | undefined {
  const { box } = canvas;
  const width = Math.floor((box.width - (inRow - 1) * gutter) / inRow);
  const rowCount = Math.ceil(figures.length / inRow);
  if (width < leastWidth) return undefined;
  for (const scale of scalesFor(rowCount, canvas)) {
    const blocks = createBlocks(figures, { scale, width }, canvas);
    if (!blocks) continue;
    const rows = Array.from({ length: rowCount }, (_, row) =>
      toRow(blocks.slice(row * inRow, (row + 1) * inRow)),
    );
    const natural = rows.reduce((sum, row) => sum + row.least, (rowCount - 1) * betweenRows);
    if (natural > box.height) continue;
    return {
      form: rowCount === 1 ? "columns" : "grid",
      valueSize: scale.value,
      labelSize: scale.label,
      fill: natural / box.height,
      endsWell: blocks.every(({ endsWell }) => endsWell),
      draw: () => drawRows(rows, { width, natural, marks: figures.map(isMarked) }, canvas),
    };
  }
  return undefined;
}

const gutter = inches(0.45);
const leastWidth = inches(2);
const belowRule = inches(0.2);
/** Of what is left of the page. */
const aboveRows = 0.36;
const betweenRows = inches(0.3);
const rule = { plain: points(1), marked: points(3) };

function scalesFor(rowCount: number, canvas: Canvas): readonly FigureScale[] {
  const values =
    rowCount === 1
      ? [120, 108, 96, 88, 80, 72, 66, 60, 54, 48, 44, 40, 36]
      : [80, 72, 66, 60, 54, 48, 44, 40, 36];
  const words = [
    { label: 28, text: 20 },
    { label: 24, text: 20 },
    { label: 20, text: 18 },
    { label: 18, text: 16 },
    { label: 16, text: 16 },
  ];
  const scales = values.flatMap((value) =>
    words.filter(({ label }) => label * 2.4 <= value).map((each) => ({ value, ...each })),
  );
  return upToTitle(scales, canvas.anatomy, ({ label }) => label);
}

/** Whether a figure is the one to look at. */
export function isMarked({ figure }: DrawnFigure): boolean {
  return figure.highlighted ?? false;
}

function createBlocks(
  figures: readonly DrawnFigure[],
  { scale, width }: { readonly scale: FigureScale; readonly width: number },
  canvas: Canvas,
): readonly FigureBlock[] | undefined {
  const surface = createPageSurface(canvas);
  const blocks: FigureBlock[] = [];
  for (const [index, drawn] of figures.entries()) {
    const style = { number: index + 1, scale, width, surface, isMarked: isMarked(drawn) };
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
    least: belowRule + valueHeight + belowValue + wordsHeight + picture,
  };
}

interface RowsPlace {
  readonly width: number;
  readonly natural: number;
  readonly marks: readonly boolean[];
}

function drawRows(
  rows: readonly FigureRow[],
  { width, natural, marks }: RowsPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const free = canvas.box.height - natural;
  const more = rows.map(({ pictureLeast, pictureMost }) =>
    Math.min(pictureMost - pictureLeast, (0.7 * free) / rows.length),
  );
  const left = free - more.reduce((sum, each) => sum + each, 0);
  const apart = rows.length > 1 ? Math.min(left / rows.length, inches(0.7)) : 0;
  let top = aboveRows * (left - apart * (rows.length - 1));
  return rows.flatMap((row, index) => {
    const height = row.least + (more[index] ?? 0);
    const elements = drawRow(row, { top, width, bottom: top + height, marks }, canvas);
    top += height + betweenRows + apart;
    return elements;
  });
}

interface RowPlace {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly marks: readonly boolean[];
}

// Pictures side by side stand on one line, whatever the words above them take.
function drawRow(
  { blocks, valueHeight, wordsHeight }: FigureRow,
  { top, bottom, width, marks }: RowPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { tones } = canvas;
  const place = top + belowRule;
  const pictureTop = place + valueHeight + belowValue + wordsHeight + abovePicture;
  return blocks.flatMap((block, index) => {
    const start = index * (width + gutter);
    const marked = marks[block.number - 1] ?? false;
    return [
      createRule(
        `Rule ${block.number}`,
        boxAt(canvas, start, top, width, 0),
        marked ? tones.signal : tones.hairline,
        marked ? rule.marked : rule.plain,
      ),
      ...block.draw({ start, top: place, valueHeight, pictureTop, pictureHeight: bottom - pictureTop }),
    ];
  });
}
