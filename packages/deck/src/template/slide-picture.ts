import type { PlacedGroup } from "../placed/placed-deck.ts";
import type { Illustration } from "./illustration.ts";

/** What is drawn on one slide of a deck. */
export interface SlidePicture {
  /** What it shows, in a word or two of English. */
  readonly name: string;
  /** For a place beside what the slide says, as large as that leaves. */
  readonly illustration: Illustration;
  /** For a page that it owns with one sentence; left out where the template has no such page. */
  readonly page?: PicturePage;
}

/** A picture on a page that was drawn for it. */
export interface PicturePage {
  /** The name of the variant that it stands on. */
  readonly layout: string;
  readonly drawing: PlacedGroup;
}
