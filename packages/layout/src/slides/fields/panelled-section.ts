import {
  type Box,
  type Direction,
  emu,
  inches,
  type PlacedElement,
  type Placeholder,
  points,
  type SectionSlide,
  type Size,
  type TemplateLayout,
} from "@lectern/deck";
import { balanceBox } from "../../fitting/balance-box.ts";
import { type SectionList, sectionListHeight, setSectionList } from "../../forms/agenda/section-list.ts";
import { areaOf, bottomOf, boxOf, insideOf, noInsets, placeIn, rightOf } from "../../geometry.ts";
import { createHeadline, placeTitle } from "../../pages/headline.ts";
import type { Page } from "../../pages/page.ts";
import type { Stage } from "../../pages/stage.ts";
import { type Canvas, createCanvas, createPanel, optically } from "../../parts/canvas.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import {
  createTextShape,
  fillPlaceholder,
  lookOf,
  plainParagraph,
  shapeLook,
} from "../../parts/place-text.ts";
import { type Anatomy, ownBoxOf } from "../../template/anatomy.ts";
import { isBareOpening, pageColorOf } from "../../template/bare-opening.ts";
import { freeOfArtwork } from "../../template/page-room.ts";
import { fitText } from "../../text/fit-text.ts";
import { measurePlacedText } from "../../text/measure-placed-text.ts";
import { stepsDown } from "../../text/type-scale.ts";
import { clearOfDrawings, pageOf, withoutFootersOn } from "./bleed.ts";

/**
 * Composes a section's page where its layout is a bare one: its number large on a field of the template's colour, title and
 * summary beside that, and below them where the deck stands among its sections; undefined where the template's maker has
 * designed the page, or the words find no room.
 */
export function composePanelledSection(
  slide: SectionSlide,
  sections: SectionList,
  stage: Stage,
): Page | undefined {
  if (stage.isOwnLook || !isBare(stage)) return undefined;
  const { panel, column } = divide(stage);
  const titled = setTitle(slide.title, column, stage);
  if (!titled) return undefined;
  const { height } = titled;
  const anatomy = withoutFootersOn(panel, titled.anatomy);
  const canvas: Canvas = { ...createCanvas(stage, anatomy), box: column };
  const summary = slide.summary === undefined ? undefined : setSummary(slide.summary, canvas);
  if (slide.summary !== undefined && !summary) return undefined;
  const above = height + (summary ? belowTitle + summary.height : 0);
  const listHeight = sectionListHeight(sections, column.height - above - aboveList);
  const total = above + (listHeight > 0 ? aboveList + listHeight : 0);
  const top = column.y + optically(column.height - total);
  const list =
    listHeight > 0
      ? setSectionList(sections, {
          ...canvas,
          box: boxOf(column.x, top + above + aboveList, column.width, listHeight),
        })
      : undefined;
  const { titleBox } = anatomy;
  return {
    composition: "section",
    anatomy: { ...anatomy, titleBox: boxOf(titleBox.x, top, titleBox.width, titleBox.height) },
    title: titled.title,
    titleLines: mostTitleLines,
    content: [
      createPanel("Section field", panel, canvas.tones.poster),
      setNumeral(sections.numerals[sections.current] ?? "", panel, canvas),
      ...(summary ? [summary.placeAt(top + height + belowTitle)] : []),
      ...(list ?? []),
    ],
    ...(slide.notes !== undefined && { notes: slide.notes }),
  };
}

const mostTitleLines = 3;
const belowTitle = inches(0.12);
const aboveList = inches(0.5);

// A page that a template has for its cover alone may be of another colour. A title aside makes way for a picture there.
function isBare({ layouts: { section, rows, cover }, slideSize }: Stage): boolean {
  const isOwn = section.layout.id !== cover.layout.id;
  // Plain as it may be, a page of which the makers have slides besides the first is how they open their sections; a band is
  // how they set titles.
  if ((isOwn && isHabit(section, rows)) || section.titleLook?.fill) return false;
  const isOfPages = section.layout.background === rows.layout.background;
  const { x, width } = section.titleBox;
  const isAside = Math.abs(x + width / 2 - slideSize.width / 2) > asideShare * slideSize.width;
  if (!isOfPages && (isOwn || isAside)) return false;
  return !isFramed(section, slideSize) && isBareOpening(section, rows, slideSize);
}

