import {
  type Anchor,
  type Box,
  type Direction,
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type PlacedShape,
  type Points,
  points,
} from "@lectern/deck";
import { paginate } from "../fitting/paginate.ts";
import { boxOf, insideOf, noInsets, placeIn } from "../geometry.ts";
import { createTextShape, fillPlaceholder, lookOf, paletteOf, shapeListLook } from "../parts/place-text.ts";
import type { Anatomy } from "../template/anatomy.ts";
import type { Palette } from "../template/colors/palette.ts";
import { divideText } from "../text/lines/divide-text.ts";
import { fitText } from "../text/lines/fit-text.ts";
import {
  levelOf,
  measurePlacedText,
  type TextLook,
  toMeasurable,
} from "../text/lines/measure-placed-text.ts";
import { breakParagraph, measureText, type TextMeasure } from "../text/lines/measure-text.ts";
import { rememberLatest } from "../text/lines/remember-latest.ts";
import { type ListBlock, type ListLine, type ListStyle, toListParagraphs } from "../text/list-paragraphs.ts";
import { holdNumbers } from "../text/numbers/hold-numbers.ts";

/** A place for a list and how lists are set there. */
export interface ListRoom {
  readonly anatomy: Anatomy;
  readonly direction: Direction;
  readonly box: Box;
  readonly look: TextLook;
  readonly palette: Palette;
  /** To try in this order; the last one is the smallest that running text may have here. */
  readonly sizes: readonly Points[];
}

/** How the rows of a list are told apart where there is room; "between" stands in the middle of its room. */
export type Ruling = "aboveEach" | "between" | "belowHead";

/** Returns the place for a list in a layout: its body's, or a part of it. */
export function createListRoom(
  anatomy: Anatomy,
  direction: Direction,
  box: Box = anatomy.contentBox,
): ListRoom {
  const look = anatomy.body ? lookOf(anatomy.body, anatomy.layout) : shapeListLook(anatomy);
  const own = levelOf(look, 0).size;
  const largest = Math.min(own, 20, anatomy.mostType ?? own);
  const smallest = Math.min(largest, own >= 16 ? 16 : 12);
  const sizes = [20, 18, 16, 14, 12].filter((size) => size <= largest && size >= smallest);
  if (!sizes.includes(largest)) sizes.unshift(largest);
  return { anatomy, direction, box, look, palette: paletteOf(anatomy), sizes: sizes.map(points) };
}

const largeType = 24;
/** Of titles, in a template that does not say how large its lists are. */
const largeTitle = 36;

/** Says whether a template sets its own lists larger than ours are, so that few lines of 20 points would look lost in it. */
export function hasLargeType({ body, title }: Anatomy): boolean {
  if (body) return (body.levels[0]?.size ?? 0) >= largeType;
  return (title?.levels[0]?.size ?? 0) >= largeTitle;
}

/** Divides a list into the pages that it needs; lines that no page can hold are divided as well. */
export function paginateList(
  blocks: readonly ListBlock[],
  room: ListRoom,
): readonly (readonly ListBlock[])[] {
  // What fits as a whole fits in parts, and needs neither dividing nor sharing out.
  if (blocks.length > 0 && isPage(blocks, room)) return [blocks];
  const whole = blocks.flatMap((block) => divideBlock(block, room));
  return paginate(
    whole,
    (page) => isPage(page, room),
    (block) => weighBlock(block, room),
  );
}

function isPage(blocks: readonly ListBlock[], room: ListRoom): boolean {
  return blocks.length <= mostBlocks && fitSize(blocks, room) !== undefined;
}

/** Returns the largest size at which blocks fit on one page with the least distances between them. */
export function fitSize(blocks: readonly ListBlock[], room: ListRoom): Points | undefined {
  const fitted = fitText((size) => toListParagraphs(blocks, toStyle(size, room, leastGap(size), true)), {
    sizes: room.sizes,
    room: room.box,
    look: room.look,
  });
  return fitted?.size;
}

/** How the pages of a list are set: all in one size and one manner. */
export interface ListManner {
  readonly size: Points;
  readonly ruling: Ruling;
  /** Above and below each row at most, for lists side by side to keep step; left out: as the number of rows asks for. */
  readonly mostPadding?: Emu;
  /** Of lists side by side, for each page: the heights of the rows of all of them, so that hairlines stand at one height. */
  readonly rowHeights?: readonly (readonly number[])[];
  /** Markers throughout, because a list beside it cannot be ruled; left out: rules where there is room for them. */
  readonly isMarked?: boolean;
}

