import type { texts } from "./languages/en.ts";

/** Everything that the app says, in one language. */
export type Texts = typeof texts;
