import {
  type Emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  points,
  type RichText,
} from "@lectern/deck";
import { boxOf, noInsets } from "../geometry.ts";
import { inkParagraph, keepsWords } from "../parts/canvas.ts";
import { fillPlaceholder, lookOf, paletteOf } from "../parts/place-text.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { choosePalette } from "../template/colors/palette.ts";
import {
  evenLinesWidth,
  hasLeftOver,
  partsNumbers,
  tearsPhrase,
  tearsWords,
} from "../text/lines/balance-width.ts";
import {
  letterSpacingAt,
  levelOf,
  measurePlacedText,
  type TextLook,
  toMeasurable,
} from "../text/lines/measure-placed-text.ts";
import { breakParagraph } from "../text/lines/measure-text.ts";
import { mostLettersIn } from "../text/most-letters.ts";
import { plainTextOf } from "./table-columns.ts";

/** What a page says that has its title as a name and nothing else. */
export interface DisplayWords {
  /** A term that opens it, on a line of its own. */
  readonly lead?: string | undefined;
  readonly text: RichText;
}

/** In points, and how many lines words of that size may take: the fewer words, the larger they are. */
const settings = [
  { size: 96, mostLines: 1 },
  { size: 80, mostLines: 2 },
  { size: 72, mostLines: 2 },
  { size: 66, mostLines: 3 },
  { size: 60, mostLines: 3 },
  { size: 54, mostLines: 3 },
  { size: 48, mostLines: 4 },
  { size: 44, mostLines: 4 },
  { size: 40, mostLines: 5 },
  { size: 36, mostLines: 5 },
  { size: 32, mostLines: 6 },
];

/** Of the height of their place: more would touch the title and the foot. */
const mostHeight = 0.86;
/** Of the largest type that has room, what even lines and whole words are worth. */
const evenShare = 0.75;
const wholeShare = 0.55;
/** Of the free height: what stands above the words. */
const aboveShare = 0.42;
const belowLead = inches(0.1);

interface DisplaySetting {
  readonly paragraphs: readonly PlacedParagraph[];
  readonly width: Emu;
  readonly isEven: boolean;
  /** Lines end inside a word, or between a number and what it counts. */
  readonly isTorn: boolean;
  readonly size: number;
}

/**
 * Sets the words of a page as large as their number lets them be, in the type of titles and about the optical centre of the room
 * below the title; undefined where the layout has no place for them or they are too long for display type.
 */
export function setDisplayWords(words: DisplayWords, anatomy: Anatomy): readonly PlacedElement[] | undefined {
  const { body, title, layout, contentBox: box } = anatomy;
  if (!body || !title) return undefined;
  const look = lookOf(title, layout);
  const set = chooseSetting(words, anatomy, look);
  if (!set) return undefined;
  const measure = measurePlacedText(set.paragraphs, look, set.width);
  const high = measure.height + inches(0.03);
  const { alignment } = levelOf(look, 0);
  const aside = alignment === "center" ? (box.width - set.width) / 2 : 0;
  const place = boxOf(
    box.x + (alignment === "end" ? box.width - set.width : aside),
    box.y + aboveShare * (box.height - high),
    set.width,
    high,
  );
  return [
    fillPlaceholder(body, {
      paragraphs: set.paragraphs,
      measure,
      box: place,
      anchor: "top",
      insets: noInsets,
    }),
  ];
}

function chooseSetting(words: DisplayWords, anatomy: Anatomy, look: TextLook): DisplaySetting | undefined {
  const { contentBox: box } = anatomy;
  const letters = plainTextOf(words.text).length;
  let largest: DisplaySetting | undefined;
  for (const { size, mostLines } of settings) {
    if (largest && size < (largest.isTorn ? wholeShare : evenShare) * largest.size) break;
    if (letters > mostLettersIn(mostLines, size, box.width)) continue;
    const set = trySetting(words, { size, mostLines }, anatomy, look);
    if (!set || measurePlacedText(set.paragraphs, look, set.width).height > mostHeight * box.height) continue;
    if (set.isEven) return set;
    if (!largest || (largest.isTorn && !set.isTorn)) largest = set;
  }
  return largest;
}

function trySetting(
  { lead, text }: DisplayWords,
  { size, mostLines }: (typeof settings)[number],
  anatomy: Anatomy,
  look: TextLook,
): DisplaySetting | undefined {
  const { contentBox } = anatomy;
  const said = displayParagraph(text, size, anatomy, look);
  const measurable = toMeasurable(said, look);
  const width = evenLinesWidth(measurable, contentBox.width);
  const broken = breakParagraph(measurable, width);
  if (broken.lines.length > mostLines || broken.brokenWords > 0) return undefined;
  if (!keepsWords([said], look, width)) return undefined;
  const room = contentBox.width;
  const isTorn = [tearsWords, partsNumbers, tearsPhrase].some((tears) => tears(measurable, room));
  const isEven = !isTorn && !hasLeftOver(broken, measurable);
  if (lead === undefined) return { paragraphs: [said], width, isEven, isTorn, size };
  const { accent: color } = paletteOf(anatomy);
  const opening = inkParagraph(lead, { size: Math.max(24, Math.round(size / 2)), color, bold: true });
  const second = { ...said, spaceBefore: { kind: "fixed" as const, points: points(belowLead / 12_700) } };
  return { paragraphs: [opening, second], width: contentBox.width, isEven, isTorn, size };
}

// In the placeholder of a list, words state all that titles have.
function displayParagraph(
  text: RichText,
  size: number,
  { layout }: Anatomy,
  look: TextLook,
): PlacedParagraph {
  const style = levelOf(look, 0);
  const { text: color } = choosePalette(layout, style.color);
  const plain = inkParagraph(text, { size, color, bold: style.bold, font: "heading" });
  const runs = plain.runs.map((run) => ({
    ...run,
    italic: style.italic,
    ...(style.capitals && { capitals: true }),
    ...(style.letterSpacing !== undefined && { letterSpacing: letterSpacingAt(run.size, style) }),
  }));
  const { alignment, lineSpacing } = style;
  return { ...plain, runs, alignment, lineSpacing };
}
