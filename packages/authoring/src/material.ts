import type { Structure } from "./read-structure.ts";
import type { Wishes } from "./wishes.ts";

/** A text to present, read, and how many slides a deck may have at all. */
export interface Material {
  readonly wishes: Wishes;
  readonly structure: Structure;
  readonly language: string;
  readonly mostSlides: number;
}
