import type { LanguageModel } from "ai";
import type { SchemaForm } from "../request/deck-schema.ts";
import { createModelFetch } from "./model-fetch.ts";
import type { ModelSettings } from "./model-settings.ts";

/** A model that can be asked. */
export interface NamedModel {
  readonly model: Exclude<LanguageModel, string>;
  /** The forms of a schema to try, the best first. */
  readonly schemaForms: readonly SchemaForm[];
}

/** Models of these providers write what is only described: a schema that they refuse is no reason to say less. */
const writingForms: readonly SchemaForm[] = ["plain", "none"];

/** Loads the provider's package, no other one, and returns the model. */
export async function createLanguageModel(settings: ModelSettings): Promise<NamedModel> {
  const { provider, model, url, key } = settings;
  const apiKey = key === undefined ? {} : { apiKey: key };
  const baseURL = url === undefined ? {} : { baseURL: url };
  const fetch = createModelFetch();
  switch (provider) {
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const { chatModel } = createOpenAICompatible({
        name: "model",
        baseURL: url ?? "",
        // Without it the schema is silently dropped.
        supportsStructuredOutputs: true,
        includeUsage: true,
        fetch,
        ...apiKey,
      });
      return { model: chatModel(model), schemaForms: ["limited", "plain", "flatLimited", "flat", "none"] };
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return {
        model: createAnthropic({ fetch, ...apiKey, ...baseURL })(model),
        schemaForms: writingForms,
      };
    }
    case "google": {
      const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
      return {
        model: createGoogleGenerativeAI({ fetch, ...apiKey, ...baseURL })(model),
        schemaForms: writingForms,
      };
    }
  }
}
