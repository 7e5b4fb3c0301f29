import {
  type Card,
  type CardsSlide,
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type PlacedShape,
  points,
} from "@lectern/deck";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";
import {
  boxAt,
  type Canvas,
  createCanvas,
  createPanel,
  endsWell,
  inkParagraph,
  keepsWords,
} from "../parts/canvas.ts";
import { findIcon } from "../parts/icons.ts";
import { createTextShape } from "../parts/place-text.ts";
import { chooseAccentOn } from "../template/tones.ts";
import { areSparing } from "../text/list-paragraphs.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";

/** Composes things of equal weight as cards of one size on a grid, six on a page at most. */
export function composeCards(slide: CardsSlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const cards = markCards(slide);
  const contents = setPages(cards, canvas);
  if (!contents) return toListPages(slide, cards.map(toItem), stage);
  return toPagesWithSpill("cards", canvas.anatomy, slide, contents, { stage });
}

interface NumberedCard extends Card {
  readonly number: number;
  readonly mark: Mark;
}

/** What stands above the heading of a card, or beside it. */
type Mark = "icon" | "number" | "none";

// Numbers among icons would look like a mistake: all cards have an icon that is known, or none has.
function markCards({ title, cards }: CardsSlide): readonly NumberedCard[] {
  const haveIcons = cards.every(({ icon }) => icon !== undefined && findIcon(icon) !== undefined);
  const mark = haveIcons ? "icon" : isCounted(title, cards) ? "number" : "none";
  return cards.map(({ icon, ...card }, index) => ({
    ...card,
    number: index + 1,
    mark,
    ...(haveIcons && icon !== undefined && { icon }),
  }));
}

const numerals: Readonly<Record<number, RegExp>> = {
  2: /\b(?:two|zwei|deux|dos|due|twee|två|to)\b|(?<!\p{L})(?:два|две)(?!\p{L})|[二两両]/iu,
  3: /\b(?:three|drei|trois|tres|tre|drie)\b|(?<!\p{L})(?:три|ثلاثة|ثلاث)(?!\p{L})|三/iu,
  4: /\b(?:four|vier|quatre|cuatro|quattro|fyra|fire)\b|(?<!\p{L})(?:четыре|أربعة|أربع)(?!\p{L})|四/iu,
  5: /\b(?:five|fünf|cinq|cinco|cinque|vijf|fem)\b|(?<!\p{L})(?:пять|خمسة|خمس)(?!\p{L})|五/iu,
  6: /\b(?:six|sechs|seis|sei|zes|sex|seks)\b|(?<!\p{L})(?:шесть|ستة|ست)(?!\p{L})|六/iu,
};

// Whoever says in the title how many there are is going to count them; else a number would tell of an order that is none.
function isCounted(title: string, cards: readonly Card[]): boolean {
  const count = cards.length;
  const isSaid = new RegExp(`(?<![\\p{Nd}.,])${count}(?![\\p{Nd}.,%])`, "u").test(title);
  const areNumbered = cards.some(({ heading }) => /^\p{Nd}/u.test(heading));
  return !areNumbered && (isSaid || (numerals[count]?.test(title) ?? false));
}

function toItem({ heading, text }: Card) {
  return text === undefined || text.length === 0 ? { text: [{ text: heading }] } : { lead: heading, text };
}

interface Scale {
  readonly heading: number;
  readonly text: number;
}

/** Of three at most. */
const largeScale: Scale = { heading: 30, text: 24 };
const scales: readonly Scale[] = [
  { heading: 24, text: 20 },
  { heading: 20, text: 18 },
  { heading: 20, text: 16 },
  { heading: 18, text: 16 },
  { heading: 16, text: 16 },
];
/** Of cards that say no more than their heading. */
const bareScale: Scale = { heading: 30, text: 20 };
/** For narrow pages only: where nothing else is left but a plain list. */
const smallScale: Scale = { heading: 16, text: 14 };

