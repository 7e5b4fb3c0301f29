// Generated from the contract (spec/openapi.yaml). Do not edit: change the contract and run `pnpm generate`.

import type { components, operations, paths } from "./generated/schema.ts";

export type { components, operations, paths };

/** What to generate. */
export type GeneratePresentation = components["schemas"]["GeneratePresentation"];

/** A generated presentation. */
export type Presentation = components["schemas"]["Presentation"];

/** Where the embedded presentation is. */
export type PresentationEmbed = components["schemas"]["PresentationEmbed"];

/** A custom template that the caller has uploaded. */
export type Template = components["schemas"]["Template"];

/** What went wrong, as a stable word for programs. */
export type ProblemCode = components["schemas"]["ProblemCode"];

/** An error (RFC 9457). */
export type Problem = components["schemas"]["Problem"];
