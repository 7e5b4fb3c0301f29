export type {
  Author,
  Authored,
  AuthorMode,
  AuthorProgress,
  AuthorReport,
  AuthorRequest,
  AuthorStage,
  LeftOut,
  Writer,
} from "./author.ts";
export { authorStages, PromptUnusableError } from "./author.ts";
export { type DetectedLanguage, detectLanguage } from "./detect-language.ts";
export { createEmbeddedAuthor } from "./embedded-author.ts";
export { nameSlides } from "./name-slides.ts";
export { type DatePlace, readDates } from "./read-dates.ts";
export { type Quantity, readQuantities, readWholeQuantity } from "./read-quantities.ts";
export { type SanitisedPrompt, sanitisePrompt } from "./sanitise-prompt.ts";
export type { SlideCountWish, Wishes } from "./wishes.ts";
