import { type Box, type Direction, type Emu, emu, type Insets, type PlacedParagraph } from "@lectern/deck";
import { isWideFamily } from "../fonts/font-family.ts";
import { boxOf, insideOf, rightOf } from "../geometry.ts";
import { balanceWidth, evenestWidth, findWholeWidth } from "../text/lines/balance-width.ts";
import {
  levelOf,
  measurePlacedText,
  type TextLook,
  toMeasurable,
} from "../text/lines/measure-placed-text.ts";
import { breakParagraph, leastWidthOf, type MeasurableParagraph } from "../text/lines/measure-text.ts";

/** A box with a text in it. */
export interface BoxedText {
  readonly box: Box;
  readonly insets: Insets;
  readonly look: TextLook;
  readonly direction: Direction;
}

/** Returns a box narrowed so that the lines of the one paragraph in it are about equally long, its text's edge unmoved. */
export function balanceBox(paragraphs: readonly PlacedParagraph[], text: BoxedText): Box {
  const [paragraph, another] = paragraphs;
  if (!paragraph || another) return text.box;
  const room = insideOf(text.box, text.insets).width;
  return narrowBox(paragraph, balanceWidth(toMeasurable(paragraph, text.look), room), text);
}

/** So much of its width text of a font that is not known may have for sure. */
const sureShare = 0.86;
/** What is left of a title's box by its widest line: less where another font in place of its own would be wider. */
const evenShare = { wide: 0.97, usual: 0.89 };

/**
 * Balances a box for a font whose widths are guessed: its lines are even in a program that sets them wider, too. Where that
 * would take more lines than there may be, or than the box is high, it is balanced as any other.
 */
export function balanceBoxLoosely(
  paragraphs: readonly PlacedParagraph[],
  text: BoxedText,
  maximumLines: number,
): Box {
  const [paragraph, another] = paragraphs;
  if (!paragraph || another) return text.box;
  const room = insideOf(text.box, text.insets);
  const measurable = toMeasurable(paragraph, text.look);
  for (const share of [sureShare, 1]) {
    const sure = evenestWidth(measurable, balanceWidth(measurable, emu(room.width * share)));
    const { lines, height, brokenWords } = measurePlacedText(paragraphs, text.look, sure);
    if (lines > maximumLines || height > room.height || brokenWords > 0) continue;
    return narrowBox(paragraph, emu(Math.min(room.width, looseWidth(measurable, sure))), text);
  }
  return balanceBox(paragraphs, text);
}

// Wider by as much as its widest line may become: in a font that is narrower than measured, words of the last line find
// room on those before it, and no more than a few shall.
function looseWidth(paragraph: MeasurableParagraph, sure: Emu): number {
  const broken = breakParagraph(paragraph, sure);
  if (broken.lines.length === 1) return Number.POSITIVE_INFINITY;
  const isWide = paragraph.runs.every(({ family }) => isWideFamily(family));
  return Math.max(sure, leastWidthOf(paragraph, broken) / evenShare[isWide ? "wide" : "usual"]);
}

/** Narrows a box for a Japanese title to a line more, where that keeps a compound whole and the box is high enough; else undefined. */
export function balanceBoxWhole(
  paragraphs: readonly PlacedParagraph[],
  text: BoxedText,
  maximumLines: number,
): Box | undefined {
  const [paragraph, another] = paragraphs;
  if (!paragraph || another) return undefined;
  const room = insideOf(text.box, text.insets);
  const width = findWholeWidth(toMeasurable(paragraph, text.look), room.width);
  if (width === undefined) return undefined;
  const { lines, height } = measurePlacedText(paragraphs, text.look, width);
  return lines <= maximumLines && height <= room.height ? narrowBox(paragraph, width, text) : undefined;
}

function narrowBox(paragraph: PlacedParagraph, width: Emu, { box, insets, look, direction }: BoxedText): Box {
  const room = insideOf(box, insets).width;
  if (width === room) return box;
  const narrow = box.width - room + width;
  const alignment = paragraph.alignment ?? levelOf(look, paragraph.level).alignment;
  if (alignment === "center") return boxOf(box.x + (box.width - narrow) / 2, box.y, narrow, box.height);
  const isAtRight = (alignment === "end") === (direction === "ltr");
  return boxOf(isAtRight ? rightOf(box) - narrow : box.x, box.y, narrow, box.height);
}
