import type { Font } from "harfbuzzjs";
import type { MeasureWidth } from "./place-stretches.ts";
import type { MeasureShifts } from "./space-clusters.ts";

/** A font in a file, or in a collection of fonts. */
export interface FontFile {
  readonly bytes: Uint8Array;
  readonly index: number;
}

/** Returns the file of a family's cut; undefined where no letter of the picture is drawn in it. */
export type FileOf = (family: string, isBold: boolean, isItalic: boolean) => FontFile | undefined;

/** What measures text with HarfBuzz. */
export interface TextMeasure {
  /** By how much clusters of several glyphs are wider than their widest glyph. */
  readonly shifts: MeasureShifts;
  /** How far a text advances. */
  readonly width: MeasureWidth;
}

/** Of each file that was measured in, by number: to open one of East Asia takes as long as drawing a picture. */
const opened = new WeakMap<Uint8Array, Map<number, Font>>();

/** Returns what measures text in the fonts of a picture. */
export async function createTextMeasure(fileOf: FileOf): Promise<TextMeasure> {
  const harfBuzz = await import("harfbuzzjs");
  const openFont = (family: string, isBold: boolean, isItalic: boolean): Font | undefined => {
    const file = fileOf(family, isBold, isItalic);
    if (!file) return undefined;
    const fonts = opened.get(file.bytes) ?? new Map<number, Font>();
    opened.set(file.bytes, fonts);
    const font =
      fonts.get(file.index) ??
      new harfBuzz.Font(new harfBuzz.Face(new harfBuzz.Blob(file.bytes), file.index));
    fonts.set(file.index, font);
    return font;
  };
  const shape = (text: string, font: Font): readonly ClusterGlyph[] => {
    const buffer = new harfBuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfBuzz.shape(font, buffer);
    const em = font.face.upem;
    return buffer
      .getGlyphInfosAndPositions()
      .map(({ cluster, xAdvance = 0 }) => ({ cluster, advance: xAdvance / em }));
  };
  return {
    shifts: (text, family, isBold) => {
      const font = openFont(family, isBold, false);
      return font ? toShifts(text, shape(text, font)) : [];
    },
    width: (text, { family, isBold, isItalic }) => {
      const font = openFont(family, isBold, isItalic);
      return font && shape(text, font).reduce((sum, { advance }) => sum + advance, 0);
    },
  };
}

/** A glyph of shaped text: the code unit that its cluster begins at, and its advance in em. */
export interface ClusterGlyph {
  readonly cluster: number;
  readonly advance: number;
}

/** Returns for each code point of a text what its cluster takes beyond its widest glyph, told by the cluster's last code point. */
export function toShifts(text: string, glyphs: readonly ClusterGlyph[]): readonly number[] {
  const clusters = Map.groupBy(glyphs, ({ cluster }) => cluster);
  let excess = 0;
  let at = 0;
  const letters = [...text];
  return letters.map((letter) => {
    const advances = clusters.get(at)?.map(({ advance }) => advance);
    if (advances) excess = advances.reduce((sum, advance) => sum + advance, 0) - Math.max(...advances);
    at += letter.length;
    if (at < text.length && !clusters.has(at)) return 0;
    const shift = excess;
    excess = 0;
    return Math.abs(shift) < leastShift ? 0 : shift;
  });
}

const leastShift = 0.001;
