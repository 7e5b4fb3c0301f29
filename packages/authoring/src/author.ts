import type { Outline } from "@lectern/deck";
import type { Brief } from "./brief/brief.ts";

/** The stages of an author, in their order; only one that draws pictures has the last one. */
export const authorStages = ["sanitise", "tag", "brief", "structure", "write", "check", "draw"] as const;

/** A stage of an author. */
export type AuthorStage = (typeof authorStages)[number];

/** Says which stage begins now, and how many of how many are done. */
export interface AuthorProgress {
  readonly stage: AuthorStage;
  readonly done: number;
  readonly of: number;
  /** How many slides are written so far, where the author writes one after the other. */
  readonly slides?: number;
}

/** Which drawings of an author are seen: those that items of a slide name the parts of are, in templates of any sort. */
export type SeenDrawings = "all" | "labelled" | "none";

/** What an author is asked for. */
export interface AuthorRequest {
  /** A topic, an instruction or a whole pasted document. */
  readonly prompt: string;
  /** Which drawings for the deck would be seen; all if left out. */
  readonly drawings?: SeenDrawings;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: AuthorProgress) => void;
}

/** How a prompt was understood: as material to present, as a plan slide by slide, or as a topic without material. */
export type AuthorMode = "document" | "plan" | "topic";

/** Something of the prompt that stands on no slide. */
export interface LeftOut {
  /** The words themselves, or their beginning. */
  readonly text: string;
  readonly where: "notes" | "nowhere";
  readonly reason: string;
}

/** How much of what was left out a report tells. */
export const mostReported = 200;

/** A number, date, name or quotation on a slide that the prompt does not hold and that does not follow from it. */
export interface Unfounded {
  /** The slide's number, counted from 1. */
  readonly slide: number;
  /** As it stands on the slide. */
  readonly text: string;
}

/** Which author wrote a deck in the end. */
export interface Writer {
  readonly name: "model" | "embedded";
  /** Why the embedded author wrote what a model was to write. */
  readonly reason?: "model_failed" | "model_timeout";
  /** How many slides the embedded author wrote in place of the model's. */
  readonly replaced?: number;
}

/** What was understood, decided and left out on the way: plain data, written for the person who asked. */
export interface AuthorReport {
  readonly mode: AuthorMode;
  /** BCP 47 tag. */
  readonly language: string;
  readonly brief: Brief;
  /** The number of slides that the prompt asks for, or allows at most. */
  readonly slideCountAsked?: number;
  readonly slideCount: number;
  readonly decisions: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** What a language model wrote without finding it in the prompt; left out where there is nothing to check. */
  readonly unfounded?: readonly Unfounded[];
  /** Left out where the embedded author was asked in the first place. */
  readonly writer?: Writer;
}

/** An outline and the report on how it came to be. */
export interface Authored {
  readonly outline: Outline;
  readonly report: AuthorReport;
}

/** Turns a prompt into an outline. */
export interface Author {
  readonly name: string;
  /** Throws a PromptUnusableError where there is nothing to present, and the signal's reason where it is aborted. */
  compose(request: AuthorRequest): Promise<Authored>;
}

/** Says that a prompt holds nothing from which a deck could be made. */
export class PromptUnusableError extends Error {
  readonly code = "prompt_unusable";

  constructor(message: string) {
    super(message);
    this.name = "PromptUnusableError";
  }
}
