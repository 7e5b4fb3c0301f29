import { type Direction, inches, type PlacedElement, type Points, points } from "@lectern/deck";
import type { Anatomy } from "../template/anatomy.ts";
import type { ListBlock } from "../text/list-paragraphs.ts";
import { toListParagraphs } from "../text/list-paragraphs.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";
import { createListRoom, fitSize, type ListRoom, setList } from "./list-setting.ts";

/** The fewest and the most points that stand well beside a title. */
const fewest = 2;
const most = 6;
/** So many may be long. */
const mostLong = 3;

/** Sets few short points beside the title; undefined where they are too many or too long for it. */
export function composeSplit(
  blocks: readonly ListBlock[],
  anatomy: Anatomy,
  direction: Direction,
): readonly PlacedElement[] | undefined {
  if (blocks.length < fewest || blocks.length > most || blocks.some((block) => block.length > 1))
    return undefined;
  const room = createListRoom(anatomy, direction);
  const [largest] = room.sizes;
  if (largest === undefined || fitSize(blocks, room) !== largest) return undefined;
  const { paragraphs, lines } = measureAt(blocks, largest, room);
  const isFew = blocks.length <= mostLong;
  const mostLines = blocks.length * (isFew ? 3 : 2);
  if (paragraphs.some((paragraph) => paragraph.lines > (isFew ? 4 : 3)) || lines > mostLines)
    return undefined;
  const size = largest >= 18 ? (findLargeSize(blocks, room) ?? largest) : largest;
  const mostPadding = inches(airOf[blocks.length] ?? 0.44);
  return setList([blocks], { size, ruling: "between", mostPadding }, room)[0];
}

/** Above and below each of so many rows, which have their side of the page for themselves. */
const airOf: Readonly<Record<number, number>> = { 2: 1.15, 3: 0.8, 4: 0.55 };

function measureAt(blocks: readonly ListBlock[], size: Points, { look, box }: ListRoom) {
  const style = { size, smallest: size, blockGap: inches(0.2), marked: false };
  return measurePlacedText(toListParagraphs(blocks, style), look, box.width);
}

/** Few short points own their side of the page by their size. */
const largestSize = points(30);
const largeSize = points(24);
const mostLarge = 5;

function findLargeSize(blocks: readonly ListBlock[], room: ListRoom): Points | undefined {
  const largest = measureAt(blocks, largestSize, room);
  if (blocks.length <= mostLong && largest.lines === blocks.length) return largestSize;
  const { lines, height } = measureAt(blocks, largeSize, room);
  const isFit =
    blocks.length <= mostLarge &&
    lines <= blocks.length * (blocks.length <= 2 ? 4 : 2.5) &&
    height <= room.box.height * 0.6;
  return isFit ? largeSize : undefined;
}
