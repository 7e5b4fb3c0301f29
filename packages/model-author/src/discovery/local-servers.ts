// The servers that people run models with, by the marks of their own protocols: no other web server on the same port is
// taken for one.
import { z } from "zod";
import { kindOfName, type LocalModel, parametersIn } from "./local-model.ts";

/** The name of a kind of server. */
export type LocalServerName = "Ollama" | "LM Studio" | "llama.cpp" | "vLLM";

/** Reads one path of a server; undefined where that fails, or gives no JSON. */
export type ReadPath = (path: string) => Promise<unknown>;

/** One kind of server: where it listens unless told otherwise, and how it tells what it has. */
export interface LocalServer {
  readonly name: LocalServerName;
  readonly ports: readonly number[];
  /** What it gives a model to work with unless it says otherwise, in tokens. */
  readonly usualContext: number;
  /** Returns its models; undefined where something else answers there. */
  readonly readModels: (read: ReadPath) => Promise<readonly LocalModel[] | undefined>;
}

/** Every kind of server that is looked for; of equal models the earlier server's is taken. */
export const localServers: readonly LocalServer[] = [
  { name: "Ollama", ports: [11_434], usualContext: 4_096, readModels: readOllama },
  { name: "LM Studio", ports: [1_234], usualContext: 4_096, readModels: readLmStudio },
  // Its port until 2026, and since.
  { name: "llama.cpp", ports: [8_080, 9_931], usualContext: 4_096, readModels: readLlamaCpp },
  { name: "vLLM", ports: [8_000], usualContext: 16_384, readModels: readVllm },
];

const maybeNumber = z.number().positive().optional().catch(undefined);
const maybeText = z.string().optional().catch(undefined);

// https://docs.ollama.com/api/tags
const ollamaTags = z.object({
  models: z.array(
    z
      .object({
        name: z.string(),
        size: maybeNumber,
        digest: maybeText,
        modified_at: maybeText,
        remote_host: maybeText,
        capabilities: z.array(z.string()).optional().catch(undefined),
        details: z.object({ family: maybeText, parameter_size: maybeText }).optional().catch(undefined),
      })
      .refine(({ digest, details }) => digest !== undefined || details !== undefined),
  ),
});
// https://docs.ollama.com/api/ps
const ollamaLoaded = z.object({
  models: z.array(z.object({ name: z.string(), context_length: maybeNumber })),
});
const ollamaVersion = z.object({ version: z.string() });

async function readOllama(read: ReadPath): Promise<readonly LocalModel[] | undefined> {
  const answers = await Promise.all(["/api/tags", "/api/ps", "/api/version"].map(read));
  const { data: tags } = ollamaTags.safeParse(answers[0]);
  const { data: loaded } = ollamaLoaded.safeParse(answers[1]);
  if (tags === undefined) return undefined;
  if (tags.models.length === 0 && !ollamaVersion.safeParse(answers[2]).success) return undefined;
  return tags.models.map((model) => {
    const running = loaded?.models.find(({ name }) => name === model.name);
    return {
      name: model.name,
      kind: kindOfOllama(model),
      parameters: parametersIn(model.details?.parameter_size ?? "") ?? parametersIn(model.name),
      bytes: model.size,
      isLoaded: running !== undefined,
      changedAt: Date.parse(model.modified_at ?? "") || undefined,
      contextTokens: running?.context_length,
    };
  });
}

// Models with a remote host, or the tag "cloud", run on somebody else's machine: a prompt would leave this one.
function kindOfOllama(model: z.infer<typeof ollamaTags>["models"][number]): LocalModel["kind"] {
  const { name, remote_host: remoteHost, capabilities, details } = model;
  if (remoteHost !== undefined || /[:-]cloud$/u.test(name)) return "other";
  if (capabilities?.includes("completion") === false || /bert/iu.test(details?.family ?? "")) return "other";
  return kindOfName(name);
}

// https://lmstudio.ai/docs/api/rest-api
const lmStudioModels = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      state: z.string(),
      loaded_context_length: maybeNumber,
    }),
  ),
});
// As of before 0.3.6, which has no list of its own.
const lmStudioPlainModels = z.object({
  data: z.array(z.object({ id: z.string(), owned_by: z.string().regex(/^organization.owner$/u) })).nonempty(),
});

async function readLmStudio(read: ReadPath): Promise<readonly LocalModel[] | undefined> {
  const [own, plain] = await Promise.all(["/api/v0/models", "/v1/models"].map(read));
  const models = lmStudioModels.safeParse(own).data?.data;
  if (models !== undefined)
    return models.map(({ id, type, state, loaded_context_length: contextTokens }) => ({
      ...toPlainModel(id),
      kind: kindOfLmStudio(id, type),
      isLoaded: state === "loaded",
      contextTokens,
    }));
  return lmStudioPlainModels.safeParse(plain).data?.data.map(({ id }) => toPlainModel(id));
}

function kindOfLmStudio(id: string, type: string): LocalModel["kind"] {
  const kind = kindOfName(id);
  if (kind === "other") return "other";
  if (type === "llm") return kind;
  return type === "vlm" ? "vision" : "other";
}

// https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md
const llamaCppModels = z.object({
  data: z
    .array(
      z.object({
        id: z.string(),
        owned_by: z.literal("llamacpp"),
        meta: z.object({ n_params: maybeNumber, size: maybeNumber }).nullish().catch(undefined),
      }),
    )
    .nonempty(),
});
const llamaCppProperties = z.object({
  default_generation_settings: z.object({ n_ctx: z.number().positive() }),
});

async function readLlamaCpp(read: ReadPath): Promise<readonly LocalModel[] | undefined> {
  const [list, properties] = await Promise.all(["/v1/models", "/props"].map(read));
  const contextTokens = llamaCppProperties.safeParse(properties).data?.default_generation_settings.n_ctx;
  return llamaCppModels.safeParse(list).data?.data.map(({ id, meta }) => {
    const plain = toPlainModel(id);
    return {
      ...plain,
      parameters: meta?.n_params ?? plain.parameters,
      bytes: meta?.size,
      // A server of one model has it in memory; one of several tells no more.
      isLoaded: meta !== undefined && meta !== null,
      contextTokens,
    };
  });
}

// https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html
const vllmModels = z.object({
  data: z
    .array(z.object({ id: z.string(), owned_by: z.literal("vllm"), max_model_len: maybeNumber }))
    .nonempty(),
});

async function readVllm(read: ReadPath): Promise<readonly LocalModel[] | undefined> {
  return vllmModels
    .safeParse(await read("/v1/models"))
    .data?.data.map(({ id, max_model_len: contextTokens }) => ({
      ...toPlainModel(id),
      isLoaded: true,
      contextTokens,
    }));
}

/** A model of which no more than its name is known; of a path the file's name counts. */
function toPlainModel(id: string): LocalModel {
  const name = id.split(/[\\/]/u).at(-1) ?? id;
  return {
    name: id,
    kind: kindOfName(name),
    parameters: parametersIn(name),
    bytes: undefined,
    isLoaded: false,
    changedAt: undefined,
    contextTokens: undefined,
  };
}
