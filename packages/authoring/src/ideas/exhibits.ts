import type { BulletsSlide, NextStep, OutlineSlide, SectionSlide, TitleSlide } from "@lectern/deck";

type WithoutFrame<Slide> = Slide extends unknown ? Omit<Slide, "title" | "notes"> : never;

/** What a slide shows apart from its title and notes. */
export type ExhibitBody = WithoutFrame<Exclude<OutlineSlide, TitleSlide | SectionSlide | BulletsSlide>>;

/** Something that a text holds which a list of points would not do justice: figures to draw, dates, steps, options. */
export interface Exhibit {
  readonly body: ExhibitBody;
  /** What it shows, in the words and figures of the text. */
  readonly finding?: string;
  /** A title of its own, where the heading above does not speak of it. */
  readonly title?: string;
  /** "strong" was set out by the writer; "weak" was found in prose and stands back where it would come too often. */
  readonly strength: "strong" | "weak";
  /** The tasks that it lists: what a deck may close with. */
  readonly steps?: readonly NextStep[];
}

/** What detectors have to know of the text around. */
export interface ExhibitContext {
  readonly language: string;
  /** The words of the heading above, and of the instruction: what the figures are looked at for. */
  readonly subject: string;
}
