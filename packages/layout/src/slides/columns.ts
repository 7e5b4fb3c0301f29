import {
  type Box,
  type Column,
  type ColumnsSlide,
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type Placeholder,
  points,
} from "@lectern/deck";
import type { CardContent } from "../forms/cards/card-setting.ts";
import { setCards } from "../forms/cards/set-cards.ts";
import {
  createListRoom,
  fitSize,
  heightsOfRows,
  type ListManner,
  type ListRoom,
  paddingOfRows,
  paginateList,
  setList,
} from "../forms/list-setting.ts";
import { bottomOf, boxOf, insideOf } from "../geometry.ts";
import type { Page } from "../pages/page.ts";
import { toListPagesWithFoot, toPagesOnFoot } from "../pages/pages-on-foot.ts";
import type { Stage } from "../pages/stage.ts";
import { boxAt, type Canvas, createPanel, inkParagraph, keepsWords } from "../parts/canvas.ts";
import { createTextShape, fillWithLine } from "../parts/place-text.ts";
import { type Anatomy, upToTitle } from "../template/anatomy.ts";
import { tonesOf } from "../template/colors/tones.ts";
import type { ColumnLayout } from "../template/layouts/column-layout.ts";
import { hasLeftOver } from "../text/lines/balance-width.ts";
import { measurePlacedText, toMeasurable } from "../text/lines/measure-placed-text.ts";
import { breakParagraph } from "../text/lines/measure-text.ts";
import { type ListBlock, toBlocks, toListParagraphs } from "../text/list-paragraphs.ts";

/** Composes lists side by side: in the places that the template has for so many, else on columns of our own. */
export function composeColumns(slide: ColumnsSlide, stage: Stage): readonly Page[] {
  const columns = slide.columns.map(toFilled);
  const own = slide.takeaway ? undefined : findOwnPlaces(columns, stage);
  const setPages = (canvas: Canvas) => {
    const places = own ?? createPlaces(columns, canvas);
    return places && setColumns(columns, places);
  };
  return (
    composeSinglePoints(slide, stage) ??
    toPagesOnFoot({ composition: "columns", anatomy: own?.anatomy, setPages }, slide, stage) ??
    toListPagesWithFoot(slide, slide.columns.flatMap(toItems), stage)
  );
}

// A heading with one point below it is a card: as a list it would leave its column empty.
function composeSinglePoints(slide: ColumnsSlide, stage: Stage): readonly Page[] | undefined {
  const cards = slide.columns.flatMap(
    ({ heading, items: [item, another] }, index): readonly CardContent[] => {
      const isCard = heading !== undefined && item && !another && !item.children?.length;
      if (!isCard) return [];
      const lead = item.lead === undefined ? [] : [{ text: `${item.lead}: `, bold: true }];
      return [{ number: index + 1, heading, text: [...lead, ...item.text] }];
    },
  );
  if (cards.length < slide.columns.length) return undefined;
  const setPages = (canvas: Canvas) => setCards([cards], { small: false }, canvas);
  return toPagesOnFoot({ composition: "cards", setPages }, slide, stage);
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
  /** Where the rule of the head ends, from the top of the slide: a panel may hang from it. */
  readonly panelTop: number;
  /** What stands above the list on every page. */
  readonly head: readonly PlacedElement[];
}

interface Places {
  readonly anatomy: Anatomy;
  readonly places: readonly Place[];
}

/** Of the room for content: lower places leave the page empty below them, and crowd what they hold. */
const leastHeight = 0.5;

/** Finds a layout of the template with a place for each list and each heading. */
function findOwnPlaces(columns: readonly FilledColumn[], stage: Stage): Places | undefined {
  const hasHeadings = columns.some(({ heading }) => heading !== undefined);
  const { columns: known, rows } = stage.layouts;
  const found = known.find(
    ({ bodies, headings }) =>
      bodies.length === columns.length &&
      headings.length > 0 === hasHeadings &&
      bodies.every(({ box }) => box.height >= leastHeight * rows.contentBox.height),
  );
  if (!found || (hasHeadings && columns.some(({ heading }) => heading === undefined))) return undefined;
  const order = stage.direction === "rtl" ? columns.toReversed() : columns;
  const fitting = order.map((column, index) => toOwnPlace(column, index, found, stage));
  const even = withEvenHeads(found, fitting);
  const places = order.map((column, index) => toOwnPlace(column, index, even, stage));
  if (!places.every((place) => place !== undefined)) return undefined;
  return { anatomy: found.anatomy, places: stage.direction === "rtl" ? places.toReversed() : places };
}

