import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { findLocalModel, type LocalServerName } from "./find-local-model.ts";
import { standInAnswers, startStandInServer } from "./stand-in-server.ts";

const gigabyte = 1e9;
const nowhere = { Ollama: [], "LM Studio": [], "llama.cpp": [], vLLM: [] };

function findOn(ports: Partial<Record<LocalServerName, readonly number[]>>, memoryBytes = 32 * gigabyte) {
  // A machine under load may be slow; whether the time is kept is another test's matter.
  return findLocalModel({ ports: { ...nowhere, ...ports }, memoryBytes, withinMilliseconds: 20_000 });
}

describe("findLocalModel", () => {
  it.each<{ server: LocalServerName; model: string; contextTokens: number }>([
    { server: "Ollama", model: "qwen3:8b", contextTokens: 4_096 },
    { server: "LM Studio", model: "meta-llama-3.1-8b-instruct", contextTokens: 16_384 },
    {
      server: "llama.cpp",
      model: "../models/Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf",
      contextTokens: 8_192,
    },
    { server: "vLLM", model: "Qwen/Qwen3-14B-AWQ", contextTokens: 32_768 },
  ])("finds $server and its $model", async ({ server, model, contextTokens }) => {
    await using standIn = await startStandInServer(standInAnswers[server]);
    const { port } = standIn;
    expect(await findOn({ [server]: [port] })).toEqual({
      found: { server, model, url: `http://127.0.0.1:${port}/v1`, contextTokens },
      servers: [server],
    });
  });

  it("takes the best model of all servers", async () => {
    await using ollama = await startStandInServer(standInAnswers.Ollama);
    await using vllm = await startStandInServer(standInAnswers.vLLM);
    const { found, servers } = await findOn({ Ollama: [ollama.port], vLLM: [vllm.port] });
    expect([found?.model, servers]).toEqual(["Qwen/Qwen3-14B-AWQ", ["Ollama", "vLLM"]]);
  });

  it("takes a larger model on a larger machine", async () => {
    await using ollama = await startStandInServer(standInAnswers.Ollama);
    const { found } = await findOn({ Ollama: [ollama.port] }, 64 * gigabyte);
    expect(found?.model).toBe("llama3.3:70b");
  });

  it("takes what Ollama says of a loaded model", async () => {
    const loaded = { models: [{ name: "qwen3:8b", context_length: 32_768 }] };
    await using ollama = await startStandInServer({ ...standInAnswers.Ollama, "/api/ps": loaded });
    expect((await findOn({ Ollama: [ollama.port] })).found?.contextTokens).toBe(32_768);
  });

  it("says which server answers without a model that writes", async () => {
    const tags = standInAnswers.Ollama["/api/tags"] as { models: readonly { name: string }[] };
    for (const models of [[], tags.models.filter(({ name }) => /embed|cloud/u.test(name))]) {
      await using ollama = await startStandInServer({ ...standInAnswers.Ollama, "/api/tags": { models } });
      expect(await findOn({ Ollama: [ollama.port] })).toEqual({ found: undefined, servers: ["Ollama"] });
    }
  });

  it("knows an LM Studio that has no list of its own yet", async () => {
    await using studio = await startStandInServer({
      "/v1/models": standInAnswers["LM Studio"]["/v1/models"],
    });
    expect((await findOn({ "LM Studio": [studio.port] })).found?.model).toBe("meta-llama-3.1-8b-instruct");
  });

  it.each([
    { what: "a server without these paths", answers: {} },
    { what: "a model server of another kind", answers: standInAnswers.vLLM, but: "vLLM" },
    { what: "lists of something else", answers: { "/api/tags": { models: [] }, "/v1/models": { data: [] } } },
    {
      what: "OpenAI's protocol, spoken by nobody known",
      answers: { "/v1/models": { object: "list", data: [{ id: "m", object: "model", owned_by: "me" }] } },
    },
    { what: "a list of tags", answers: { "/api/tags": { models: [{ name: "news" }] } } },
    { what: "text", answers: { "/api/tags": "<html>", "/v1/models": "<html>" } },
  ])("does not take $what for a server with models", async ({ answers, but }) => {
    await using other = await startStandInServer(answers);
    const names = (["Ollama", "LM Studio", "llama.cpp", "vLLM"] as const).filter((name) => name !== but);
    const ports = Object.fromEntries(names.map((name) => [name, [other.port]]));
    expect(await findOn(ports)).toEqual({ found: undefined, servers: [] });
  });

  it("follows nobody elsewhere, and asks for nothing but lists", async () => {
    await using real = await startStandInServer(standInAnswers.vLLM);
    const redirecting = createServer((_request, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${real.port}/v1/models` }).end(),
    );
    await new Promise<void>((resolve) => redirecting.listen(0, "127.0.0.1", resolve));
    const { port } = redirecting.address() as AddressInfo;
    expect((await findOn({ vLLM: [port] })).servers).toEqual([]);
    redirecting.close();
    await findOn({ vLLM: [real.port] });
    expect(real.paths).toEqual(["/v1/models"]);
  });

  it("waits for nobody longer than it may", async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const ports = { ...nowhere, Ollama: [port], "LM Studio": [port], "llama.cpp": [port], vLLM: [port] };
    // Hangs where the time is not kept: the server never answers.
    expect(await findLocalModel({ ports, withinMilliseconds: 100 })).toEqual({
      found: undefined,
      servers: [],
    });
    silent.closeAllConnections();
    silent.close();
  });
});
