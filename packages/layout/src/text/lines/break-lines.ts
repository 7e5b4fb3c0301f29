import type { FontFace } from "../../fonts/font-face.ts";
import {
  advanceMask,
  emojiAdvance,
  estimatedBit,
  tallBit,
  tallLineHeight,
} from "../../fonts/script-advances.ts";
import { once } from "../once.ts";
import { BreakRule, breakRules, CharacterClass, characterClasses } from "./character-classes.ts";

/** A stretch of text in one face and size; lengths in EMU, not rounded. */
export interface InkRun {
  readonly text: string;
  readonly face: FontFace;
  /** The text size. */
  readonly em: number;
  /** What stands between letters besides their own distance; below 0 they stand nearer. */
  readonly spacing: number;
}

/** One line of broken text: where it stands in the runs' joined text, and what it takes. */
export interface BrokenLine {
  readonly start: number;
  /** After the last character, trailing spaces included. */
  readonly end: number;
  /** Without the spaces at its end. */
  readonly width: number;
  readonly height: number;
}

/** A paragraph broken into lines; never without one. */
export interface BrokenText {
  readonly lines: readonly BrokenLine[];
  /** How many lines end inside a word that is wider than a line. */
  readonly brokenWords: number;
  /** False where an advance was an average or a neighbour's. */
  readonly widthsExact: boolean;
  /** False where the height of a line's font is not known. */
  readonly heightsExact: boolean;
  /** The widths that give just these lines: those of the first line, and those of the others. */
  readonly widths: readonly [WidthRange, WidthRange];
}

/** Widths from the first on, and below the second; in EMU, as `limitsOf` gives them. */
export type WidthRange = readonly [least: number, tooWide: number];

// Programs round advances each in their own way; a line as full as this may be one word fuller elsewhere.
const trustedShare = 0.999;

/** A paragraph in its faces and sizes, with what breaking it has to know whatever its width. */
export interface InkText {
  readonly runs: readonly InkRun[];
  /** By so much its letters are drawn together. */
  readonly drawnIn: number;
  readonly isEastAsian: boolean;
  /** Whether East Asian characters and others stand side by side in it. */
  readonly isMixed: boolean;
  /** Where words begin that have no spaces between them. */
  readonly dictionary: ReadonlySet<number> | undefined;
}

/** Reads what lines of any width are broken by. */
export function toInkText(runs: readonly InkRun[]): InkText {
  // Most texts are written in letters that none of the other questions are for.
  const isPlain = !runs.some((run) => asianPattern.test(run.text));
  return {
    runs,
    drawnIn: drawnInOf(runs),
    isEastAsian: !isPlain && runs.some((run) => eastAsianPattern.test(run.text)),
    isMixed: hasBoth(runs),
    dictionary: isPlain ? undefined : dictionaryBreaks(runs),
  };
}

function hasBoth(runs: readonly InkRun[]): boolean {
  return (
    runs.some((run) => fullWidthPattern.test(run.text)) && runs.some((run) => westernPattern.test(run.text))
  );
}

/** How much ink the first line of a text has room for, and the others; in EMU. */
export type LineLimits = readonly [first: number, rest: number];

/** Returns how much ink lines of these widths have room for. */
export function limitsOf({ drawnIn }: InkText, firstWidth: number, width: number): LineLimits {
  return [limitOf(firstWidth, drawnIn), limitOf(width, drawnIn)];
}

/**
 * Breaks a paragraph into lines as PowerPoint does: as much on each line as it has room for; a word wider than a line is broken
 * between its grapheme clusters.
 */
export function breakLines(
  { runs, isEastAsian, isMixed, dictionary }: InkText,
  limits: LineLimits,
): BrokenText {
  const breaker = new LineBreaker(limits, dictionary);
  for (const run of runs) breaker.addRun(run, isEastAsian, isMixed);
  return breaker.finish(runs[0]);
}

