import type { BulletsSlide, NextStep, OutlineSlide, SectionSlide, TitleSlide } from "@lectern/deck";

type WithoutFrame<Slide> = Slide extends unknown ? Omit<Slide, "title" | "notes"> : never;

/** What a slide shows apart from its title and notes. */
export type ExhibitBody = WithoutFrame<Exclude<OutlineSlide, TitleSlide | SectionSlide | BulletsSlide>>;

/** Something that a text holds which a list of points would not do justice: figures to draw, dates, steps, options. */
export interface Exhibit {
  readonly body: ExhibitBody;
  /** How surely this form is what the matter wants, 0 to 1. */
  readonly score: number;
  /** What it shows, in the words and figures of the text. */
  readonly finding?: string;
  /** A title of its own, where the heading above does not speak of it. */
  readonly title?: string;
  /** The tasks that it lists: what a deck may close with. */
  readonly steps?: readonly NextStep[];
}

/** How sure a detector may be of a form. */
export const scores = {
  /** Its writer set it out: a table, dated items, numbered steps. */
  setOut: 0.8,
  /** It is told in sentences, and all of what they tell. */
  told: 0.6,
  /** One figure is all that a section says: it yields where the section shares a slide. */
  alone: 0.45,
  /** It was found in prose, and stands back where it would come too often. */
  found: 0.3,
  /** It can be shown so, and is where the prompt asks for it. */
  possible: 0.1,
} as const;

const strong = 0.5;
const worthwhile = 0.25;

/** Says whether a form was set out by the writer: it is given up only where there is no other way. */
export function isStrong(exhibit: Exhibit | undefined): boolean {
  return exhibit !== undefined && exhibit.score >= strong;
}

/** Says whether a form was only found in prose: a spice, which stands back where it would come too often. */
export function isSpice({ score }: Exhibit): boolean {
  return score < scores.alone;
}

/** What an idea shows: the best form of its matter, and the others that it may have where one is asked for. */
export interface Shown {
  readonly exhibit?: Exhibit;
  readonly alternatives?: readonly Exhibit[];
}

/** Returns candidates as what an idea shows, the best first; of forms that are only possible none is shown unasked. */
export function rankCandidates(candidates: readonly Exhibit[]): Shown {
  const ranked = candidates.toSorted((one, other) => other.score - one.score);
  const [best, ...others] = ranked;
  const isShown = best !== undefined && best.score >= worthwhile;
  const alternatives = isShown ? others : ranked;
  return { ...(isShown ? { exhibit: best } : {}), ...(alternatives.length > 0 ? { alternatives } : {}) };
}

/** What detectors have to know of the text around. */
export interface ExhibitContext {
  readonly language: string;
  /** The words of the heading above, and of the instruction: what the figures are looked at for. */
  readonly subject: string;
}

/** What detectors look at besides the blocks themselves. */
export interface SectionContext extends ExhibitContext {
  /** The words of the heading right above. */
  readonly heading: string;
  /** True where the text is so short that all of it is shown. */
  readonly showsAll?: boolean;
}
