import { emu, inches, type PlacedElement } from "@lectern/deck";
import { boxAt, type Canvas, inkParagraph, keepsWords, unlimited } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createPageSurface, roundedBy } from "../../parts/surface.ts";
import { valueParagraph } from "../../parts/value-paragraph.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import type { DrawnFigure } from "./drawn-figure.ts";
import { isMarked } from "./figure-columns.ts";
import type { FigureSetting } from "./figure-setting.ts";
import { strongFill, weakFill } from "./picture-fills.ts";
import { readAmount } from "./read-amount.ts";

/**
 * Sets figures of one unit as bars to one scale, what they are before them and their digits at their ends; undefined where they
 * count different things, one would be a sliver, or they do not fit.
 */
export function setFiguresToScale(
  figures: readonly DrawnFigure[],
  canvas: Canvas,
): FigureSetting | undefined {
  const amounts = amountsOf(figures, canvas.language);
  if (!amounts || figures.some(({ figure }) => figure.status) || canvas.box.width < leastWidth)
    return undefined;
  const height = (canvas.box.height - (figures.length - 1) * between) / figures.length;
  for (const scale of scalesFor(canvas)) {
    const rows = figures.map((drawn, index) => toRow(drawn, { amount: amounts[index] ?? 0, scale }, canvas));
    const wordsWidth = Math.round(wordsShare * canvas.box.width);
    const valueWidth = Math.max(...rows.map(({ width }) => width));
    const area = canvas.box.width - wordsWidth - 2 * beside - valueWidth;
    const natural = Math.max(...rows.map((row) => heightOf(row, wordsWidth, canvas)));
    const areWhole = rows.every(({ words }) => keepsWords(words, canvas.look, wordsWidth));
    if (natural > height || area < leastBars || !areWhole) continue;
    const place = {
      wordsWidth,
      area,
      height: Math.min(height, natural + mostAir),
      most: Math.max(...amounts),
    };
    return {
      form: "scale",
      valueSize: scale.value,
      labelSize: scale.label,
      fill: (place.height * rows.length) / canvas.box.height,
      endsWell: true,
      draw: () => drawRows(rows, place, canvas),
    };
  }
  return undefined;
}

const leastWidth = inches(8);
const leastBars = inches(3);
const wordsShare = 0.32;
const beside = inches(0.3);
const between = inches(0.28);
const mostAir = inches(0.5);
const thickest = inches(0.9);
/** How often the least goes into the most: beyond it, it would be a sliver. */
const mostRatio = 40;
/** Bars nearly alike show nothing. */
const leastRatio = 1.25;

/** Returns the numbers of figures that count the same thing; undefined where they do not, or are all alike. */
function amountsOf(figures: readonly DrawnFigure[], language: string): readonly number[] | undefined {
  const amounts = figures.map(({ figure }) => readAmount(figure.value, language));
  const unit = amounts[0]?.unit;
  // Per cents may be of different wholes.
  if (!unit || /[%٪％‰]/u.test(unit)) return undefined;
  const numbers = amounts.flatMap((amount) => (amount?.unit === unit ? [amount.number] : []));
  if (numbers.length < figures.length) return undefined;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least > 0 && most / least <= mostRatio && most / least >= leastRatio ? numbers : undefined;
}

interface Scale {
  readonly value: number;
  readonly label: number;
  readonly text: number;
}

function scalesFor(canvas: Canvas): readonly Scale[] {
  const words = [
    { label: 24, text: 18 },
    { label: 20, text: 18 },
    { label: 18, text: 16 },
    { label: 16, text: 16 },
  ];
  const scales = words.flatMap((each) => [54, 48, 44, 40, 36, 32].map((value) => ({ value, ...each })));
  return upToTitle(scales, canvas.anatomy, ({ label }) => label);
}

interface ScaleRow {
  readonly drawn: DrawnFigure;
  readonly amount: number;
  readonly value: ReturnType<typeof valueParagraph>;
  readonly words: readonly ReturnType<typeof inkParagraph>[];
  /** Of the digits. */
  readonly width: number;
}

function toRow(
  drawn: DrawnFigure,
  { amount, scale }: { readonly amount: number; readonly scale: Scale },
  canvas: Canvas,
): ScaleRow {
  const { text, muted, accent } = canvas.tones.page;
  const { figure } = drawn;
  const value = valueParagraph(figure.value, scale.value, isMarked(drawn) ? accent : text, canvas);
  const head = inkParagraph(figure.label, { size: scale.label, color: text, bold: true });
  const more =
    figure.text === undefined
      ? []
      : [inkParagraph(figure.text, { size: scale.text, color: muted, gap: inches(0.04) })];
  const { width } = measurePlacedText([value], canvas.look, unlimited);
  return { drawn, amount, value, words: [head, ...more], width: Math.ceil(width * 1.02) + 2_000 };
}

function heightOf({ value, words }: ScaleRow, wordsWidth: number, { look }: Canvas): number {
  const heights = [
    measurePlacedText(words, look, emu(wordsWidth)).height,
    measurePlacedText([value], look, unlimited).height,
  ];
  return Math.ceil(Math.max(...heights)) + 2_000;
}

interface ScalePlace {
  readonly wordsWidth: number;
  /** For the longest bar. */
  readonly area: number;
  readonly height: number;
  readonly most: number;
}

function drawRows(
  rows: readonly ScaleRow[],
  { wordsWidth, area, height, most }: ScalePlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { look, tones, box, style } = canvas;
  const surface = createPageSurface(canvas);
  const used = rows.length * height + (rows.length - 1) * between;
  const isAnyMarked = rows.some(({ drawn }) => isMarked(drawn));
  return rows.flatMap(({ drawn, amount, value, words, width }, index) => {
    const top = 0.4 * (box.height - used) + index * (height + between);
    const thickness = Math.min(thickest, height);
    const start = wordsWidth + beside;
    const length = Math.max(inches(0.04), (area * amount) / most);
    const bar = boxAt(canvas, start, top + (height - thickness) / 2, length, thickness);
    const text = (
      name: string,
      at: number,
      wide: number,
      paragraphs: readonly ReturnType<typeof inkParagraph>[],
    ) =>
      createTextShape({
        name: `${name} ${index + 1}`,
        box: boxAt(canvas, at, top, wide, height),
        paragraphs,
        look,
        color: tones.page.text,
        anchor: "middle",
      });
    const isStrong = isMarked(drawn) || !isAnyMarked;
    return [
      text("Words", 0, wordsWidth, words),
      {
        kind: "shape" as const,
        name: `Bar ${index + 1}`,
        ...roundedBy(Math.min(style.cornerRadius, thickness / 2), bar),
        box: bar,
        fill: isStrong ? strongFill(surface, canvas) : weakFill(surface, canvas),
        description: `${drawn.figure.label}: ${drawn.figure.value}`,
      },
      text("Figure", start + length + beside, width, [value]),
    ];
  });
}
