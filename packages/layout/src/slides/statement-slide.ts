import { type Box, emu, inches, type PlacedElement, type Points, type StatementSlide } from "@lectern/deck";
import { balanceBox } from "../fitting/balance-box.ts";
import { composeStatement, statementTitleLines } from "../forms/statement.ts";
import { bottomOf, boxOf, noInsets, rightOf } from "../geometry.ts";
import { createHeadline, fitsAtOwnSize, placeTitle, titleEndsWell, titleSizeOf } from "../pages/headline.ts";
import { enlargeTitle, lowerTitle, type OwnPageSetting } from "../pages/own-page-title.ts";
import type { Page } from "../pages/page.ts";
import { toListPages } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";
import { contentTitleLines, toPages } from "../pages/to-pages.ts";
import { createCanvas } from "../parts/canvas.ts";
import { createTextShape, lookOf, paletteOf, plainParagraph, shapeLook } from "../parts/place-text.ts";
import { withLegibleBody } from "../parts/side-text.ts";
import { createStatusMark } from "../parts/status-mark.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { isDrawnForTitle } from "../template/clearance.ts";
import { isBareOpening } from "../template/layouts/bare-opening.ts";
import { fitText } from "../text/lines/fit-text.ts";
import { levelOf } from "../text/lines/measure-placed-text.ts";
import { toBlocks } from "../text/list-paragraphs.ts";
import { mostLettersIn } from "../text/most-letters.ts";
import { stepsDown } from "../text/type-scale.ts";
import { opensOnFields } from "./fields/cover-field.ts";
import { groupOpening, openingTitleLines } from "./fields/grouped-opening.ts";
import { composeOwnStatement } from "./fields/own-statement.ts";
import { composeStatementField } from "./fields/statement-field.ts";
import { placeSummary } from "./section.ts";

/** Composes one sentence that owns its page, and what supports it beneath. */
export function composeStatementSlide(slide: StatementSlide, stage: Stage): readonly Page[] {
  const inTemplate = stage.isOwnLook
    ? undefined
    : () =>
        toOpeningPage(slide, stage) ??
        (opensOnFields(stage) ? undefined : toMakersPage(slide, stage)) ??
        composeStatementField(slide, stage);
  const { title, support, notes, emphasis } = slide;
  const own =
    support === undefined || emphasis === "warning"
      ? undefined
      : composeOwnStatement({ title, support: [{ text: support }], notes }, stage);
  return (
    own ??
    toStatementPage(slide, stage) ??
    inTemplate?.() ??
    toOwnPage(slide, stage) ??
    toListPages(slide, toItems(slide), stage)
  );
}

// A field of ours would be a stranger in a template whose makers open their decks without one.
function toMakersPage(slide: StatementSlide, stage: Stage): readonly Page[] | undefined {
  return toHeadedPage(slide, stage) ?? toPlainPage(slide, stage);
}

function toItems({ support }: StatementSlide) {
  return support === undefined ? [] : [{ text: [{ text: support }] }];
}

function toStatementPage(slide: StatementSlide, stage: Stage): readonly Page[] | undefined {
  const { layouts, direction, isOwnLook } = stage;
  const isCover = !isOwnLook && layouts.statement?.layout.id === layouts.cover.layout.id;
  if (isCover) return undefined;
  const isAlone = isOwnLook && slide.support === undefined && slide.emphasis !== "warning";
  const whole = layouts.statement && isAlone ? withWholeHeight(layouts.statement) : layouts.statement;
  const statement =
    (isOwnLook && slide.emphasis === "warning" && whole
      ? grownBelowWarning(slide.title, whole)
      : undefined) ??
    (whole && grown(slide.title, whole, isOwnLook));
  if (!statement || createHeadline(slide.title, statement, statementTitleLines).unsaid !== undefined) {
    return undefined;
  }
  const items = toItems(slide);
  const content = items.length === 0 ? [] : composeStatement(toBlocks(items), statement, direction);
  const options = { notes: slide.notes, titleLines: statementTitleLines };
  return (
    content &&
    toPages(
      "statement",
      statement,
      slide.title,
      [[...setWarning(slide, statement, stage), ...content]],
      options,
    )
  );
}

// Words that nothing supports have its place, too, and stand in the middle of both.
function withWholeHeight(statement: Anatomy): Anatomy {
  const { titleBox, contentBox, title, layout } = statement;
  const end = bottomOf(contentBox);
  const isBetween = (drawn: Box) =>
    drawn.y < end &&
    bottomOf(drawn) > bottomOf(titleBox) &&
    drawn.y > titleBox.y &&
    overlapAcross(drawn, titleBox);
  if (end <= bottomOf(titleBox) || layout.artwork.some(isBetween)) return statement;
  return {
    ...statement,
    titleBox: boxOf(titleBox.x, titleBox.y, titleBox.width, end - titleBox.y),
    titleFrame: { anchor: "middle", insets: title?.insets ?? noInsets },
  };
}

