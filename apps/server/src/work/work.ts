import type { MessagePort } from "node:worker_threads";
import type { AuthorReport, EngineProgress } from "@lectern/engine";

/** Names a custom template to a worker, which reads the file itself. */
export interface TemplateReference {
  readonly blobKey: string;
  /** SHA-256 of the file, hexadecimal: what parsed templates are cached by. */
  readonly contentHash: string;
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
  | { readonly kind: "check"; readonly template: TemplateReference };

/** A finished deck. */
export interface FinishedDeck {
  readonly kind: "deck";
  /** The file, one piece after the other. */
  readonly chunks: readonly Uint8Array[];
  readonly title: string;
  readonly slideCount: number;
  readonly report: AuthorReport;
}

/** A template that can be used. */
export interface CheckedTemplate {
  readonly kind: "template";
  readonly layoutCount: number;
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
        | "model_failed"
        | "model_timeout"
        | "unavailable";
      readonly message: string;
    }
  /** We are to blame; this is for the log. It does not quote the prompt. */
  | { readonly kind: "failed"; readonly name: string; readonly message: string; readonly stack: string };

/** What a worker answers. */
export type TaskResult = FinishedDeck | CheckedTemplate | Refusal;

/** Where a deck stands: it waits for a worker, or what the engine says. */
export type WorkProgress = { readonly kind: "queued" } | EngineProgress;

/** What a piece of work may be stopped by, and watched with. */
export interface WorkOptions {
  readonly signal?: AbortSignal;
  /** Not called before the work is taken on, nor after it has ended. */
  readonly onProgress?: (progress: WorkProgress) => void;
}

/** Heavy work, done off the event loop. Throws a ProblemError, or the signal's reason when it is aborted. */
export interface Work {
  generate(
    task: Omit<Extract<Task, { kind: "generate" }>, "kind" | "progress">,
    options?: WorkOptions,
  ): Promise<FinishedDeck>;
  checkTemplate(template: TemplateReference, options?: Pick<WorkOptions, "signal">): Promise<CheckedTemplate>;
  /** Ends the workers; what still runs is lost. */
  close(): Promise<void>;
}
