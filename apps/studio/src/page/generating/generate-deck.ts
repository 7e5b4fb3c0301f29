import type { Client } from "@lectern/client";
import type { GenerateDeck } from "./generation.ts";

/** The service gives up after five minutes by default; a little later so does the page. */
const longestGeneration = 330_000;

/** Returns how decks are asked for; `onProgress` is called as often as the service tells how far it is, be that never. */
export function createGenerateDeck(client: Client): GenerateDeck {
  return ({ prompt, templateId, idempotencyKey }, { signal, onProgress }) => {
    const body = { prompt, ...(templateId !== undefined && { templateId }) };
    const options = {
      signal,
      onProgress,
      attemptTimeout: longestGeneration,
      totalTimeout: longestGeneration,
    };
    return client.generatePresentation({ body, idempotencyKey }, options);
  };
}
