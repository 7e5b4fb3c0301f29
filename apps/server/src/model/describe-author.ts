import type { AuthorChoice } from "./choose-author.ts";
import { modelServices } from "./model-services.ts";

/** Below, instructions and a deck hardly fit. */
const tightContext = 8_192;
const suggestedModel = "qwen3:8b";

/** Returns one sentence on who writes and what that means, for those who use the service. */
export function toAuthorNote(author: AuthorChoice): string {
  switch (author.kind) {
    case "set":
      return `Decks are written by the language model ${author.model} (${author.provider}).`;
    case "found":
      return `Decks are written by the language model ${author.found.model}, which ${author.found.server} runs on the service’s machine.`;
    case "embedded":
      return `No language model is connected: ${embeddedMeaning}; whoever runs the service can connect a model (docs/models.md).`;
  }
}

const embeddedMeaning =
  "a whole text becomes a full deck, a bare topic only a frame to fill in, so send notes or a document";

/** Returns the lines on who writes that are printed at start; none of them shows a key. */
export function toAuthorLines(author: AuthorChoice): string {
  switch (author.kind) {
    case "set":
      return toAuthorNote(author);
    case "found": {
      const { model, server, url, contextTokens } = author.found;
      return `Found ${server} on this machine: its model ${model} writes the decks (${url}), and where it fails, the embedded author.
  How well it does:  pnpm lectern model check
  Without it:        LECTERN_MODEL_PROVIDER=embedded pnpm start${toContextHint(server, contextTokens)}`;
    }
    case "embedded":
      return author.isSet
        ? `The embedded author writes, as LECTERN_MODEL_PROVIDER says: ${embeddedMeaning}.`
        : toEmbeddedLines(author);
  }
}

function toContextHint(server: string, contextTokens: number): string {
  if (contextTokens >= tightContext) return "";
  const more = server === "Ollama" ? "Start it with OLLAMA_CONTEXT_LENGTH=16384" : "Load it with 16384";
  return `
  It has room for ${contextTokens} tokens, so long texts are read in parts. ${more} for better decks.`;
}

function toEmbeddedLines({ servers, unusedKeys }: Extract<AuthorChoice, { kind: "embedded" }>): string {
  return [
    `No language model was found on this machine: ${embeddedMeaning}, or ${toAdvice(servers)} and start again.`,
    ...unusedKeys.map(
      ({
        variable,
        service,
      }) => `${variable} is set, and not used unless you say so. To let ${service} write, at your cost:
  LECTERN_MODEL_PROVIDER=${service} LECTERN_MODEL=${modelServices[service].model} pnpm start`,
    ),
  ].join("\n");
}

function toAdvice(servers: readonly string[]): string {
  const [server] = servers;
  if (server === undefined) return `run a model (with Ollama: ollama run ${suggestedModel})`;
  const how =
    server === "Ollama" ? `ollama pull ${suggestedModel}` : "an instruction-tuned one of 8 billion weights";
  return `give ${server}, which answers but has no model that writes and fits into the memory, one (${how})`;
}
