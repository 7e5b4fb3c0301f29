import { type Emu, emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { boxAt, type Canvas, optically } from "../../parts/canvas.ts";
import { type HeadedScale, type HeadedWords, setHeadedWords } from "../../parts/headed-words.ts";
import { drawIconMark } from "../../parts/icon-mark.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { drawStatus, fitsStatus, statusHeight } from "../../parts/status-line.ts";
import { drawSurface, ruleHeight, type Surface } from "../../parts/surface.ts";
import type { FigurePicture } from "../figures/picture.ts";
import { columnsOf } from "./card-cells.ts";
import type { CardContent, CardSetting, Cell } from "./card-setting.ts";
import { type CardValues, setCardValues } from "./card-values.ts";

/** How cards of one group are set. */
export interface CardGroup {
  /** As many as there are cards, of one size. */
  readonly cells: readonly Cell[];
  readonly surfaces: readonly Surface[];
  readonly scale: HeadedScale;
  /** Whether cards that their words do not fill may be lower than their cells. */
  readonly mayShrink: boolean;
}

/** Sets cards with their icon or figure above their words; undefined where that does not fit. */
export function setStackedCards(
  cards: readonly CardContent[],
  group: CardGroup,
  canvas: Canvas,
): CardSetting | undefined {
  const stack = createStack(cards, group, canvas);
  if (!stack) return undefined;
  const place = placeStack(stack, group.mayShrink);
  return {
    scale: { ...group.scale, ...(stack.values && { value: stack.values.size }) },
    fill: stack.natural / stack.cell.height,
    endsWell: stack.words.endsWell,
    draw: () => cards.flatMap((card, index) => drawCard(card, index, { ...stack, ...place, group }, canvas)),
  };
}

interface Stack {
  readonly cell: Cell;
  readonly padding: number;
  readonly width: Emu;
  readonly words: HeadedWords;
  readonly values: CardValues | undefined;
  readonly pictures: readonly (FigurePicture | undefined)[];
  readonly hasStatus: boolean;
  /** The least side of the icons' places; 0 where there are none. */
  readonly leastMark: number;
  /** The least height of the pictures' places; 0 where there are none. */
  readonly leastPicture: number;
  /** The least height of a card. */
  readonly natural: number;
}

function createStack(cards: readonly CardContent[], group: CardGroup, canvas: Canvas): Stack | undefined {
  const { cells, surfaces, scale } = group;
  const [cell] = cells;
  if (!cell) return undefined;
  const padding = paddingOf(cell);
  const width = emu(cell.width - 2 * padding);
  if (width < inches(1.1)) return undefined;
  const inks = surfaces.map((surface) => surface.inks);
  const words = setHeadedWords(cards, { scale, width, inRow: columnsOf(cells), inks }, canvas);
  if (!words.isWhole || words.lines > mostLines(cell.width)) return undefined;
  if (cards.some(({ status }) => status && !fitsStatus(status, width, canvas))) return undefined;
  const hasStatus = cards.some(({ status }) => status !== undefined);
  const pictures = cards.map(({ picture }, index) => {
    const surface = surfaces[index];
    return picture && surface ? picture(width, surface) : undefined;
  });
  if (cards.some(({ picture }, index) => picture && !pictures[index])) return undefined;
  const leastPicture = Math.max(0, ...pictures.map((picture) => picture?.least ?? 0));
  const hasIcons = cards.some(({ icon }) => icon !== undefined);
  const leastMark = hasIcons ? Math.min(smallMark, cell.height * 0.3) : 0;
  const fixed =
    2 * padding +
    words.height +
    (surfaces[0]?.rule ? ruleHeight : 0) +
    (leastMark > 0 ? leastMark + markGap : 0) +
    (hasStatus ? statusGap + statusHeight : 0) +
    (leastPicture > 0 ? leastPicture + pictureGap : 0);
  const isValued = cards.some(({ value }) => value !== undefined);
  const room = { width, height: Math.min(cell.height - fixed - valueGap, mostValueShare * cell.height) };
  const values = isValued ? setCardValues(cards, surfaces, room, canvas) : undefined;
  const natural = fixed + (values ? values.height + valueGap : 0);
  const isFit = natural <= cell.height && !(isValued && !values);
  if (!isFit || (values && values.size < 1.15 * scale.heading)) return undefined;
  if (values && leastPicture > 0 && values.size < leastPictured) return undefined;
  return { cell, padding, width, words, values, pictures, hasStatus, leastMark, leastPicture, natural };
}

// Long and narrow columns of words are no cards any more.
function mostLines(width: number): number {
  if (width < inches(2.6)) return 7;
  return width < inches(3.2) ? 9 : 12;
}

/** Returns what a card keeps free along its edges. */
export function paddingOf({ width, height }: Cell): number {
  return Math.round(Math.min(Math.max(0.085 * Math.min(width, height), inches(0.2)), inches(0.36)));
}

/** In points: figures smaller than that stand rather alone than above their pictures. */
const leastPictured = 40;
const smallMark = inches(0.66);
const largeMark = inches(1.4);
const markGap = inches(0.2);
const valueGap = inches(0.08);
const statusGap = inches(0.14);
const pictureGap = inches(0.24);
/** Of a card that its figure may take. */
const mostValueShare = 0.4;
/** Of a card that its words take; below it, the card is lower than its cell. */
const leastFill = 0.78;

/** Of a cell: cards that are nearly as high as it end where the rest of the page does. */
const wholeShare = 0.7;

interface StackPlace {
  /** Of the cards, below the top of their cells. */
  readonly top: number;
  readonly height: number;
  /** The side of the icons' places. */
  readonly mark: number;
  /** Of the pictures at the foot of the cards. */
  readonly picture: number;
  /** Of what stands above below the padding of the card. */
  readonly groupTop: number;
}

// What is left goes to the icons and pictures first, then to the air around the words, and the rest to the page.
function placeStack(
  { cell, natural, leastMark, leastPicture, pictures, width }: Stack,
  mayShrink: boolean,
): StackPlace {
  const slack = cell.height - natural;
  const moreMark =
    leastMark === 0 ? 0 : Math.min(0.6 * slack, largeMark - leastMark, 0.5 * width - leastMark);
  const mark = leastMark + Math.max(0, moreMark);
  const mostPicture = Math.max(0, ...pictures.map((picture) => picture?.most ?? 0));
  const picture = leastPicture + Math.max(0, Math.min(0.75 * slack, mostPicture - leastPicture));
  const needed = natural + mark - leastMark + picture - leastPicture;
  const filled = needed / leastFill;
  const height = mayShrink && filled < wholeShare * cell.height ? filled : cell.height;
  const air = height - needed;
  return {
    top: optically(cell.height - height),
    height,
    mark,
    picture,
    groupTop: Math.round((leastPicture > 0 ? 0.2 : 0.44) * air),
  };
}

interface CardPlace extends Stack, StackPlace {
  readonly group: CardGroup;
}

function drawCard(
  card: CardContent,
  index: number,
  place: CardPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { group, words, values, padding, width, top, height, mark, picture, groupTop, hasStatus } = place;
  const cell = group.cells[index];
  const surface = group.surfaces[index];
  if (!cell || !surface) return [];
  const cardTop = cell.top + top;
  const start = cell.start + padding;
  const end = cardTop + height - padding;
  const markTop = cardTop + padding + groupTop + (surface.rule ? ruleHeight : 0);
  const valueTop = markTop + (mark > 0 ? mark + markGap : 0);
  const wordsTop = valueTop + (values ? values.height + valueGap : 0);
  const statusTop = wordsTop + words.height + statusGap;
  const value = values?.paragraphs[index];
  const shown = place.pictures[index];
  const hasMoreBelow = hasStatus || picture > 0;
  const text = (name: string, at: number, tall: number, paragraphs: readonly PlacedParagraph[]) =>
    createTextShape({
      name: `${name} ${card.number}`,
      box: boxAt(canvas, start, at, width, tall),
      paragraphs,
      look: canvas.look,
      color: surface.inks.text,
      ...(name === "Figure" && { anchor: "bottom" }),
    });
  // Programs that measure a line a little higher shrink what they think is too much: there is room to spare below.
  const wordsHeight = hasMoreBelow ? words.height : end + padding / 2 - wordsTop;
  return [
    ...drawSurface(
      `Card ${card.number}`,
      boxAt(canvas, cell.start, cardTop, cell.width, height),
      surface,
      canvas,
    ),
    ...(card.icon
      ? drawIconMark(`Icon ${card.number}`, card.icon, { start, top: markTop, side: mark }, surface, canvas)
      : []),
    ...(value && values ? [text("Figure", valueTop, values.height, [value])] : []),
    text("Words", wordsTop, wordsHeight, words.paragraphs[index] ?? []),
    ...(card.status
      ? drawStatus(`State ${card.number}`, card.status, { start, top: statusTop, width }, surface, canvas)
      : []),
    ...(shown?.draw({
      start,
      top: end - Math.min(picture, shown.most),
      width,
      height: Math.min(picture, shown.most),
    }) ?? []),
  ];
}
