import { type Emu, emu, inches, type PlacedElement } from "@lectern/deck";
import { boxAt, type Canvas, unlimited } from "../../parts/canvas.ts";
import { type HeadedWords, setHeadedWords } from "../../parts/headed-words.ts";
import { drawIconMark } from "../../parts/icon-mark.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { drawStatus, fitsStatus, statusHeight } from "../../parts/status-line.ts";
import { drawSurface } from "../../parts/surface.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { columnsOf } from "./card-cells.ts";
import type { CardContent, CardSetting, Cell } from "./card-setting.ts";
import { type CardValues, setCardValues } from "./card-values.ts";
import type { CardGroup } from "./stacked-cards.ts";

/** Sets wide cards with their icon or figure at the start and their words after it; undefined where that does not fit. */
export function setBesideCards(
  cards: readonly CardContent[],
  group: Omit<CardGroup, "mayShrink">,
  canvas: Canvas,
): CardSetting | undefined {
  const { cells, surfaces, scale } = group;
  const [cell] = cells;
  if (!cell || cell.width < leastWidth || cards.some(({ picture }) => picture !== undefined))
    return undefined;
  const padding = Math.round(Math.min(0.2 * cell.height, inches(0.34)));
  const opening = createOpening(cards, group, cell, canvas);
  if (!opening) return undefined;
  const columns = columnsOf(cells);
  const widest = Math.max(...opening.widths);
  // One below the other, figures have one width; side by side, each stands close to what it counts.
  const openingWidths = columns === 1 ? opening.widths.map(() => widest) : opening.widths;
  const width = emu(cell.width - 2 * padding - besideOpening - widest);
  const inks = surfaces.map((surface) => surface.inks);
  if (width < inches(1.2)) return undefined;
  const words = setHeadedWords(cards, { scale, width, inRow: columns, inks }, canvas);
  const hasStatus = cards.some(({ status }) => status !== undefined);
  const wordsHeight = words.height + (hasStatus ? statusHeight : 0);
  const natural = Math.max(wordsHeight, opening.height) + 2 * leastPadding;
  const areStatesFit = cards.every(({ status }) => !status || fitsStatus(status, width, canvas));
  if (natural > cell.height || !words.isWhole || !areStatesFit) return undefined;
  const rowHeights = cards.some(({ text = [] }) => text.length > 0)
    ? heightsOfRows(words, cells, width, canvas)
    : undefined;
  const place: Place = { group, opening, openingWidths, words, padding, width, wordsHeight, rowHeights };
  return {
    scale: { ...scale, ...(opening.values && { value: opening.values.size }) },
    fill: (Math.max(wordsHeight, opening.height) + 2 * padding) / cell.height,
    endsWell: words.endsWell,
    ...(opening.values && { spread: spreadOf(words, { opening, padding, cell }, canvas) }),
    draw: () => cards.flatMap((card, index) => drawCard(card, index, place, canvas)),
  };
}

/** Between a figure or an icon and the words after it. */
const besideOpening = inches(0.34);

// Of the widest card: what figure and words take of its width.
function spreadOf(
  { paragraphs }: HeadedWords,
  { opening, padding, cell }: { readonly opening: Opening; readonly padding: number; readonly cell: Cell },
  { look }: Canvas,
): number {
  const used = paragraphs.map(
    (words, index) => (opening.widths[index] ?? 0) + measurePlacedText(words, look, unlimited).width,
  );
  return Math.min(1, (2 * padding + besideOpening + Math.max(...used)) / cell.width);
}

const leastWidth = inches(3.2);
const leastPadding = inches(0.16);
const mostMark = inches(1.2);
/** Of a card that figures take at most. */
const mostValueShare = 0.46;

/** What cards begin with: an icon each, or a figure. */
interface Opening {
  /** Of each card. */
  readonly widths: readonly number[];
  readonly height: number;
  readonly values?: CardValues;
}

