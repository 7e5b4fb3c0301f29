/** How many slides are asked for. */
export interface SlideCountWish {
  readonly count: number;
  readonly bound: "exactly" | "atMost" | "about";
}

/** What a prompt asks for besides its material. */
export interface Wishes {
  readonly slideCount?: SlideCountWish;
  /** What the deck is to be about, in the prompt's words: "password managers". */
  readonly subject?: string;
  /** What sort of deck is asked for: "Training deck for new volunteers". */
  readonly occasion?: string;
  /** Points that the deck is to make, one slide each, in the prompt's words. */
  readonly points: readonly string[];
  /** What the last slide is to hold. */
  readonly closing?: string;
  /** True where each step of the text is to have a slide of its own. */
  readonly eachStepApart?: true;
  /** The instruction itself. */
  readonly instruction?: string;
}
