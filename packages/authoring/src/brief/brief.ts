import type { DesignWish } from "@lectern/deck";
import type { Span } from "../source/unit.ts";

/** How many slides are asked for; of a range, its bounds. */
export interface SlideCount {
  /** What to aim at: the number itself, the middle of a range. */
  readonly count: number;
  readonly bound: "exactly" | "atMost" | "atLeast" | "about" | "range";
  /** The fewest and the most slides that still meet it. */
  readonly least: number;
  readonly most: number;
}

/** How much a slide may show at most. */
export interface SlideLimits {
  readonly words?: number;
  readonly characters?: number;
  /** Of a list. */
  readonly points?: number;
}

/** A chart of a kind. */
export type WantedChart = "line" | "bar" | "column" | "pie";

/** A form that a slide may be asked to have; a "chart" is one of any kind. */
export type WantedForm =
  | "agenda"
  | "chart"
  | WantedChart
  | "table"
  | "timeline"
  | "process"
  | "comparison"
  | "quote"
  | "statement"
  | "numbers"
  | "code";

/** A section, question or subject to be covered, in the prompt's words, with the form asked for. */
export interface WantedPart {
  readonly text: string;
  /** What a bracket or a colon behind it says belongs to it: "rules (priority, roundabouts)", "safety: never alone". */
  readonly details?: readonly string[];
  readonly form?: WantedForm;
}

/** One slide, or several alike, of a plan slide by slide. */
export interface PlannedSlide {
  /** Counted from 1, in the deck's order. */
  readonly first: number;
  readonly last: number;
  /** What the plan calls it, without its number and without what only says how it is to look; empty where it has no name. */
  readonly title: string;
  readonly form?: WantedForm;
  /** Spans of the units that are to stand on it, in the order of the prompt. */
  readonly matter: readonly Span[];
  /** Spans of what is only to be said with it. */
  readonly notes: readonly Span[];
}

/** How a deck is to end. */
export interface WantedEnding {
  readonly kind: "nextSteps" | "takeaways" | "questions" | "ask" | "thanks" | "other";
  /** In the prompt's words. */
  readonly text: string;
  /** What it is to hold, where the request says so. */
  readonly details?: readonly string[];
  /** A form that its words name: "the quotation". */
  readonly form?: WantedForm;
  /** True for words that the slide is to say: `close with "every cup counts"`. */
  readonly isSaid?: true;
}

/** What is asked for of matter that stands right beside the words that ask: a form, the part that it tells, the end of the deck. */
export interface MatterWish {
  /** Spans of the units of matter, in the order of the prompt. */
  readonly spans: readonly Span[];
  readonly form?: WantedForm;
  /** The name of the part. */
  readonly part?: string;
  readonly endsDeck?: true;
}

/** A drawing that is asked for, wherever the matter that it is to show stands. */
export interface WantedVisual {
  readonly form: WantedForm;
  /** What it is to show, in the prompt's words: "the dates"; empty where that is not said. */
  readonly text: string;
  /** What is to head its columns: "owner", "date". */
  readonly columns?: readonly string[];
  /** The words that ask, for the words in them. */
  readonly wish: string;
}

/** What a prompt asks for besides the matter that it brings; every text in the prompt's own words. */
export interface Brief {
  readonly slideCount?: SlideCount;
  /** The length of the talk, where it is given in minutes. */
  readonly minutes?: number;
  /** The language that the deck is to speak, as a BCP 47 tag; with its region where a spelling is asked for. */
  readonly language?: string;
  readonly audience?: string;
  readonly tone?: string;
  /** How the deck is to look, as far as it is said. */
  readonly design?: DesignWish;
  /** What the deck is about, the shortest phrase: "PawPath", "password managers". */
  readonly topic?: string;
  /** What explains the topic: "a mobile app that matches dog owners with trusted walkers nearby". */
  readonly about?: string;
  /** What sort of deck: "pitch deck", "training". */
  readonly genre?: string;
  /** The event or date that it is for. */
  readonly occasion?: string;
  /** The occasion with its day, where the sentence that asks for the deck says it: for the cover. */
  readonly announced?: string;
  /** The title that the deck is to have, word for word. */
  readonly title?: string;
  /** What is to be covered, in order; each gets a slide of its own. */
  readonly parts: readonly WantedPart[];
  /** What may be asked for as a part: it may name matter that tells of it, but gets no slide that waits for words. */
  readonly doubted?: readonly WantedPart[];
  /** Forms that are asked for without saying of what. */
  readonly forms: readonly WantedForm[];
  /** What is asked for of some of the matter; no unit of it in two of them. */
  readonly wishes?: readonly MatterWish[];
  /** The drawings that are asked for, in the order of the prompt. */
  readonly visuals?: readonly WantedVisual[];
  readonly limits?: SlideLimits;
  readonly ending?: WantedEnding;
  /** Spans of the units of matter that tell what a part or the ending is to hold. */
  readonly taken?: readonly Span[];
  /** What the deck is not to speak of. */
  readonly excluded: readonly string[];
  /** The slides one by one, where the prompt plans them. */
  readonly plan?: readonly PlannedSlide[];
  /** True where every slide is to have speaker notes. */
  readonly notesOnAll?: true;
  /** True where each step of the matter is to have a slide of its own. */
  readonly eachStepApart?: true;
  /** The words of all units that ask, a line each; empty where nothing is asked. */
  readonly instruction: string;
}
