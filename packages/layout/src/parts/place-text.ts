import {
  type Anchor,
  type Box,
  type Direction,
  type Emu,
  emu,
  type Insets,
  type LevelStyle,
  type PlacedParagraph,
  type PlacedPlaceholder,
  type PlacedShape,
  type PlacedText,
  type Placeholder,
  points,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { balanceBox } from "../fitting/balance-box.ts";
import { insideOf, noInsets } from "../geometry.ts";
import { type Anatomy, isSeen, ownBoxOf } from "../template/anatomy.ts";
import { choosePalette, type Palette } from "../template/colors/palette.ts";
import { type FittedText, fitText, toMeasuredText } from "../text/lines/fit-text.ts";
import { holdLastWords } from "../text/lines/hold-last-words.ts";
import {
  letterSpacingAt,
  levelOf,
  measurePlacedText,
  type TextLook,
} from "../text/lines/measure-placed-text.ts";
import type { TextMeasure } from "../text/lines/measure-text.ts";
import { findPhraseWidth } from "../text/lines/phrase-width.ts";
import { fixedSpacing } from "../text/list-paragraphs.ts";
import { holdNumbers } from "../text/numbers/hold-numbers.ts";
import { releaseUnits } from "../text/numbers/release-units.ts";
import { stepsDown } from "../text/type-scale.ts";

/** The smallest size that running text may have. */
export const smallestText = 12;

/** The look of text in a placeholder. */
export function lookOf(placeholder: Placeholder, { theme }: TemplateLayout): TextLook {
  return { levels: placeholder.levels, theme };
}

/** The colours of our own shapes on slides of a layout. */
export function paletteOf({ layout, body }: Anatomy): Palette {
  return choosePalette(layout, body?.levels[0]?.color ?? layout.textColor);
}

/** The look of our own text shapes: the body's family and leading, plain, starting at the edge. */
export function shapeLook({ layout, body }: Anatomy): TextLook {
  const model = body?.levels[0];
  const style: LevelStyle = {
    size: points(20),
    bold: false,
    italic: false,
    fontFamily: layout.theme.fonts.body.latin,
    font: "body",
    color: model?.color ?? "000000",
    alignment: "start",
    lineSpacing: model?.lineSpacing ?? { kind: "share", share: 1.1 },
    spaceBefore: fixedSpacing(0),
    spaceAfter: fixedSpacing(0),
    marginStart: emu(0),
    indent: emu(0),
    bullet: false,
  };
  return { levels: [style], theme: layout.theme };
}

/** The look of lists in our own text shapes, where a layout has no body placeholder. */
export function shapeListLook(anatomy: Anatomy): TextLook {
  const { levels, theme } = shapeLook(anatomy);
  const [style] = levels;
  if (!style) return { levels, theme };
  const step = 274_320;
  return {
    theme,
    levels: [1, 2, 3].map((depth) => ({
      ...style,
      bullet: true,
      marginStart: emu(depth * step),
      indent: emu(-step),
    })),
  };
}

/** What fitted text needs to stand in a placeholder. */
export interface PlaceholderText {
  readonly paragraphs: readonly PlacedParagraph[];
  readonly measure: FittedText["measure"];
  readonly box?: Box;
  readonly anchor?: Anchor;
  readonly insets?: Insets;
}

/** Fills a placeholder; where no box is given it keeps the layout's. */
export function fillPlaceholder(
  placeholder: Placeholder,
  { paragraphs, measure, box = placeholder.box, anchor, insets }: PlaceholderText,
): PlacedPlaceholder {
  const { x, y, width, height } = ownBoxOf(placeholder);
  // A panel of its own may have more padding than the layout states.
  const stated = insets ?? (placeholder.fill === undefined ? undefined : placeholder.insets);
  return {
    kind: "placeholder",
    name: placeholder.name,
    type: placeholder.type,
    index: placeholder.index,
    box,
    inheritsBox: box.x === x && box.y === y && box.width === width && box.height === height,
    text: toPlacedText(withSpacing(paragraphs, placeholder), measure, anchor, stated),
  };
}

// In a file, what stands between letters is a length: that of a large title would be too much for a small one.
function withSpacing(
  paragraphs: readonly PlacedParagraph[],
  { levels }: Placeholder,
): readonly PlacedParagraph[] {
  if (levels.every(({ letterSpacing = 0 }) => letterSpacing >= 0)) return paragraphs;
  return paragraphs.map((paragraph) => {
    const style = levelOf({ levels }, paragraph.level);
    if ((style.letterSpacing ?? 0) >= 0) return paragraph;
    const runs = paragraph.runs.map((run) => ({ ...run, letterSpacing: letterSpacingAt(run.size, style) }));
    return { ...paragraph, runs };
  });
}

/** What a text shape is made from. */
export interface TextShapeOptions {
  readonly name: string;
  readonly box: Box;
  readonly paragraphs: readonly PlacedParagraph[];
  readonly look: TextLook;
  readonly color: ThemeColor;
  readonly font?: "heading" | "body";
  readonly anchor?: Anchor;
  readonly insets?: Insets;
  /** True where every space has to stay what it is, as in a title. */
  readonly isVerbatim?: boolean;
}

/** Returns a text box of our own: every paragraph states what a placeholder would inherit. */
export function createTextShape({
  name,
  box,
  paragraphs,
  look,
  color,
  font = "body",
  anchor = "top",
  insets = noInsets,
  isVerbatim = false,
}: TextShapeOptions): PlacedShape {
  const stated = paragraphs.map((paragraph) => stateAll(paragraph, look, color, font));
  const narrowed = insetsForPhrases(stated, look, box, insets);
  const room = insideOf(box, narrowed);
  const { paragraphs: set, measure } = isVerbatim
    ? { paragraphs: stated, measure: measurePlacedText(stated, look, room.width) }
    : breakWell(stated, look, room);
  return {
    kind: "shape",
    name,
    geometry: "rectangle",
    box,
    text: toPlacedText(set, measure, anchor, narrowed),
  };
}

/** Returns how high paragraphs stand in a text box so wide: lines that end between phrases may be higher than others of them. */
export function heightAsSet(paragraphs: readonly PlacedParagraph[], look: TextLook, width: Emu): number {
  const box: Box = { x: emu(0), y: emu(0), width, height: emu(0) };
  const { right, left } = insetsForPhrases(paragraphs, look, box, noInsets);
  return breakWell(paragraphs, look, { ...box, width: emu(width - left - right) }).measure.height;
}

/** Japanese has no spaces to hold: its lines end between phrases where the text has a little less room. */
function insetsForPhrases(
  paragraphs: readonly PlacedParagraph[],
  look: TextLook,
  box: Box,
  insets: Insets,
): Insets {
  const { width } = insideOf(box, insets);
  const unused = width - findPhraseWidth(paragraphs, look, width);
  if (unused === 0) return insets;
  const alignment = paragraphs[0]?.alignment ?? "start";
  const before = alignment === "center" ? unused / 2 : alignment === "end" ? unused : 0;
  return {
    ...insets,
    left: emu(insets.left + Math.floor(before)),
    right: emu(insets.right + Math.floor(unused - before)),
  };
}

/** Lets numbers go of units that would be torn, where the room holds the more lines, and gives last words company. */
function breakWell(
  paragraphs: readonly PlacedParagraph[],
  look: TextLook,
  { width, height }: Box,
): { readonly paragraphs: readonly PlacedParagraph[]; readonly measure: TextMeasure } {
  const setOf = (given: readonly PlacedParagraph[]) => {
    const held = given.map((paragraph) => holdLastWords(holdNumbers(paragraph, look, width), look, width));
    return { paragraphs: held, measure: measurePlacedText(held, look, width) };
  };
  const held = setOf(paragraphs);
  if (held.measure.brokenWords === 0) return held;
  const released = setOf(paragraphs.map((paragraph) => releaseUnits(paragraph, look, width)));
  return released.measure.height <= Math.max(height, held.measure.height) ? released : held;
}

/** Returns a plain paragraph of one run, without a marker. */
export function plainParagraph(text: string, size: PlacedParagraph["runs"][number]["size"]): PlacedParagraph {
  return {
    level: 0,
    runs: [{ text, size }],
    bullet: "none",
    marginStart: emu(0),
    indent: emu(0),
    spaceBefore: fixedSpacing(0),
    spaceAfter: fixedSpacing(0),
  };
}

/** Fills a placeholder with a line of plain text at the largest size that fits; undefined where none does. */
export function fillWithLine(
  placeholder: Placeholder,
  layout: TemplateLayout,
  text: string,
  options: { readonly smallest: number; readonly maximumLines?: number; readonly direction?: Direction },
): PlacedPlaceholder | undefined {
  const look = lookOf(placeholder, layout);
  const largest = levelOf(look, 0).size;
  const fitted = fitText((size) => [plainParagraph(text, size)], {
    sizes: stepsDown(largest, Math.min(options.smallest, largest)),
    room: insideOf(placeholder.box, placeholder.insets),
    look,
    ...(options.maximumLines !== undefined && { maximumLines: options.maximumLines }),
  });
  return fitted && fillBalanced(placeholder, layout, fitted, options.direction ?? "ltr");
}

/** Fills a placeholder with text that fits it, narrowed where that saves its last line from being a word left over. */
export function fillBalanced(
  placeholder: Placeholder,
  layout: TemplateLayout,
  { paragraphs }: Pick<FittedText, "paragraphs">,
  direction: Direction,
): PlacedPlaceholder {
  const look = lookOf(placeholder, layout);
  const { insets } = placeholder;
  const { box: own } = placeholder;
  const box = isSeen(placeholder) ? own : balanceBox(paragraphs, { box: own, insets, look, direction });
  const { width } = insideOf(box, insets);
  const held = paragraphs.map((paragraph) => holdNumbers(paragraph, look, width));
  const measure = measurePlacedText(held, look, width);
  return fillPlaceholder(placeholder, { paragraphs: held, measure, box });
}

function toPlacedText(
  paragraphs: readonly PlacedParagraph[],
  measure: FittedText["measure"],
  anchor: Anchor | undefined,
  insets: Insets | undefined,
): PlacedText {
  return {
    paragraphs,
    measured: toMeasuredText(measure),
    ...(anchor && { anchor }),
    ...(insets && { insets }),
  };
}

function stateAll(
  paragraph: PlacedParagraph,
  look: TextLook,
  color: ThemeColor,
  font: "heading" | "body",
): PlacedParagraph {
  const style = levelOf(look, paragraph.level);
  return {
    alignment: "start",
    lineSpacing: style.lineSpacing,
    spaceBefore: style.spaceBefore,
    spaceAfter: style.spaceAfter,
    marginStart: style.marginStart,
    indent: style.indent,
    bullet: style.bullet ? { character: paragraph.level === 1 ? "–" : "•" } : "none",
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ color, font, ...run })),
  };
}
