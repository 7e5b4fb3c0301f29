import type { BulletItem, BulletsSlide, PlacedElement } from "@lectern/deck";
import type { CardContent } from "../forms/cards/card-setting.ts";
import { setCards } from "../forms/cards/set-cards.ts";
import { composeLeadPoint } from "../forms/lead-point.ts";
import { setPanelFigure } from "../forms/panel-figure.ts";
import { composePoints } from "../forms/points.ts";
import { composeListRows, haveClauses, needsRows } from "../forms/rows/list-rows.ts";
import { type RowTone, setTonedRows } from "../forms/rows/toned-rows.ts";
import { composeSplit } from "../forms/split.ts";
import { plainTextOf } from "../forms/table-columns.ts";
import { setTileBands, type TileBand } from "../forms/tile-bands.ts";
import { composeTiles } from "../forms/tiles.ts";
import { createHeadline } from "../pages/headline.ts";
import type { Composition, Page } from "../pages/page.ts";
import { toPagesOnFoot } from "../pages/pages-on-foot.ts";
import { toPagesWithSpill } from "../pages/pages-with-spill.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { contentTitleLines, toPages } from "../pages/to-pages.ts";
import { type Canvas, createCanvas } from "../parts/canvas.ts";
import { type PageFoot, setFoot } from "../parts/page-foot.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { isHabit } from "../template/one-style.ts";
import { toBlocks } from "../text/list-paragraphs.ts";
import { composeSolePoint, findEcho, toStatementPages } from "./fields/one-point.ts";
import { listInWords } from "./in-words.ts";
import { composeStatementSlide } from "./statement-slide.ts";

/** Composes a list in the form that suits its content best, unless the pages before were set in the same one. */
export function composeBullets(
  slide: BulletsSlide,
  previous: readonly Composition[],
  stage: Stage,
): readonly Page[] {
  if (needsRows(slide) || slide.takeaway || slide.source !== undefined) return composeWithFoot(slide, stage);
  const echo = findEcho(slide);
  if (echo?.kind === "statement") return composeStatementSlide(echo, stage);
  const sole = composeSolePoint(echo ?? slide, stage);
  if (sole) return sole;
  const forms = formsFor(slide, echo ?? slide, stage)
    .map((form) => ({ ...form, merit: form.merit - wearOf(form.composition, previous) }))
    .toSorted((first, second) => second.merit - first.merit);
  // The best that the content suits; those below it are not tried at all.
  for (const { compose } of forms) {
    const pages = compose();
    if (pages) return pages;
  }
  return [];
}

// Amounts, states, a takeaway and a source stand beside and below rows; where there is no room for rows, words say them.
function composeWithFoot(slide: BulletsSlide, stage: Stage): readonly Page[] {
  const { layouts, direction, style } = stage;
  const anatomies = [...(style.lead === "panel" && layouts.split ? [layouts.split] : []), layouts.rows];
  for (const anatomy of anatomies) {
    const isPanel = anatomy !== layouts.rows;
    const figure = isPanel ? setPanelFigure(slide.total, createCanvas(stage, anatomy)) : undefined;
    const foot = setFoot(slide, createCanvas(stage, anatomy));
    const { items, total } = slide;
    const toned = total ? undefined : setToned(items, isPanel ? "quiet" : "bare", foot.canvas, stage);
    const contents = toned
      ? [toned]
      : composeListRows({ items, total, isTotalShown: figure !== undefined }, foot.canvas);
    if (!contents) continue;
    if (!isPanel) return toFootedPages("rows", slide, contents, { foot, stage });
    const content = onOnePage(contents);
    if (!content || !isSaidWhole(slide.title, anatomy, splitTitleLines) || foot.unplaced.length > 0) continue;
    const whole = [...content, ...foot.elements, ...(figure ?? [])];
    return toPages("split", anatomy, slide.title, [whole], {
      notes: slide.notes,
      titleLines: splitTitleLines,
    });
  }
  const foot = setFoot(slide, createCanvas(stage, layouts.content));
  const blocks = toBlocks(listInWords(slide));
  const contents = composePoints(blocks, layouts.content, direction, "aboveEach", foot.canvas.box);
  return toFootedPages("points", slide, contents, { foot, stage });
}

function toFootedPages(
  composition: Composition,
  slide: BulletsSlide,
  contents: readonly (readonly PlacedElement[])[],
  { foot, stage }: { readonly foot: PageFoot; readonly stage: Stage },
): readonly Page[] {
  const footed = contents.map((content, index) =>
    index === contents.length - 1 ? [...content, ...foot.elements] : content,
  );
  const spilled = toSpilledItems(foot.unplaced);
  return toPagesWithSpill(composition, foot.canvas.anatomy, slide, footed, { stage, spilled });
}

function isSaidWhole(title: string, anatomy: Anatomy, lines: number): boolean {
  return createHeadline(title, anatomy, lines).unsaid === undefined;
}

