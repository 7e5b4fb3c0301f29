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
export type { Brief, SlideCount } from "./brief/brief.ts";
export { createEmbeddedAuthor } from "./embedded-author.ts";
export { shortenSlide } from "./planning/fit-limits.ts";
export { type DetectedLanguage, detectLanguage } from "./text/languages/detect-language.ts";
export { type DatePlace, readDates } from "./text/numbers/read-dates.ts";
export { type Quantity, readQuantities, readWholeQuantity } from "./text/numbers/read-quantities.ts";
export { type SanitisedPrompt, sanitisePrompt } from "./text/markup/sanitise-prompt.ts";
export { nameSlides } from "./writing/name-slides.ts";
