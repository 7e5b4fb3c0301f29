import type { ComposedOutline, Outline, Presentation, PresentationReport } from "@lectern/types";
import { createStore, type Store } from "../state/store.ts";

/** What is to be made. */
export interface GenerationRequest {
  readonly prompt: string;
  readonly templateId: string | undefined;
  /** The name of a built-in look; undefined: the one that suits the text. */
  readonly look: string | undefined;
  /** What the deck is to say; undefined: the prompt is read first. */
  readonly outline: Outline | undefined;
  /** Whether only the outline is to be written. */
  readonly isOutlineOnly: boolean;
  /** What became of the prompt, where the outline was written for it. */
  readonly report: PresentationReport | undefined;
  /** The same for every try, so that one deck comes of it. */
  readonly idempotencyKey: string;
}

/** What came of a request. */
export type Made =
  | { readonly kind: "outline"; readonly composed: ComposedOutline }
  | {
      readonly kind: "deck";
      readonly presentation: Presentation;
      /** Where the service keeps none on the deck. */
      readonly report: PresentationReport | undefined;
    };

/** How far the service is. */
export interface GenerationProgress {
  readonly stage: string;
  /** In words for people. */
  readonly message: string;
  /** From 0 to 1. */
  readonly fraction: number;
}

/** What goes on with the one generation that this page runs at a time. */
export type GenerationState =
  | { readonly kind: "idle" }
  | {
      readonly kind: "running";
      readonly request: GenerationRequest;
      /** Milliseconds since 1970. */
      readonly startedAt: number;
      /** Undefined until the service says something. */
      readonly progress: GenerationProgress | undefined;
    }
  | { readonly kind: "failed"; readonly request: GenerationRequest; readonly error: unknown };

/** Asks the service for a deck. */
export type GenerateDeck = (
  request: GenerationRequest,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: GenerationProgress) => void },
) => Promise<Made>;

/** The one generation that this page runs at a time; it goes on whatever screen is shown. */
export interface Generation {
  readonly state: Pick<Store<GenerationState>, "get" | "subscribe">;
  /** Starts; one that runs already is cancelled. */
  start(request: GenerationRequest): Promise<void>;
  cancel(): void;
  /** Puts a failed one away. */
  dismiss(): void;
}

/** What a generation takes from around it. */
export interface GenerationParts {
  readonly generateDeck: GenerateDeck;
  readonly now: () => number;
  readonly onMade: (made: Made, request: GenerationRequest) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Returns a generation that is idle. */
export function createGeneration(parts: GenerationParts): Generation {
  const state = createStore<GenerationState>({ kind: "idle" });
  let running: AbortController | undefined;
  const end = (): void => {
    running?.abort();
    running = undefined;
  };
  return {
    state,
    async start(request) {
      end();
      const own = new AbortController();
      running = own;
      const isCurrent = () => running === own;
      const startedAt = parts.now();
      const show = (progress: GenerationProgress | undefined) =>
        state.set({ kind: "running", request, startedAt, progress });
      show(undefined);
      try {
        const onProgress = (progress: GenerationProgress) => {
          if (isCurrent()) show(progress);
        };
        const made = await parts.generateDeck(request, { signal: own.signal, onProgress });
        if (!isCurrent()) return;
        running = undefined;
        state.set({ kind: "idle" });
        parts.onMade(made, request);
      } catch (error) {
        if (!isCurrent()) return;
        running = undefined;
        state.set({ kind: "failed", request, error });
        parts.onFailed(error);
      }
    },
    cancel() {
      end();
      state.set({ kind: "idle" });
    },
    dismiss() {
      if (state.get().kind === "failed") state.set({ kind: "idle" });
    },
  };
}