/** Sets the pages of a list so that they use their room: ruled rows where all have space, markers where one is dense. */
export function setList(
  pages: readonly (readonly ListBlock[])[],
  manner: ListManner,
  room: ListRoom,
): readonly (readonly PlacedElement[])[] {
  const ruled = manner.isMarked
    ? [undefined]
    : pages.map((page, at) => setRuled(page, onPage(manner, at), room));
  if (ruled.every((page) => page !== undefined)) return ruled;
  return pages.map((page) => setMarked(page, manner, room));
}

/** How one page of a list is set. */
interface PageManner extends Omit<ListManner, "rowHeights"> {
  readonly rowHeights?: readonly number[] | undefined;
}

function onPage({ rowHeights, ...manner }: ListManner, page: number): PageManner {
  return { ...manner, rowHeights: rowHeights?.[page] };
}

const mostBlocks = 9;

function toStyle(size: Points, room: ListRoom, blockGap: Emu, marked: boolean): ListStyle {
  return { size, smallest: room.sizes.at(-1) ?? size, blockGap, marked, accent: room.palette.accent };
}

function leastGap(size: Points): Emu {
  return emu(size * 0.5 * 12_700);
}

/** Below this much air above and below a row, hairlines crowd the text. */
const leastPadding = inches(0.15);

function mostPadding(count: number): Emu {
  if (count <= 2) return inches(0.8);
  return inches(count === 3 ? 0.6 : 0.44);
}

/** A list as its rows would be ruled: air above and below each of them. */
interface RuledList {
  readonly room: ListRoom;
  readonly style: ListStyle;
  readonly padding: number;
  readonly used: number;
}

/** Returns how much air the ruled rows of a page would have; undefined where they would be crowded, or not ruled at all. */
export function paddingOfRows(
  blocks: readonly ListBlock[],
  manner: ListManner,
  room: ListRoom,
  page = 0,
): Emu | undefined {
  const planned = planRuled(blocks, onPage(manner, page), room);
  return planned && emu(planned.padding);
}

/** Returns the heights of a page's rows as they would be ruled, without air; undefined where their lines are not sure to end where they were measured. */
export function heightsOfRows(
  blocks: readonly ListBlock[],
  { size }: ListManner,
  room: ListRoom,
): readonly number[] | undefined {
  return measureRows(blocks, size, room)?.heights;
}

interface MeasuredRows {
  readonly room: ListRoom;
  readonly style: ListStyle;
  readonly heights: readonly number[];
}

// Asked for by the choice of a manner, and again by the setting.
const measureRows = rememberLatest(measureRowsAnew);

function measureRowsAnew(
  blocks: readonly ListBlock[],
  size: Points,
  whole: ListRoom,
): MeasuredRows | undefined {
  const plain = toStyle(size, whole, emu(0), false);
  const steady = findSteadyRoom(toListParagraphs(blocks, plain), whole);
  if (!steady) return undefined;
  const { room } = steady;
  const style = steady.measure.exact ? plain : { ...plain, fixedLines: true };
  const { measure, heights } = steady.measure.exact
    ? withHeights(blocks, steady.measure)
    : measureBlocks(blocks, style, room);
  return isTrustworthy(measure, room) ? { room, style, heights } : undefined;
}

function planRuled(blocks: readonly ListBlock[], manner: PageManner, whole: ListRoom): RuledList | undefined {
  const measured = measureRows(blocks, manner.size, whole);
  if (!measured) return undefined;
  const { room, style, heights } = measured;
  const rows = manner.rowHeights ?? heights;
  const text = rows.reduce((sum, height) => sum + height, 0);
  const slack = room.box.height - text;
  const most = manner.mostPadding ?? mostPadding(rows.length);
  const padding = Math.min(most, Math.floor(slack / (2 * rows.length)) - 1_000);
  if (padding < leastPadding) return undefined;
  const gaps = heights.map((_, index) =>
    emu(2 * padding + Math.max(0, (rows[index - 1] ?? 0) - (heights[index - 1] ?? 0))),
  );
  return {
    room,
    padding,
    used: text + 2 * rows.length * padding,
    style: { ...style, blockGap: emu(2 * padding), ...(manner.rowHeights && { blockGaps: gaps }) },
  };
}

