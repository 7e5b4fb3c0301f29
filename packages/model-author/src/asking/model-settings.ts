/** The protocols that a model can be asked by. */
export const modelProviders = ["openai-compatible", "anthropic", "google"] as const;

/** One of the protocols that a model can be asked by. */
export type ModelProvider = (typeof modelProviders)[number];

/** What to do when the model fails: say so, or let the embedded author write the deck. */
export const modelFallbacks = ["none", "embedded"] as const;

/** One of the things to do when the model fails. */
export type ModelFallback = (typeof modelFallbacks)[number];

/**
 * How a model writes slides: with all that each kind can say, in the same few fields for every kind, or by what it copes
 * with.
 */
export const modelSchemas = ["auto", "rich", "flat"] as const;

/** One of the ways in which a model can write slides. */
export type ModelSchema = (typeof modelSchemas)[number];

/** Whether a model is asked to draw what a deck's pictures show and the stock does not have. */
export const modelDrawings = ["on", "off"] as const;

/** One of the things to do where the stock has no picture. */
export type ModelDrawings = (typeof modelDrawings)[number];

/** Which model to ask, and how much patience and how many tokens it gets: plain data, so that threads can be told. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  /** The model's name, as its server knows it. */
  readonly model: string;
  /** The address of the API, such as "http://127.0.0.1:11434/v1"; left out: the provider's own. */
  readonly url?: string;
  readonly key?: string;
  /** How many tokens prompt and answer may have together. */
  readonly contextTokens: number;
  /** How many tokens the model may write for one deck, all answers together. */
  readonly outputTokens: number;
  /** How long one deck may take, everything included. */
  readonly totalSeconds: number;
  /** How long one answer may take before it is given up and asked for again. */
  readonly attemptSeconds: number;
  /** How long the model may take to its first word, while it reads the prompt or is loaded. */
  readonly firstWordSeconds: number;
  /** How long the model may say nothing between two words. */
  readonly silenceSeconds: number;
  readonly fallback: ModelFallback;
  /** Left out: "auto". */
  readonly schema?: ModelSchema;
  /** Left out: "on". */
  readonly drawings?: ModelDrawings;
}
