import {
  type BulletItem,
  type ClosingSlide,
  inches,
  type NextStep,
  type PlacedElement,
  type PlacedParagraph,
} from "@lectern/deck";
import { statementTitleLines } from "../forms/statement.ts";
import { plainTextOf } from "../forms/table-columns.ts";
import { bottomOf } from "../geometry.ts";
import type { Page } from "../pages/page.ts";
import type { Stage } from "../pages/stage.ts";
import { toPages } from "../pages/to-pages.ts";
import { inkParagraph } from "../parts/canvas.ts";
import type { Palette } from "../template/colors/palette.ts";
import { belowOwnTitle, lowerClosingTitle, setBelowTitle } from "./fields/own-closing.ts";
import { itemInWords } from "./in-words.ts";

/**
 * Composes a last slide of ours that says one thing below its title: the title owns the page as on a cover, and what it says
 * stands large below it; undefined where there is more to say, or it is too long for that.
 */
export function composeSoleClosing(
  slide: ClosingSlide,
  contact: PlacedElement | undefined,
  stage: Stage,
): readonly Page[] | undefined {
  const words = stage.isOwnLook ? wordsOf(slide) : undefined;
  if (!words) return undefined;
  const { closing } = stage.layouts;
  const isFigure = isToTakeDown(words);
  const most = isFigure ? highestFigure : highest;
  const foot = contact ? bottomOf(closing.contentBox) - contact.box.y + aboveContact : 0;
  const anatomy = lowerClosingTitle(
    slide.title,
    most + belowOwnTitle + Math.max(0, foot),
    stage,
    isFigure ? nameSize : undefined,
  );
  if (!anatomy) return undefined;
  const said = setBelowTitle(
    {
      name: "Ask",
      sizes: isFigure ? figureSizes : [36, 32, 28, 26, 24],
      most,
      paragraphs: (size, inks) => toParagraphs(words, size, inks),
    },
    anatomy,
  );
  if (!said) return undefined;
  const content = contact ? [said, contact] : [said];
  return toPages("closing", anatomy, slide.title, [content], {
    notes: slide.notes,
    titleLines: statementTitleLines,
  });
}

/** Of what is said below the title. */
const highest = inches(1.6);
/** In points, of a figure that listeners take down, which has one line. */
const figureSizes = [88, 80, 72, 66, 60, 54, 48, 40, 36, 32, 28, 26, 24];
const highestFigure = inches(1.5);
/** Of the title that only names it. */
const nameSize = 40;
/** Of its letters and figures, how many are figures: a telephone number, a price, a date. */
const mostlyFigures = 0.5;

// What is all figures is what its page is there for.
function isToTakeDown({ said, below }: SoleWords): boolean {
  const figures = said.match(/\p{Nd}/gu)?.length ?? 0;
  const letters = said.match(/\p{L}/gu)?.length ?? 0;
  return below.length === 0 && figures > 0 && figures >= mostlyFigures * (figures + letters);
}

const aboveContact = inches(0.2);
/** In letters: more is read better from a row of its own. */
const longest = 70;

interface SoleWords {
  readonly said: string;
  /** When, by whom, and what changes by it. */
  readonly below: readonly string[];
}

function wordsOf({ items = [], nextSteps = [] }: ClosingSlide): SoleWords | undefined {
  const all = [...items.map(wordsOfItem), ...nextSteps.map(wordsOfStep)];
  const [words] = all;
  return all.length === 1 && words && words.said.length <= longest ? words : undefined;
}

function wordsOfItem(item: BulletItem): SoleWords | undefined {
  const { lead, text, children } = itemInWords(item);
  const said = plainTextOf(text);
  if (children?.length || said.length > longest) return undefined;
  if (lead === undefined) return { said, below: [] };
  return { said: lead.replace(/\s*[:：,，、،]$/u, ""), below: said === "" ? [] : [said] };
}

function wordsOfStep({ action, date, owner, effect }: NextStep): SoleWords {
  const who = [date, owner].filter((word) => word !== undefined).join(" · ");
  return { said: action, below: [who, effect ?? ""].filter((line) => line !== "") };
}

function toParagraphs(
  { said, below }: SoleWords,
  size: number,
  { accent, text }: Palette,
): readonly PlacedParagraph[] {
  const small = Math.max(18, Math.round(size * 0.7));
  return [
    inkParagraph(said, { size, color: accent, bold: true }),
    ...below.map((line) => inkParagraph(line, { size: small, color: text, gap: inches(0.06) })),
  ];
}
