export type { Author, AuthorProgress, AuthorReport } from "@lectern/authoring/author";
export { PromptUnusableError } from "@lectern/authoring/author";
export type { Inspection, Outline, PlacedDeck, Template } from "@lectern/deck";
export {
  type ChosenLayouts,
  chooseLayouts,
  type LayoutRole,
  type LayoutScores,
  scoreLayouts,
} from "@lectern/layout";
export type { DrawableDeck, TemplatePackage } from "@lectern/pptx";
export { checkTemplate, readTemplate, TemplateUnusableError } from "@lectern/pptx";
export { type LookChoice, lookChoices, type PictureStock, pictureStock } from "@lectern/theme";
export type {
  Composed,
  Engine,
  EngineOptions,
  EngineProgress,
  EngineStage,
  Generated,
  GeneratedChunks,
  GenerateRequest,
  Rendered,
  RenderedChunks,
  RenderOptions,
} from "./engine.ts";
export {
  composeOutline,
  createEngine,
  generateDeck,
  loadEmbeddedAuthor,
  openDeck,
  renderOutline,
} from "./generate-deck.ts";
export { drawSamplePages, type SamplePage } from "./sample-pages.ts";
