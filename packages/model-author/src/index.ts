export { checkModel, type ModelCheck, usualSlides } from "./check-model.ts";
export { createModelAuthor, type ModelAuthorOptions } from "./model-author.ts";
export { ModelError, type ModelFault } from "./model-error.ts";
export {
  type ModelFallback,
  type ModelProvider,
  type ModelSchema,
  type ModelSettings,
  modelFallbacks,
  modelProviders,
  modelSchemas,
} from "./model-settings.ts";
export { readAnswer } from "./read-answer.ts";
