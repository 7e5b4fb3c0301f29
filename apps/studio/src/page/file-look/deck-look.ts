/** The colours that a cover is drawn with, in CSS notation. */
export interface CoverColors {
  readonly field: string;
  readonly accents: readonly string[];
}

/** One of the looks of the built-in theme. */
export interface BuiltInLook {
  readonly name: string;
  readonly description: string;
  readonly colors: CoverColors;
}

/** What a presentation file says about itself. */
export interface DeckLook {
  /** Undefined where the file has no title. */
  readonly title: string | undefined;
  readonly slideCount: number;
  /** The title of each page, "" where it has none. Left out in what was kept by earlier versions. */
  readonly pageTitles?: readonly string[];
  readonly colors: CoverColors;
}
