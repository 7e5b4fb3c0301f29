import type { Block } from "../../structure/blocks.ts";
import type { Shown } from "../exhibits.ts";

/** Neighbouring blocks of a section, and what is shown of them. */
export interface Segment extends Shown {
  readonly blocks: readonly Block[];
}
