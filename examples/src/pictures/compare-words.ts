import type { PdfPage, PdfWord } from "./pdf-words.ts";
import { type Rectangle, type TextBox, toComparable } from "./text-boxes.ts";

/**
 * By how many points a word may stand out of its box: LibreOffice rounds advances to whole units of its own, and the
 * metric twins of the Office fonts differ from them in the last digits.
 */
export const tolerance = 1;

/** A word that does not stand where it was placed. */
export interface WordFinding {
  readonly kind: "outsideSlide" | "outsideBox" | "collision";
  readonly word: string;
  /** The box that comes nearest, or the word that it stands on. */
  readonly other: string;
  /** How far it stands out, in points. */
  readonly distance: number;
}

/** What the comparison of a page found. */
export interface PageComparison {
  readonly words: number;
  /** Words whose box is known by its text; the others stand in charts, or their letters were re-ordered. */
  readonly known: number;
  /** How far the farthest word stands out of its box, in points; 0 where all are inside. */
  readonly farthest: number;
  readonly findings: readonly WordFinding[];
}

/** Holds the words of a rendered page against the boxes in which they were placed. */
export function compareWords(page: PdfPage, boxes: readonly TextBox[]): PageComparison {
  const words = page.words
    .filter(({ left, right, text }) => right - left > 0.5 && text.trim() !== "")
    .map(toInk);
  const slide: Rectangle = { left: 0, top: 0, right: page.width, bottom: page.height };
  const placed = words.map((word) => ({ word, ...findBox(word, boxes) }));
  return {
    words: words.length,
    known: placed.filter(({ isKnown }) => isKnown).length,
    farthest: Math.max(0, ...placed.map(({ distance }) => distance)),
    findings: [
      ...words.flatMap((word) => finding("outsideSlide", word, "the slide", distanceOut(word, slide))),
      ...placed.flatMap(({ word, name, distance }) => finding("outsideBox", word, name, distance)),
      ...findCollisions(words),
    ],
  };
}

/**
 * The box of a word reaches from its font's ascent to its descent, which tight lines and tall fonts stack upon each
 * other; where the letters are is its middle.
 */
function toInk(word: PdfWord): PdfWord {
  const margin = (word.bottom - word.top) * 0.22;
  return { ...word, top: word.top + margin, bottom: word.bottom - margin };
}

function finding(
  kind: WordFinding["kind"],
  { text }: PdfWord,
  other: string,
  distance: number,
): WordFinding[] {
  return distance > tolerance ? [{ kind, word: text, other, distance }] : [];
}

/** The box that has the word in its text and comes nearest to it; any box where none has it. */
function findBox(
  word: PdfWord,
  boxes: readonly TextBox[],
): { readonly isKnown: boolean; readonly name: string; readonly distance: number } {
  const text = toComparable(word.text);
  // Right-to-left words come letter by letter as they stand on the page.
  const turned = [...text].reverse().join("");
  const having = boxes.filter((box) => box.text?.includes(text) || box.text?.includes(turned));
  const open = boxes.filter((box) => box.text === undefined);
  const candidates = having.length > 0 ? [...having, ...open] : boxes;
  const nearest = candidates
    .map((box) => ({ name: box.name, distance: distanceOut(word, box) }))
    .reduce<{ name: string; distance: number } | undefined>(
      (best, one) => (best && best.distance <= one.distance ? best : one),
      undefined,
    );
  return {
    isKnown: having.length > 0,
    name: nearest?.name ?? "no box",
    distance: nearest?.distance ?? Infinity,
  };
}

/** How far a rectangle reaches out of another one, at the side where it does most. */
function distanceOut(inner: Rectangle, outer: Rectangle): number {
  return Math.max(
    0,
    outer.left - inner.left,
    outer.top - inner.top,
    inner.right - outer.right,
    inner.bottom - outer.bottom,
  );
}

function findCollisions(words: readonly PdfWord[]): WordFinding[] {
  return words.flatMap((word, index) =>
    words.slice(index + 1).flatMap((other) => finding("collision", word, other.text, depthOf(word, other))),
  );
}

/** How deep two rectangles reach into each other: the smaller of both ways; negative where they are apart. */
function depthOf(first: Rectangle, second: Rectangle): number {
  return Math.min(
    Math.min(first.right, second.right) - Math.max(first.left, second.left),
    Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top),
  );
}