// Headings side by side have one size: that of the longest.
function withEvenHeads(found: ColumnLayout, places: readonly (Place | undefined)[]): ColumnLayout {
  const sizes = places.flatMap((place) => {
    const [head] = place?.head ?? [];
    return head?.kind === "placeholder" ? head.text.paragraphs.flatMap(({ runs }) => runs) : [];
  });
  const smallest = Math.min(...sizes.map(({ size }) => size));
  const even = (placeholder: Placeholder): Placeholder => ({
    ...placeholder,
    levels: placeholder.levels.map((style) => ({ ...style, size: points(Math.min(style.size, smallest)) })),
  });
  return sizes.length === 0 ? found : { ...found, headings: found.headings.map(even) };
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
  if (heading === undefined) return lower(room, [], index);
  const placeholder = headings[index] && legible(headings[index]);
  const head =
    placeholder &&
    fillWithLine(placeholder, anatomy.layout, heading, {
      smallest: 16,
      maximumLines: 2,
      direction: stage.direction,
    });
  if (!head) return undefined;
  const { artwork } = anatomy.layout;
  const rule = artwork.find((art) => art.y >= bottomOf(placeholder.box) - inches(0.1) && art.y <= body.box.y);
  if (!rule) return lower(room, [head], index);
  return { room, panelTop: Math.min(bottomOf(rule), room.box.y), head: [head] };
}

/** Between a rule and the first line below it: a template's place for a list begins with its text. */
const belowRule = inches(0.1);

/** In points: smaller, what stands above a list is its caption, and not its heading. */
const leastHeading = points(20);

function legible(heading: Placeholder): Placeholder {
  const levels = heading.levels.map((level) =>
    level.size < leastHeading ? { ...level, size: leastHeading } : level,
  );
  return { ...heading, levels };
}

function lower(room: ListRoom, head: readonly PlacedElement[], index: number): Place {
  const ruled = lowered(room, inches(0.12));
  const below = lowered(ruled, belowRule);
  return { room: below, panelTop: ruled.box.y, head: [...head, ...rulesAbove(ruled, index)] };
}

