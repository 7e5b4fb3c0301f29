// Generated from the contract (spec/openapi.yaml). Do not edit: change the contract and run `pnpm generate`.

import type { components, operations, paths } from "./generated/schema.ts";

export type { ContractRevision, ProblemCodes } from "./generated/contract.ts";
export type { components, operations, paths };

/** What to generate. */
export type GeneratePresentation = components["schemas"]["GeneratePresentation"];

/** A generated presentation. */
export type Presentation = components["schemas"]["Presentation"];

/** Where the embedded presentation is. */
export type PresentationEmbed = components["schemas"]["PresentationEmbed"];

/**
 * The server-sent events of a generation: any number of `progress`, then one `presentation` or one `problem`,
 * then the end. Each is written as a line `event:` and a line `data:` with JSON. Comments (`: …`) come when there
 * is nothing to tell; events of other names may be added and can be ignored.
 *
 * Sent to a caller that names `text/event-stream` in `Accept`, and prefers it to `application/json` by a higher
 * `q` or by naming it first.
 */
export type GenerationEvents = components["schemas"]["GenerationEvents"];

/** One event of a generation. */
export type GenerationEvent = components["schemas"]["GenerationEvent"];

/** How far the generation of a presentation is. */
export type GenerationProgress = components["schemas"]["GenerationProgress"];

/**
 * What happens now; stages may be added. `queued`: it waits for a free place. `authoring`: the prompt becomes slides in words.
 * `template`, `layout`, `inspection`: they are laid out in the template, and the result is checked.
 * `writing`, `storing`: the file is written and kept.
 */
export type GenerationStage = components["schemas"]["GenerationStage"];

/**
 * What was understood, decided and left out on the way from the prompt to the presentation. Lists and texts that
 * are longer than they may be here are cut.
 */
export type PresentationReport = components["schemas"]["PresentationReport"];

/** Who wrote a presentation; the same as the header `Lectern-Author` says. */
export type ReportAuthor = components["schemas"]["ReportAuthor"];

/** What the prompt asks for, as it was understood: in its own words, and each left out where it says nothing. */
export type UnderstoodPrompt = components["schemas"]["UnderstoodPrompt"];

/** How many slides the prompt asks for, its numbers as it gives them. */
export type SlideCountAsked = components["schemas"]["SlideCountAsked"];

/** A form that a slide may be asked to have. */
export type SlideForm = components["schemas"]["SlideForm"];

/** Something of the prompt that stands on no slide. */
export type LeftOut = components["schemas"]["LeftOut"];

/** Something on a slide that was not found in the prompt. */
export type UnfoundedFact = components["schemas"]["UnfoundedFact"];

/** A custom template that the caller has uploaded. */
export type Template = components["schemas"]["Template"];

/**
 * What went wrong, as a stable word for programs. Codes may be added: treat one that you do not know by its status.
 * "Again" says whether the same request may go well later.
 *
 * | code | status | again | what is wrong |
 * | --- | --- | --- | --- |
 * | `invalid_request` | 400, 408, 431 | no | The request is not as the contract says; `errors` names the places. |
 * | `malformed_json` | 400 | no | The body is not JSON in UTF-8. |
 * | `prompt_unusable` | 400 | no | The prompt holds nothing that a presentation can be made from. |
 * | `generation_failed` | 400 | no | No presentation could be made from this prompt in this template. |
 * | `model_failed` | 400 | yes | The language model that was asked gave no presentation. |
 * | `model_timeout` | 400 | yes | The language model that was asked was not ready in time. |
 * | `idempotency_key_reused` | 400 | no | The Idempotency-Key came before with another body. |
 * | `template_unusable` | 400 | no | The uploaded file cannot serve as a template. |
 * | `unauthorized` | 401 | no | The token is missing or not valid. |
 * | `presentation_not_found` | 404, 400 | no | The caller has no such presentation. |
 * | `template_not_found` | 404, 400 | no | The caller has no such template. |
 * | `report_not_found` | 404 | no | The presentation is older than reports. |
 * | `route_not_found` | 404 | no | There is nothing at this address. |
 * | `method_not_allowed` | 405 | no | The address does not take this method; the header `Allow` names those that it takes. |
 * | `payload_too_large` | 413 | no | The body is larger than the service takes. |
 * | `unsupported_media_type` | 415 | no | The operation does not take this media type. |
 * | `rate_limited` | 429 | yes | Too many requests with this key; `Retry-After` says when to come again. |
 * | `internal_error` | 500 | yes | A fault of the service, which is in its log under `instance`. |
 * | `unavailable` | 503 | yes | The service has no room now; `Retry-After` says when to come again. |
 */
export type ProblemCode = components["schemas"]["ProblemCode"];

/** An error (RFC 9457). */
export type Problem = components["schemas"]["Problem"];