const asideShare = 0.05;
/** Of a title on pages of content. */
const largerShare = 1.2;

// What has a title like theirs is one of the pages of content, and as one that opens something it would be void.
function isHabit({ layout }: Anatomy, rows: Anatomy): boolean {
  const { uses = 0, opens, type } = layout;
  // A deck may have its own titles smaller.
  const sizeIn = ({ placeholders }: TemplateLayout) =>
    placeholders.find((place) => place.type === "title" || place.type === "ctrTitle")?.levels[0]?.size ??
    usualTitle;
  const isForOpening = type === "secHead" || type === "title";
  return uses > 0 && !opens && (isForOpening || sizeIn(layout) >= largerShare * sizeIn(rows.layout));
}

// Where something is drawn along all edges of a page that has its title at its head, a title further down would stand across
// what is drawn there.
function isFramed({ titleBox, layout: { artwork } }: Anatomy, { width, height }: Size): boolean {
  const spans = (length: number, whole: number) => length >= framedShare * whole;
  return (
    bottomOf(titleBox) <= lowestHeading * height &&
    artwork.some((box) => box.x <= 0 && spans(box.height, height)) &&
    artwork.some((box) => rightOf(box) >= width && spans(box.height, height)) &&
    artwork.some((box) => box.y <= 0 && spans(box.width, width)) &&
    artwork.some((box) => bottomOf(box) >= height && spans(box.width, width))
  );
}

const framedShare = 0.8;
const lowestHeading = 0.3;

/** Of the free width, and no more than that. */
const panelShare = 0.32;
const widestPanel = inches(4);
const betweenThem = inches(0.55);
const fromArtwork = inches(0.2);

interface Division {
  readonly panel: Box;
  readonly column: Box;
}

/** Returns a field at the start of the page, out to its edges as far as nothing is drawn there, and the column beside it. */
function divide({ layouts: { section }, slideSize, direction }: Stage): Division {
  const page = pageOf(slideSize);
  const free = apart(freeOfArtwork(page, section), page);
  const width = Math.min(widestPanel, panelShare * free.width, clearOfFooters(free, section, direction));
  const inner = placeIn(free, boxOf(free.x, free.y, width, free.height), direction);
  const edge = direction === "ltr" ? 0 : inner.x;
  const outer = boxOf(edge, 0, direction === "ltr" ? rightOf(inner) : page.width - inner.x, page.height);
  const bled = clearOfDrawings(outer, section.layout.artwork);
  const start = width + betweenThem;
  return {
    panel: areaOf(bled) >= areaOf(inner) ? bled : inner,
    column: placeIn(free, boxOf(free.x + start, free.y, free.width - start, free.height), direction),
  };
}

// A little narrower, a field goes down to the edge of the page beside a footer.
function clearOfFooters(free: Box, { footer, slideNumber }: Anatomy, direction: Direction): number {
  const footers = [footer, slideNumber].flatMap((one) => one?.box ?? []);
  const starts = footers.map((box) => (direction === "ltr" ? box.x - free.x : rightOf(free) - rightOf(box)));
  const beside = starts.filter((start) => start > leastPanelShare * free.width);
  return Math.min(...beside) - fromArtwork / 2;
}

const leastPanelShare = 0.26;

// What was gone round is not touched.
function apart(free: Box, page: Box): Box {
  const isCut = free.width < usualShare * page.width;
  const aside = isCut ? fromArtwork : 0;
  const isLow = free.height < usualShare * page.height;
  const above = isLow ? fromArtwork / 2 : 0;
  return boxOf(free.x + aside, free.y + above, free.width - 2 * aside, free.height - 2 * above);
}

/** Of the page, within its margins. */
const usualShare = 0.86;

const titleSizes = [54, 48, 44, 40, 36, 32, 28].map(points);
const usualTitle = 44;

