/** Of the size of type, how wide a letter is at the least on average. */
const narrowLetter = 0.38;

/** Returns how many letters find room at the most in lines of a size in points and a width in EMU: longer texts need not be measured. */
export function mostLettersIn(lines: number, size: number, width: number): number {
  return (lines * width) / (size * 12_700 * narrowLetter);
}
