import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findLocalModel, type LocalServerName } from "@lectern/model-author/discovery";
import {
  modelReplies,
  standInAnswers,
  startModelServer,
  startStandInServer,
} from "@lectern/model-author/testing";
import { describe, expect, it } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { toWelcome } from "../starting/welcome.ts";
import { startTestServer } from "../testing/test-server.ts";
import { createWiring } from "../wiring.ts";
import { chooseAuthor } from "./choose-author.ts";
import { toAuthorNote } from "./describe-author.ts";

const nowhere = { Ollama: [], "LM Studio": [], "llama.cpp": [], vLLM: [] };

/** Looks on these ports alone. */
function findOn(ports: Partial<Record<LocalServerName, readonly number[]>> = {}) {
  return () =>
    findLocalModel({ ports: { ...nowhere, ...ports }, memoryBytes: 32e9, withinMilliseconds: 20_000 });
}

async function choose(environment: Readonly<Record<string, string>>, findModel = findOn()) {
  const chosen = await chooseAuthor(readSettings(environment), { environment, findModel });
  const url = "http://127.0.0.1:4000";
  const welcome = toWelcome({ url, firstKey: "lk_1", generatePath: "/v1/generate", author: chosen.author });
  return { ...chosen, welcome, firstCurl: welcome.split("\n").find((line) => line.includes("curl")) };
}

const takesFile = expect.stringContaining("readFileSync");
const takesTopic = expect.stringContaining('{"prompt":"Urban gardening');

describe("the service without a setting for a model", () => {
  it.each<{ server: LocalServerName; model: string; context: number }>([
    { server: "Ollama", model: "qwen3:8b", context: 4_096 },
    { server: "LM Studio", model: "meta-llama-3.1-8b-instruct", context: 16_384 },
    { server: "llama.cpp", model: "../models/Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf", context: 8_192 },
    { server: "vLLM", model: "Qwen/Qwen3-14B-AWQ", context: 16_384 },
  ])("lets $server write, says so, and shows a topic first", async ({ server, model, context }) => {
    await using standIn = await startStandInServer(standInAnswers[server]);
    const { settings, welcome, firstCurl } = await choose({}, findOn({ [server]: [standIn.port] }));
    const url = `http://127.0.0.1:${standIn.port}/v1`;
    expect(settings.model).toMatchObject({
      ...{ provider: "openai-compatible", model, url, contextTokens: context, totalSeconds: 290 },
      fallback: "embedded",
    });
    expect(settings.model).not.toHaveProperty("key");
    expect(welcome).toContain(
      `Found ${server} on this machine: its model ${model} writes the decks (${url})`,
    );
    expect(firstCurl).toEqual(takesTopic);
  });

  it("says what it means that there is none, what to do, and shows a whole file first", async () => {
    const { settings, welcome, firstCurl } = await choose({});
    expect(settings.model).toBeUndefined();
    expect(welcome).toMatch(
      /^No language model was found .* a bare topic only a frame .* ollama run qwen3:8b/mu,
    );
    expect(firstCurl).toEqual(takesFile);
  });

  it("does not take Lectern itself for a server with models", async () => {
    await using lectern = await startTestServer();
    const port = [lectern.port];
    const ports = { Ollama: port, "LM Studio": port, "llama.cpp": port, vLLM: port };
    expect(await findOn(ports)()).toEqual({ found: undefined, servers: [] });
  });

  it("names a server that has nothing to write with", async () => {
    await using ollama = await startStandInServer({ ...standInAnswers.Ollama, "/api/tags": { models: [] } });
    const { welcome } = await choose({}, findOn({ Ollama: [ollama.port] }));
    expect(welcome).toContain("give Ollama, which answers but has no model");
    expect(welcome).toContain("ollama pull qwen3:8b");
  });

  it.each([
    { variable: "ANTHROPIC_API_KEY", provider: "anthropic", url: undefined },
    { variable: "OPENAI_API_KEY", provider: "openai", url: "https://api.openai.com/v1" },
    { variable: "GEMINI_API_KEY", provider: "google", url: undefined },
    { variable: "GOOGLE_API_KEY", provider: "google", url: undefined },
    { variable: "MISTRAL_API_KEY", provider: "mistral", url: "https://api.mistral.ai/v1" },
  ])(
    "never uses $variable by itself, and names the two settings that would",
    async ({ variable, provider, url }) => {
      const environment = { [variable]: "key-of-somebody" };
      const { settings, welcome } = await choose(environment);
      expect(settings.model).toBeUndefined();
      expect(welcome).not.toContain("key-of-somebody");
      const [line = ""] = /LECTERN_MODEL_PROVIDER=\S+ LECTERN_MODEL=\S+/.exec(welcome) ?? [];
      const printed = Object.fromEntries(line.split(" ").map((pair) => pair.split("=") as [string, string]));
      expect(printed["LECTERN_MODEL_PROVIDER"]).toBe(provider);
      // As they are printed, they are all that is needed.
      const { model } = readSettings({ ...environment, ...printed });
      expect(model).toMatchObject({ key: "key-of-somebody", model: printed["LECTERN_MODEL"] });
      expect(model?.url).toBe(url);
    },
  );
});

describe("the service with a setting for who writes", () => {
  const neverAsked = () => Promise.reject(new Error("Nothing was to be looked for."));

  it("looks for no model where the embedded author is to write", async () => {
    const { settings, welcome } = await choose({ LECTERN_MODEL_PROVIDER: "embedded" }, neverAsked);
    expect(settings.model).toBeUndefined();
    expect(welcome).toContain("The embedded author writes, as LECTERN_MODEL_PROVIDER says");
  });

  it("looks for no model where one is set", async () => {
    const environment = {
      LECTERN_MODEL_PROVIDER: "anthropic",
      LECTERN_MODEL: "claude",
      LECTERN_MODEL_KEY: "k",
    };
    const { welcome, firstCurl } = await choose(environment, neverAsked);
    expect(welcome).toContain("Decks are written by the language model claude (anthropic).");
    expect(firstCurl).toEqual(takesTopic);
  });
});

it("a model that was found writes decks, and the page for browsers says so", async () => {
  const directory = await mkdtemp(join(tmpdir(), "lectern-studio-"));
  await writeFile(join(directory, "index.html"), "<!doctype html><head><title>Lectern</title></head>");
  await using model = await startModelServer([modelReplies.deck, modelReplies.unauthorized]);
  await using ollama = await startStandInServer(standInAnswers.Ollama, { otherwise: model.server });
  const { author, settings } = await choose({}, findOn({ Ollama: [ollama.port] }));
  const { createWork } = createWiring(readSettings({}));
  const given = { workers: 1, model: settings.model, authorNote: toAuthorNote(author) };
  await using server = await startTestServer(given, { createWork, studio: { directory, policy: () => "" } });
  const generate = () =>
    server.call("generatePresentation", {
      token: server.firstKey ?? "",
      json: { prompt: "Urban gardening on small balconies, 4 slides" },
    });
  expect((await generate()).headers.get("lectern-author")).toBe("model");
  expect((await generate()).headers.get("lectern-author")).toBe("embedded; reason=model_failed");
  const page = await (await server.request("/", { headers: { accept: "text/html" } })).text();
  expect(page).toContain(
    '<meta name="lectern-author" content="Decks are written by the language model qwen3:8b',
  );
  const { author: said } = (await (await server.request("/")).json()) as { author: string };
  expect(said).toContain("which Ollama runs");
  await rm(directory, { recursive: true });
});
