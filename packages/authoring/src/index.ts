export type {
  Author,
  Authored,
  AuthorMode,
  AuthorProgress,
  AuthorReport,
  AuthorRequest,
  AuthorStage,
  LeftOut,
} from "./author.ts";
export { authorStages, PromptUnusableError } from "./author.ts";
export { createEmbeddedAuthor } from "./embedded-author.ts";
export type { SlideCountWish, Wishes } from "./wishes.ts";
