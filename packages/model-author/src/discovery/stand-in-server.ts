// A server that speaks one kind's own protocol about its models, and OpenAI's for the deck.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { LocalServerName } from "./local-servers.ts";

/** A stand-in that listens on this machine. */
export interface StandInServer {
  readonly port: number;
  /** The paths that were asked for. */
  readonly paths: readonly string[];
  [Symbol.asyncDispose](): Promise<void>;
}

const ollama = (name: string, details: object = {}, more: object = {}) => ({
  name,
  model: name,
  modified_at: "2026-03-11T10:04:11.409490317+01:00",
  size: 5_225_388_164,
  digest: "500a1f067a9f782620b40bee6f7b0c89e17ae61f686b92c24933e4ca4b2b8b41",
  details: {
    parent_model: "",
    format: "gguf",
    family: "qwen3",
    families: ["qwen3"],
    parameter_size: "8.2B",
    quantization_level: "Q4_K_M",
    ...details,
  },
  ...more,
});

const lmStudio = (id: string, type: string, state: string, more: object = {}) => ({
  id,
  object: "model",
  type,
  publisher: "lmstudio-community",
  arch: "llama",
  compatibility_type: "gguf",
  quantization: "Q4_K_M",
  state,
  max_context_length: 131_072,
  ...more,
});

/** What each kind of server answers by path, as its documentation shows it. */
export const standInAnswers: Readonly<Record<LocalServerName, Readonly<Record<string, unknown>>>> = {
  Ollama: {
    "/api/version": { version: "0.40.12" },
    "/api/tags": {
      models: [
        ollama(
          "nomic-embed-text:latest",
          { family: "nomic-bert", parameter_size: "137M" },
          { size: 274_302_450 },
        ),
        ollama(
          "gpt-oss:120b-cloud",
          { parameter_size: "116.8B" },
          { size: 384, remote_host: "https://ollama.com:443" },
        ),
        ollama("llama3.2:1b", { family: "llama", parameter_size: "1.2B" }, { size: 1_321_098_329 }),
        ollama("qwen3:8b"),
        ollama("qwen2.5-coder:14b", { parameter_size: "14.8B" }, { size: 8_988_124_069 }),
        ollama("llama3.3:70b", { family: "llama", parameter_size: "70.6B" }, { size: 42_520_413_916 }),
      ],
    },
    "/api/ps": { models: [] },
  },
  "LM Studio": {
    "/api/v0/models": {
      object: "list",
      data: [
        lmStudio("qwen2-vl-7b-instruct", "vlm", "not-loaded"),
        lmStudio("meta-llama-3.1-8b-instruct", "llm", "loaded", { loaded_context_length: 16_384 }),
        lmStudio("text-embedding-nomic-embed-text-v1.5", "embeddings", "not-loaded"),
      ],
    },
    "/v1/models": {
      object: "list",
      data: [
        "qwen2-vl-7b-instruct",
        "meta-llama-3.1-8b-instruct",
        "text-embedding-nomic-embed-text-v1.5",
      ].map((id) => ({ id, object: "model", owned_by: "organization_owner" })),
    },
  },
  "llama.cpp": {
    "/health": { status: "ok" },
    "/v1/models": {
      object: "list",
      data: [
        {
          id: "../models/Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf",
          object: "model",
          created: 1_735_142_223,
          owned_by: "llamacpp",
          meta: {
            vocab_type: 2,
            n_vocab: 128_256,
            n_ctx_train: 131_072,
            n_embd: 4_096,
            n_params: 8_030_261_312,
            size: 4_912_898_304,
          },
        },
      ],
    },
    "/props": {
      default_generation_settings: { id: 0, n_ctx: 8_192, is_processing: false },
      total_slots: 1,
      model_path: "../models/Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf",
      modalities: { vision: false },
    },
  },
  vLLM: {
    "/version": { version: "0.14.0" },
    "/v1/models": {
      object: "list",
      data: [
        {
          id: "Qwen/Qwen3-14B-AWQ",
          object: "model",
          created: 1_757_141_666,
          owned_by: "vllm",
          root: "Qwen/Qwen3-14B-AWQ",
          parent: null,
          max_model_len: 32_768,
          permission: [],
        },
      ],
    },
  },
};

/** Starts a server that gives these answers to GET, and to everything else what `otherwise` gives. */
export async function startStandInServer(
  answers: Readonly<Record<string, unknown>>,
  { port = 0, otherwise }: { readonly port?: number; readonly otherwise?: Server } = {},
): Promise<StandInServer> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    const { method, url = "" } = request;
    paths.push(url);
    if (method !== "GET" && otherwise) return void otherwise.emit("request", request, response);
    const answer = answers[url];
    response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { error: "not found" }));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    paths,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
