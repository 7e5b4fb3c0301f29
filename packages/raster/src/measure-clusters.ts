import type { Font } from "harfbuzzjs";
import type { MeasureShifts } from "./space-clusters.ts";

/** Returns the file of a family's cut; undefined where no letter of the picture is drawn in it. */
export type FileOf = (family: string, isBold: boolean) => Uint8Array | undefined;

/** Returns what measures, with HarfBuzz, by how much clusters of several glyphs are wider than their widest glyph. */
export async function createClusterMeasure(fileOf: FileOf): Promise<MeasureShifts> {
  const harfBuzz = await import("harfbuzzjs");
  const fonts = new Map<string, Font | undefined>();
  const openFont = (family: string, isBold: boolean): Font | undefined => {
    const key = `${family} ${isBold}`;
    if (fonts.has(key)) return fonts.get(key);
    const file = fileOf(family, isBold);
    const font = file && new harfBuzz.Font(new harfBuzz.Face(new harfBuzz.Blob(file)));
    fonts.set(key, font);
    return font;
  };
  return (text, family, isBold) => {
    const font = openFont(family, isBold);
    if (!font) return [];
    const buffer = new harfBuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfBuzz.shape(font, buffer);
    const glyphs = buffer.getGlyphInfosAndPositions();
    const em = font.face.upem;
    return toShifts(
      text,
      glyphs.map(({ cluster, xAdvance = 0 }) => ({ cluster, advance: xAdvance / em })),
    );
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