/** Returns the layout with its title at the top of a column, as high as its words, or undefined where they find no room. */
function setTitle(title: string, column: Box, stage: Stage) {
  const { section, rows } = stage.layouts;
  const own = section.title?.levels[0]?.size ?? usualTitle;
  const usual = weightOf(rows, section);
  const largest = Math.max(36, Math.min(own, 54));
  const insets = section.title?.insets ?? noInsets;
  const box = boxOf(
    column.x - insets.left,
    column.y,
    column.width + insets.left + insets.right,
    0.5 * column.height,
  );
  const fill = section.title?.fill === undefined ? undefined : pageColorOf(section.layout);
  const anatomy: Anatomy = {
    ...section,
    ...(section.title && { title: moveTitle(section.title, box, largest, usual) }),
    titleBox: box,
    titleSizes: titleSizes.filter((size) => size <= largest),
    titleLook: {
      ...section.titleLook,
      ...usual,
      alignment: "start",
      ...(fill && { fill, color: { scheme: "tx1" } }),
    },
    contentBox: column,
  };
  const headline = createHeadline(title, anatomy, mostTitleLines);
  if (headline.unsaid !== undefined) return undefined;
  const { text } = placeTitle(title, anatomy, { maximumLines: mostTitleLines }, stage);
  if (!text) return undefined;
  const height = text.measured.height + insets.top + insets.bottom + inches(0.03);
  const fitting = { ...anatomy, titleBox: boxOf(box.x, box.y, box.width, height) };
  // Pages of one title are numbered, and have to hold that, too.
  if (createHeadline(title, fitting, mostTitleLines).unsaid !== undefined) return undefined;
  return { title: headline.title, height, anatomy: fitting };
}

type Weight = Pick<NonNullable<Anatomy["titleLook"]>, "bold" | "italic" | "capitals">;

// Beside a field of ours a title is set as all others of the deck are: what it has otherwise is stated.
function weightOf(pages: Anatomy, section: Anatomy): Weight {
  const [usual, own] = [pages, section].map(({ title }) => title?.levels[0]);
  if (!usual || !own) return {};
  const capitals = usual.capitals ?? false;
  return {
    ...(own.bold !== usual.bold && { bold: usual.bold }),
    ...(own.italic !== usual.italic && { italic: usual.italic }),
    ...((own.capitals ?? false) !== capitals && { capitals }),
  };
}

function moveTitle(title: Placeholder, box: Box, size: number, weight: Weight): Placeholder {
  const levels = title.levels.map((level) => ({
    ...level,
    ...weight,
    size: points(size),
    alignment: "start" as const,
  }));
  const { fill: _, ...plain } = title;
  const moved = { ...plain, levels, box, ownBox: ownBoxOf(title) };
  return moved;
}

const summarySizes = stepsDown(24, 18);

function setSummary(text: string, canvas: Canvas) {
  const { anatomy, box, tones, direction } = canvas;
  const { body, layout } = anatomy;
  const look = body ? lookOf(body, layout) : shapeLook(anatomy);
  const insets = body?.insets ?? noInsets;
  const color = tones.page.text;
  const fitted = fitText(
    (size) => {
      const { runs, ...paragraph } = plainParagraph(text, size);
      return [{ ...paragraph, alignment: "start" as const, runs: runs.map((run) => ({ ...run, color })) }];
    },
    { sizes: summarySizes, room: { width: box.width, height: emu(0.3 * box.height) }, look },
  );
  if (!fitted) return undefined;
  const { paragraphs, measure } = fitted;
  const height = Math.ceil(measure.height) + insets.top + insets.bottom + inches(0.03);
  const placeAt = (top: number): PlacedElement => {
    const place = boxOf(box.x - insets.left, top, box.width + insets.left + insets.right, height);
    const balanced = balanceBox(paragraphs, { box: place, insets, look, direction });
    const measured = measurePlacedText(paragraphs, look, insideOf(balanced, insets).width);
    return body
      ? fillPlaceholder(body, { paragraphs, measure: measured, box: balanced, anchor: "top" })
      : createTextShape({ name: "Summary", box: balanced, paragraphs, look, color });
  };
  return { height, placeAt };
}

const numeralSizes = [320, 260, 200, 160, 120, 88].map(points);

/** Sets a section's number in the middle of its field, as large as that is wide. */
function setNumeral(numeral: string, panel: Box, canvas: Canvas): PlacedElement {
  const { look, tones } = canvas;
  const paragraph = (size: number) => numeralParagraph(numeral, size, tones.onPoster, canvas, "center");
  const most = 0.72 * panel.width;
  const size =
    numeralSizes.find((one) => {
      const { width, height } = measurePlacedText([paragraph(one)], look, inches(100));
      return width <= most && height <= 0.75 * panel.height;
    }) ?? points(60);
  return createTextShape({
    name: "Section number",
    box: panel,
    paragraphs: [paragraph(size)],
    look,
    color: tones.onPoster,
    anchor: "middle",
  });
}
