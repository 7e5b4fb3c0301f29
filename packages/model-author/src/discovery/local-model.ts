/** A model that a server on this machine offers. */
export interface LocalModel {
  /** As its server knows it. */
  readonly name: string;
  /** What it is for; "other": it does not write, or not on this machine. */
  readonly kind: "chat" | "vision" | "other";
  /** How many weights it has. */
  readonly parameters: number | undefined;
  /** How large its file is. */
  readonly bytes: number | undefined;
  readonly isLoaded: boolean;
  /** When its file changed last, in milliseconds since 1970. */
  readonly changedAt: number | undefined;
  /** How many tokens it takes as it is served, prompt and answer together. */
  readonly contextTokens: number | undefined;
}

// Names by which models that do not write prose are published.
const otherNames =
  /embed|rerank|\bbge\b|\bgte\b|\be5\b|minilm|colbert|\bbert\b|whisper|\btts\b|speech|guard|shield|moderation|\bocr\b|clip\b|diffusion|\bflux\b|moondream/iu;
const visionNames =
  /(?:^|[^a-z])(?:vl|vision|llava|bakllava|minicpm-v|internvl|pixtral)(?:[^a-z]|$)|\dvl\b|-v\b/iu;

/** Returns what a model is for by its name: all that some servers tell. */
export function kindOfName(name: string): LocalModel["kind"] {
  if (otherNames.test(name)) return "other";
  return visionNames.test(name) ? "vision" : "chat";
}

/** Returns how many weights a name such as "qwen3:8b", "mixtral-8x7b" or a size such as "137M" speaks of. */
export function parametersIn(text: string): number | undefined {
  const found = /(?:^|[^a-z\d.])(?:(\d{1,2})x)?(\d{1,4}(?:\.\d+)?)\s?([bm])(?![a-z])/iu.exec(text);
  if (found === null) return undefined;
  const [, times = "1", count = "", unit = ""] = found;
  return Math.round(Number(times) * Number(count) * (unit.toLowerCase() === "b" ? 1e9 : 1e6));
}