function overlapAcross(drawn: Box, box: Box): boolean {
  return drawn.x < rightOf(box) && rightOf(drawn) > box.x;
}

// A page that makers designed to open something is made for a sentence as well.
function toOpeningPage(slide: StatementSlide, stage: Stage): readonly Page[] | undefined {
  const { layouts, direction, slideSize } = stage;
  const isDesigned = !isBareOpening(layouts.section, layouts.rows, slideSize);
  if (slide.emphasis === "warning" || !isDesigned) return undefined;
  const anatomy = withLegibleBody(layouts.section, slideSize);
  if (createHeadline(slide.title, anatomy, statementTitleLines).unsaid !== undefined) return undefined;
  const support = slide.support === undefined ? [] : placeSummary(slide.support, anatomy, direction);
  const options = { notes: slide.notes, titleLines: statementTitleLines };
  return support && toPages("statement", anatomy, slide.title, [[support].flat()], options);
}

/** Of a sentence alone on a page that its makers left plain, where it is larger than their titles. */
const plainSizes = [54, 48, 44, 40];

function toPlainPage(slide: StatementSlide, stage: Stage): readonly Page[] | undefined {
  if (slide.emphasis === "warning") return undefined;
  const { title, support } = slide;
  const own = stage.layouts.section.title?.levels[0]?.size ?? ownSize;
  const titleSizes = [...new Set([...plainSizes.filter((size) => size > own), own])];
  const group = groupOpening({ title, summary: support, titleSizes, isAlone: true }, stage);
  return (
    group && [
      {
        composition: "statement",
        anatomy: group.anatomy,
        title: group.title,
        titleLines: openingTitleLines,
        content: group.content,
        ...(slide.notes !== undefined && { notes: slide.notes }),
      },
    ]
  );
}

// Where something is drawn for titles, a page without one there looks like a page that lost it.
function toHeadedPage(slide: StatementSlide, stage: Stage): readonly Page[] | undefined {
  const { rows } = stage.layouts;
  if (slide.support === undefined || slide.emphasis === "warning" || !isDrawnForTitle(rows)) return undefined;
  if (createHeadline(slide.title, rows, contentTitleLines).unsaid !== undefined) return undefined;
  const support = setLarge(slide.support, rows, stage.direction);
  return support && toPages("statement", rows, slide.title, [[support]], { notes: slide.notes });
}

/** Of the free height: what stands above a sentence alone on its page. */
const aboveShare = 0.4;

function setLarge(text: string, anatomy: Anatomy, direction: Stage["direction"]): PlacedElement | undefined {
  const { contentBox, title, layout } = anatomy;
  const look = shapeLook(anatomy);
  const alignment = title ? levelOf(lookOf(title, layout), 0).alignment : "start";
  const fitted = fitText((size) => [{ ...plainParagraph(text, size), alignment }], {
    sizes: stepsDown(36, 24),
    room: contentBox,
    look,
  });
  if (!fitted) return undefined;
  const { paragraphs, measure } = fitted;
  const top = contentBox.y + aboveShare * (contentBox.height - measure.height);
  const box = boxOf(contentBox.x, top, contentBox.width, measure.height + inches(0.03));
  return createTextShape({
    name: "Support",
    box: balanceBox(paragraphs, { box, insets: noInsets, look, direction }),
    paragraphs,
    look,
    color: paletteOf(anatomy).text,
  });
}

const warningSide = inches(0.7);
const belowWarning = inches(0.25);
/** Above it: there the section's name may stand. */
const leastTop = inches(0.85);

/** Sets the mark of a warning in the free room above its words. */
function setWarning(
  { title, emphasis }: StatementSlide,
  anatomy: Anatomy,
  stage: Stage,
): readonly PlacedElement[] {
  if (emphasis !== "warning") return [];
  const { text, box } = placeTitle(title, anatomy, { maximumLines: statementTitleLines }, stage);
  const anchor = anatomy.title?.anchor ?? "bottom";
  const free = box.height - (text?.measured.height ?? box.height);
  const top = box.y + { top: 0, middle: free / 2, bottom: free }[anchor] - belowWarning - warningSide;
  if (top < leastTop) return [];
  const { left, right } = anatomy.title?.insets ?? noInsets;
  const place = boxOf(
    stage.direction === "ltr" ? box.x + left : box.x + box.width - right - warningSide,
    top,
    warningSide,
    warningSide,
  );
  return [createStatusMark("Warning", "watch", place, createCanvas(stage, anatomy))];
}

