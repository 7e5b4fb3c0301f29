export { readAnswer } from "./answer/read-answer.ts";
export { ModelError, type ModelFault } from "./asking/model-error.ts";
export {
  type ModelDrawings,
  type ModelFallback,
  type ModelProvider,
  type ModelSchema,
  type ModelSettings,
  modelDrawings,
  modelFallbacks,
  modelProviders,
  modelSchemas,
} from "./asking/model-settings.ts";
export { checkModel, type ModelCheck, usualSlides } from "./check-model.ts";
export type { PictureStock, ReadDrawing } from "./drawing/picture-stock.ts";
export { createModelAuthor, type ModelAuthorOptions } from "./model-author.ts";
export type { LookChoice } from "./request/look-choice.ts";