function setRuled(
  blocks: readonly ListBlock[],
  manner: PageManner,
  whole: ListRoom,
): readonly PlacedElement[] | undefined {
  const planned = planRuled(blocks, manner, whole);
  if (!planned) return undefined;
  const { ruling } = manner;
  const { room, style, padding, used } = planned;
  const top = ruling === "between" ? Math.max(0, Math.floor((room.box.height - used) / 2)) : 0;
  const paragraphs = toListParagraphs(blocks, style);
  const set = withHeights(blocks, measurePlacedText(paragraphs, room.look, room.box.width));
  const list = placeMeasured(paragraphs, set.measure, { room, inset: emu(top + padding), anchor: "top" });
  const lines = set.tops
    .filter((_, index) => ruling === "aboveEach" || index > 0)
    .map((blockTop, index) =>
      // The list's text begins one padding below the top of its room, and so does each row's below its line.
      createHairline(`Line ${index + 1}`, whole, room.box.y + top + blockTop),
    );
  return [list, ...lines];
}

/** How far widths may differ from one program to another before a line ends elsewhere. */
const tolerance = 0.025;

/** How much narrower text is where a program moves pairs of letters together. */
const kerning = 0.012;

/** Returns the room, or the widest part of it at its start, where every line ends so far from the edge that it ends there in any program. */
function findSteadyRoom(paragraphs: readonly PlacedParagraph[], room: ListRoom): SteadyRoom | undefined {
  const measurable = paragraphs.map((paragraph) => toMeasurable(paragraph, room.look));
  for (const share of [1, 0.97, 0.94, 0.91, 0.88]) {
    const { x, y, width, height } = room.box;
    const box = placeIn(room.box, boxOf(x, y, width * share, height), room.direction);
    const measure = measureText(measurable, box.width);
    const isSteady = measurable.every((paragraph, index) => {
      return [1 - tolerance, 1 + kerning].every((width) => {
        const { lines } = breakParagraph(paragraph, emu(box.width * width));
        return lines.length === measure.paragraphs[index]?.lines;
      });
    });
    if (isSteady) return { room: { ...room, box }, measure };
  }
  return undefined;
}

interface SteadyRoom {
  readonly room: ListRoom;
  /** Of the text in that room. */
  readonly measure: TextMeasure;
}

// Hairlines stand between lines of text only as surely as the lines were counted.
function isTrustworthy(measure: TextMeasure, room: ListRoom): boolean {
  return (
    measure.linesExact ||
    (measure.lines === measure.paragraphs.length && measure.width <= 0.94 * room.box.width)
  );
}

const mostMarkedGap = inches(0.6);
/** Between the rule of a head and the list. */
const belowHead = inches(0.12);

function setMarked(
  blocks: readonly ListBlock[],
  { size, ruling, mostPadding: most }: ListManner,
  room: ListRoom,
): readonly PlacedElement[] {
  const tight = measureBlocks(blocks, toStyle(size, room, leastGap(size), true), room);
  const spare = (room.box.height - tight.measure.height) / Math.max(1, blocks.length - 1);
  const widest = most === undefined ? mostMarkedGap : Math.max(leastGap(size), 2 * most);
  const gap = Math.min(leastGap(size) + Math.max(0, spare) - 200, widest);
  const style = toStyle(size, room, emu(Math.floor(gap)), true);
  const rest = room.box.height - measureBlocks(blocks, style, room).measure.height;
  const inset = { aboveEach: 0, between: Math.floor(rest / 2), belowHead: Math.min(rest, belowHead) }[ruling];
  return [placeList(blocks, style, room, emu(Math.max(0, inset)))];
}

/** Places a list whose first line begins an inset below the top of its room, or in the middle of it. */
export function placeList(
  blocks: readonly ListBlock[],
  style: ListStyle,
  room: ListRoom,
  inset: Emu,
  anchor: Anchor = "top",
): PlacedElement {
  return placeParagraphs(toListParagraphs(blocks, style), room, inset, anchor);
}

/** Places the paragraphs of a list whose first line begins an inset below the top of its room, or in the middle of it. */
export function placeParagraphs(
  paragraphs: readonly PlacedParagraph[],
  room: ListRoom,
  inset: Emu,
  anchor: Anchor = "top",
): PlacedElement {
  const held = paragraphs.map((paragraph) => holdNumbers(paragraph, room.look, room.box.width));
  const measure = measurePlacedText(held, room.look, room.box.width);
  return placeMeasured(held, measure, { room, inset, anchor });
}

interface ListPlace {
  readonly room: ListRoom;
  readonly inset: Emu;
  readonly anchor: Anchor;
}