// Where a layout draws no rule between heading and list, there is room for one at the top of the list's place.
function lowered(room: ListRoom, down: number): ListRoom {
  const { x, y, width, height } = room.box;
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
function createPlaces(columns: readonly FilledColumn[], canvas: Canvas): Places | undefined {
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
    return { room, panelTop: room.box.y, head: [...placeHead(heads, index, { start, width }, canvas), rule] };
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
  for (const size of upToTitle(headSizes, canvas.anatomy, Number)) {
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
  return setOnPanels(columns, places) ?? setOnPage(columns, places);
}

function setOnPage(
  columns: readonly FilledColumn[],
  places: readonly Place[],
): readonly (readonly PlacedElement[])[] {
  const lists = toLists(columns, places);
  return setLists(lists, chooseManner(lists));
}

function toLists(columns: readonly FilledColumn[], places: readonly Place[]): readonly PagedList[] {
  return columns.map(({ blocks }, index) => {
    const place = places[index];
    return { pages: place ? paginateList(blocks, place.room) : [], place };
  });
}

/** Sets lists of few rows on tinted panels below their heads; undefined where they are too long for that. */
function setOnPanels(
  columns: readonly FilledColumn[],
  places: readonly Place[],
): readonly (readonly PlacedElement[])[] | undefined {
  const inner = places.map(toPanelPlace);
  if (!inner.every((place) => place !== undefined)) return undefined;
  const plain = toLists(columns, inner);
  if (plain.some(({ pages }) => pages.length > 1 || (pages[0]?.length ?? 0) > mostOnPanel)) return undefined;
  const { lists, manner } = choosePanelLists(plain);
  if (manner.size < leastOnPanel) return undefined;
  const [page] = setLists(lists, manner);
  const tallest = page && heightOfPanels(page, manner, inner);
  if (!page || tallest === undefined) return undefined;
  const panels = places.map(({ room: { box, anatomy }, panelTop }, index) =>
    createPanel(`Panel ${index + 1}`, boxOf(box.x, panelTop, box.width, tallest), tonesOf(anatomy).tint),
  );
  return [[...panels, ...page]];
}

/** Returns how far the panels reach below the rules of the heads; undefined where the lists leave them no foot. */
function heightOfPanels(
  page: readonly PlacedElement[],
  { rowHeights, mostPadding }: ListManner,
  places: readonly Place[],
): number | undefined {
  const [heights] = rowHeights ?? [];
  if (heights && mostPadding !== undefined) {
    const height = heights.reduce((sum, row) => sum + row + 2 * mostPadding, 0);
    return Math.max(...places.map(({ room, panelTop }) => room.box.y - panelTop)) + height;
  }
  const ends = page.flatMap((element) =>
    (element.kind === "shape" || element.kind === "placeholder") &&
    element.text &&
    !/^(?:Head|Title)/u.test(element.name)
      ? [element.box.y + (1 + unsure) * element.text.measured.height]
      : [],
  );
  const height = Math.max(...places.map(({ panelTop }) => Math.max(0, ...ends) - panelTop));
  const free = Math.min(...places.map(({ room, panelTop }) => bottomOf(room.box) - panelTop));
  return height <= free ? Math.min(height + panelFoot, free) : undefined;
}

/** How much higher text may be than measured, where the widths of its letters are not known. */
const unsure = 0.1;
const panelFoot = inches(0.3);

const panelInset = inches(0.28);
const mostOnPanel = 5;
const leastOnPanel = 18;

function toPanelPlace({ room, panelTop, head }: Place): Place | undefined {
  const { x, y, width, height } = room.box;
  const { anatomy } = room;
  if (anatomy.body?.fill !== undefined || width < leastWidth + 2 * panelInset) return undefined;
  const { onTint, dim } = tonesOf(anatomy);
  const palette = { ...room.palette, text: onTint.text, accent: onTint.accent, hairline: dim };
  const box = boxOf(x + panelInset, y, width - 2 * panelInset, height);
  return { room: { ...room, box, palette }, panelTop, head };
}

interface PanelLists {
  readonly lists: readonly PagedList[];
  readonly manner: ListManner;
}

/** So many rows are large where their panels have room for it. */
const fewOnPanel = 4;

// A few rows are large if need be by two or three words on their last lines, where one would be left over.
function choosePanelLists(lists: readonly PagedList[]): PanelLists {
  const manner = choosePanelManner(lists);
  if (rowsOf(lists) > fewOnPanel) return { lists, manner };
  const held = lists.map((list) => ({ ...list, pages: list.pages.map((page) => page.map(holdLastWords)) }));
  const larger = choosePanelManner(held);
  return larger.size > manner.size ? { lists: held, manner: larger } : { lists, manner };
}

function rowsOf(lists: readonly PagedList[]): number {
  return Math.max(0, ...lists.map(({ pages }) => pages[0]?.length ?? 0));
}

function holdLastWords(block: ListBlock): ListBlock {
  return block.map((line) => ({
    ...line,
    text: line.text.map((run, index) =>
      index < line.text.length - 1
        ? run
        : { ...run, text: run.text.replace(/ (?=\S+(?: \S+)?\s*$)/gu, "\u00a0") },
    ),
  }));
}

// Few short rows are as large as their panels have room for.
function choosePanelManner(lists: readonly PagedList[]): ListManner {
  const plain = chooseManner(lists);
  // What has come down from the look's own size has no room for a larger one.
  const usual = Math.min(...lists.map(({ place }) => place?.room.sizes[0] ?? 20));
  if (plain.size < Math.min(20, usual)) return plain;
  const rows = rowsOf(lists);
  const larger = rows <= 2 ? [32, 28, 24, 22] : rows <= fewOnPanel ? [28, 26, 24, 22] : [24, 22];
  const most = lists.find(({ place }) => place)?.place?.room.anatomy.mostType ?? Number.POSITIVE_INFINITY;
  for (const size of larger.filter((one) => one <= most && mayHold(lists, one) && endWell(lists, one))) {
    const enlarged = chooseManner(
      lists.map((list) => ({
        ...list,
        place: list.place && { ...list.place, room: { ...list.place.room, sizes: [points(size)] } },
      })),
    );
    const tallest = Math.max(0, ...(enlarged.rowHeights?.[0] ?? []));
    if (enlarged.rowHeights && tallest <= size * 12_700 * twoLines) return enlarged;
  }
  return plain;
}

// Larger type is no gain where it leaves a word over on the last line of a row.
function endWell(lists: readonly PagedList[], size: number): boolean {
  return lists.every(({ pages, place }) => {
    if (!place) return true;
    const { look, box } = place.room;
    const style = { size: points(size), smallest: points(size), blockGap: emu(0), marked: false };
    return toListParagraphs(pages[0] ?? [], style).every((paragraph) => {
      const measurable = toMeasurable(paragraph, look);
      return !hasLeftOver(breakParagraph(measurable, box.width), measurable);
    });
  });
}

// A guess that costs nothing, before rows are measured: letters are about half as wide as high.
function mayHold(lists: readonly PagedList[], size: number): boolean {
  return lists.every(({ pages, place }) =>
    (pages[0] ?? []).every((block) => {
      const letters = block.reduce(
        (sum, { text }) => sum + text.reduce((all, run) => all + run.text.length, 0),
        0,
      );
      return letters * size * 12_700 * 0.42 <= 2 * (place?.room.box.width ?? 0);
    }),
  );
}

/** Of text, as a multiple of its size. */
const twoLines = 3;

function setLists(lists: readonly PagedList[], manner: ListManner): readonly (readonly PlacedElement[])[] {
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
  const rows = Math.max(0, ...all.map(({ page }) => page.length));
  const most = mostPaddingOf(rows);
  if (!rowHeights) return { ...plain, isMarked: true, mostPadding: markedPaddingOf(rows) };
  const manner = { ...plain, rowHeights, mostPadding: most };
  const paddings = all.map(({ page, index, room }) => paddingOfRows(page, manner, room, index));
  const isRuled = paddings.every((padding) => padding !== undefined);
  if (!isRuled) return { ...plain, isMarked: true, mostPadding: markedPaddingOf(rows) };
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
  return inches(rowCount <= 2 ? 0.5 : 0.44);
}

// Lists that cannot be ruled have marks instead, and as much air as a few points need to use their page.
function markedPaddingOf(rowCount: number): Emu {
  return inches(rowCount <= 3 ? 0.34 : rowCount <= 5 ? 0.2 : 0.1);
}

function rename(element: PlacedElement, column: number): PlacedElement {
  const isOwn = element.kind === "shape" && !/^Head/u.test(element.name);
  return isOwn ? { ...element, name: `${element.name} of column ${column}` } : element;
}