/** Says whether lines with so much room are just those of a broken text. */
export function isBrokenAlike({ widths: [first, rest] }: BrokenText, limits: LineLimits): boolean {
  return isWithin(limits[0], first) && isWithin(limits[1], rest);
}

function isWithin(limit: number, [least, tooWide]: WidthRange): boolean {
  return limit >= least && limit < tooWide;
}

// After its last letter, a line is not drawn together.
function drawnInOf(runs: readonly InkRun[]): number {
  let most = 0;
  for (const { spacing } of runs) most = Math.max(most, -spacing);
  return most;
}

function limitOf(width: number, drawnIn: number): number {
  return (width - drawnIn) * trustedShare;
}

/** Returns the least width that a line of so much ink has room in, in text whose letters are drawn together by so much. */
export function widthFor(ink: number, drawnIn: number): number {
  return ink / trustedShare + drawnIn;
}

const anyWidth: WidthRange = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

// Where no word is broken, lines stay what they are in narrower places, too, down to the widest of them.
function downToLines(
  [first, rest]: BrokenText["widths"],
  lines: readonly BrokenLine[],
): BrokenText["widths"] {
  let widest = 0;
  for (let index = 1; index < lines.length; index += 1) widest = Math.max(widest, lines[index]?.width ?? 0);
  return [
    [Math.min(first[0], lines[0]?.width ?? 0), first[1]],
    [Math.min(rest[0], widest), rest[1]],
  ];
}

const asianPattern = /[\u0e00-\u17ff\u3000-\uff60]/u;
const eastAsianPattern = /[\u3000-\u9fff\uff00-\uff60]/u;
const fullWidthPattern = /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/u;
const westernPattern = /[!-~\u00a1-\u058f]/u;
/**
 * Of a line's height: what LibreOffice leaves between an East Asian character and another, where PowerPoint leaves nothing; a space
 * between them changes nothing. Lines are broken with room for it, or one character would stand alone on the next line there.
 */
const scriptGap = 0.2;
const dictionaryPattern = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/u;
// It reads a dictionary when it is made: longer than placing a deck takes that has no use for it.
const wordSegmenter = once(() => new Intl.Segmenter("th", { granularity: "word" }));

function dictionaryBreaks(runs: readonly InkRun[]): ReadonlySet<number> | undefined {
  if (!runs.some((run) => dictionaryPattern.test(run.text))) return undefined;
  const text = runs.map((run) => run.text).join("");
  const breaks = new Set<number>();
  for (const segment of wordSegmenter().segment(text)) breaks.add(segment.index);
  return breaks;
}

const zeroWidthJoiner = 0x200d;

function isFullWidthCode(code: number): boolean {
  if (code < 0x1100) return false;
  if (code <= 0x11ff || (code >= 0x2e80 && code <= 0xd7af)) return true;
  return code >= 0xf900 && (code <= 0xfaff || (code >= 0xfe30 && code <= 0xfe4f) || code >= 0xff00);
}

class LineBreaker {
  private readonly lines: BrokenLine[] = [];
  private readonly width: number;
  private readonly dictionary: ReadonlySet<number> | undefined;
  private brokenWords = 0;
  private widthsExact = true;
  private heightsExact = true;
  private limit: number;

  // The current line: where it starts, its advance with and without the spaces at its end, its height.
  private start = 0;
  private advance = 0;
  private ink = 0;
  private height = 0;

  // The last place where it may end, what it takes up to there, and the height of what stands after it.
  private breakAt = 0;
  private advanceAtBreak = 0;
  private inkAtBreak = 0;
  private heightAtBreak = 0;
  private heightAfterBreak = 0;

  // What the current limit was compared with: the most that kept to it, and the least that did not.
  private kept = Number.NEGATIVE_INFINITY;
  private refused = Number.POSITIVE_INFINITY;
  private firstWidths: WidthRange | undefined;

  private offset = 0;
  private before: number = CharacterClass.glue;
  private codeBefore = 0;
  private isUrl = false;
  private clusterAt = 0;
  private advanceAtCluster = 0;
  private inkAtCluster = 0;
  private isPairOpen = false;
  private wasFullWidth: boolean | undefined;