function placeMeasured(
  paragraphs: readonly PlacedParagraph[],
  measure: TextMeasure,
  { room, inset, anchor }: ListPlace,
): PlacedElement {
  const { body } = room.anatomy;
  if (!body) {
    const insets = { ...noInsets, top: inset };
    const { text: color } = room.palette;
    return createTextShape({
      name: "Content",
      box: room.box,
      paragraphs,
      look: room.look,
      color,
      insets,
      anchor,
    });
  }
  const isWhole = sameBox(insideOf(body.box, body.insets), room.box);
  if (isWhole) {
    const insets = inset === 0 ? {} : { insets: { ...body.insets, top: emu(body.insets.top + inset) } };
    return fillPlaceholder(body, { paragraphs, measure, anchor, ...insets });
  }
  return fillPlaceholder(body, {
    paragraphs,
    measure,
    box: room.box,
    anchor,
    insets: { ...noInsets, top: inset },
  });
}

function sameBox(first: Box, second: Box): boolean {
  return (
    first.x === second.x &&
    first.y === second.y &&
    first.width === second.width &&
    first.height === second.height
  );
}

/** Returns a thin line across a room at a height in EMU from the top of the slide. */
export function createHairline(
  name: string,
  { box, palette }: Pick<ListRoom, "box" | "palette">,
  y: number,
): PlacedShape {
  return {
    kind: "shape",
    name,
    geometry: "line",
    box: boxOf(box.x, y, box.width, 0),
    line: { color: palette.hairline, width: points(1) },
  };
}

interface MeasuredBlocks {
  readonly measure: TextMeasure;
  readonly heights: readonly number[];
  /** Where the text of each block begins, from the top of the list. */
  readonly tops: readonly number[];
}

function measureBlocks(blocks: readonly ListBlock[], style: ListStyle, room: ListRoom): MeasuredBlocks {
  return withHeights(blocks, measurePlacedText(toListParagraphs(blocks, style), room.look, room.box.width));
}

function withHeights(blocks: readonly ListBlock[], measure: TextMeasure): MeasuredBlocks {
  const heights: number[] = [];
  const tops: number[] = [];
  let index = 0;
  for (const block of blocks) {
    const first = measure.paragraphs[index];
    const last = measure.paragraphs[index + block.length - 1];
    index += block.length;
    if (!first || !last) continue;
    heights.push(last.top + last.height - first.top);
    tops.push(first.top);
  }
  return { measure, heights, tops };
}

function weighBlock(block: ListBlock, room: ListRoom): number {
  const size = room.sizes.at(-1) ?? points(16);
  const style = toStyle(size, room, leastGap(size), true);
  return (
    measurePlacedText(toListParagraphs([block], style), room.look, room.box.width).height + leastGap(size)
  );
}

// A block that no page can hold is divided between its lines, and a line that none can hold between its own.
function divideBlock(block: ListBlock, room: ListRoom): readonly ListBlock[] {
  if (fitSize([block], room) !== undefined) return [block];
  const lines = block.flatMap((line) => divideLine(line, room));
  return paginate(
    lines,
    (page) => fitSize([page], room) !== undefined,
    (line) => weighBlock([line], room),
  );
}

function divideLine(line: ListLine, room: ListRoom): readonly ListLine[] {
  if (fitSize([[line]], room) !== undefined) return [line];
  if (line.lead !== undefined) {
    const { lead, ...rest } = line;
    const head: ListLine = { ...rest, text: [{ text: lead, bold: true }] };
    return [head, rest].flatMap((part) => divideLine(part, room));
  }
  const [ends, most] = lineEndsOf(line, room);
  for (let count = most; count > 0; count -= 1) {
    const [first, second] = divideText(line.text, ends, ends[count - 1] ?? 0);
    if (first.length === 0 || second.length === 0) return [line];
    const head: ListLine = { ...line, text: first };
    // Lines are not all equally high: as many as fit on an average may be too many.
    if (count > 1 && fitSize([[head]], room) === undefined) continue;
    return [head, ...divideLine({ ...line, text: second, continues: true }, room)];
  }
  return [line];
}

/** Returns where the lines of a paragraph end, and how many of them a page can hold if they are equally high. */
function lineEndsOf(line: ListLine, room: ListRoom): [number[], number] {
  const size = room.sizes.at(-1) ?? points(16);
  const style = toStyle(size, room, emu(0), true);
  const [paragraph] = toListParagraphs([[line]], style);
  if (!paragraph) return [[], 0];
  const { lines } = breakParagraph(toMeasurable(paragraph, room.look), room.box.width);
  const ends = lines.map(({ end }) => end);
  const height = measurePlacedText([paragraph], room.look, room.box.width).height / lines.length;
  const count = Math.max(1, Math.floor(room.box.height / height) - 1);
  return [ends, Math.min(count, ends.length)];
}
