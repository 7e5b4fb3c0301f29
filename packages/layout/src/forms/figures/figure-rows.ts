import { emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { boxAt, type Canvas, inkParagraph, keepsWords, unlimited } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { drawSurface, type Surface } from "../../parts/surface.ts";
import { createTonePanels } from "../../parts/tone-panels.ts";
import { valueParagraph } from "../../parts/value-paragraph.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import type { DrawnFigure } from "./drawn-figure.ts";
import type { FigureScale } from "./figure-block.ts";
import { leadIn, panelFill, readableFirst } from "./figure-columns.ts";
import { createSmallPicture } from "./figure-picture.ts";
import type { FigureSetting } from "./figure-setting.ts";
import type { FigurePicture, PicturePlace } from "./picture.ts";

/**
 * Sets figures one below the other on bands that fill the page, their words and then their pictures beside them; undefined where
 * they do not fit or have a state.
 */
export function setFigureRows(figures: readonly DrawnFigure[], canvas: Canvas): FigureSetting | undefined {
  const { box, style } = canvas;
  if (figures.some(({ figure }) => figure.status) || box.width < leastWidth) return undefined;
  const height = Math.floor((box.height - (figures.length - 1) * style.gap) / figures.length);
  const surfaces = createTonePanels(figures.length, leadIn(figures), canvas);
  const pictures = createPictures(figures, surfaces, canvas);
  if (figures.some(({ field }) => field) && !pictures) return undefined;
  const highest = Math.max(0, ...(pictures ?? []).map((picture) => picture?.least ?? 0)) + 2 * padding;
  if (highest > height) return undefined;
  const end = pictures ? box.width - aside - pictureWidth(canvas) - beside : box.width - aside;
  // Rather smaller digits than what they are in a narrow column of many lines.
  const tries = [usualLines, Number.POSITIVE_INFINITY].flatMap((lines) =>
    scalesFor(canvas).map((scale) => ({ scale, lines })),
  );
  for (const { scale, lines } of tries) {
    const rows = figures.flatMap((drawn, index) => {
      const surface = surfaces[index];
      return surface ? [toRow(drawn, { scale, surface }, canvas)] : [];
    });
    const valueWidth = Math.max(...rows.map(({ width }) => width));
    const start = aside + valueWidth + beside;
    const wordsWidth = Math.min(end - start, longestLine);
    if (wordsWidth < leastWords) continue;
    const natural = Math.max(...rows.map((row) => heightOf(row, wordsWidth, canvas))) + 2 * padding;
    const areWhole = rows.every(({ words }) => keepsWords(words, canvas.look, wordsWidth));
    if (valueWidth > mostOfValues * box.width || natural > height || !areWhole) continue;
    if (rows.some((row) => linesOfHead(row, wordsWidth, canvas) > lines)) continue;
    return {
      form: "rows",
      valueSize: scale.value,
      labelSize: scale.label,
      fill: panelFill(Math.max(natural, highest) / height),
      endsWell: true,
      draw: () => drawRows(rows, { start, wordsWidth, height, pictures }, canvas),
    };
  }
  return undefined;
}

const leastWidth = inches(7);
const leastWords = inches(2);
const pictureShare = 0.28;
const mostOfValues = 0.46;
const aside = inches(0.3);
const beside = inches(0.35);
const padding = inches(0.12);
/** Beyond it the eye loses the beginning of the next line. */
const longestLine = inches(8);
/** In points, of digits. */
const leastValue = 40;
/** Of what a figure is. */
const usualLines = 2;

function scalesFor(canvas: Canvas): readonly FigureScale[] {
  const words = [
    { label: 28, text: 20 },
    { label: 24, text: 20 },
    { label: 20, text: 18 },
    { label: 18, text: 18 },
    { label: 18, text: 16 },
    { label: 16, text: 16 },
  ];
  const values = [120, 108, 96, 88, 80, 72, 66, 60, 54, 48, 44, leastValue];
  const scales = values.flatMap((value) =>
    words.filter(({ label }) => 2.2 * label <= value).map((each) => ({ value, ...each })),
  );
  return upToTitle(readableFirst(scales), canvas.anatomy, ({ label }) => label);
}

function pictureWidth({ box }: Canvas): number {
  return Math.round(pictureShare * box.width);
}

/** Returns the pictures of figures; undefined where there are none, or one has no room. */
function createPictures(
  figures: readonly DrawnFigure[],
  surfaces: readonly Surface[],
  canvas: Canvas,
): readonly (FigurePicture | undefined)[] | undefined {
  const pictures = figures.map(({ figure, field }, index) => {
    const surface = surfaces[index];
    const context = surface && { number: index + 1, width: pictureWidth(canvas), surface, canvas };
    if (!field || !context) return undefined;
    const valueSize = leastValue;
    return (
      createSmallPicture(field, figure, { ...context, valueSize }) ??
      createSmallPicture(field, figure, context)
    );
  });
  const areWhole = figures.every(({ field }, index) => !field || pictures[index] !== undefined);
  return areWhole && pictures.some((picture) => picture) ? pictures : undefined;
}

interface RowOfFigure {
  readonly surface: Surface;
  readonly value: PlacedParagraph;
  readonly words: readonly PlacedParagraph[];
  /** Of the digits. */
  readonly width: number;
}

interface RowLook {
  readonly scale: FigureScale;
  readonly surface: Surface;
}

function toRow({ figure }: DrawnFigure, { scale, surface }: RowLook, canvas: Canvas): RowOfFigure {
  const { text: ink, muted, accent } = surface.inks;
  const value = valueParagraph(figure.value, scale.value, surface.isStrong ? ink : accent, canvas);
  const head = inkParagraph(figure.label, { size: scale.label, color: ink, bold: true });
  const more =
    figure.text === undefined
      ? []
      : [inkParagraph(figure.text, { size: scale.text, color: muted, gap: inches(0.04) })];
  const { width } = measurePlacedText([value], canvas.look, unlimited);
  return { surface, value, words: [head, ...more], width: Math.ceil(width * 1.02) + 2_000 };
}

function heightOf({ value, words }: RowOfFigure, wordsWidth: number, { look }: Canvas): number {
  const text = measurePlacedText(words, look, emu(wordsWidth)).height;
  return Math.ceil(Math.max(text, measurePlacedText([value], look, unlimited).height)) + 2_000;
}

function linesOfHead({ words }: RowOfFigure, wordsWidth: number, { look }: Canvas): number {
  return measurePlacedText(words.slice(0, 1), look, emu(wordsWidth)).lines;
}

interface RowsPlace {
  /** Of the words. */
  readonly start: number;
  readonly wordsWidth: number;
  readonly height: number;
  readonly pictures: readonly (FigurePicture | undefined)[] | undefined;
}

function drawRows(
  rows: readonly RowOfFigure[],
  { start, wordsWidth, height, pictures = [] }: RowsPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { look, box, style } = canvas;
  const width = pictureWidth(canvas);
  return rows.flatMap(({ surface, value, words }, index) => {
    const top = index * (height + style.gap);
    const text = (name: string, at: number, wide: number, paragraphs: readonly PlacedParagraph[]) =>
      createTextShape({
        name: `${name} ${index + 1}`,
        box: boxAt(canvas, at, top, wide, height),
        paragraphs,
        look,
        color: surface.inks.text,
        anchor: "middle",
      });
    const place = { start: box.width - aside - width, top, width, height };
    return [
      ...drawSurface(`Panel ${index + 1}`, boxAt(canvas, 0, top, box.width, height), surface, canvas),
      text("Figure", aside, start - aside - beside, [value]),
      text("Words", start, wordsWidth, words),
      ...drawPicture(pictures[index], place),
    ];
  });
}

// In the middle of its row.
function drawPicture(picture: FigurePicture | undefined, row: PicturePlace): readonly PlacedElement[] {
  if (!picture) return [];
  const height = Math.min(picture.most, row.height - 2 * padding);
  return picture.draw({ ...row, top: row.top + (row.height - height) / 2, height });
}