interface Form {
  readonly composition: Composition;
  readonly merit: number;
  /** Undefined where the content does not suit it. */
  readonly compose: () => readonly Page[] | undefined;
}

function formsFor(slide: BulletsSlide, echo: BulletsSlide, stage: Stage): readonly Form[] {
  // Panels in a full colour are the loudest of all: a list that has the page to itself begins with rules.
  const usualMerit = stage.isOwnLook && !isNarrow(stage) ? 7.6 : 10;
  const rowMerit = isOfClauses(slide, stage) ? clauseMerit : usualMerit;
  return [
    { composition: "list", merit: 9.9, compose: () => toBarePages(slide, stage) },
    { composition: "statement", merit: 9, compose: () => toStatementPages(echo, stage) },
    { composition: "rows", merit: rowMerit, compose: () => toRowPages(slide, stage) },
    {
      composition: "split",
      merit: stage.style.lead === "panel" ? panelMerit : 8,
      compose: () => toSplitPages(slide, stage),
    },
    { composition: "cards", merit: 7.8, compose: () => toCardPages(slide, stage) },
    { composition: "tiles", merit: 7.5, compose: () => toTilePages(slide, stage) },
    { composition: "lead", merit: 7, compose: () => toLeadPages(slide, stage) },
    {
      composition: "points",
      merit: areMakersLists(stage) ? makersMerit : 5,
      compose: () => toPointPages(slide, stage),
    },
  ];
}

/** What the makers themselves have on many slides comes first. */
const makersMerit = 12;

/** Says whether the makers of a template have lists, with a mark before each point, on so many slides that they have them so everywhere. */
function areMakersLists({ isOwnLook, layouts: { content } }: Stage): boolean {
  return !isOwnLook && isHabit(content) && content.body?.levels[0]?.bullet === true;
}

/** Of the width of the page: less is a column beside a picture, where panels hold a list together. */
const narrow = 0.7;

function isNarrow({ layouts, slideSize }: Stage): boolean {
  return layouts.rows.contentBox.width < narrow * slideSize.width;
}

function isOfClauses(slide: BulletsSlide, { layouts }: Stage): boolean {
  return haveClauses(slide.items) && isSaidWhole(slide.title, layouts.rows, contentTitleLines);
}

const splitTitleLines = 5;
/** Where lists have their panel, they have it on nearly every page. */
const panelMerit = 14;
/** Numbered clauses look alike on all pages of a deck. */
const clauseMerit = 1_000;

function toRowPages(slide: BulletsSlide, stage: Stage): readonly Page[] | undefined {
  const { anatomy, items } = withTitle(slide, stage.layouts.rows, contentTitleLines);
  const toned = setToned(items, "strong", createCanvas(stage), stage);
  if (toned) return toPages("rows", anatomy, slide.title, [toned], slide);
  if (!suitRows(slide.items, stage)) return undefined;
  const contents = composeListRows({ items }, createCanvas(stage));
  return contents && toPages("rows", anatomy, slide.title, contents, slide);
}

function toBarePages(slide: BulletsSlide, stage: Stage): readonly Page[] | undefined {
  const { anatomy, items } = withTitle(slide, stage.layouts.rows, contentTitleLines);
  const canvas = createCanvas(stage);
  const bare = setTerms(items, canvas, stage) ?? setToned(items, "bare", canvas, stage);
  return bare && toPages("list", anatomy, slide.title, [bare], slide);
}

/** Of terms whose texts are so short that rows between rules would be mostly empty: how many, and the letters of each text. */
const [mostShortTerms, longestShort] = [4, 46];

function areShortTerms(items: readonly BulletItem[]): boolean {
  return (
    items.length <= mostShortTerms && items.every(({ text }) => plainTextOf(text).length <= longestShort)
  );
}

// Between rules, terms stand in a column of their own beside their texts; a few words each own their page on bands.
function setTerms(
  items: readonly BulletItem[],
  canvas: Canvas,
  { isOwnLook, style }: Stage,
): readonly PlacedElement[] | undefined {
  const areTerms = items.length > 1 && items.every(({ lead, text }) => lead !== undefined && text.length > 0);
  if (!isOwnLook || !areTerms || style.row !== "rules") return undefined;
  // Typewritten numbers are of a look; terms are words.
  const isOwnFont = style.numeral.font === "heading" || style.numeral.font === "body";
  const bands = isOwnFont && areShortTerms(items) ? setTermBands(items, canvas) : undefined;
  return bands ?? onOnePage(composeListRows({ items }, canvas));
}

// The panels of a template of somebody else's are as its makers have them.
function setToned(
  items: readonly BulletItem[],
  tone: RowTone,
  canvas: Canvas,
  { isOwnLook }: Stage,
): readonly PlacedElement[] | undefined {
  if (!isOwnLook || items.length < 2 || haveClauses(items)) return undefined;
  return setTonedRows(items, tone, canvas) ?? setTermBands(items, canvas);
}

