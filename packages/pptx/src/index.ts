export type { BreakText } from "./picture/break-text.ts";
export { type DrawableDeck, openDeck } from "./picture/draw-slide.ts";
export { checkTemplate } from "./read/check-template.ts";
export { readTemplate } from "./read/read-template.ts";
export type { TemplatePackage } from "./template-package.ts";
export { TemplateUnusableError } from "./template-unusable-error.ts";
export { type WriteOptions, writePresentation, writePresentationChunks } from "./write/write-presentation.ts";
