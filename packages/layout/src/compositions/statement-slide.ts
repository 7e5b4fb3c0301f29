import { emu, inches, type PlacedElement, points, type StatementSlide } from "@lectern/deck";
import type { Anatomy } from "../anatomy.ts";
import { bottomOf, boxOf } from "../geometry.ts";
import { fitText } from "../text/fit-text.ts";
import { toBlocks } from "../text/list-paragraphs.ts";
import { levelOf } from "../text/measure-placed-text.ts";
import { stepsDown } from "../text/type-scale.ts";
import { createHeadline, placeTitle } from "./headline.ts";
import type { Page } from "./page.ts";
import { toListPages } from "./pages-with-spill.ts";
import { createTextShape, lookOf, paletteOf, plainParagraph, shapeLook } from "./place-text.ts";
import type { Stage } from "./stage.ts";
import { composeStatement, statementTitleLines } from "./statement.ts";
import { toPages } from "./to-pages.ts";

/** Composes one sentence that owns its page, and what supports it beneath. */
export function composeStatementSlide(slide: StatementSlide, stage: Stage): readonly Page[] {
  return (
    toStatementPage(slide, stage) ?? toOwnPage(slide, stage) ?? toListPages(slide, toItems(slide), stage)
  );
}

function toItems({ support }: StatementSlide) {
  return support === undefined ? [] : [{ text: [{ text: support }] }];
}

function toStatementPage(slide: StatementSlide, { layouts, direction }: Stage): readonly Page[] | undefined {
  const statement = layouts.statement && grown(slide.title, layouts.statement, direction);
  if (!statement || createHeadline(slide.title, statement, statementTitleLines).unsaid !== undefined) {
    return undefined;
  }
  const items = toItems(slide);
  const content = items.length === 0 ? [] : composeStatement(toBlocks(items), statement, direction);
  const options = { notes: slide.notes, titleLines: statementTitleLines };
  return content && toPages("statement", statement, slide.title, [content], options);
}

const grownSize = 60;

/** A statement of few words is set larger, so that it owns its page, too. */
function grown(title: string, statement: Anatomy, direction: Stage["direction"]): Anatomy {
  const large: Anatomy = { ...statement, ...enlarged(statement, grownSize) };
  const { text } = placeTitle(title, large, { maximumLines: 2 }, { direction });
  const size = text?.paragraphs[0]?.runs[0]?.size ?? 0;
  return size >= grownSize && (text?.measured.lines ?? 0) <= 2 ? large : statement;
}

/** Of a statement on a layout that was made for other titles. */
const ownSize = 40;
const betweenThem = inches(0.3);
const mostSupport = inches(1.4);

// A title that is all there is to say does not stand above an empty page: it is the page.
function toOwnPage(
  slide: StatementSlide,
  { layouts: { rows }, direction }: Stage,
): readonly Page[] | undefined {
  const { contentBox, titleBox } = rows;
  const area = boxOf(titleBox.x, titleBox.y, titleBox.width, bottomOf(contentBox) - titleBox.y);
  const large: Anatomy = { ...rows, titleBox: area, ...enlarged(rows, ownSize) };
  const setting = { maximumLines: statementTitleLines };
  if (createHeadline(slide.title, large, statementTitleLines).unsaid !== undefined) return undefined;
  const insets = rows.title?.insets ?? { top: 0, bottom: 0 };
  const { text } = placeTitle(slide.title, large, setting, { direction });
  const height = (text?.measured.height ?? 0) + insets.top + insets.bottom + inches(0.02);
  const free = area.height - height - (slide.support === undefined ? 0 : mostSupport);
  if (free < 0) return undefined;
  const anatomy: Anatomy = { ...large, titleBox: boxOf(area.x, area.y + 0.4 * free, area.width, height) };
  const support = slide.support === undefined ? undefined : placeSupport(slide.support, anatomy);
  if (slide.support !== undefined && !support) return undefined;
  const options = { notes: slide.notes, titleLines: statementTitleLines };
  return toPages("statement", anatomy, slide.title, [support ? [support] : []], options);
}

function enlarged({ title }: Anatomy, least: number): Pick<Anatomy, "title"> {
  if (!title) return {};
  const levels = title.levels.map((style) => ({ ...style, size: points(Math.max(style.size, least)) }));
  return { title: { ...title, levels } };
}

function placeSupport(support: string, anatomy: Anatomy): PlacedElement | undefined {
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
  const fitted = fitText((size) => [{ ...plainParagraph(support, size), alignment }], {
    sizes: stepsDown(20, 16),
    room: { width: box.width, height: emu(box.height) },
    look,
  });
  if (!fitted) return undefined;
  const { text: color } = paletteOf(anatomy);
  return createTextShape({ name: "Support", box, paragraphs: fitted.paragraphs, look, color });
}
