import type { BuiltInLook } from "./state/deck-look.ts";

declare const __PROMPT_LIMITS__: { readonly minimum: number; readonly maximum: number };
declare const __BUILT_IN_LOOKS__: readonly BuiltInLook[];

/** How many characters the contract allows a prompt; put in at build time. */
export const promptLimits = __PROMPT_LIMITS__;

/** The looks of the built-in theme, the default first; put in at build time. */
export const builtInLooks = __BUILT_IN_LOOKS__;
