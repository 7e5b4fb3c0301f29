import type { TaggedUnit } from "../../tagging/role.ts";
import type { Brief } from "../brief.ts";

/** What a deck's title may be taken from. */
export interface TitleSources {
  readonly brief: Brief;
  readonly units: readonly TaggedUnit[];
  /** The sanitised prompt, which the units' spans count in. */
  readonly text: string;
  /** The language of the deck's words, as a BCP 47 tag. */
  readonly language: string;
  /** The title that the matter gives itself: its front matter or only highest heading. */
  readonly matterTitle?: string;
  /** Headings of the matter in order, where they are not units. */
  readonly headings?: readonly string[];
}

/** Reads a title from one of them; undefined where it gives none. */
export type Find = (sources: TitleSources) => string | undefined;
