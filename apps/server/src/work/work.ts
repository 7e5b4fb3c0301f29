import type { MessagePort } from "node:worker_threads";
import type { AuthorReport, EngineProgress, Outline } from "@lectern/engine";
import type { OutlineForm, ReadForm, SlideChange } from "@lectern/model-author/outline-form";
import type { LaidOut } from "../mcp/decks.ts";
import type { PictureType } from "./picture-type.ts";

/** Names a custom template to a worker, which reads the file itself. */
export interface TemplateReference {
  readonly blobKey: string;
  /** SHA-256 of the file, hexadecimal: what parsed templates are cached by. */
  readonly contentHash: string;
}

/** Which picture to draw. */
export interface PictureWish {
  /** Counted from 1. */
  readonly slideNumber: number;
  readonly mediaType: PictureType;
}

/** One thing for a worker to do. */
export type Task =
  | {
      readonly kind: "generate";
      readonly prompt: string;
      readonly template?: TemplateReference;
      readonly createdAt: Date;
      /** Where the worker tells its EngineProgress. */
      readonly progress?: MessagePort;
    }
  | {
      readonly kind: "compose";
      readonly prompt: string;
      readonly template?: TemplateReference;
    }
  | {
      readonly kind: "render";
      readonly outline: Outline;
      readonly template?: TemplateReference;
      /** The look that it must have, instead of the one that the outline's design names. */
      readonly look?: string;
      readonly createdAt: Date;
    }
  | {
      readonly kind: "describe";
      readonly outline: Outline;
      readonly template?: TemplateReference;
    }
  /** What an assistant wrote: a whole outline, or slides in the place of one. */
  | { readonly kind: "read"; readonly written: { readonly form: OutlineForm } | SlideChange }
  /** A slide of a finished deck. */
  | ({ readonly kind: "draw"; readonly blobKey: string } & PictureWish)
  /** A slide of a deck that is not kept. */
  | ({
      readonly kind: "drawOutline";
      readonly outline: Outline;
      readonly template?: TemplateReference;
      /** The look that it must have, instead of the one that the outline's design names. */
      readonly look?: string;
    } & PictureWish)
  | { readonly kind: "check"; readonly template: TemplateReference };

/** The deck of an outline. */
export interface RenderedDeck {
  readonly kind: "rendered";
  /** The file, one piece after the other. */
  readonly chunks: readonly Uint8Array[];
  readonly title: string;
  /** The name of the built-in look that it has; left out where it was made in a template. */
  readonly look?: string;
}

/** A finished deck. */
export interface FinishedDeck extends Omit<RenderedDeck, "kind"> {
  readonly kind: "deck";
  readonly outline: Outline;
  readonly report: AuthorReport;
}

/** What a deck would say. */
export interface WrittenOutline {
  readonly kind: "outline";
  readonly outline: Outline;
  readonly report: AuthorReport;
}

/** How the deck of an outline is laid out, in words. */
export interface DescribedDeck {
  readonly kind: "layout";
  readonly layout: LaidOut;
}

/** What came of what an assistant wrote. */
export interface ReadOutline {
  readonly kind: "read";
  readonly read: ReadForm<Outline>;
}

/** What a slide looks like, or why there is no picture of it. */
export interface DrawnSlide {
  readonly kind: "drawn";
  readonly picture:
    | { readonly kind: "drawn"; readonly bytes: Uint8Array }
    | { readonly kind: "noSlide"; readonly slideCount: number }
    /** The file is gone: the deck was laid out anew, or deleted. */
    | { readonly kind: "noFile" };
}

/** A template that can be used, and what it offers. */
export interface CheckedTemplate {
  readonly kind: "template";
  /** How large its slides are, in points. */
  readonly pageSize: { readonly width: number; readonly height: number };
  /** The names of its layouts, in their order. */
  readonly layouts: readonly string[];
}

/** Why there is no deck: plain data, for errors do not cross threads whole. */
export type Refusal =
  /** The prompt, the template or the language model is to blame; the message is for the caller. */
  | {
      readonly kind: "refused";
      readonly code:
        | "prompt_unusable"
        | "template_unusable"
        | "template_not_found"
        | "look_unknown"
        | "model_failed"
        | "model_timeout"
        | "unavailable";
      readonly message: string;
    }
  /** We are to blame; this is for the log. It does not quote the prompt. */
  | { readonly kind: "failed"; readonly name: string; readonly message: string; readonly stack: string };

/** What a worker answers. */
export type TaskAnswer =
  | FinishedDeck
  | WrittenOutline
  | RenderedDeck
  | DescribedDeck
  | ReadOutline
  | DrawnSlide
  | CheckedTemplate;

/** What a worker answers, or why it does not. */
export type TaskResult = TaskAnswer | Refusal;

/** Where a deck stands: it waits for a worker, or what the engine says. */
export type WorkProgress = { readonly kind: "queued" } | EngineProgress;

/** What a piece of work may be stopped by, and watched with. */
export interface WorkOptions {
  /** The key that it is done for: keys take turns. Left out: nobody's in particular. */
  readonly keyId?: string;
  readonly signal?: AbortSignal;
  /** Not called before the work is taken on, nor after it has ended. */
  readonly onProgress?: (progress: WorkProgress) => void;
}

/** What work may be given that tells nothing of how far it is. */
type UnwatchedOptions = Omit<WorkOptions, "onProgress">;

type TaskOf<Kind extends Task["kind"]> = Omit<Extract<Task, { kind: Kind }>, "kind" | "progress">;

/** Heavy work, done off the event loop. Throws a ProblemError, or the signal's reason when it is aborted. */
export interface Work {
  generate(task: TaskOf<"generate">, options?: WorkOptions): Promise<FinishedDeck>;
  compose(task: TaskOf<"compose">, options?: UnwatchedOptions): Promise<WrittenOutline>;
  render(task: TaskOf<"render">, options?: WorkOptions): Promise<RenderedDeck>;
  read(task: TaskOf<"read">, options?: UnwatchedOptions): Promise<ReadOutline>;
  describe(task: TaskOf<"describe">, options?: UnwatchedOptions): Promise<DescribedDeck>;
  draw(task: TaskOf<"draw">, options?: UnwatchedOptions): Promise<DrawnSlide>;
  drawOutline(task: TaskOf<"drawOutline">, options?: UnwatchedOptions): Promise<DrawnSlide>;
  checkTemplate(template: TemplateReference, options?: UnwatchedOptions): Promise<CheckedTemplate>;
  /** Tells whether work for this key would be taken on now, to be done or to wait. */
  hasRoom(keyId: string): boolean;
  /** Ends the workers; what still runs is lost. */
  close(): Promise<void>;
}
