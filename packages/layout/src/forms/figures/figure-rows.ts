import { emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { boxAt, type Canvas, createRule, inkParagraph, keepsWords, unlimited } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createPageSurface } from "../../parts/surface.ts";
import { valueParagraph } from "../../parts/value-paragraph.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { measurePlacedText } from "../../text/measure-placed-text.ts";
import type { DrawnFigure } from "./drawn-figure.ts";
import type { FigureScale } from "./figure-block.ts";
import { isMarked } from "./figure-columns.ts";
import { createSmallPicture } from "./figure-picture.ts";
import type { FigureSetting } from "./figure-setting.ts";
import type { FigurePicture, PicturePlace } from "./picture.ts";

/**
 * Sets figures one below the other between hairlines, their words and then their pictures beside them; undefined where they do not
 * fit or have a state.
 */
export function setFigureRows(figures: readonly DrawnFigure[], canvas: Canvas): FigureSetting | undefined {
  const { box } = canvas;
  const most = box.height / figures.length;
  const pictures = createPictures(figures, canvas);
  const pictureStart = pictures ? box.width - pictureWidth(canvas) : box.width + beside;
  const highest = Math.max(0, ...(pictures ?? []).map((picture) => picture?.least ?? 0)) + 2 * padding;
  if (figures.some(({ field }) => field) && !pictures) return undefined;
  if (highest > most) return undefined;
  if (figures.some(({ figure }) => figure.status) || box.width < leastWidth) return undefined;
  for (const scale of scalesFor(canvas)) {
    const rows = figures.map((drawn) => toRow(drawn, scale, canvas));
    const valueWidth = Math.max(...rows.map(({ width }) => width));
    const start = valueWidth + beside;
    const wordsWidth = Math.min(pictureStart - beside - start, longestLine);
    if (wordsWidth < leastWords) continue;
    const texts = Math.max(...rows.map((row) => heightOf(row, wordsWidth, canvas))) + 2 * padding;
    const natural = Math.max(texts, highest);
    const areWhole = rows.every(({ words }) => keepsWords(words, canvas.look, wordsWidth));
    if (valueWidth > mostOfValues * box.width || natural > most || !areWhole) continue;
    const height = Math.min(most, Math.max(natural, mostRow));
    return {
      form: "rows",
      valueSize: scale.value,
      labelSize: scale.label,
      fill: (height * rows.length) / box.height,
      endsWell: true,
      draw: () => drawRows(rows, { start, wordsWidth, height, pictureStart, pictures }, canvas),
    };
  }
  return undefined;
}

const leastWidth = inches(7);
const leastWords = inches(2.4);
const pictureShare = 0.3;
const mostOfValues = 0.42;
const beside = inches(0.5);
const padding = inches(0.12);
const mostRow = inches(1.6);
/** Beyond it the eye loses the beginning of the next line. */
const longestLine = inches(8);

function scalesFor(canvas: Canvas): readonly FigureScale[] {
  const words = [
    { label: 28, text: 20 },
    { label: 24, text: 20 },
    { label: 20, text: 18 },
    { label: 18, text: 16 },
    { label: 16, text: 16 },
  ];
  const values = [88, 80, 72, 66, 60, 54, 48, 44, 40];
  const scales = values.flatMap((value) =>
    words.filter(({ label }) => 2.2 * label <= value).map((each) => ({ value, ...each })),
  );
  return upToTitle(scales, canvas.anatomy, ({ label }) => label);
}

function pictureWidth({ box }: Canvas): number {
  return Math.round(pictureShare * box.width);
}

/** Returns the pictures of figures; undefined where there are none, or one has no room. */
function createPictures(
  figures: readonly DrawnFigure[],
  canvas: Canvas,
): readonly (FigurePicture | undefined)[] | undefined {
  const surface = createPageSurface(canvas);
  const pictures = figures.map(({ figure, field }, index) => {
    const context = { number: index + 1, width: pictureWidth(canvas), surface, canvas };
    return field && createSmallPicture(field, figure, context);
  });
  const areWhole = figures.every(({ field }, index) => !field || pictures[index] !== undefined);
  return areWhole && pictures.some((picture) => picture) ? pictures : undefined;
}

interface RowOfFigure {
  readonly value: PlacedParagraph;
  readonly words: readonly PlacedParagraph[];
  /** Of the digits. */
  readonly width: number;
}

function toRow(drawn: DrawnFigure, scale: FigureScale, canvas: Canvas): RowOfFigure {
  const { text: ink, muted, accent } = canvas.tones.page;
  const { value: shown, label, text } = drawn.figure;
  const value = valueParagraph(shown, scale.value, isMarked(drawn) ? accent : ink, canvas);
  const head = inkParagraph(label, { size: scale.label, color: ink, bold: true });
  const more =
    text === undefined ? [] : [inkParagraph(text, { size: scale.text, color: muted, gap: inches(0.04) })];
  const { width } = measurePlacedText([value], canvas.look, unlimited);
  return { value, words: [head, ...more], width: Math.ceil(width * 1.02) + 2_000 };
}

function heightOf({ value, words }: RowOfFigure, wordsWidth: number, { look }: Canvas): number {
  const text = measurePlacedText(words, look, emu(wordsWidth)).height;
  return Math.ceil(Math.max(text, measurePlacedText([value], look, unlimited).height)) + 2_000;
}

interface RowsPlace {
  /** Of the words. */
  readonly start: number;
  readonly wordsWidth: number;
  readonly height: number;
  readonly pictureStart: number;
  readonly pictures: readonly (FigurePicture | undefined)[] | undefined;
}

function drawRows(
  rows: readonly RowOfFigure[],
  { start, wordsWidth, height, pictureStart, pictures = [] }: RowsPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { look, tones, box } = canvas;
  const above = 0.35 * (box.height - rows.length * height);
  return rows.flatMap(({ value, words }, index) => {
    const top = above + index * height;
    const text = (name: string, at: number, width: number, paragraphs: readonly PlacedParagraph[]) =>
      createTextShape({
        name: `${name} ${index + 1}`,
        box: boxAt(canvas, at, top, width, height),
        paragraphs,
        look,
        color: tones.page.text,
        anchor: "middle",
      });
    const rule = createRule(`Rule ${index + 1}`, boxAt(canvas, 0, top, box.width, 0), tones.hairline);
    return [
      ...(index > 0 ? [rule] : []),
      text("Figure", 0, start - beside, [value]),
      text("Words", start, wordsWidth, words),
      ...drawPicture(pictures[index], { start: pictureStart, top, width: pictureWidth(canvas), height }),
    ];
  });
}

// In the middle of its row.
function drawPicture(picture: FigurePicture | undefined, row: PicturePlace): readonly PlacedElement[] {
  if (!picture) return [];
  const height = Math.min(picture.most, row.height - 2 * padding);
  return picture.draw({ ...row, top: row.top + (row.height - height) / 2, height });
}
