import { emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { boxAt, type Canvas, optically } from "../../parts/canvas.ts";
import { type HeadedScale, type HeadedWords, setHeadedWords } from "../../parts/headed-words.ts";
import { drawIconMark } from "../../parts/icon-mark.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { drawSurface, ruleHeight, type Surface } from "../../parts/surface.ts";
import { columnsOf } from "./card-cells.ts";
import type { CardContent, CardSetting, Cell } from "./card-setting.ts";

/** How cards of one group are set. */
export interface CardGroup {
  /** As many as there are cards, of one size. */
  readonly cells: readonly Cell[];
  readonly surfaces: readonly Surface[];
  readonly scale: HeadedScale;
  /** Whether cards that their words do not fill may be lower than their cells. */
  readonly mayShrink: boolean;
}

/** Sets cards with their icon above their words; undefined where that does not fit. */
export function setStackedCards(
  cards: readonly CardContent[],
  group: CardGroup,
  canvas: Canvas,
): CardSetting | undefined {
  const [cell] = group.cells;
  if (!cell) return undefined;
  const padding = paddingOf(cell);
  const width = emu(cell.width - 2 * padding);
  if (width < inches(1.1)) return undefined;
  const { scale, surfaces } = group;
  const words = setHeadedWords(
    cards,
    { scale, width, inRow: columnsOf(group.cells), inks: surfaces.map(({ inks }) => inks) },
    canvas,
  );
  const hasIcons = cards.some(({ icon }) => icon !== undefined);
  const least = hasIcons ? Math.min(leastMark, cell.height * 0.3) : 0;
  const above = hasIcons ? least + markGap : 0;
  const natural = 2 * padding + above + words.height + (surfaces[0]?.rule ? ruleHeight : 0);
  if (natural > cell.height || !words.isWhole || words.lines > mostLines(cell.width)) return undefined;
  const place = placeGroup({ cell, natural, least, width, mayShrink: group.mayShrink });
  return {
    scale,
    fill: natural / cell.height,
    endsWell: words.endsWell,
    draw: () =>
      cards.flatMap((card, index) => drawCard(card, index, { group, words, padding, ...place }, canvas)),
  };
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

const leastMark = inches(0.66);
const mostMark = inches(1.4);
const markGap = inches(0.2);
/** Of a card that its words take; below it, the card is lower than its cell. */
const leastFill = 0.72;

interface GroupPlace {
  /** Of the cards, below the top of their cells. */
  readonly top: number;
  readonly height: number;
  /** The side of the icons' places; 0 where there are none. */
  readonly mark: number;
  /** Of the mark and the words below the top of the card. */
  readonly groupTop: number;
}

interface GroupRoom {
  readonly cell: Cell;
  readonly natural: number;
  readonly least: number;
  readonly width: number;
  readonly mayShrink: boolean;
}

// What is left goes to the icons first, then to the air around the words, and the rest to the page.
function placeGroup({ cell, natural, least, width, mayShrink }: GroupRoom): GroupPlace {
  const slack = cell.height - natural;
  const grown = least === 0 ? 0 : Math.min(0.6 * slack, mostMark - least, 0.5 * width - least);
  const mark = least + Math.max(0, grown);
  const needed = natural + mark - least;
  const height = mayShrink ? Math.min(cell.height, needed / leastFill) : cell.height;
  const air = height - needed;
  return {
    top: optically(cell.height - height),
    height,
    mark,
    groupTop: Math.round(0.44 * air),
  };
}

interface CardPlace extends GroupPlace {
  readonly group: CardGroup;
  readonly words: HeadedWords;
  readonly padding: number;
}

function drawCard(
  card: CardContent,
  index: number,
  { group, words, padding, top, height, mark, groupTop }: CardPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const cell = group.cells[index];
  const surface = group.surfaces[index];
  const paragraphs: readonly PlacedParagraph[] = words.paragraphs[index] ?? [];
  if (!cell || !surface) return [];
  const cardTop = cell.top + top;
  const start = cell.start + padding;
  const markTop = cardTop + padding + groupTop + (surface.rule ? ruleHeight : 0);
  const wordsTop = markTop + (mark > 0 ? mark + markGap : 0);
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
    createTextShape({
      name: `Words ${card.number}`,
      // Programs that measure a line a little higher shrink what they think is too much: there is room to spare below.
      box: boxAt(
        canvas,
        start,
        wordsTop,
        cell.width - 2 * padding,
        cardTop + height - padding / 2 - wordsTop,
      ),
      paragraphs,
      look: canvas.look,
      color: surface.inks.text,
    }),
  ];
}
