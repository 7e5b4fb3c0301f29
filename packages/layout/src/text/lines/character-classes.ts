import { once } from "../once.ts";

/** How a character behaves at the end and at the start of lines (after UAX #14, much reduced). */
export const CharacterClass = {
  letter: 0,
  space: 1,
  /** A line may end after it, where letters stand on both sides: "-". */
  hyphen: 2,
  /** A line may end after it: dashes, the zero-width space, the soft hyphen. */
  breakAfter: 3,
  /** A line may end before and after it: ideographs, kana, emoji. Hangul are letters: Korean has spaces between its words. */
  ideograph: 4,
  /** No line starts with it; one may end after it: 、。，） (kinsoku). */
  eastAsianClosing: 5,
  /** No line ends with it; one may start with it: （「. */
  eastAsianOpening: 6,
  /** Belongs to the character before it: marks, joiners, second halves of surrogate pairs. */
  mark: 7,
  /** No line ends before or after it: the no-break space and its kin. */
  glue: 8,
  /** A line may end after it in a URL. */
  slash: 9,
  /** Words are not set apart by spaces; a dictionary finds them: Thai, Lao, Khmer, Burmese. */
  dictionary: 10,
  closing: 11,
  opening: 12,
  digit: 13,
} as const;

/** Returns the class of each of the 65,536 code units; made once. */
export const characterClasses = once(createClasses);

const members: readonly (readonly [number, string])[] = [
  [CharacterClass.space, " \t\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u205f\u3000"],
  [CharacterClass.digit, "0123456789"],
  [CharacterClass.hyphen, "-\u2010"],
  [CharacterClass.breakAfter, "\u00ad\u200b\u2012\u2013\u2014"],
  [CharacterClass.closing, ")]}.,;:!?%\"'’”»›…"],
  [CharacterClass.opening, "([{“‘«‹$€£¥#"],
  [
    CharacterClass.eastAsianClosing,
    "、。，．・：；？！）］｝〕〉》」』】〙〗〟｠ーぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ々〻ヽヾゝゞ％‰℃｡｣､･ｰｧｨｩｪｫｬｭｮｯ～〜",
  ],
  [CharacterClass.eastAsianOpening, "（［｛〔〈《「『【〘〖〝｟｢＄￥￡"],
  [CharacterClass.glue, "\u00a0\u202f\u2007\u2060\ufeff\u2011"],
  [CharacterClass.slash, "/"],
];

const ranges: readonly (readonly [number, number, number])[] = [
  [0x2e80, 0x2fff, CharacterClass.ideograph],
  [0x3003, 0x9fff, CharacterClass.ideograph],
  [0xf900, 0xfaff, CharacterClass.ideograph],
  [0xfe30, 0xfe4f, CharacterClass.ideograph],
  [0xff01, 0xffdc, CharacterClass.ideograph],
  [0x0e00, 0x0eff, CharacterClass.dictionary],
  [0x1000, 0x109f, CharacterClass.dictionary],
  [0x1780, 0x17ff, CharacterClass.dictionary],
  [0xd800, 0xdbff, CharacterClass.ideograph],
  [0xdc00, 0xdfff, CharacterClass.mark],
];

function createClasses(): Uint8Array {
  const classes = new Uint8Array(0x1_0000);
  for (const [first, last, characterClass] of ranges) classes.fill(characterClass, first, last + 1);
  for (let code = 0x300; code < 0x1_0000; code += 1) {
    // Unpaired halves apart, one code unit is one character here.
    if (/[\p{M}\p{Cf}]/u.test(String.fromCharCode(code))) classes[code] = CharacterClass.mark;
  }
  for (const [characterClass, characters] of members) {
    for (const character of characters) classes[character.charCodeAt(0)] = characterClass;
  }
  return classes;
}

/** Whether a line may end between a character of one class and one of the next. */
export const BreakRule = { never: 0, always: 1, afterHyphen: 2, inUrl: 3, dictionary: 4 } as const;

/** Returns the rule for every pair of classes: the place of a pair is 16 times the first class plus the second. */
export const breakRules = once(createRules);

function createRules(): Uint8Array {
  const created = new Uint8Array(256);
  for (let before = 0; before < 14; before += 1) {
    for (let after = 0; after < 14; after += 1) created[before * 16 + after] = ruleBetween(before, after);
  }
  return created;
}

function ruleBetween(before: number, after: number): number {
  const { space, hyphen, breakAfter, ideograph, eastAsianClosing, eastAsianOpening, mark, glue } =
    CharacterClass;
  const { slash, dictionary, closing, opening, digit } = CharacterClass;
  if (after === space || after === mark || after === glue || before === glue) return BreakRule.never;
  if (before === space) return BreakRule.always;
  if (after === closing || after === eastAsianClosing) return BreakRule.never;
  if (before === opening || before === eastAsianOpening) return BreakRule.never;
  if (before === breakAfter)
    return after === hyphen || after === breakAfter ? BreakRule.never : BreakRule.always;
  if (before === hyphen) return after === digit ? BreakRule.never : BreakRule.afterHyphen;
  if (before === slash) return after === slash ? BreakRule.never : BreakRule.inUrl;
  if (after === slash || after === hyphen || after === breakAfter) return BreakRule.never;
  if (before === dictionary || after === dictionary) return BreakRule.dictionary;
  if (before === ideograph || before === eastAsianClosing) return BreakRule.always;
  if (after === ideograph || after === eastAsianOpening) return BreakRule.always;
  return BreakRule.never;
}
