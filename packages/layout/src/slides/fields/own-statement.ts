import {
  type Box,
  emu,
  inches,
  type LineSpacing,
  type PlacedElement,
  points,
  type RichText,
} from "@lectern/deck";
import { statementTitleLines } from "../../forms/statement.ts";
import { bottomOf, boxOf, noInsets, rightOf } from "../../geometry.ts";
import { fitsAtOwnSize, titleEndsWell } from "../../pages/headline.ts";
import { lowerTitle } from "../../pages/own-page-title.ts";
import type { Page } from "../../pages/page.ts";
import type { Stage } from "../../pages/stage.ts";
import { toPages } from "../../pages/to-pages.ts";
import { fillPlaceholder, lookOf, plainParagraph } from "../../parts/place-text.ts";
import type { Anatomy } from "../../template/anatomy.ts";
import { balanceWidth } from "../../text/lines/balance-width.ts";
import { levelOf, measurePlacedText, toMeasurable } from "../../text/lines/measure-placed-text.ts";
import { toRuns } from "../../text/list-paragraphs.ts";
import { mostLettersIn } from "../../text/most-letters.ts";

/** A sentence that owns its page, and what supports it. */
export interface SupportedStatement {
  readonly title: string;
  readonly support: RichText;
  readonly notes?: string | undefined;
}

/** In points, of the statement, and how many lines it may take. */
const settings = [
  { size: 96, mostLines: 1 },
  { size: 88, mostLines: 1 },
  { size: 80, mostLines: 2 },
  { size: 72, mostLines: 3 },
  { size: 66, mostLines: 3 },
  { size: 60, mostLines: 3 },
  { size: 54, mostLines: 3 },
  { size: 48, mostLines: 4 },
  { size: 44, mostLines: 4 },
  { size: 40, mostLines: 4 },
];
/** In points, of what supports it. */
const supportSizes = [40, 36, 32, 28, 24];
const mostSupportShare = 0.6;
/** A point of what supports a statement is worth so many of the statement itself. */
const worthOfSupport = 1.5;

const pairs = settings
  .flatMap((setting) => supportSizes.map((support) => ({ ...setting, support })))
  .filter(({ size, support }) => support <= mostSupportShare * size)
  .toSorted((first, second) => worthOf(second) - worthOf(first));

function worthOf({ size, support }: { readonly size: number; readonly support: number }): number {
  return size + worthOfSupport * support;
}

const mostSupportLines = 3;
const lineSpacing: LineSpacing = { kind: "share", share: 1.05 };
const betweenThem = inches(0.3);
/** Of the free height: what stands above both. */
const aboveShare = 0.42;

/**
 * Sets a statement of ours and what supports it as one group, both as large as their words let them be, about the optical centre of
 * the page; undefined where something is drawn between their places, or they find no room.
 */
export function composeOwnStatement(slide: SupportedStatement, stage: Stage): readonly Page[] | undefined {
  const { statement } = stage.layouts;
  if (!stage.isOwnLook || !statement?.body || !statement.title) return undefined;
  if (isDrawnBetween(statement, stage)) return undefined;
  const { width } = statement.titleBox;
  const isShort = ({ size, mostLines }: (typeof pairs)[number]) =>
    slide.title.length <= mostLettersIn(mostLines, size, width);
  const tried = pairs.filter(isShort);
  for (const isEven of [true, false]) {
    for (const pair of tried) {
      const pages = trySetting(slide, statement, pair, { stage, isEven });
      if (pages) return pages;
    }
  }
  return undefined;
}

// A rule under the title belongs where it is; what stands in the end corner may stay clear of both.
function isDrawnBetween({ titleBox, contentBox, layout }: Anatomy, { direction }: Stage): boolean {
  const aside = asideShare * titleBox.width;
  const x = direction === "ltr" ? titleBox.x : titleBox.x + titleBox.width - aside;
  const room = boxOf(x, titleBox.y, aside, bottomOf(contentBox) - titleBox.y);
  return layout.artwork.some((drawn) => overlaps(drawn, room));
}

/** Of the width of a statement, from the start: what is drawn beyond it stands aside. */
const asideShare = 0.7;

function overlaps(drawn: Box, room: Box): boolean {
  const isAcross = drawn.x < rightOf(room) && rightOf(drawn) > room.x;
  return isAcross && drawn.y < bottomOf(room) && bottomOf(drawn) > room.y;
}

function trySetting(
  { title, support, notes }: SupportedStatement,
  statement: Anatomy,
  setting: (typeof pairs)[number],
  { stage, isEven }: { readonly stage: Stage; readonly isEven: boolean },
): readonly Page[] | undefined {
  const { size, mostLines } = setting;
  const below = setSupport(support, statement, oneLineSize(support, statement, setting.support));
  if (!below) return undefined;
  const { direction } = stage;
  const reserved = betweenThem + below.height;
  const anatomy = lowerTitle(title, statement, { size, above: aboveShare, reserved, direction });
  if (!anatomy || !fitsAtOwnSize(title, anatomy, mostLines)) return undefined;
  if (isEven && !titleEndsWell(title, anatomy, mostLines)) return undefined;
  const content = [below.placeAt(emu(bottomOf(anatomy.titleBox) + betweenThem))];
  const boxes = [anatomy.titleBox, ...content.map(({ box }) => box)];
  if (anatomy.layout.artwork.some((drawn) => boxes.some((box) => overlaps(drawn, box)))) return undefined;
  return toPages("statement", anatomy, title, [content], { notes, titleLines: statementTitleLines });
}

interface SetSupport {
  readonly lines: number;
  readonly height: number;
  readonly placeAt: (top: number) => PlacedElement;
}

/** Of the size of what supports a statement, what a single line is worth. */
const oneLineShare = 0.75;

function oneLineSize(support: RichText, anatomy: Anatomy, size: number): number {
  const smaller = supportSizes.filter((one) => one <= size && one >= oneLineShare * size);
  return smaller.find((one) => setSupport(support, anatomy, one)?.lines === 1) ?? size;
}

function setSupport(support: RichText, anatomy: Anatomy, size: number): SetSupport | undefined {
  const { body, titleBox, title, layout } = anatomy;
  if (!body) return undefined;
  const look = lookOf(body, layout);
  const { left, right } = title?.insets ?? noInsets;
  const room = emu(titleBox.width - left - right);
  const { alignment } = levelOf(look, 0);
  const paragraph = { ...plainParagraph("", points(size)), runs: toRuns(support, points(size)), lineSpacing };
  const width = balanceWidth(toMeasurable(paragraph, look), room);
  const measure = measurePlacedText([paragraph], look, width);
  if (measure.lines > mostSupportLines || measure.brokenWords > 0) return undefined;
  const height = measure.height + inches(0.03);
  const aside = alignment === "center" ? (room - width) / 2 : alignment === "end" ? room - width : 0;
  const x = titleBox.x + left + aside;
  const placeAt = (top: number) =>
    fillPlaceholder(body, {
      paragraphs: [paragraph],
      measure,
      box: boxOf(x, top, width, height),
      anchor: "top",
      insets: noInsets,
    });
  return { height, placeAt, lines: measure.lines };
}
