import { type Direction, emu, inches, type PlacedElement, type Points, points } from "@lectern/deck";
import { endsWell } from "../parts/canvas.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { holdLastWords } from "../text/lines/hold-last-words.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import type { ListBlock } from "../text/list-paragraphs.ts";
import { toListParagraphs } from "../text/list-paragraphs.ts";
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
  const held = blocks.map((block) => holdLastWordsOf(block, size, room));
  return setList([held], { size, ruling: "between", mostPadding }, room)[0];
}

/** Above and below each of so many rows, which have their side of the page for themselves. */
const airOf: Readonly<Record<number, number>> = { 2: 1.15, 3: 0.8, 4: 0.55 };

function measureAt(blocks: readonly ListBlock[], size: Points, { look, box }: ListRoom) {
  const style = { size, smallest: size, blockGap: inches(0.2), marked: false };
  return measurePlacedText(toListParagraphs(blocks, style), look, box.width);
}

/** In points, largest first: few short points own their side of the page by their size. */
const largeSizes = [40, 36, 32, 30, 28, 24].map(points);
/** Beside a small title, points are still this large. */
const leastLargest = 32;
const mostLarge = 5;
/** Of the room: more would leave no air between the points. */
const mostHeight = 0.62;

function findLargeSize(blocks: readonly ListBlock[], room: ListRoom): Points | undefined {
  if (blocks.length > mostLarge) return undefined;
  const { title, titleSizes } = room.anatomy;
  const largest = Math.max(leastLargest, titleSizes?.[0] ?? title?.levels[0]?.size ?? 0);
  const sizes = largeSizes.filter((size) => size <= largest && suits(blocks, size, room));
  const crumbs = sizes.map((size) => crumbsAt(blocks, size, room));
  return sizes[crumbs.indexOf(Math.min(...crumbs))];
}

function suits(blocks: readonly ListBlock[], size: Points, room: ListRoom): boolean {
  const { lines, height, brokenWords, paragraphs } = measureAt(blocks, size, room);
  const isPair = blocks.length <= 2;
  return (
    brokenWords === 0 &&
    paragraphs.every((paragraph) => paragraph.lines <= (isPair ? 5 : 4)) &&
    lines <= blocks.length * (isPair ? 4 : size > 30 ? 2 : 2.5) &&
    height <= room.box.height * mostHeight
  );
}

// Words that keep the last one company come down to its line.
function holdLastWordsOf(block: ListBlock, size: Points, { look, box }: ListRoom): ListBlock {
  const [line, another] = block;
  const [paragraph] = toListParagraphs([block], { size, smallest: size, blockGap: emu(0), marked: false });
  if (!line || another || !paragraph || line.lead !== undefined) return block;
  const { runs } = holdLastWords(paragraph, look, box.width);
  return [
    { ...line, text: line.text.map((run, index) => ({ ...run, text: runs[index]?.text ?? run.text })) },
  ];
}

/** Returns how many points have a word left over on their last line at a size. */
function crumbsAt(blocks: readonly ListBlock[], size: Points, room: ListRoom): number {
  const { look, box } = room;
  const style = { size, smallest: size, blockGap: emu(0), marked: false };
  const held = blocks.map((block) => holdLastWordsOf(block, size, room));
  return toListParagraphs(held, style).filter((paragraph) => !endsWell(paragraph, look, box.width)).length;
}
