/** Left to right or right to left: the direction of the deck's main language. */
export type Direction = "ltr" | "rtl";

/** A stretch of text with one look. */
export interface TextRun {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Set in a monospaced font, never hyphenated or re-quoted. */
  readonly code?: boolean;
  /** An absolute http, https or mailto URL. */
  readonly href?: string;
}

/** The text of one paragraph; no line breaks in it. */
export type RichText = readonly TextRun[];

/** One point of a list, with points of its own below it: three levels at most. */
export interface BulletItem {
  /** The term or phrase that the point opens with, set off from the rest: "Pricing", "4 May". */
  readonly lead?: string;
  readonly text: RichText;
  readonly children?: readonly BulletItem[];
}

interface SlideOfAnyKind {
  /** What the slide says, in one line or two. */
  readonly title: string;
  /** What the speaker says or looks up; paragraphs separated by line feeds. */
  readonly notes?: string;
}

/** The cover. */
export interface TitleSlide extends SlideOfAnyKind {
  readonly kind: "title";
  readonly subtitle?: string;
  /** Who, when, where: one short line. */
  readonly byline?: string;
}

/** Opens a part of the deck; the slides up to the next section belong to it. */
export interface SectionSlide extends SlideOfAnyKind {
  readonly kind: "section";
  readonly summary?: string;
}

/** A list of points. */
export interface BulletsSlide extends SlideOfAnyKind {
  readonly kind: "bullets";
  readonly items: readonly BulletItem[];
}

/** The last slide: takeaways or next steps, and whom to ask. */
export interface ClosingSlide extends SlideOfAnyKind {
  readonly kind: "closing";
  readonly items?: readonly BulletItem[];
  readonly contact?: string;
}

/** One slide of an outline: what it says, not how it looks. */
export type OutlineSlide = TitleSlide | SectionSlide | BulletsSlide | ClosingSlide;

/** The kinds of slide there are. */
export type SlideKind = OutlineSlide["kind"];

/** What a deck says: no coordinates, no XML. Made by `createOutline`, which holds the invariants. */
export interface Outline {
  readonly title: string;
  /** BCP 47 tag of the deck's main language, such as "en-GB". */
  readonly language: string;
  readonly direction: Direction;
  readonly slides: readonly OutlineSlide[];
}
