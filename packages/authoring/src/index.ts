export type {
  Author,
  Authored,
  AuthorMode,
  AuthorProgress,
  AuthorReport,
  AuthorRequest,
  AuthorStage,
  LeftOut,
  Unfounded,
  Writer,
} from "./author.ts";
export { authorStages, mostReported, PromptUnusableError } from "./author.ts";
export type { Brief, SlideCount } from "./brief/brief.ts";
export { toWesternDigits } from "./brief/numbers.ts";
export { createEmbeddedAuthor } from "./embedded-author.ts";
export { shortenSlide } from "./planning/fit-limits.ts";
export { type DetectedLanguage, detectLanguage } from "./text/detect-language.ts";
export { type DatePlace, readDates, readMonth } from "./text/read-dates.ts";
export { type NumberInWords, readMagnitude, readNumberWords } from "./text/read-number-words.ts";
export { type Quantity, readQuantities, readWholeQuantity } from "./text/read-quantities.ts";
export { type SanitisedPrompt, sanitisePrompt } from "./text/sanitise-prompt.ts";
export { nameSlides } from "./writing/name-slides.ts";
