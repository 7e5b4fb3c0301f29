import type { Brief } from "../brief/brief.ts";
import type { Block } from "../structure/blocks.ts";
import type { Structure } from "../structure/read-structure.ts";

/** A text to present, read, what is asked of the deck, and how many slides a deck may have at all. */
export interface Material {
  readonly brief: Brief;
  /** What the cover says, where the prompt or the text gives it; else a guess, which what the text tells may better. */
  readonly title: string | undefined;
  readonly guess?: string | undefined;
  readonly structure: Structure;
  /** What is told of the end that is asked for. */
  readonly closing?: readonly Block[];
  readonly language: string;
  readonly mostSlides: number;
}
