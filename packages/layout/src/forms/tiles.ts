import { emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { noInsets } from "../geometry.ts";
import { boxAt, type Canvas, createPanel, inkParagraph, keepsWords, optically } from "../parts/canvas.ts";
import { createTextShape } from "../parts/place-text.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { areSparing, type ListBlock } from "../text/list-paragraphs.ts";

/** Sets two to four short points of equal weight on tinted tiles of one size; undefined where they are no such points. */
export function composeTiles(
  blocks: readonly ListBlock[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const { box } = canvas;
  if (blocks.length < 2 || blocks.length > 4 || box.width < leastWidth || box.height < leastHeight)
    return undefined;
  const lines = blocks.map(([line, another]) => (another || line?.lead !== undefined ? undefined : line));
  if (!lines.every((line) => line !== undefined) || areUneven(lines.map(({ text }) => lengthOf(text))))
    return undefined;
  const { text: color, accent } = canvas.tones.onTint;
  const colored = areSparing(lines.flatMap(({ text }) => text)) ? { accent } : {};
  for (const { size, mostLines } of scales) {
    const paragraphs = lines.map(({ text }) => inkParagraph(text, { size, color, ...colored }));
    const grid = createGrid(paragraphs, mostLines, canvas);
    if (grid) return setTiles(paragraphs, grid, canvas);
  }
  return undefined;
}

const scales = [
  { size: 36, mostLines: 3 },
  { size: 30, mostLines: 4 },
  { size: 28, mostLines: 5 },
  { size: 24, mostLines: 6 },
  { size: 20, mostLines: 6 },
];
const leastWidth = inches(8);
const leastHeight = inches(3);
const gap = inches(0.25);
const padding = inches(0.3);
const ruleHeight = inches(0.07);

// A word beside a paragraph would leave its tile empty.
function areUneven(lengths: readonly number[]): boolean {
  const longest = Math.max(...lengths);
  return longest > 120 || Math.min(...lengths) * 4 < longest;
}

function lengthOf(text: readonly { readonly text: string }[]): number {
  return text.reduce((sum, run) => sum + run.text.length, 0);
}

interface Grid {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

function createGrid(
  paragraphs: readonly PlacedParagraph[],
  mostLines: number,
  { box, look }: Canvas,
): Grid | undefined {
  const columns = paragraphs.length === 4 ? 2 : paragraphs.length;
  const rows = Math.ceil(paragraphs.length / columns);
  const width = Math.floor((box.width - (columns - 1) * gap) / columns);
  const textWidth = emu(width - 2 * padding);
  const measures = paragraphs.map((paragraph) => measurePlacedText([paragraph], look, textWidth));
  const isFit = measures.every(({ lines }) => lines <= mostLines) && keepsWords(paragraphs, look, textWidth);
  const natural = Math.max(...measures.map(({ height }) => height)) + 2 * padding + ruleHeight;
  const most = Math.floor((box.height - (rows - 1) * gap) / rows);
  if (!isFit || natural > most) return undefined;
  return { columns, width, height: rows > 1 ? most : Math.min(most, Math.max(leastTile, natural + mostAir)) };
}

/** Of tiles in one row: higher, they would stand empty around a line or two. */
const leastTile = inches(3.2);
const mostAir = inches(1.9);

function setTiles(
  paragraphs: readonly PlacedParagraph[],
  { columns, width, height }: Grid,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { tones, look, box } = canvas;
  const rows = Math.ceil(paragraphs.length / columns);
  const above = Math.floor(optically(box.height - rows * height - (rows - 1) * gap));
  return paragraphs.flatMap((paragraph, index): readonly PlacedElement[] => {
    const start = (index % columns) * (width + gap);
    const top = above + Math.floor(index / columns) * (height + gap);
    const tile = createTextShape({
      name: `Tile ${index + 1}`,
      box: boxAt(canvas, start, top, width, height),
      paragraphs: [paragraph],
      look,
      color: tones.onTint.text,
      anchor: "middle",
      insets: { ...noInsets, left: emu(padding), right: emu(padding), top: emu(ruleHeight) },
    });
    return [
      { ...tile, fill: tones.tint },
      createPanel(`Rule ${index + 1}`, boxAt(canvas, start, top, width, ruleHeight), tones.signal),
    ];
  });
}
