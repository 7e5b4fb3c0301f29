import type { Illustration } from "@lectern/deck";

/** What pictures there are for decks, and what is made of a drawing that a model writes where there is none. */
export interface PictureStock {
  /** Whether there is a drawing of what a word or two of English name. */
  readonly has: (name: string) => boolean;
  /** Reads the drawing in an answer that holds SVG; never throws. */
  readonly read: (answer: string) => ReadDrawing;
  /** A drawing of its own as a model would write it: SVG that is filled with `tones`. */
  readonly example: string;
  /** What its drawings are filled with, from the darkest tone to the lightest: "ink" … */
  readonly tones: readonly string[];
}

/** What came of a drawing. */
export type ReadDrawing =
  | {
      readonly kind: "drawn";
      readonly illustration: Illustration;
      /** Where it says that its labels point to, in the illustration's field. */
      readonly marks: readonly DrawingMark[];
    }
  /** `reason` goes on after "the drawing": "has one tone". */
  | { readonly kind: "refused"; readonly reason: string };

/** A point of a drawing that a label by its number, counted from 1, points to. */
export interface DrawingMark {
  readonly item: number;
  readonly x: number;
  readonly y: number;
}
