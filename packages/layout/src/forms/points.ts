import { type Direction, emu, type PlacedElement, type Points, points } from "@lectern/deck";
import type { Anatomy } from "../template/anatomy.ts";
import { fitText } from "../text/lines/fit-text.ts";
import { levelOf, measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { type ListBlock, type ListStyle, toListParagraphs } from "../text/list-paragraphs.ts";
import {
  createListRoom,
  fitSize,
  hasLargeType,
  type ListManner,
  type ListRoom,
  paginateList,
  placeList,
  type Ruling,
  setList,
} from "./list-setting.ts";

/** Sets a list in the body of a layout, on as many pages as it needs, all in one size. */
export function composePoints(
  blocks: readonly ListBlock[],
  anatomy: Anatomy,
  direction: Direction,
  ruling: Ruling = "aboveEach",
  box = anatomy.contentBox,
): readonly (readonly PlacedElement[])[] {
  const room = createListRoom(anatomy, direction, box);
  const pages = paginateList(blocks, room);
  const smallest = room.sizes.at(-1) ?? points(16);
  const size = points(Math.min(...pages.map((page) => fitSize(page, room) ?? smallest)));
  if (hasOwnMarkers(anatomy)) return setAsOwn(pages, { size, ruling, isMarked: true }, room);
  const [only] = pages;
  const large = only && pages.length === 1 ? setLarge(only, room) : undefined;
  return large ? [large] : setList(pages, { size, ruling }, room);
}

/** Says whether a template's makers have slides with lists here, with a marker before each point. */
function hasOwnMarkers({ body, layout }: Anatomy): boolean {
  const isOthers = layout.brand !== undefined && (layout.uses ?? 0) > 0;
  return isOthers && body?.levels[0]?.bullet === true;
}

/** In points: as large as makers have their lists, down to what ours have. */
const ownSizes = [32, 28, 26, 24, 22];
/** Of the room: what a list in its makers' size takes at most, with air between its points. */
const ownShare = 0.72;

// As the makers' own lists: with markers, and in their size, where that leaves each point two lines and all of them one page.
function setAsOwn(
  pages: readonly (readonly ListBlock[])[],
  manner: ListManner,
  room: ListRoom,
): readonly (readonly PlacedElement[])[] {
  const [only] = pages;
  if (!only || pages.length > 1) return setList(pages, manner, room);
  const { box, look, anatomy } = room;
  const most = Math.min(levelOf(look, 0).size, anatomy.mostType ?? Number.POSITIVE_INFINITY);
  const style = (size: Points): ListStyle => ({
    size,
    smallest: room.sizes.at(-1) ?? size,
    blockGap: emu(0),
    marked: true,
  });
  const fitted = fitText((size) => toListParagraphs(only, style(size)), {
    sizes: ownSizes.filter((size) => size <= most).map(points),
    room: { width: box.width, height: emu(ownShare * box.height) },
    look,
    maximumLines: 2 * only.reduce((sum, { length }) => sum + length, 0),
  });
  return setList(pages, { ...manner, size: fitted?.size ?? manner.size }, room);
}

// Few short points own the page by their size instead of leaving it empty.
const largeSizes: Readonly<Record<number, readonly number[]>> = {
  1: [40, 30, 24],
  2: [30, 24],
  3: [24],
  4: [24],
};

/** So many more may be as large in a template whose own lists are. */
const mostLarge = 6;

function largeSizesOf(count: number, { anatomy }: ListRoom): readonly number[] | undefined {
  const sizes = largeSizes[count] ?? (count <= mostLarge && hasLargeType(anatomy) ? [24] : undefined);
  return sizes?.filter((size) => size <= (anatomy.mostType ?? size));
}

// One or two may take a line more for their size, more of them may not.
function mostLines(count: number, least: number): number {
  if (count === 1) return 4;
  return Math.max(count === 2 ? 6 : count, least);
}

function setLarge(blocks: readonly ListBlock[], room: ListRoom): readonly PlacedElement[] | undefined {
  const sizes = largeSizesOf(blocks.length, room);
  const [largest = 0] = room.sizes;
  if (!sizes || largest < 18 || blocks.some((block) => block.length > 1)) return undefined;
  const toStyle = (size: Points): ListStyle => ({
    size,
    smallest: size,
    blockGap: emu(0),
    marked: false,
    accent: room.palette.accent,
  });
  const linesAt = (size: number) =>
    measurePlacedText(toListParagraphs(blocks, toStyle(points(size))), room.look, room.box.width).lines;
  const fitted = fitText((size) => toListParagraphs(blocks, toStyle(size)), {
    sizes: sizes.map(points),
    room: { width: room.box.width, height: emu(room.box.height * 0.5) },
    look: room.look,
    maximumLines: mostLines(blocks.length, linesAt(largest)),
  });
  if (!fitted) return undefined;
  if (blocks.length > 1) return setList([blocks], { size: fitted.size, ruling: "aboveEach" }, room)[0];
  return [placeList(blocks, toStyle(fitted.size), room, emu(0), "middle")];
}
