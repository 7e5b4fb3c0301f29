import { builtInLooks } from "../page-constants.ts";

/** Looks that are as unlike as can be. */
const unlike = ["atlas", "papercut", "nocturne", "gazette", "herbarium", "meadow"];

/** The names of six built-in looks that show between them what decks can look like. */
export const displayedLooks: readonly string[] = [
  ...builtInLooks.map(({ name }) => name).filter((name) => unlike.includes(name)),
  ...builtInLooks.map(({ name }) => name).filter((name) => !unlike.includes(name)),
].slice(0, unlike.length);
