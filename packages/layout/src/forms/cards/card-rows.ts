import { emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { boxAt, type Canvas, endsWell, inkParagraph, keepsWords, unlimited } from "../../parts/canvas.ts";
import type { HeadedScale } from "../../parts/headed-words.ts";
import { drawIcon } from "../../parts/icon-mark.ts";
import { createTextShape } from "../../parts/place-text.ts";
import {
  createFilledSurface,
  createQuietSurface,
  dominantFill,
  drawSurface,
  type Surface,
} from "../../parts/surface.ts";
import { chooseAccentOn, type Inks } from "../../template/colors/tones.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { gridCells } from "./card-cells.ts";
import { type CardContent, type CardSetting, type Cell, hasFigure } from "./card-setting.ts";

/**
 * Sets cards as rows as wide as the page: the heading on a block of colour and the text beside it, or the icon on the block where
 * there is no text; undefined where they do not fit.
 */
export function setCardRows(
  cards: readonly CardContent[],
  scale: HeadedScale,
  canvas: Canvas,
): CardSetting | undefined {
  const cells = gridCells(cards.length, 1, { ...canvas, style: { ...canvas.style, gap: rowGap(canvas) } });
  const [cell] = cells;
  if (!cell || canvas.box.width < inches(7) || cards.some(hasFigure)) return undefined;
  const isBare = cards.every(({ text = [] }) => text.length === 0);
  const surface = createFilledSurface(dominantFill(canvas), canvas);
  const quiet = withoutRule(createQuietSurface(canvas));
  const isTiled = isBare && cards.every(({ icon }) => icon !== undefined);
  const heads = cards.map(({ heading }) =>
    inkParagraph(heading, {
      size: scale.heading,
      color: isTiled ? quiet.inks.text : surface.inks.text,
      bold: true,
      font: "heading",
    }),
  );
  const widths = isTiled ? widthsOfTiles(cell) : widthsOf(cell, cards, isBare ? undefined : heads, canvas);
  const texts = setTexts(cards, { scale, width: widths.text, inks: quiet.inks }, canvas);
  const heightOf = (paragraph: PlacedParagraph, width: number) =>
    measurePlacedText([paragraph], canvas.look, emu(width)).height;
  const natural =
    Math.max(
      ...heads.map((head) => heightOf(head, widths.heading)),
      ...texts.map((text) => heightOf(text, widths.text)),
    ) +
    2 * leastPadding;
  const isWhole =
    keepsWords(heads, canvas.look, widths.heading) && keepsWords(texts, canvas.look, widths.text);
  if (natural > cell.height || !isWhole) return undefined;
  return {
    scale,
    fill: natural / cell.height,
    endsWell: heads.every((head) => endsWell(head, canvas.look, emu(widths.heading))),
    spread: isBare ? 1 : spreadOf(texts, widths, canvas),
    draw: () =>
      cards.flatMap((card, index) => {
        const at = cells[index];
        const head = heads[index];
        if (!at || !head) return [];
        const text = card.text && card.text.length > 0 ? texts[index] : undefined;
        return drawRow(card, { cell: at, widths, head, text, surface, quiet }, canvas);
      }),
  };
}

// Few words in a row are as large as its heading, for the heading has a block of its own.
function setTexts(
  cards: readonly CardContent[],
  { scale, width, inks }: { readonly scale: HeadedScale; readonly width: number; readonly inks: Inks },
  { look }: Canvas,
): readonly PlacedParagraph[] {
  const at = (size: number) =>
    cards.map(({ text = [] }) => inkParagraph(text, { size, color: inks.text, accent: inks.accent }));
  const larger = [28, 26, 24, 22].filter((size) => size > scale.text && size <= scale.heading);
  const found = larger.find((size) =>
    at(size).every((text) => measurePlacedText([text], look, emu(width)).lines === 1),
  );
  return at(found ?? scale.text);
}

const leastPadding = inches(0.14);
const inset = inches(0.3);

// Rows that touch would look like a table; those far apart like pages of their own.
function rowGap({ style }: Canvas): typeof style.gap {
  return emu(Math.min(Math.max(style.gap, inches(0.1)), inches(0.18)));
}

function withoutRule({ rule: _, ...surface }: Surface): Surface {
  return surface;
}

/** Of a row's width that its block takes. */
const leastBlock = 0.2;
const mostBlock = 0.4;

interface Widths {
  /** Of the block of colour. */
  readonly block: number;
  /** The side of the icon; 0 where there are none. */
  readonly icon: number;
  readonly heading: number;
  readonly text: number;
  /** Whether the heading stands beside the block, which has the icon alone. */
  readonly isTiled?: boolean;
}

// A page of dark bars would be louder than a word or two on each.
function widthsOfTiles({ width, height }: Cell): Widths {
  const icon = Math.min(0.5 * height, inches(0.7));
  const block = Math.round(Math.max(icon + inset, Math.min(1.2 * height, icon + 2 * inset)));
  return { block, icon, heading: width - block - 2 * inset, text: inches(1), isTiled: true };
}

// Blocks are as wide as the headings on them, within bounds, for each to be read together with its text.
function widthsOf(
  { width, height }: Cell,
  cards: readonly CardContent[],
  heads: readonly PlacedParagraph[] | undefined,
  { look }: Canvas,
): Widths {
  const hasIcons = cards.every(({ icon }) => icon !== undefined);
  const icon = hasIcons ? Math.min(0.46 * height, inches(0.7)) : 0;
  const beside = 2 * inset + (icon > 0 ? icon + inches(0.22) : 0);
  const widths = (heads ?? []).map((head) => measurePlacedText([head], look, unlimited).width * 1.03);
  const wanted = beside + Math.max(0, ...widths) + inches(0.05);
  const block = Math.round(heads ? Math.max(leastBlock * width, Math.min(wanted, mostBlock * width)) : width);
  return {
    block,
    icon,
    heading: block - beside,
    text: Math.max(inches(1), Math.min(width - block - 2 * inset, inches(9))),
  };
}

/** Of a row's width: its panels lead the eye through that much of it without words. */
const ofPanels = 0.3;

// Of the widest row: what block and words take of its width.
function spreadOf(texts: readonly PlacedParagraph[], { block, text }: Widths, { box, look }: Canvas): number {
  const widest = Math.max(...texts.map((said) => measurePlacedText([said], look, unlimited).width));
  const used = block + 2 * inset + Math.min(widest, text);
  return Math.min(1, used / box.width + ofPanels);
}

interface RowPlace {
  readonly cell: Cell;
  readonly widths: Widths;
  readonly head: PlacedParagraph;
  readonly text: PlacedParagraph | undefined;
  readonly surface: Surface;
  readonly quiet: Surface;
}

function drawRow(
  { number, icon }: CardContent,
  { cell, widths, head, text, surface, quiet }: RowPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { start, top, width, height } = cell;
  const { look, anatomy } = canvas;
  const { isTiled = false } = widths;
  const headStart = start + widths.block + (isTiled ? inset : -inset - widths.heading);
  const iconStart = start + (isTiled ? (widths.block - widths.icon) / 2 : inset);
  const square = { ...canvas, style: { ...canvas.style, cornerRadius: emu(0) } };
  const words = (name: string, at: number, wide: number, paragraph: PlacedParagraph, on: Surface) =>
    createTextShape({
      name,
      box: boxAt(canvas, at, top, wide, height),
      paragraphs: [paragraph],
      look,
      color: on.inks.text,
      anchor: "middle",
    });
  const iconColor =
    canvas.style.panel === "blocks"
      ? surface.inks.text
      : chooseAccentOn(dominantFill(canvas), anatomy.layout);
  return [
    ...drawSurface(`Card ${number}`, boxAt(canvas, start, top, width, height), quiet, square),
    ...drawSurface(`Block ${number}`, boxAt(canvas, start, top, widths.block, height), surface, square),
    ...(icon && widths.icon > 0
      ? [
          drawIcon(
            `Icon ${number}`,
            icon,
            { start: iconStart, top: top + (height - widths.icon) / 2, side: widths.icon },
            iconColor,
            canvas,
          ),
        ]
      : []),
    words(`Heading ${number}`, headStart, widths.heading, head, isTiled ? quiet : surface),
    ...(text ? [words(`Words ${number}`, start + widths.block + inset, widths.text, text, quiet)] : []),
  ];
}
