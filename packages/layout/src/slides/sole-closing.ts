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
  const foot = contact ? bottomOf(closing.contentBox) - contact.box.y + aboveContact : 0;
  const anatomy = lowerClosingTitle(slide.title, highest + belowOwnTitle + Math.max(0, foot), stage);
  if (!anatomy) return undefined;
  const said = setBelowTitle(
    {
      name: "Ask",
      sizes: [36, 32, 28, 26, 24],
      most: highest,
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
