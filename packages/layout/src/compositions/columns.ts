import {
  type Box,
  type Column,
  type ColumnsSlide,
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  points,
} from "@lectern/deck";
import type { Anatomy } from "../anatomy.ts";
import type { ColumnLayout } from "../column-layout.ts";
import { bottomOf, boxOf, insideOf } from "../geometry.ts";
import { type ListBlock, toBlocks } from "../text/list-paragraphs.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";
import { tonesOf } from "../tones.ts";
import { boxAt, type Canvas, createCanvas, createPanel, inkParagraph, keepsWords } from "./canvas.ts";
import {
  createListRoom,
  fitSize,
  heightsOfRows,
  type ListManner,
  type ListRoom,
  paddingOfRows,
  paginateList,
  setList,
} from "./list-setting.ts";
import type { Page } from "./page.ts";
import { toListPages, toPagesWithSpill } from "./pages-with-spill.ts";
import { createTextShape, fillWithLine } from "./place-text.ts";
import type { Stage } from "./stage.ts";

/** Composes lists side by side: in the places that the template has for so many, else on columns of our own. */
export function composeColumns(slide: ColumnsSlide, stage: Stage): readonly Page[] {
  const columns = slide.columns.map(toFilled);
  const places = findOwnPlaces(columns, stage) ?? createPlaces(columns, stage);
  if (!places) return toListPages(slide, slide.columns.flatMap(toItems), stage);
  const contents = setColumns(columns, places);
  return toPagesWithSpill("columns", places.anatomy, slide, contents, { stage });
}

interface FilledColumn {
  readonly heading?: string;
  readonly blocks: readonly ListBlock[];
}

function toFilled({ heading, items }: Column): FilledColumn {
  return { blocks: toBlocks(items), ...(heading !== undefined && { heading }) };
}

function toItems({ heading, items }: Column) {
  return heading === undefined ? items : [{ text: [{ text: heading, bold: true }] }, ...items];
}

interface Place {
  readonly room: ListRoom;
  /** What stands above the list on every page. */
  readonly head: readonly PlacedElement[];
}

interface Places {
  readonly anatomy: Anatomy;
  readonly places: readonly Place[];
}

/** Finds a layout of the template with a place for each list and each heading. */
function findOwnPlaces(columns: readonly FilledColumn[], stage: Stage): Places | undefined {
  const hasHeadings = columns.some(({ heading }) => heading !== undefined);
  const found = stage.layouts.columns.find(
    ({ bodies, headings }) => bodies.length === columns.length && headings.length > 0 === hasHeadings,
  );
  if (!found || (hasHeadings && columns.some(({ heading }) => heading === undefined))) return undefined;
  const order = stage.direction === "rtl" ? columns.toReversed() : columns;
  const places = order.map((column, index) => toOwnPlace(column, index, found, stage));
  if (!places.every((place) => place !== undefined)) return undefined;
  return { anatomy: found.anatomy, places: stage.direction === "rtl" ? places.toReversed() : places };
}

function toOwnPlace(
  { heading }: FilledColumn,
  index: number,
  { anatomy, bodies, headings }: ColumnLayout,
  stage: Stage,
): Place | undefined {
  const body = bodies[index];
  if (!body) return undefined;
  const box = insideOf(body.box, body.insets);
  const room = createListRoom({ ...anatomy, body, contentBox: box }, stage.direction, box);
  if (heading === undefined) return { room: lowered(room), head: rulesAbove(lowered(room), index) };
  const placeholder = headings[index];
  const head =
    placeholder &&
    fillWithLine(placeholder, anatomy.layout, heading, {
      smallest: 16,
      maximumLines: 2,
      direction: stage.direction,
    });
  if (!head) return undefined;
  const { artwork } = anatomy.layout;
  const isRuled = artwork.some(
    (art) => art.y >= bottomOf(placeholder.box) - inches(0.1) && art.y <= body.box.y,
  );
  return isRuled
    ? { room, head: [head] }
    : { room: lowered(room), head: [head, ...rulesAbove(lowered(room), index)] };
}

// Where a layout draws no rule between heading and list, there is room for one at the top of the list's place.
function lowered(room: ListRoom): ListRoom {
  const { x, y, width, height } = room.box;
  const down = inches(0.12);
  return { ...room, box: boxOf(x, y + down, width, height - down) };
}

function rulesAbove({ box, anatomy }: ListRoom, index: number): readonly PlacedElement[] {
  const rule = boxOf(box.x, box.y - ruleHeight, box.width, ruleHeight);
  return [createPanel(`Head rule ${index + 1}`, rule, tonesOf(anatomy).second)];
}

const ruleHeight = inches(0.05);
const headGap = inches(0.12);
const headSizes: readonly number[] = [24, 20, 18, 16];

/** Makes places of our own, as wide as each other; undefined where a heading finds no room. */
function createPlaces(columns: readonly FilledColumn[], stage: Stage): Places | undefined {
  const canvas = createCanvas(stage);
  const count = columns.length;
  const gap = inches(count <= 2 ? 0.5 : count === 3 ? 0.4 : 0.3);
  const width = Math.floor((canvas.box.width - (count - 1) * gap) / count);
  const heads = fitHeads(columns, width, canvas);
  if (!heads || width < leastWidth) return undefined;
  const top = heads.height === 0 ? 0 : heads.height + headGap;
  const places = columns.map((_, index): Place => {
    const start = index * (width + gap);
    const rule = createPanel(
      `Head rule ${index + 1}`,
      boxAt(canvas, start, top, width, ruleHeight),
      canvas.tones.second,
    );
    const below = top + ruleHeight;
    const room = createRoom(boxAt(canvas, start, below, width, canvas.box.height - below), canvas);
    return { room, head: [...placeHead(heads, index, { start, width }, canvas), rule] };
  });
  return { anatomy: canvas.anatomy, places };
}

