import type { Outline } from "@lectern/deck";
import { type QuotationMarks, quotationMarksOf } from "./quotation-marks.ts";
import { changeRunningText } from "./running-text.ts";

/**
 * Returns an outline whose straight apostrophes and quotation marks are those of print in its language: "l'année" with ’,
 * a quotation in “ ”, „ “ or « ». Programs, notes, feet, inches and minutes, and marks that do not pair stay as they are.
 */
export function setQuotes(outline: Outline): Outline {
  const marks = quotationMarksOf(outline.language);
  const change = (pieces: readonly string[]) => setIn(pieces, marks);
  return { ...outline, slides: outline.slides.map((slide) => changeRunningText(slide, change)) };
}

function setIn(pieces: readonly string[], marks: QuotationMarks): readonly string[] {
  if (!pieces.some((piece) => /["']/u.test(piece))) return pieces;
  const text = pieces.join("");
  if (isCodeLike.test(text)) return pieces;
  const set = new Map([...findQuotations(text, marks), ...findApostrophes(text, marks)]);
  let start = 0;
  return pieces.map((piece) => {
    const from = start;
    start += piece.length;
    return Array.from({ length: piece.length }, (_, index) => set.get(from + index) ?? piece[index]).join("");
  });
}

/** Lines of a program that nobody marked as such, and Hebrew, whose marks of abbreviation look the same. */
const isCodeLike =
  /[{}<>=;\\][ \t]?["']|["'][ \t]?[{}<>=\\]|[\p{L}\p{Nd}_][([]["']|(?<!\S)--?\p{Ll}[\p{Ll}-]*[ =]["']|["'],["']|:\/\/\S*["']|[\p{sc=Hebrew}]/u;

type Setting = readonly [at: number, sign: string];

/** What may stand before a mark that opens: nothing, a space, a bracket, a dash, an elision, or a script that has no spaces. */
const beforeOpening =
  /^$|[\s([{«„“‘¿¡/—–'’\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Arabic}，、。：；（]/u;

/** All pairs of a text, or none where one of its marks has no partner. */
function findQuotations(text: string, { open, close }: QuotationMarks): readonly Setting[] {
  const found: Setting[] = [];
  let isOpen = false;
  for (const { index } of text.matchAll(/"/gu)) {
    const before = text[index - 1] ?? "";
    const after = text[index + 1] ?? "";
    if (!isOpen && /\p{Nd}/u.test(before)) continue;
    const fits = isOpen ? /\S/u.test(before) : beforeOpening.test(before) && /\S/u.test(after);
    if (!fits) return [];
    found.push([index, isOpen ? close : open]);
    isOpen = !isOpen;
  }
  return isOpen ? [] : found;
}

const letter = /[\p{L}\p{M}]/u;
const apostrophe = "’";

function findApostrophes(text: string, marks: QuotationMarks): readonly Setting[] {
  const found: Setting[] = [];
  const inner = innerMarksOf(marks);
  let openAt: number | undefined;
  for (const { index } of text.matchAll(/'/gu)) {
    const before = text[index - 1] ?? "";
    const after = text[index + 1] ?? "";
    const isAfterLetter = letter.test(before);
    const isInWord = isAfterLetter && /[\p{L}\p{M}\p{Nd}"“«„]/u.test(after);
    const isPlural = /\p{Nd}/u.test(before) && letter.test(after);
    if (isInWord || isPlural) found.push([index, apostrophe]);
    else if (beforeOpening.test(before) && letter.test(after)) {
      // 'tis: what nothing closes is an apostrophe.
      if (openAt !== undefined) found.push([openAt, apostrophe]);
      openAt = index;
    } else if (openAt !== undefined && /\S/u.test(before)) {
      if (inner) found.push([openAt, inner.open], [index, inner.close]);
      openAt = undefined;
    } else if (
      isAfterLetter ||
      (/^$|\s/u.test(before) && /\p{Nd}{2}/u.test(text.slice(index + 1, index + 3)))
    )
      found.push([index, apostrophe]);
  }
  if (openAt !== undefined) found.push([openAt, apostrophe]);
  return found;
}

/** Single marks of the same form as the double ones; guillemets and corners have none. */
function innerMarksOf({ open, close }: QuotationMarks): QuotationMarks | undefined {
  const single: Readonly<Record<string, string>> = { "“": "‘", "”": "’", "„": "‚" };
  const [first, last] = [single[open], single[close]];
  return first === undefined || last === undefined ? undefined : { open: first, close: last };
}
