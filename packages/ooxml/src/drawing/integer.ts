/** Returns a whole number between two bounds, as OOXML's attributes want it; throws a RangeError on NaN. */
export function integer(value: number, least: number, most: number): number {
  if (Number.isNaN(value)) throw new RangeError("Expected a number to write into the file, got NaN.");
  return Math.min(most, Math.max(least, Math.round(value)));
}

/** Returns a share, 1 for 100 %, in thousandths of a percent (ISO 29500-1, 22.9.2.9). */
export function thousandthsOfPercent(share: number): number {
  return integer(share * 100_000, 0, 13_200_000);
}

/** Returns a type size in hundredths of a point (20.1.10.68 ST_TextFontSize). */
export function fontSize(points: number): number {
  return integer(points * 100, 100, 400_000);
}

/** Returns a distance between lines in hundredths of a point (20.1.10.74 ST_TextSpacingPoint). */
export function spacingPoints(points: number): number {
  return integer(points * 100, 0, 158_400);
}

/** Returns a position in EMU (20.1.10.16). */
export function coordinate(value: number): number {
  return integer(value, -27_273_042_329_600, 27_273_042_316_900);
}

/** Returns a width or a height in EMU; never negative (20.1.10.41). */
export function extent(value: number): number {
  return integer(value, 0, 27_273_042_316_900);
}

/** Returns a margin of text in EMU (20.1.10.72 ST_TextMargin). */
export function textMargin(value: number): number {
  return integer(value, 0, 51_206_400);
}

/** Returns a first-line indent in EMU (20.1.10.71 ST_TextIndent). */
export function textIndent(value: number): number {
  return integer(value, -51_206_400, 51_206_400);
}

/** Returns an angle in degrees as a turn of less than a full circle, in sixty-thousandths of a degree (20.1.10.3 ST_Angle). */
export function angle(degrees: number): number {
  return integer((((degrees % 360) + 360) % 360) * 60_000, 0, 21_600_000) % 21_600_000;
}

/** Returns the width of a line in EMU (20.1.10.35 ST_LineWidth). */
export function lineWidth(emu: number): number {
  return integer(emu, 0, 20_116_800);
}