/** Below it, columns are too narrow for words. */
const leastWidth = inches(1.6);

interface Heads {
  readonly paragraphs: readonly (PlacedParagraph | undefined)[];
  readonly height: number;
}

function fitHeads(columns: readonly FilledColumn[], width: number, canvas: Canvas): Heads | undefined {
  const { look, tones } = canvas;
  for (const size of headSizes) {
    const paragraphs = columns.map(({ heading }) =>
      heading === undefined
        ? undefined
        : inkParagraph(heading, { size, color: tones.page.text, bold: true, font: "heading" }),
    );
    const shown = paragraphs.filter((paragraph) => paragraph !== undefined);
    const measures = shown.map((paragraph) => measurePlacedText([paragraph], look, emu(width)));
    const isFit = measures.every(({ lines }) => lines <= 2) && keepsWords(shown, look, width);
    if (isFit) return { paragraphs, height: Math.max(0, ...measures.map(({ height }) => height)) };
  }
  return undefined;
}

function placeHead(
  { paragraphs, height }: Heads,
  index: number,
  { start, width }: { readonly start: number; readonly width: number },
  canvas: Canvas,
): readonly PlacedElement[] {
  const paragraph = paragraphs[index];
  if (!paragraph) return [];
  return [
    createTextShape({
      name: `Heading ${index + 1}`,
      box: boxAt(canvas, start, 0, width, height),
      paragraphs: [paragraph],
      look: canvas.look,
      color: canvas.tones.page.text,
      anchor: "bottom",
    }),
  ];
}

// A layout's one body is no place for one list of several.
function createRoom(box: Box, { anatomy, direction }: Canvas): ListRoom {
  const { body: _, ...withoutBody } = anatomy;
  return createListRoom({ ...withoutBody, contentBox: box }, direction, box);
}

function setColumns(
  columns: readonly FilledColumn[],
  { places }: Places,
): readonly (readonly PlacedElement[])[] {
  const lists = columns.map(({ blocks }, index) => {
    const place = places[index];
    return { pages: place ? paginateList(blocks, place.room) : [], place };
  });
  const manner = chooseManner(lists);
  const set = lists.map(({ pages, place }) => (place ? setList(pages, manner, place.room) : []));
  const count = Math.max(...set.map((pages) => pages.length));
  return Array.from({ length: count }, (_, page) =>
    lists.flatMap(({ place }, index) => {
      const list = set[index]?.[page];
      return list && place ? [...place.head, ...list].map((element) => rename(element, index + 1)) : [];
    }),
  );
}

interface PagedList {
  readonly pages: readonly (readonly ListBlock[])[];
  readonly place: Place | undefined;
}

/** Lists side by side have one size, and their rows stand at one height, whatever wraps in one of them. */
function chooseManner(lists: readonly PagedList[]): ListManner {
  const all = lists.flatMap(({ pages, place }) =>
    place ? pages.map((page, index) => ({ page, index, room: place.room })) : [],
  );
  const sizes = all.map(({ page, room }) => fitSize(page, room) ?? room.sizes.at(-1) ?? 16);
  const plain = { size: points(Math.min(...sizes)), ruling: "belowHead" as const };
  const rowHeights = commonHeights(lists, plain);
  const most = mostPaddingOf(Math.max(0, ...all.map(({ page }) => page.length)));
  if (!rowHeights) return { ...plain, mostPadding: markedPadding };
  const manner = { ...plain, rowHeights, mostPadding: most };
  const paddings = all.map(({ page, index, room }) => paddingOfRows(page, manner, room, index));
  const isRuled = paddings.every((padding) => padding !== undefined);
  if (!isRuled) return { ...plain, mostPadding: markedPadding };
  return { ...manner, mostPadding: emu(Math.min(...paddings)) };
}

/** Returns for each page how high its rows are in the list where they are highest; undefined where one cannot be ruled. */
function commonHeights(
  lists: readonly PagedList[],
  manner: ListManner,
): readonly (readonly number[])[] | undefined {
  const common: number[][] = [];
  for (const { pages, place } of lists) {
    for (const [index, page] of pages.entries()) {
      const heights = place && heightsOfRows(page, manner, place.room);
      if (!heights) return undefined;
      const known = common[index] ?? [];
      common[index] = Array.from({ length: Math.max(known.length, heights.length) }, (_, row) =>
        Math.max(known[row] ?? 0, heights[row] ?? 0),
      );
    }
  }
  return common;
}

// More would part the first row from the head above it.
function mostPaddingOf(rowCount: number): Emu {
  return inches(rowCount <= 2 ? 0.7 : rowCount === 3 ? 0.52 : 0.42);
}

const markedPadding: Emu = inches(0.1);

function rename(element: PlacedElement, column: number): PlacedElement {
  const isOwn = element.kind === "shape" && !/^Head/u.test(element.name);
  return isOwn ? { ...element, name: `${element.name} of column ${column}` } : element;
}
