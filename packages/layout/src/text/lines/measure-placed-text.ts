import {
  type Emu,
  type LevelStyle,
  type PlacedParagraph,
  type PlacedRun,
  type Points,
  points,
  type Theme,
} from "@lectern/deck";
import {
  type MeasurableParagraph,
  type MeasurableRun,
  measureText,
  type TextMeasure,
} from "./measure-text.ts";

/** The look that placed text inherits: nine levels of a placeholder, or of our own shapes, and the theme's fonts. */
export interface TextLook {
  readonly levels: readonly LevelStyle[];
  readonly theme: Theme;
}

/** The family that code is set in. */
export const codeFamily = "Courier New";

/** Measures placed paragraphs in lines of a width; what a paragraph leaves out is taken from the look. */
export function measurePlacedText(
  paragraphs: readonly PlacedParagraph[],
  look: TextLook,
  width: Emu,
): TextMeasure {
  return measureText(
    paragraphs.map((paragraph) => toMeasurable(paragraph, look)),
    width,
  );
}

/** Returns a placed paragraph with all that its size depends on. */
export function toMeasurable(paragraph: PlacedParagraph, look: TextLook): MeasurableParagraph {
  const style = levelOf(look, paragraph.level);
  return {
    runs: paragraph.runs.map((run) => toMeasurableRun(run, style, look.theme)),
    marginStart: paragraph.marginStart ?? style.marginStart,
    indent: paragraph.indent ?? style.indent,
    bullet: paragraph.bullet === undefined ? style.bullet : paragraph.bullet !== "none",
    lineSpacing: paragraph.lineSpacing ?? style.lineSpacing,
    spaceBefore: paragraph.spaceBefore ?? style.spaceBefore,
    spaceAfter: paragraph.spaceAfter ?? style.spaceAfter,
  };
}

/** Returns the style of a list level; throws a RangeError where the look has none. */
export function levelOf(look: Pick<TextLook, "levels">, level: number): LevelStyle {
  const style = look.levels[level] ?? look.levels.at(-1);
  if (!style) throw new RangeError("Expected the style of at least one list level, got none.");
  return style;
}

function toMeasurableRun(run: PlacedRun, style: LevelStyle, theme: Theme): MeasurableRun {
  return {
    text: (run.capitals ?? style.capitals) ? toCapitals(run.text) : run.text,
    size: run.size,
    family: familyOf(run, style, theme),
    bold: run.bold ?? style.bold,
    italic: run.italic ?? style.italic,
    ...(style.letterSpacing !== undefined && {
      letterSpacing: run.letterSpacing ?? letterSpacingAt(run.size, style),
    }),
  };
}

/** Returns what stands between letters of a size in a style. */
export function letterSpacingAt(size: Points, { letterSpacing = 0 }: LevelStyle): Points {
  return points(Math.round(100 * letterSpacing * size) / 100);
}

/** Letter by letter, so that places in the text stay what they are: "ß" would become two letters. */
function toCapitals(text: string): string {
  if (isAscii.test(text)) return text.toUpperCase();
  return [...text]
    .map((letter) => {
      const capital = letter.toUpperCase();
      return capital.length === letter.length ? capital : letter;
    })
    .join("");
}

const isAscii = /^[ -~]*$/u;

function familyOf(run: PlacedRun, style: LevelStyle, theme: Theme): string {
  if (run.font === undefined) return style.fontFamily;
  return run.font === "code" ? codeFamily : theme.fonts[run.font].latin;
}
