import type { Client } from "@lectern/client";
import type { GenerateDeck } from "./generation.ts";

/** The service gives up after five minutes by default; a little later so does the page. */
const longestGeneration = 330_000;

/**
 * Returns how outlines and decks are asked for; `onProgress` is called as often as the service tells how far it is, be
 * that never. A chosen look is no part of a prompt: the outline is asked for first, then laid out in it.
 */
export function createGenerateDeck(client: Client): GenerateDeck {
  return async (request, { signal, onProgress }) => {
    const { prompt, templateId, look, idempotencyKey } = request;
    const body = { prompt, ...(templateId !== undefined && { templateId }) };
    const options = { signal, attemptTimeout: longestGeneration, totalTimeout: longestGeneration };
    if (request.outline === undefined && !request.isOutlineOnly && look === undefined) {
      const presentation = await client.generatePresentation(
        { body, idempotencyKey },
        { ...options, onProgress },
      );
      return { kind: "deck", presentation, report: undefined };
    }
    const composed =
      request.outline === undefined
        ? await client.composeOutline({ body }, options)
        : { outline: request.outline, report: request.report };
    const { outline, report } = composed;
    if (request.isOutlineOnly && report !== undefined)
      return { kind: "outline", composed: { outline, report } };
    const form = templateId !== undefined ? { templateId } : look !== undefined ? { look } : {};
    const presentation = await client.createPresentation(
      { body: { outline, ...form }, idempotencyKey },
      options,
    );
    return { kind: "deck", presentation, report };
  };
}
