export { readAnswer } from "./answer/read-answer.ts";
export { ModelError, type ModelFault } from "./asking/model-error.ts";
export {
  type ModelFallback,
  type ModelProvider,
  type ModelSchema,
  type ModelSettings,
  modelFallbacks,
  modelProviders,
  modelSchemas,
} from "./asking/model-settings.ts";
export { checkModel, type ModelCheck, usualSlides } from "./check-model.ts";
export { createModelAuthor, type ModelAuthorOptions } from "./model-author.ts";
export type { LookChoice } from "./request/look-choice.ts";
