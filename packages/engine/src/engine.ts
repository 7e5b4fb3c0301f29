import type { Author, AuthorProgress, AuthorReport } from "@lectern/authoring/author";
import type { Inspection, Outline, PlacedDeck } from "@lectern/deck";
import type { DrawableDeck, TemplatePackage } from "@lectern/pptx";

/** What to make a deck from, and how to watch and stop it. */
export interface GenerateRequest {
  readonly prompt: string;
  /** Left out: the built-in template, in the look that suits the outline. */
  readonly template?: TemplatePackage;
  /** Left out: the embedded author. */
  readonly author?: Author;
  /** The date in the document's properties; left out: none is written, and equal prompts give equal bytes. */
  readonly createdAt?: Date;
  /** Checked between the stages; the author gets it, too. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: EngineProgress) => void;
}

/** The stages of the pipeline, in their order. */
export type EngineStage = "authoring" | "template" | "layout" | "inspection" | "writing";

/** Where a generation stands: a stage begins, the author reports, or the deck is finished. */
export type EngineProgress =
  | { readonly kind: "stage"; readonly stage: EngineStage }
  | { readonly kind: "author"; readonly progress: AuthorProgress }
  | { readonly kind: "finished"; readonly slideCount: number };

/** How to render an outline. */
export interface RenderOptions {
  /** Left out: a built-in template. */
  readonly template?: TemplatePackage;
  /** The name of a look of the built-in template; left out: the one that suits the outline. */
  readonly look?: string;
  /** The date in the document's properties; left out: none is written. */
  readonly createdAt?: Date;
  /** Called as each stage begins; what it throws ends the rendering. */
  readonly onStage?: (stage: EngineStage) => void;
}

/** A rendered outline: the .pptx file and what is known about it. */
export interface Rendered {
  /** The .pptx file. */
  readonly bytes: Uint8Array;
  readonly title: string;
  readonly slideCount: number;
  /** The name of the look that it has; left out where it was made in a template of somebody's own. */
  readonly look?: string;
  /** Where everything stands. */
  readonly deck: PlacedDeck;
  /** What the checks on the placed deck found. */
  readonly inspection: Inspection;
}

/** A finished deck: the .pptx file and what is known about it. */
export interface Generated extends Omit<Rendered, "deck"> {
  /** What the slides say. */
  readonly outline: Outline;
  /** What the author decided and what it left out. */
  readonly report: AuthorReport;
}

/** What a deck would say, and what its author decided and left out; its slides are counted as the outline has them. */
export interface Composed {
  readonly outline: Outline;
  readonly report: AuthorReport;
}

/** A rendered outline whose file is in pieces. */
export interface RenderedChunks extends Omit<Rendered, "bytes"> {
  /** The .pptx file, one piece after the other. */
  readonly chunks: readonly Uint8Array[];
}

/** A finished deck whose file is in pieces: what it has of a large template is not copied, it stands where it was read. */
export interface GeneratedChunks extends Omit<Generated, "bytes"> {
  /** The .pptx file, one piece after the other. */
  readonly chunks: readonly Uint8Array[];
}

/** What a pipeline is made of. */
export interface EngineOptions {
  /** Left out: the embedded author. */
  readonly author?: Author;
}

/** The pipeline as a service sees it; `createFakeEngine` of "@lectern/engine/testing" implements it, too. */
export interface Engine {
  /** Returns the finished deck; throws PromptUnusableError, or the signal's reason when it is aborted. */
  generateDeck(request: GenerateRequest): Promise<GeneratedChunks>;
  /** Returns the outline that `generateDeck` would render; throws as it does. */
  composeOutline(request: GenerateRequest): Promise<Composed>;
  /** The names of the looks of the built-in template. */
  readonly looks: readonly string[];
  /** Returns the deck of an outline; throws a RangeError where there is no look of the name. */
  renderOutline(outline: Outline, options?: RenderOptions): RenderedChunks;
  /** Opens the bytes of a .pptx to draw its slides as SVG; throws TemplateUnusableError. */
  openDeck(bytes: Uint8Array): DrawableDeck;
  /** Returns a .pptx or .potx file as a template; throws TemplateUnusableError. */
  readTemplate(bytes: Uint8Array): TemplatePackage;
  /** As `readTemplate`, but looks at every byte that goes into decks; for a file that nobody has looked at yet. */
  checkTemplate(bytes: Uint8Array): Promise<TemplatePackage>;
}
