import type { BuiltInLook } from "./file-look/deck-look.ts";

declare const __PROMPT_LIMITS__: { readonly minimum: number; readonly maximum: number };
declare const __BUILT_IN_LOOKS__: readonly BuiltInLook[];

/** How many characters the contract allows a prompt; put in at build time. */
export const promptLimits = __PROMPT_LIMITS__;

/** The looks of the built-in theme, the default first; put in at build time. */
export const builtInLooks = __BUILT_IN_LOOKS__;

/** Who writes the decks, in one sentence, as the service puts it into the page; undefined: it does not say. */
export function readAuthorNote(page: Document = document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="lectern-author"]')?.content || undefined;
}