/** "above": the chip stands above the heading; "beside": at the start of the card, the words after it. */
type Form = "above" | "beside";

const mostOnPage = 6;
const gap = inches(0.25);

function setPages(
  cards: readonly NumberedCard[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const isBare = cards.every(({ text = [] }) => text.length === 0);
  const larger = isBare ? [bareScale] : cards.length <= 3 ? [largeScale] : [];
  for (const { tried, count } of attemptsOf(cards.length, [...larger, ...scales], canvas)) {
    const onPage = Math.ceil(cards.length / count);
    const grid = findGrid(cards, onPage, tried, canvas);
    if (!grid) continue;
    return Array.from({ length: count }, (_, page) =>
      setCards(cards.slice(page * onPage, (page + 1) * onPage), grid, canvas),
    ).filter((page) => page.length > 0);
  }
  return undefined;
}

interface Attempt {
  readonly tried: readonly Scale[];
  /** Of pages. */
  readonly count: number;
}

/** So wide a place is narrow: type of 14 points is in it as large as one of 18 is on a wide page. */
const narrow = inches(9);

// On a narrow page small type comes before a second page, on a wide one after it.
function attemptsOf(cardCount: number, plain: readonly Scale[], { box }: Canvas): readonly Attempt[] {
  const least = Math.ceil(cardCount / mostOnPage);
  const counts = Array.from({ length: Math.ceil(cardCount / 2) - least + 1 }, (_, index) => least + index);
  const large = counts.map((count) => ({ tried: plain, count }));
  const small = counts.map((count) => ({ tried: [smallScale], count }));
  if (box.width > narrow) return [...large, ...small];
  return [...large.slice(0, 1), ...small.slice(0, 1), ...large.slice(1), ...small.slice(1)];
}

/** How many columns cards may stand in, the best first. */
function columnsFor(count: number): readonly number[] {
  if (count <= 3) return [count, 1];
  if (count === 4) return [4, 2];
  return [3, 2];
}

/** Five cards in two rows leave a hole: they stand in one, as long as their words do not become narrow columns. */
function plansFor(count: number, tried: readonly Scale[]): readonly Pick<GridPlan, "scale" | "columns">[] {
  const inOneRow = count === 5 ? tried.map((scale) => ({ scale, columns: 5 })) : [];
  return [...inOneRow, ...tried.flatMap((scale) => columnsFor(count).map((columns) => ({ scale, columns })))];
}

interface Grid {
  readonly columns: number;
  readonly form: Form;
  readonly scale: Scale;
  /** The side of the mark's place; 0 where there is none. */
  readonly chip: number;
  readonly padding: number;
  readonly width: number;
  readonly height: number;
  readonly wordsHeight: number;
}

function findGrid(
  cards: readonly NumberedCard[],
  onPage: number,
  tried: readonly Scale[],
  canvas: Canvas,
): Grid | undefined {
  for (const { scale, columns } of plansFor(onPage, tried)) {
    for (const form of ["above", "beside"] as const) {
      const grid = createGrid(cards, { columns, rows: Math.ceil(onPage / columns), form, scale }, canvas);
      if (grid) return grid;
    }
  }
  return undefined;
}

interface GridPlan extends Pick<Grid, "columns" | "form" | "scale"> {
  readonly rows: number;
}

function createGrid(cards: readonly NumberedCard[], plan: GridPlan, canvas: Canvas): Grid | undefined {
  const { columns, rows, form, scale } = plan;
  const { box, look } = canvas;
  const width = Math.floor((box.width - (columns - 1) * gap) / columns);
  const isMarked = cards.some(({ mark }) => mark !== "none");
  if (!isMarked && form === "beside") return undefined;
  const isSmall = scale === smallScale;
  const chip = isMarked ? inches(rows > 1 || isSmall ? 0.52 : columns <= 4 ? 0.8 : 0.64) : 0;
  const padding = inches(columns > 4 || isSmall ? 0.24 : rows <= 2 ? 0.32 : 0.18);
  const wordsWidth = emu(wordsWidthOf({ form, chip, padding, width }));
  if (wordsWidth < inches(1.2) || (form === "beside" && width < inches(3.4))) return undefined;
  const words = alignWords(cards, scale, wordsWidth, canvas);
  const measures = words.map((paragraphs) => measurePlacedText(paragraphs, look, wordsWidth));
  const wordsHeight = Math.max(...measures.map(({ height }) => height)) + 4_000;
  const lines = Math.max(...measures.map((measure) => measure.lines));
  // Long and narrow columns of words are no cards any more.
  if (lines > (form === "above" && columns > 4 ? 7 : columns === 4 ? 8 : 10)) return undefined;
  if (!words.every((paragraphs) => keepsWords(paragraphs, look, wordsWidth))) return undefined;
  if (scale.heading > 16 && !words.every(([head]) => head && endsWell(head, look, wordsWidth)))
    return undefined;
  const natural = 2 * padding + groupHeightOf({ form, chip, wordsHeight });
  const most = Math.floor((box.height - (rows - 1) * gap) / rows);
  if (natural > most) return undefined;
  const height = Math.min(most, Math.max(natural, rows > 1 ? most * shareOfRows : most * shareOfRow));
  return { columns, form, scale, chip, padding, width, wordsHeight, height };
}

function groupHeightOf({ form, chip, wordsHeight }: Pick<Grid, "form" | "chip" | "wordsHeight">): number {
  if (form === "beside") return Math.max(chip, wordsHeight);
  return wordsHeight + (chip === 0 ? 0 : chip + chipGap);
}

/** Between a mark and the heading below it. */
const chipGap = inches(0.18);
/** Of its room that a card takes at least: alone in its column, or with others below it. */
const shareOfRow = 0.92;
const shareOfRows = 0.92;

function wordsWidthOf({
  form,
  chip,
  padding,
  width,
}: Pick<Grid, "form" | "chip" | "padding" | "width">): number {
  return width - 2 * padding - (form === "beside" ? chip + padding : 0);
}

/** Returns the words of cards side by side: where one heading takes more lines, the texts begin at one height all the same. */
function alignWords(
  cards: readonly NumberedCard[],
  scale: Scale,
  width: Emu,
  canvas: Canvas,
): readonly (readonly PlacedParagraph[])[] {
  const { look, tones } = canvas;
  const heads = cards.map(({ heading }) =>
    inkParagraph(heading, { size: scale.heading, color: tones.onTint.text, bold: true, font: "heading" }),
  );
  const heights = heads.map((head) => measurePlacedText([head], look, width).height);
  const tallest = Math.max(...heights);
  const { text: color, accent } = tones.onTint;
  const texts = cards.map(({ text = [] }) => text);
  const emphasis = areSparing(texts.flat()) ? { accent } : {};
  return cards.map(({ text = [] }, index) => {
    const head = heads.slice(index, index + 1);
    if (text.length === 0) return head;
    const gap = emu(inches(0.1) + tallest - (heights[index] ?? 0));
    return [...head, inkParagraph(texts[index] ?? text, { size: scale.text, color, gap, ...emphasis })];
  });
}

function setCards(cards: readonly NumberedCard[], grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const width = emu(wordsWidthOf(grid));
  return Array.from({ length: Math.ceil(cards.length / grid.columns) }, (_, row) => {
    const besides = cards.slice(row * grid.columns, (row + 1) * grid.columns);
    const words = alignWords(besides, grid.scale, width, canvas);
    return besides.flatMap((card, column) => {
      const corner = { start: column * (grid.width + gap), top: row * (grid.height + gap) };
      return setCard(card, words[column] ?? [], corner, grid, canvas);
    });
  }).flat();
}

interface Corner {
  readonly start: number;
  readonly top: number;
}

function setCard(
  card: NumberedCard,
  paragraphs: readonly PlacedParagraph[],
  { start, top }: Corner,
  grid: Grid,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { form, chip, padding, width, height, wordsHeight } = grid;
  const panel: PlacedShape = {
    kind: "shape",
    name: `Card ${card.number}`,
    ...(card.mark === "none"
      ? { geometry: "rectangle" }
      : { geometry: "roundedRectangle", cornerRadius: inches(0.1) }),
    box: boxAt(canvas, start, top, width, height),
    fill: canvas.tones.tint,
  };
  const wordsStart = form === "above" ? padding : padding + chip + padding;
  // Mark and words are one group, a little above the middle of the card.
  const groupTop = Math.max(padding, 0.46 * (height - groupHeightOf(grid)));
  const wordsTop =
    form === "beside" ? (height - wordsHeight) / 2 : groupTop + (chip === 0 ? 0 : chip + chipGap);
  const chipTop = form === "above" ? groupTop : Math.min(wordsTop, (height - chip) / 2);
  const words = createTextShape({
    name: `Words ${card.number}`,
    // Programs that measure a line a little higher shrink what they think is too much: there is room to spare below.
    box: boxAt(canvas, start + wordsStart, top + wordsTop, wordsWidthOf(grid), wordsHeight + padding / 2),
    paragraphs,
    look: canvas.look,
    color: canvas.tones.onTint.text,
  });
  const rule = createPanel(
    `Rule ${card.number}`,
    boxAt(canvas, start, top, width, ruleHeight),
    canvas.tones.signal,
  );
  const mark = setMark(card, { start: start + padding, top: top + chipTop }, chip, canvas);
  return [panel, ...(card.mark === "none" ? [rule] : mark), words];
}

const ruleHeight = inches(0.07);

/** Sets a card's icon on a dark chip, or its number, large. */
function setMark(
  { icon, number, mark }: NumberedCard,
  { start, top }: Corner,
  side: number,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { tones, anatomy } = canvas;
  if (mark === "number") return [setNumber(number, { start, top }, side, canvas)];
  const color = chooseAccentOn(tones.field, anatomy.layout);
  const chip = {
    kind: "shape" as const,
    geometry: "roundedRectangle" as const,
    cornerRadius: inches(0.08),
    box: boxAt(canvas, start, top, side, side),
    fill: tones.field,
  };
  const geometry = icon === undefined ? undefined : findIcon(icon);
  if (!geometry) return [];
  const drawn = Math.round(side * 0.56);
  const inset = (side - drawn) / 2;
  return [
    { ...chip, name: `Chip ${number}` },
    {
      kind: "shape",
      name: `Icon ${number}`,
      geometry,
      box: boxAt(canvas, start + inset, top + inset, drawn, drawn),
      line: { color, width: points(2) },
    },
  ];
}

function setNumber(number: number, { start, top }: Corner, side: number, canvas: Canvas): PlacedElement {
  const { onTint } = canvas.tones;
  const sizes = side >= inches(0.8) ? [48, 40, 30] : side >= inches(0.6) ? [40, 30, 24] : [30, 24, 20];
  const heightOf = (size: number) =>
    measurePlacedText([numberParagraph(number, size, canvas)], canvas.look, emu(side)).height;
  const size = sizes.find((candidate) => heightOf(candidate) <= side) ?? 16;
  return createTextShape({
    name: `Number ${number}`,
    box: boxAt(canvas, start, top, side, side),
    paragraphs: [numberParagraph(number, size, canvas)],
    look: canvas.look,
    color: onTint.second,
    anchor: "middle",
  });
}

function numberParagraph(number: number, size: number, { tones }: Canvas): PlacedParagraph {
  return inkParagraph(String(number), { size, color: tones.onTint.second, bold: true, font: "heading" });
}
