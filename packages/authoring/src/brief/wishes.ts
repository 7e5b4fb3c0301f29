/** How many slides are asked for; of a range, its middle. */
export interface SlideCountWish {
  readonly count: number;
  readonly bound: "exactly" | "atMost" | "about";
}

/** How much a slide may show at most. */
export interface SlideLimits {
  readonly words?: number;
  readonly characters?: number;
  /** Of a list. */
  readonly points?: number;
}

/** Something that a prompt wants to see on a slide of its own. */
export type ExhibitWish = "agenda" | "chart" | "table" | "timeline" | "process" | "comparison" | "quote";

/** What a prompt asks for besides its material. */
export interface Wishes {
  readonly slideCount?: SlideCountWish;
  /** The title that the deck is to have, as the prompt spells it. */
  readonly title?: string;
  /** What the deck is not to speak of, in the prompt's words. */
  readonly excluded?: readonly string[];
  /** What the deck is to be about, in the prompt's words: "password managers". */
  readonly subject?: string;
  /** What sort of deck is asked for: "Training deck for new volunteers". */
  readonly occasion?: string;
  /** Points that the deck is to make, one slide each, in the prompt's words. */
  readonly points: readonly string[];
  /** What the last slide is to hold. */
  readonly closing?: string;
  /** How the deck is to end, where that is one of the usual ways. */
  readonly ending?: "nextSteps" | "takeaways";
  /** True where each step of the text is to have a slide of its own. */
  readonly eachStepApart?: true;
  /** The language that the deck is to speak, as a BCP 47 tag; with its region where a spelling is asked for. */
  readonly language?: string;
  /** Whom the deck is for, in the prompt's words. */
  readonly audience?: string;
  /** How the deck is to sound, in the prompt's words. */
  readonly tone?: string;
  readonly limits?: SlideLimits;
  readonly exhibits?: readonly ExhibitWish[];
  /** True where every slide is to have speaker notes. */
  readonly notesOnAll?: true;
  /** The instruction itself. */
  readonly instruction?: string;
}
