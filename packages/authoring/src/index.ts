export type {
  Author,
  Authored,
  AuthorMode,
  AuthorProgress,
  AuthorReport,
  AuthorRequest,
  AuthorStage,
  LeftOut,
  SeenDrawings,
  Unfounded,
  Writer,
} from "./author.ts";
export { authorStages, mostReported, PromptUnusableError } from "./author.ts";
export type { Brief, SlideCount } from "./brief/brief.ts";
export { createEmbeddedAuthor } from "./embedded-author.ts";
export { shortenSlide } from "./planning/fit-limits.ts";
export { type DetectedLanguage, detectLanguage } from "./text/languages/detect-language.ts";
export { type SanitisedPrompt, sanitisePrompt } from "./text/markup/sanitise-prompt.ts";
export { type DatePlace, readDates, readMonth } from "./text/numbers/read-dates.ts";
export { type NumberInWords, readMagnitude, readNumberWords } from "./text/numbers/read-number-words.ts";
export { type Quantity, readQuantities, readWholeQuantity } from "./text/numbers/read-quantities.ts";
export { toWesternDigits } from "./text/numbers/western-digits.ts";
export { stopwordsOf } from "./text/words/words.ts";
export { nameSlides } from "./writing/name-slides.ts";
