import type { Box, Direction, Insets, PlacedParagraph } from "@lectern/deck";
import { boxOf, insideOf, rightOf } from "../geometry.ts";
import { balanceWidth } from "../text/balance-width.ts";
import { levelOf, type TextLook, toMeasurable } from "../text/measure-placed-text.ts";

/** A box with a text in it. */
export interface BoxedText {
  readonly box: Box;
  readonly insets: Insets;
  readonly look: TextLook;
  readonly direction: Direction;
}

/** Returns a box narrowed so that the lines of the one paragraph in it are about equally long, its text's edge unmoved. */
export function balanceBox(
  paragraphs: readonly PlacedParagraph[],
  { box, insets, look, direction }: BoxedText,
): Box {
  const [paragraph, another] = paragraphs;
  if (!paragraph || another) return box;
  const room = insideOf(box, insets).width;
  const width = balanceWidth(toMeasurable(paragraph, look), room);
  if (width === room) return box;
  const narrow = box.width - room + width;
  const alignment = paragraph.alignment ?? levelOf(look, paragraph.level).alignment;
  if (alignment === "center") return boxOf(box.x + (box.width - narrow) / 2, box.y, narrow, box.height);
  const isAtRight = (alignment === "end") === (direction === "ltr");
  return boxOf(isAtRight ? rightOf(box) - narrow : box.x, box.y, narrow, box.height);
}
