import { type Emu, emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { boxAt, type Canvas, endsWell, inkParagraph, keepsWords, optically } from "../../parts/canvas.ts";
import type { HeadedScale } from "../../parts/headed-words.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createFilledSurface, createQuietSurface, dominantFill, drawSurface } from "../../parts/surface.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { areSparing } from "../../text/list-paragraphs.ts";
import { releaseUnits } from "../../text/numbers/release-units.ts";
import type { CardContent, CardSetting, Cell } from "./card-setting.ts";
import { type CardGroup, paddingOf } from "./stacked-cards.ts";

/**
 * Sets cards of nothing but words with their headings on heads of the dominant hue, all equally high, and what is said below them;
 * undefined where a card shows something else, says no more than its heading, or does not fit.
 */
export function setHeadedCards(
  cards: readonly CardContent[],
  { cells, scale }: Pick<CardGroup, "cells" | "scale">,
  canvas: Canvas,
): CardSetting | undefined {
  const [cell] = cells;
  if (!cell || !cards.every(isOfWords)) return undefined;
  const padding = paddingOf(cell);
  const width = emu(cell.width - 2 * padding);
  const words = width < inches(1.1) ? undefined : setWords(cards, scale, width, canvas);
  if (!words) return undefined;
  const head = words.headHeight + 2 * headPadding;
  const natural = head + words.textHeight + 2 * padding;
  if (natural > cell.height) return undefined;
  const height = Math.round(Math.min(cell.height, natural / leastFill));
  const place = { ...words, head, height, padding, top: optically(cell.height - height) };
  return {
    scale,
    fill: natural / cell.height,
    endsWell: words.endsWell,
    draw: () =>
      cards.flatMap((card, index) => {
        const at = cells[index];
        return at ? drawCard(card, { ...place, cell: at, index }, canvas) : [];
      }),
  };
}

const headPadding = inches(0.16);
/** Of a card that its words take: the page keeps the rest. */
const leastFill = 0.72;
const mostHeadLines = 2;
const mostTextLines = 7;

function isOfWords({ text = [], icon, illustration, value, status, picture }: CardContent): boolean {
  return (
    text.length > 0 && [icon, illustration, value, status, picture].every((shown) => shown === undefined)
  );
}

interface CardWords {
  readonly heads: readonly PlacedParagraph[];
  readonly texts: readonly PlacedParagraph[];
  /** Of the tallest. */
  readonly headHeight: number;
  readonly textHeight: number;
  readonly endsWell: boolean;
}

function setWords(
  cards: readonly CardContent[],
  scale: HeadedScale,
  width: Emu,
  canvas: Canvas,
): CardWords | undefined {
  const { look } = canvas;
  const onHead = createFilledSurface(dominantFill(canvas), canvas).inks;
  const { text: color, accent } = createQuietSurface(canvas).inks;
  const isSparing = areSparing(cards.flatMap(({ text = [] }) => (typeof text === "string" ? [] : text)));
  const heads = cards.map(({ heading }) =>
    inkParagraph(heading, { size: scale.heading, color: onHead.text, bold: true, font: "heading" }),
  );
  const texts = cards.map(({ text = [] }) =>
    releaseUnits(inkParagraph(text, { size: scale.text, color, ...(isSparing && { accent }) }), look, width),
  );
  const measured = (paragraphs: readonly PlacedParagraph[]) =>
    paragraphs.map((paragraph) => measurePlacedText([paragraph], look, width));
  const [headMeasures, textMeasures] = [measured(heads), measured(texts)];
  const isCalm =
    headMeasures.every(({ lines }) => lines <= mostHeadLines) &&
    textMeasures.every(({ lines }) => lines <= mostTextLines) &&
    keepsWords([...heads, ...texts], look, width);
  if (!isCalm) return undefined;
  return {
    heads,
    texts,
    headHeight: Math.max(...headMeasures.map(({ height }) => height)),
    textHeight: Math.max(...textMeasures.map(({ height }) => height)) + 4_000,
    endsWell: heads.every((head) => endsWell(head, look, width)),
  };
}

interface CardPlace extends CardWords {
  readonly cell: Cell;
  readonly index: number;
  /** Of the head. */
  readonly head: number;
  readonly height: number;
  readonly padding: number;
  /** Below the top of the cell. */
  readonly top: number;
}

function drawCard({ number }: CardContent, place: CardPlace, canvas: Canvas): readonly PlacedElement[] {
  const { cell, index, head, height, padding, heads, texts } = place;
  const top = cell.top + place.top;
  const { rule: _, ...surface } = createQuietSurface(canvas);
  const onHead = createFilledSurface(dominantFill(canvas), canvas);
  const { cornerRadius } = canvas.style;
  const text = (name: string, from: number, tall: number, words: readonly PlacedParagraph[]) =>
    createTextShape({
      name: `${name} ${number}`,
      box: boxAt(canvas, cell.start + padding, from, cell.width - 2 * padding, tall),
      paragraphs: words,
      look: canvas.look,
      color: name === "Heading" ? onHead.inks.text : surface.inks.text,
      ...(name === "Heading" && { anchor: "middle" as const }),
    });
  return [
    ...drawSurface(`Card ${number}`, boxAt(canvas, cell.start, top, cell.width, height), surface, canvas),
    {
      kind: "shape",
      name: `Head of card ${number}`,
      ...(cornerRadius > 0 ? { geometry: "roundedTop", cornerRadius } : { geometry: "rectangle" }),
      box: boxAt(canvas, cell.start, top, cell.width, head),
      ...(onHead.fill && { fill: onHead.fill }),
    },
    text("Heading", top, head, heads.slice(index, index + 1)),
    text("Text", top + head + padding, height - head - 1.5 * padding, texts.slice(index, index + 1)),
  ];
}
