import type { WantedVisual } from "../../brief/brief.ts";
import type { Block } from "../../structure/blocks.ts";
import type { Fact, Stems } from "./facts.ts";

/** The blocks that a drawing may be made of, what they tell one by one, and what is asked for. */
export interface Sought {
  readonly blocks: readonly Block[];
  readonly facts: readonly Fact[];
  readonly visual: WantedVisual;
  /** Of what it is to show. */
  readonly stems: Stems;
  readonly language: string;
}

/** A block that is shown as is asked for, and the facts of which it tells all. */
export interface Drawing {
  readonly block: Block;
  /** The first is where it stands. */
  readonly facts: readonly Fact[];
  /** False where the facts say more than is drawn: they stay beside it. */
  readonly isWhole: boolean;
  /** How well they fit what is asked for; left out where there is no measure of it. */
  readonly fit?: number;
  /** What its facts are called; empty where they have no name. */
  readonly name: string;
}

/** Finds what a drawing of a form may show; undefined where the matter holds nothing for it. */
export type Draw = (sought: Sought) => Drawing | undefined;