function createOpening(
  cards: readonly CardContent[],
  { surfaces }: Omit<CardGroup, "mayShrink">,
  cell: Cell,
  canvas: Canvas,
): Opening | undefined {
  if (cards.every(({ value }) => value !== undefined)) {
    const room = { width: mostValueShare * cell.width, height: 0.75 * cell.height };
    const values = setCardValues(cards, surfaces, room, canvas);
    return values && { widths: values.widths, height: values.height, values };
  }
  if (cards.some(({ icon, value }) => icon === undefined || value !== undefined)) return undefined;
  const mark = Math.min(mostMark, 0.5 * cell.height, 0.2 * cell.width);
  return { widths: cards.map(() => mark), height: mark };
}

interface Place {
  readonly group: Omit<CardGroup, "mayShrink">;
  readonly opening: Opening;
  readonly words: HeadedWords;
  /** Of each card. */
  readonly openingWidths: readonly number[];
  readonly padding: number;
  /** Of the words. */
  readonly width: Emu;
  /** With the state below them. */
  readonly wordsHeight: number;
  /** Of the tallest words of each row, by its top; undefined where cards say no more than their heading. */
  readonly rowHeights: ReadonlyMap<number, number> | undefined;
}

function heightsOfRows(
  { paragraphs }: HeadedWords,
  cells: readonly Cell[],
  width: Emu,
  { look }: Canvas,
): ReadonlyMap<number, number> {
  const heights = new Map<number, number>();
  for (const [index, words] of paragraphs.entries()) {
    const { top = 0 } = cells[index] ?? {};
    const height = measurePlacedText(words, look, width).height + 4_000;
    heights.set(top, Math.max(heights.get(top) ?? 0, height));
  }
  return heights;
}

function drawCard(card: CardContent, index: number, place: Place, canvas: Canvas): readonly PlacedElement[] {
  const { group, opening, openingWidths, words, padding, width, wordsHeight } = place;
  const openingWidth = openingWidths[index] ?? 0;
  const wordsStart = padding + openingWidth + besideOpening;
  const cell = group.cells[index];
  const surface = group.surfaces[index];
  if (!cell || !surface) return [];
  const { number, icon, status } = card;
  const top = cell.top + (cell.height - opening.height) / 2;
  const start = cell.start + padding;
  const value = opening.values?.paragraphs[index];
  // Cards side by side have their headings on one line; a heading alone stands beside the middle of its figure.
  const isBareFigure = value !== undefined && (card.text ?? []).length === 0;
  const inRow = status || isBareFigure ? undefined : place.rowHeights?.get(cell.top);
  const isLevel = status !== undefined || inRow !== undefined;
  const wordsTop = Math.floor(cell.top + (cell.height - (inRow ?? wordsHeight)) / 2);
  return [
    ...drawSurface(
      `Card ${number}`,
      boxAt(canvas, cell.start, cell.top, cell.width, cell.height),
      surface,
      canvas,
    ),
    ...(value
      ? [
          createTextShape({
            name: `Figure ${number}`,
            box: boxAt(canvas, start, top, openingWidth, opening.height),
            paragraphs: [value],
            look: canvas.look,
            color: surface.inks.text,
            anchor: "middle",
          }),
        ]
      : icon
        ? drawIconMark(`Icon ${number}`, icon, { start, top, side: openingWidth }, surface, canvas)
        : []),
    createTextShape({
      name: `Words ${number}`,
      box: isLevel
        ? boxAt(canvas, cell.start + wordsStart, wordsTop, width, inRow ?? words.height)
        : boxAt(canvas, cell.start + wordsStart, cell.top, width, cell.height),
      paragraphs: words.paragraphs[index] ?? [],
      look: canvas.look,
      color: surface.inks.text,
      anchor: isLevel ? "top" : "middle",
    }),
    ...(status
      ? drawStatus(
          `State ${number}`,
          status,
          { start: cell.start + wordsStart, top: wordsTop + words.height, width },
          surface,
          canvas,
        )
      : []),
  ];
}