// Terms whose texts are too long to stand below them are large on tiles, their texts beside.
function setTermBands(items: readonly BulletItem[], canvas: Canvas): readonly PlacedElement[] | undefined {
  const bands = items.flatMap(({ lead, text, children, amount, status, emphasis }): readonly TileBand[] => {
    if (children?.length || amount || status || lead === undefined || text.length === 0) return [];
    const warns = emphasis === "warning";
    return [{ marker: lead.replace(/\s*[:：,，、،]$/u, ""), heading: text, isMarked: warns, warns }];
  });
  return bands.length === items.length ? setTileBands(bands, "date", canvas) : undefined;
}

// Between rules a list without terms is a list; stripes and panels are rows for all.
function suitRows(items: readonly BulletItem[], { style }: Stage): boolean {
  if (items.length < 2) return false;
  return style.row !== "rules" || items.every(({ lead, text }) => lead !== undefined && text.length > 0);
}

function toSplitPages(slide: BulletsSlide, stage: Stage): readonly Page[] | undefined {
  const { layouts, direction, style } = stage;
  const anatomy = layouts.split;
  if (!anatomy || !isSaidWhole(slide.title, anatomy, splitTitleLines)) return undefined;
  const canvas = createCanvas(stage, anatomy);
  const content =
    style.lead === "panel"
      ? (setToned(slide.items, "quiet", canvas, stage) ?? onOnePage(composeListRows(slide, canvas)))
      : composeSplit(toBlocks(slide.items), anatomy, direction);
  if (!content) return undefined;
  const options = { notes: slide.notes, titleLines: splitTitleLines };
  return toPages("split", anatomy, slide.title, [content], options);
}

function onOnePage<Content>([first, another]: readonly Content[] = []): Content | undefined {
  return another === undefined ? first : undefined;
}

/** How many terms with their texts stand as cards. */
const [fewestCards, mostCards] = [3, 4];

// Terms and what is said of them suit cards as well as rows, where the pages before have rows.
function toCardPages(slide: BulletsSlide, stage: Stage): readonly Page[] | undefined {
  const { items, title } = slide;
  if (items.length < fewestCards || items.length > mostCards) return undefined;
  if (haveClauses(items) || !isSaidWhole(title, stage.layouts.rows, contentTitleLines)) return undefined;
  const cards = items.flatMap(({ lead, text, children = [] }, index): readonly CardContent[] => {
    if (lead === undefined || text.length === 0 || children.length > 0) return [];
    return [{ number: index + 1, heading: lead.replace(/\s*[:：,，、،]$/u, ""), text }];
  });
  if (cards.length < items.length) return undefined;
  const setPages = (canvas: Canvas) => setCards([cards], { small: false }, canvas);
  return toPagesOnFoot({ composition: "cards", setPages }, slide, stage);
}

function toTilePages(slide: BulletsSlide, stage: Stage): readonly Page[] | undefined {
  const anatomy = stage.layouts.rows;
  if (!isSaidWhole(slide.title, anatomy, contentTitleLines)) return undefined;
  const content = composeTiles(toBlocks(slide.items), createCanvas(stage));
  return content && toPages("tiles", anatomy, slide.title, [content], slide);
}

function toLeadPages(slide: BulletsSlide, { layouts, direction }: Stage): readonly Page[] | undefined {
  const anatomy = layouts.content;
  if (!isSaidWhole(slide.title, anatomy, contentTitleLines)) return undefined;
  const content = composeLeadPoint(toBlocks(slide.items), anatomy, direction);
  return content && toPages("lead", anatomy, slide.title, [content], slide);
}

function toPointPages(slide: BulletsSlide, { layouts, direction }: Stage): readonly Page[] {
  const { anatomy, items } = withTitle(slide, layouts.content, contentTitleLines);
  const contents = composePoints(toBlocks(items), anatomy, direction);
  return toPages("points", anatomy, slide.title, contents, slide);
}

// A title that has to be shortened is said in full as the first point.
function withTitle({ title, items }: BulletsSlide, anatomy: Anatomy, lines: number) {
  const { unsaid } = createHeadline(title, anatomy, lines);
  return { anatomy, items: [...toSpilledItems([unsaid]), ...items] };
}

/** Of each page in a deck that looks so already, however far away. */
const costOfEach = 1;

/** What it costs a form to look like pages before: the nearest counts most, each of a run of them, and each in the deck. */
function wearOf(composition: Composition, previous: readonly Composition[]): number {
  const looksAlike = (other: Composition) => other === composition || kin[composition] === other;
  const different = previous.findLastIndex((other) => !looksAlike(other));
  const run = previous.length - 1 - different;
  const recent = [2.5, 1.2].map((cost, index) => {
    const other = previous.at(-2 - index);
    return other !== undefined && looksAlike(other) ? cost : 0;
  });
  const nearby = run > 0 ? 4 * run : Math.max(...recent);
  return nearby + costOfEach * previous.filter(looksAlike).length;
}

/** Forms that are alike to the eye. */
const kin: Partial<Record<Composition, Composition>> = { tiles: "cards", lead: "chart" };