/** Of a statement of few words, and how many lines each may take: the fewer words, the larger they are. */
const grownSettings = [
  { size: 96, maximumLines: 1 },
  { size: 80, maximumLines: 2 },
  { size: 72, maximumLines: 3 },
  { size: 66, maximumLines: 3 },
  { size: 60, maximumLines: 3 },
  { size: 54, maximumLines: 3 },
];
/** In a template of somebody's own, whose other titles are not as large. */
const grownInTemplate = [{ size: 60, maximumLines: 2 }];

/** A statement of few words is set larger, so that it owns its page, too. */
function grown(title: string, statement: Anatomy, isOwnLook: boolean): Anatomy {
  for (const { size, maximumLines } of isOwnLook ? grownSettings : grownInTemplate) {
    if (title.length > mostLettersIn(maximumLines, size, statement.titleBox.width)) continue;
    const large: Anatomy = { ...statement, ...enlargeTitle(statement, size) };
    if (fitsAtOwnSize(title, large, maximumLines) && titleEndsWell(title, large, maximumLines)) return large;
  }
  return statement;
}

// The words of a warning are only as large as leaves room for its mark above them.
function grownBelowWarning(title: string, statement: Anatomy): Anatomy | undefined {
  const { titleBox } = statement;
  const top = Math.max(titleBox.y, leastTop + warningSide + belowWarning);
  const lower = boxOf(titleBox.x, top, titleBox.width, bottomOf(titleBox) - top);
  const large = grown(title, { ...statement, titleBox: lower }, true);
  return createHeadline(title, large, statementTitleLines).unsaid === undefined ? large : undefined;
}

/** Of a statement on a layout that was made for other titles: large ones for one of few words. */
const ownSizes = [60, 54, 48];
const ownSize = 40;
/** What a line of large words may ask of its width: so many points for each inch. */
const mostPerInch = 5.4;
const betweenThem = inches(0.3);
const mostSupport = inches(1.4);

function toOwnPage(slide: StatementSlide, stage: Stage): readonly Page[] | undefined {
  const { direction } = stage;
  const { rows } = stage.layouts;
  const reserved = slide.support === undefined ? 0 : mostSupport;
  const setting = { above: 0.4, reserved, direction };
  const anatomy =
    lowerLargeTitle(slide.title, rows, setting) ??
    lowerTitle(slide.title, rows, { ...setting, size: ownSize });
  const support =
    anatomy && slide.support !== undefined ? placeSupport(slide.support, anatomy, direction) : undefined;
  if (!anatomy || (slide.support !== undefined && !support)) return undefined;
  const options = { notes: slide.notes, titleLines: statementTitleLines };
  const warning = setWarning(slide, anatomy, stage);
  return toPages("statement", anatomy, slide.title, [[...warning, ...(support ? [support] : [])]], options);
}

function lowerLargeTitle(
  title: string,
  rows: Anatomy,
  setting: Omit<OwnPageSetting, "size">,
): Anatomy | undefined {
  const most = Math.max(ownSize, (rows.titleBox.width / inches(1)) * mostPerInch);
  for (const size of ownSizes.filter((candidate) => candidate <= most)) {
    const large = lowerTitle(title, rows, { ...setting, size });
    if (large && titleSizeOf(title, large, 2) === large.title?.levels[0]?.size) return large;
  }
  return undefined;
}

function placeSupport(
  support: string,
  anatomy: Anatomy,
  direction: Stage["direction"],
): PlacedElement | undefined {
  const { titleBox, title, layout } = anatomy;
  const insets = title?.insets ?? { left: 0, right: 0 };
  const box = boxOf(
    titleBox.x + insets.left,
    bottomOf(titleBox) + betweenThem,
    titleBox.width - insets.left - insets.right,
    mostSupport - betweenThem,
  );
  const look = shapeLook(anatomy);
  const alignment = title ? levelOf(lookOf(title, layout), 0).alignment : "start";
  const fits = (sizes: readonly Points[], maximumLines?: number) =>
    fitText((size) => [{ ...plainParagraph(support, size), alignment }], {
      sizes,
      room: { width: box.width, height: emu(box.height) },
      look,
      ...(maximumLines !== undefined && { maximumLines }),
    });
  // A few points less are better than a second line of a word or two.
  const fitted = fits(stepsDown(24, 20), 1) ?? fits(stepsDown(24, 16));
  if (!fitted) return undefined;
  const { text: color } = paletteOf(anatomy);
  const balanced = balanceBox(fitted.paragraphs, { box, insets: noInsets, look, direction });
  return createTextShape({ name: "Support", box: balanced, paragraphs: fitted.paragraphs, look, color });
}