  constructor([first, rest]: LineLimits, dictionary: ReadonlySet<number> | undefined) {
    this.limit = first;
    this.width = rest;
    this.dictionary = dictionary;
  }

  addRun(run: InkRun, isEastAsian: boolean, isMixed: boolean): void {
    const { text, face, em, spacing } = run;
    const advances = isEastAsian ? face.eastAsianAdvances : face.advances;
    const classes = characterClasses();
    const rules = breakRules();
    const unit = em * face.unit;
    const height = em * face.lineHeight;
    const tallHeight = Math.max(height, em * tallLineHeight);
    if (!face.exact) {
      this.widthsExact = false;
      this.heightsExact = false;
    }
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      const entry = advances[code] ?? 0;
      let characterClass = classes[code] ?? 0;
      let advance = (entry & advanceMask) * unit + spacing;
      if (isMixed && this.changesScript(code)) advance += scriptGap * height;
      if (characterClass === CharacterClass.letter && entry < tallBit && this.placeLetter(advance, height)) {
        this.codeBefore = code;
        continue;
      }
      let lineHeight = height;
      if (entry >= tallBit) {
        if ((entry & tallBit) !== 0) {
          lineHeight = tallHeight;
          this.heightsExact = false;
        }
        if ((entry & estimatedBit) !== 0) this.widthsExact = false;
        if (this.codeBefore === zeroWidthJoiner && code >= 0x2100 && code < 0x2c00) {
          advance = 0;
          characterClass = CharacterClass.mark;
        }
      } else if (code >= 0xd800 && code < 0xdc00) {
        const share = this.astralAdvance(text.codePointAt(index) ?? code);
        advance = share * em + spacing;
        if (share === 0) characterClass = CharacterClass.mark;
        else lineHeight = tallHeight;
        this.widthsExact = false;
        this.heightsExact = false;
      }
      this.codeBefore = code;
      this.place(characterClass, advance, lineHeight, rules);
      this.offset += 1;
    }
  }

  finish(firstRun: InkRun | undefined): BrokenText {
    if (this.offset === 0 && firstRun) this.height = firstRun.em * firstRun.face.lineHeight;
    this.lines.push({ start: this.start, end: this.offset, width: this.ink, height: this.height });
    const { lines, brokenWords, widthsExact, heightsExact, firstWidths } = this;
    const last: WidthRange = [this.kept, this.refused];
    const widths: BrokenText["widths"] = firstWidths ? [firstWidths, last] : [last, anyWidth];
    return {
      lines,
      brokenWords,
      widthsExact,
      heightsExact,
      widths: brokenWords === 0 ? downToLines(widths, lines) : widths,
    };
  }

  /** Spaces and general punctuation belong to what stands before them. */
  private changesScript(code: number): boolean {
    const isFullWidth = isFullWidthCode(code);
    if (!isFullWidth && (code <= 0x20 || code === 0xa0 || code > 0x058f)) return false;
    const changes = this.wasFullWidth === !isFullWidth;
    this.wasFullWidth = isFullWidth;
    return changes;
  }

  /** Places a letter after a letter, as most are; says whether it went without ending the line. */
  private placeLetter(advance: number, lineHeight: number): boolean {
    const after = this.advance + advance;
    if (this.before !== CharacterClass.letter || this.isTooWide(after)) return false;
    this.clusterAt = this.offset;
    this.advanceAtCluster = this.advance;
    this.inkAtCluster = this.ink;
    this.advance = after;
    this.ink = after;
    this.offset += 1;
    if (lineHeight > this.height) this.height = lineHeight;
    if (lineHeight > this.heightAfterBreak) this.heightAfterBreak = lineHeight;
    return true;
  }

  private place(characterClass: number, advance: number, lineHeight: number, rules: Uint8Array): void {
    if (characterClass !== CharacterClass.mark) {
      const rule = rules[this.before * 16 + characterClass] ?? 0;
      if (rule !== BreakRule.never && (rule === BreakRule.always || this.mayBreak(rule))) this.noteBreak();
      this.noteUrl(characterClass);
      this.before = characterClass;
      this.clusterAt = this.offset;
      this.advanceAtCluster = this.advance;
      this.inkAtCluster = this.ink;
    }
    this.advance += advance;
    if (characterClass === CharacterClass.space) return;
    while (this.isTooWide(this.advance) && this.offset > this.start) {
      if (!this.endLine()) break;
    }
    this.ink = this.advance;
    if (lineHeight > this.height) this.height = lineHeight;
    if (lineHeight > this.heightAfterBreak) this.heightAfterBreak = lineHeight;
  }

  private isTooWide(advance: number): boolean {
    if (advance > this.limit) {
      if (advance < this.refused) this.refused = advance;
      return true;
    }
    if (advance > this.kept) this.kept = advance;
    return false;
  }

  private noteBreak(): void {
    this.breakAt = this.offset;
    this.advanceAtBreak = this.advance;
    this.inkAtBreak = this.ink;
    this.heightAtBreak = this.height;
    this.heightAfterBreak = 0;
  }

  private mayBreak(rule: number): boolean {
    if (rule === BreakRule.inUrl) return this.isUrl;
    if (rule === BreakRule.dictionary) return this.dictionary?.has(this.offset) ?? false;
    return !this.isHyphenAlone;
  }

  // " -x" is a sign or a dash of its own and stays with what follows.
  private isHyphenAlone = false;

  private noteUrl(characterClass: number): void {
    if (characterClass === CharacterClass.slash) {
      if (this.before === CharacterClass.slash) this.isUrl = true;
    } else if (characterClass === CharacterClass.space) {
      this.isUrl = false;
    } else if (characterClass === CharacterClass.hyphen) {
      this.isHyphenAlone = this.before === CharacterClass.space || this.offset === 0;
    }
  }

  /** Ends the line at its last break, or else before the current grapheme cluster; says whether that was possible. */
  private endLine(): boolean {
    if (this.breakAt > this.start) {
      this.lines.push({
        start: this.start,
        end: this.breakAt,
        width: this.inkAtBreak,
        height: this.heightAtBreak,
      });
      this.startLine(this.breakAt, this.advanceAtBreak);
      this.height = this.heightAfterBreak;
      return true;
    }
    if (this.clusterAt <= this.start) return false;
    this.brokenWords += 1;
    this.lines.push({
      start: this.start,
      end: this.clusterAt,
      width: this.inkAtCluster,
      height: this.height,
    });
    this.startLine(this.clusterAt, this.advanceAtCluster);
    return true;
  }

  private startLine(at: number, advanceBefore: number): void {
    this.start = at;
    this.advance -= advanceBefore;
    this.advanceAtCluster -= advanceBefore;
    this.inkAtCluster = Math.max(0, this.inkAtCluster - advanceBefore);
    if (this.firstWidths) return;
    this.firstWidths = [this.kept, this.refused];
    this.kept = Number.NEGATIVE_INFINITY;
    this.refused = Number.POSITIVE_INFINITY;
    this.limit = this.width;
  }

  private astralAdvance(codePoint: number): number {
    if (codePoint >= 0x2_0000 && codePoint < 0x4_0000) return 1;
    if (codePoint >= 0xe_0000) return 0;
    if (this.codeBefore === zeroWidthJoiner || (codePoint >= 0x1_f3fb && codePoint <= 0x1_f3ff)) return 0;
    if (codePoint >= 0x1_f1e6 && codePoint <= 0x1_f1ff) {
      this.isPairOpen = !this.isPairOpen;
      return this.isPairOpen ? emojiAdvance : 0;
    }
    return codePoint >= 0x1_f000 && codePoint < 0x1_fb00 ? emojiAdvance : 0.9;
  }
}
