/** A service that answers for a key. */
export interface ModelService {
  /** The address of its API, spoken like OpenAI's; left out: it has a protocol of its own. */
  readonly url?: string;
  /** Where its own tools look for the key. */
  readonly keyVariables: readonly string[];
  /** One of its models that writes good decks. */
  readonly model: string;
}

/** The name of a service that answers for a key. */
export type ModelServiceName =
  | "anthropic"
  | "openai"
  | "google"
  | "mistral"
  | "openrouter"
  | "groq"
  | "deepseek";

/** The services whose keys people have in their environment. */
export const modelServices: Readonly<Record<ModelServiceName, ModelService>> = {
  anthropic: { keyVariables: ["ANTHROPIC_API_KEY"], model: "claude-sonnet-4-5" },
  openai: { url: "https://api.openai.com/v1", keyVariables: ["OPENAI_API_KEY"], model: "gpt-4.1" },
  google: {
    keyVariables: ["GEMINI_API_KEY", "GOOGLE_API_KEY", "GOOGLE_GENERATIVE_AI_API_KEY"],
    model: "gemini-2.5-flash",
  },
  mistral: {
    url: "https://api.mistral.ai/v1",
    keyVariables: ["MISTRAL_API_KEY"],
    model: "mistral-large-latest",
  },
  openrouter: {
    url: "https://openrouter.ai/api/v1",
    keyVariables: ["OPENROUTER_API_KEY"],
    model: "anthropic/claude-sonnet-4.5",
  },
  groq: {
    url: "https://api.groq.com/openai/v1",
    keyVariables: ["GROQ_API_KEY"],
    model: "llama-3.3-70b-versatile",
  },
  deepseek: {
    url: "https://api.deepseek.com/v1",
    keyVariables: ["DEEPSEEK_API_KEY"],
    model: "deepseek-chat",
  },
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the key of the service that was chosen, as its own tools find it; of no other one. */
export function readServiceKey(chosen: string | undefined, environment: Environment): string | undefined {
  if (chosen === undefined || !Object.hasOwn(modelServices, chosen)) return undefined;
  const { keyVariables } = modelServices[chosen as ModelServiceName];
  return keyVariables.map((name) => environment[name]?.trim()).find((key) => key);
}

/** A key that nobody has allowed to be used, by the name of its variable. */
export interface UnusedKey {
  readonly variable: string;
  readonly service: ModelServiceName;
}

/** Returns which keys stand in the environment, without a look at what they are. */
export function findUnusedKeys(environment: Environment): readonly UnusedKey[] {
  return (Object.keys(modelServices) as ModelServiceName[]).flatMap((service) => {
    const variable = modelServices[service].keyVariables.find((name) => environment[name]?.trim());
    return variable === undefined ? [] : [{ variable, service }];
  });
}
