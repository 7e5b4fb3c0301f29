// The servers that people run models with, by the marks of their own protocols: no other web server on the same port is
// taken for one.
import { fieldsListIn, fieldsOf, hasTexts, type JsonFields, numberIn, textIn } from "./json-fields.ts";
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

// https://docs.ollama.com/api/tags and https://docs.ollama.com/api/ps
async function readOllama(read: ReadPath): Promise<readonly LocalModel[] | undefined> {
  const [tags, running, version] = await Promise.all(["/api/tags", "/api/ps", "/api/version"].map(read));
  const models = fieldsListIn(tags, "models");
  if (!models?.every(isOllamaModel)) return undefined;
  if (models.length === 0 && textIn(fieldsOf(version), "version") === undefined) return undefined;
  const loaded = fieldsListIn(running, "models") ?? [];
  return models.map((model) => toOllamaModel(model, loaded));
}

function isOllamaModel(model: JsonFields): boolean {
  return hasTexts(model, "name") && (hasTexts(model, "digest") || fieldsOf(model["details"]) !== undefined);
}

function toOllamaModel(model: JsonFields, loaded: readonly JsonFields[]): LocalModel {
  const name = textIn(model, "name") ?? "";
  const running = loaded.find((one) => textIn(one, "name") === name);
  const size = textIn(fieldsOf(model["details"]), "parameter_size") ?? "";
  return {
    name,
    kind: kindOfOllama(name, model),
    parameters: parametersIn(size) ?? parametersIn(name),
    bytes: numberIn(model, "size"),
    isLoaded: running !== undefined,
    changedAt: Date.parse(textIn(model, "modified_at") ?? "") || undefined,
    contextTokens: numberIn(running, "context_length"),
  };
}

// Models with a remote host, or the tag "cloud", run on somebody else's machine: a prompt would leave this one.
function kindOfOllama(name: string, model: JsonFields): LocalModel["kind"] {
  const { capabilities, details } = model;
  if (textIn(model, "remote_host") !== undefined || /[:-]cloud$/u.test(name)) return "other";
  const writes = !Array.isArray(capabilities) || capabilities.includes("completion");
  if (!writes || /bert/iu.test(textIn(fieldsOf(details), "family") ?? "")) return "other";
  return kindOfName(name);
}

// https://lmstudio.ai/docs/api/rest-api; before 0.3.6 it had no list of its own.
async function readLmStudio(read: ReadPath): Promise<readonly LocalModel[] | undefined> {
  const [own, plain] = await Promise.all(["/api/v0/models", "/v1/models"].map(read));
  const models = fieldsListIn(own, "data");
  if (models?.every((model) => hasTexts(model, "id", "type", "state"))) return models.map(toLmStudioModel);
  return readNamed(plain, /^organization.owner$/u)?.map(toPlainModel);
}

function toLmStudioModel(model: JsonFields): LocalModel {
  return {
    ...toPlainModel(model),
    kind: kindOfLmStudio(textIn(model, "id") ?? "", textIn(model, "type") ?? ""),
    isLoaded: model["state"] === "loaded",
    contextTokens: numberIn(model, "loaded_context_length"),
  };
}

function kindOfLmStudio(id: string, type: string): LocalModel["kind"] {
  const kind = kindOfName(id);
  if (kind === "other") return "other";
  if (type === "llm") return kind;
  return type === "vlm" ? "vision" : "other";
}

// https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md
async function readLlamaCpp(read: ReadPath): Promise<readonly LocalModel[] | undefined> {
  const [list, properties] = await Promise.all(["/v1/models", "/props"].map(read));
  const defaults = fieldsOf(fieldsOf(properties)?.["default_generation_settings"]);
  return readNamed(list, /^llamacpp$/u)?.map((model) => {
    const plain = toPlainModel(model);
    const meta = fieldsOf(model["meta"]);
    return {
      ...plain,
      parameters: numberIn(meta, "n_params") ?? plain.parameters,
      bytes: numberIn(meta, "size"),
      // A server of one model has it in memory; one of several tells no more.
      isLoaded: meta !== undefined,
      contextTokens: numberIn(defaults, "n_ctx"),
    };
  });
}

// https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html
async function readVllm(read: ReadPath): Promise<readonly LocalModel[] | undefined> {
  return readNamed(await read("/v1/models"), /^vllm$/u)?.map((model) => ({
    ...toPlainModel(model),
    isLoaded: true,
    contextTokens: numberIn(model, "max_model_len"),
  }));
}

/** Returns the models of OpenAI's list where each has an id and this owner; undefined where not, or where it is empty. */
function readNamed(list: unknown, owner: RegExp): readonly JsonFields[] | undefined {
  const models = fieldsListIn(list, "data") ?? [];
  const isOwn = (model: JsonFields) => hasTexts(model, "id") && owner.test(textIn(model, "owned_by") ?? "");
  return models.length > 0 && models.every(isOwn) ? models : undefined;
}

/** A model of which no more than its name is known; of a path the file's name counts. */
function toPlainModel(model: JsonFields): LocalModel {
  const id = textIn(model, "id") ?? "";
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
