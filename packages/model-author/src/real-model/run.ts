// Holds the model author against a real server with a real grammar: llama.cpp's, with a model of random weights.
//   node src/real-model/run.ts LLAMA_SERVER
// where LLAMA_SERVER is llama.cpp's llama-server; get-llama-server.sh unpacks Debian's.
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ModelSettings } from "../asking/model-settings.ts";
import { createModelAuthor } from "../model-author.ts";
import { createRandomModel } from "./random-model.ts";

const [command] = process.argv.slice(2);
if (command === undefined) throw new Error("Expected the path of llama-server as the first word.");
const directory = await mkdtemp(join(tmpdir(), "lectern-model-"));
const file = join(directory, "random.gguf");
await writeFile(file, createRandomModel());
const port = await findFreePort();
const server = startServer(command, file, port);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill());
try {
  await untilHealthy(server, port);
  await check(createSettings(port));
} finally {
  server.kill();
  await rm(directory, { recursive: true });
}

function createSettings(serverPort: number): ModelSettings {
  return {
    provider: "openai-compatible",
    model: "random",
    url: `http://127.0.0.1:${serverPort}/v1`,
    contextTokens: 30_000,
    outputTokens: 6_000,
    totalSeconds: 300,
    attemptSeconds: 300,
    firstWordSeconds: 100,
    silenceSeconds: 100,
    fallback: "none",
  };
}

async function check(settings: ModelSettings): Promise<void> {
  await checkDecks(settings);
  await checkAbort(settings);
  await checkTime(settings);
}

async function checkDecks(settings: ModelSettings): Promise<void> {
  // An answer may well reach its cap before it has said anything at all.
  const author = createModelAuthor({ ...settings, fallback: "embedded" }, { createNonce: () => "7f3a" });
  let written = 0;
  for (const count of [2, 4]) {
    const start = performance.now();
    const { outline, report } = await author.compose({
      prompt: `Urban gardening on balconies, ${count} slides`,
    });
    assert.equal(outline.slides.length, count);
    if (report.writer?.name === "model") written += 1;
    const kinds = outline.slides.map(({ kind }) => kind).join(" ");
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    print(`${count} slides, ${JSON.stringify(report.writer)}, in ${seconds} s: ${kinds}`);
  }
  assert.ok(written > 0, "Expected one deck of the model's at least, got none.");
}

async function checkAbort(settings: ModelSettings): Promise<void> {
  const controller = new AbortController();
  const composing = createModelAuthor(settings).compose({
    prompt: "Urban gardening, 30 slides",
    signal: controller.signal,
    onProgress: ({ slides = 0 }) => {
      if (slides > 0) controller.abort(new Error("gone"));
    },
  });
  await assert.rejects(composing, /gone/u);
  const slots = await fetch(`${settings.url?.replace("/v1", "")}/slots`);
  const isBusy = async () =>
    ((await (await fetch(slots.url)).json()) as { is_processing: boolean }[]).some(
      (slot) => slot.is_processing,
    );
  while (await isBusy()) await wait(50);
  print("a caller who hangs up ends the request: the server is idle again");
}

async function checkTime(settings: ModelSettings): Promise<void> {
  const author = createModelAuthor({ ...settings, totalSeconds: 0.05, fallback: "embedded" });
  const { outline, report } = await author.compose({ prompt: "Urban gardening, 6 slides" });
  assert.deepEqual(
    [outline.slides.length, report.writer],
    [6, { name: "embedded", reason: "model_timeout" }],
  );
  print("a model that is too slow leaves the deck to the embedded author");
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function startServer(llamaServer: string, model: string, serverPort: number): ChildProcess {
  const address = ["--host", "127.0.0.1", "--port", String(serverPort)];
  const size = ["--ctx-size", "65536", "--parallel", "1", "--threads", "2", "--slots"];
  return spawn(llamaServer, ["--model", model, ...address, ...size, "--seed", "7", "--log-disable"], {
    stdio: "inherit",
  });
}

async function untilHealthy(child: ChildProcess, serverPort: number): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${serverPort}/health`).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`llama-server ended with ${child.exitCode}.`);
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
