import type { Wishes } from "../brief/wishes.ts";
import type { Structure } from "../structure/read-structure.ts";

/** A text to present, read, and how many slides a deck may have at all. */
export interface Material {
  readonly wishes: Wishes;
  readonly structure: Structure;
  readonly language: string;
  readonly mostSlides: number;
}
