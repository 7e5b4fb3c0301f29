export type { Author, AuthorProgress, AuthorReport } from "@lectern/authoring";
export { PromptUnusableError } from "@lectern/authoring";
export type { Inspection, Template } from "@lectern/deck";
export type { TemplatePackage } from "@lectern/pptx";
export { readTemplate, TemplateUnusableError } from "@lectern/pptx";
export type { Engine, EngineProgress, EngineStage, Generated, GenerateRequest } from "./engine.ts";
export { createEngine, generateDeck } from "./generate-deck.ts";
