import { unitsPerEm } from "../generated/font-advances.ts";
import { once } from "../text/once.ts";

/** Set on an advance that is an average of its script and not the character's own. */
export const estimatedBit = 0x8000;

/** Set on an advance of a script whose fonts stand taller than Latin ones. */
export const tallBit = 0x4000;

/** Takes the advance, in 1/2048 em, out of an entry of the tables. */
export const advanceMask = 0x3fff;

/** The line height of scripts that Latin fonts lack, as a share of the text size: what their Office fonts need at most. */
export const tallLineHeight = 1.45;

/** Returns the advances of all 65,536 code units for a font that has none of them, in regular or bold type; each is made once. */
export function scriptAdvances(isBold: boolean): Uint16Array {
  return isBold ? boldAdvances() : regularAdvances();
}

const regularAdvances = once(() => createScriptAdvances(1));
const boldAdvances = once(() => createScriptAdvances(widerInBold));

const unknownAdvance = 0.8;

// First and last code point, advance in em. Averages of running text in the widest common fonts, and a tenth more.
const scripts: readonly (readonly [number, number, number])[] = [
  [0x0000, 0x02ff, 0.62],
  [0x0370, 0x052f, 0.66],
  [0x0530, 0x058f, 0.66],
  [0x0590, 0x05ff, 0.6],
  [0x0600, 0x08ff, 0.5],
  [0x0900, 0x097f, 0.58],
  [0x0980, 0x09ff, 0.62],
  [0x0a00, 0x0aff, 0.66],
  [0x0b00, 0x0b7f, 0.72],
  [0x0b80, 0x0bff, 0.86],
  [0x0c00, 0x0d7f, 0.84],
  [0x0d80, 0x0dff, 0.84],
  [0x0e00, 0x0eff, 0.62],
  [0x0f00, 0x0fff, 0.66],
  [0x1000, 0x109f, 0.9],
  [0x10a0, 0x10ff, 0.66],
  [0x1100, 0x115f, 1],
  [0x1160, 0x11ff, 0],
  [0x1200, 0x139f, 0.84],
  [0x1780, 0x17ff, 0.8],
  [0x1e00, 0x1fff, 0.66],
  [0x2000, 0x206f, 0.6],
  [0x2e80, 0x303f, 1],
  [0x3040, 0x9fff, 1],
  [0xa960, 0xa97f, 1],
  [0xac00, 0xd7a3, 1],
  [0xd7b0, 0xd7ff, 0],
  [0xf900, 0xfaff, 1],
  [0xfb1d, 0xfdff, 0.6],
  [0xfe30, 0xfe4f, 1],
  [0xfe70, 0xfeff, 0.5],
  [0xff01, 0xff60, 1],
  [0xff61, 0xffdc, 0.5],
  [0xffe0, 0xffe6, 1],
];

// Joined letters differ more than those of other scripts: sin is four times as wide as alif. Averages of each over running text, in
// whatever form it stands, by least squares, in em of Noto Sans Arabic, and a tenth more.
const arabicLetters: readonly (readonly [letters: string, advance: number])[] = [
  ["اإأة", 0.28],
  ["رءئ", 0.36],
  ["لزآهنيیژ", 0.46],
  ["بتپؤود", 0.51],
  ["عغثكکگقمذ", 0.61],
  ["ىفحجخچ", 0.74],
  ["ظط", 0.78],
  ["سشصض", 1.12],
];

/** Of Arabic letters: bold ones are so much wider. */
const widerInBold = 1.11;

/** The advance of an emoji in em, the whole grapheme cluster taken together. */
export const emojiAdvance = 1.25;

function createScriptAdvances(arabicShare: number): Uint16Array {
  const advances = new Uint16Array(0x1_0000).fill(entryOf(unknownAdvance, 0x0800));
  for (const [first, last, advance] of scripts) advances.fill(entryOf(advance, first), first, last + 1);
  for (const [letters, advance] of arabicLetters)
    for (const letter of letters)
      advances[letter.charCodeAt(0)] = entryOf(arabicShare * advance, letter.charCodeAt(0));
  for (let code = 0x2100; code < 0x2e00; code += 1) {
    if (isEmoji(code)) advances[code] = entryOf(emojiAdvance, code);
    else advances[code] = entryOf(1, 0);
  }
  for (let code = 0; code < 0x1_0000; code += 1) {
    if (isWithoutWidth(code)) advances[code] = 0;
  }
  return advances;
}

function entryOf(advance: number, code: number): number {
  const isTall = code >= 0x0590 && !(code >= 0x1e00 && code < 0x2e80);
  return Math.round(advance * unitsPerEm) | (isEastAsian(code) ? 0 : estimatedBit) | (isTall ? tallBit : 0);
}

// Ideographs, kana and Hangul syllables are an em wide in every font, and half of it in their half-width forms.
function isEastAsian(code: number): boolean {
  if (code < 0x2e80) return false;
  if (code <= 0x9fff) return true;
  if (code < 0xac00) return false;
  return (
    code <= 0xd7a3 ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe4f) ||
    code >= 0xff01
  );
}

function isEmoji(code: number): boolean {
  return /\p{Extended_Pictographic}/u.test(String.fromCharCode(code));
}

/** Says whether a code unit takes no room of its own: marks that stand on others, joiners, direction marks, lone surrogates. */
export function isWithoutWidth(code: number): boolean {
  if (code >= 0xd800 && code < 0xe000) return true;
  return code >= 0xad && /[\p{Mn}\p{Me}\p{Cf}]/u.test(String.fromCharCode(code));
}
