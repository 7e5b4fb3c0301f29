#!/usr/bin/env node
import { parseArgs } from "node:util";
import { readContract } from "@lectern/spec";
import { readScenarios } from "./answers/scenarios.ts";
import { isJsonMediaType } from "./contract/operation-shape.ts";
import { type Mock, startMock } from "./index.ts";

const usage = `Usage: lectern-mock [options] (in the workspace: pnpm mock [options])
  --port PORT        where to listen (default: PORT from the environment, else 4010)
  --host HOST        default 127.0.0.1
  --base-url URL     the address in returned URLs (default: what the request's Host header says)
  --api-key KEY      accept this bearer token only (default: any)
  --pace MILLISECONDS between two events, where the answer is told in events (default 300)
  --seed SEED        ids, times and random values that are the same in every run (default: chance)
  --scenario NAME    what the service is like: ${describeScenarios()}
  --no-watch         do not read the contract again when its file changes
  --log              a line for each request
  --help             this text`;

const { values: flags } = parseFlags();

if (flags.help) {
  console.log(usage);
} else {
  await start().catch((error: unknown) => {
    console.error(toAdvice(error));
    process.exitCode = 1;
  });
}

function parseFlags() {
  try {
    return readFlags();
  } catch (error) {
    console.error(`${toAdvice(error)}\n\n${usage}`);
    process.exit(1);
  }
}

function readFlags() {
  return parseArgs({
    options: {
      port: { type: "string" },
      host: { type: "string" },
      "base-url": { type: "string" },
      "api-key": { type: "string" },
      pace: { type: "string" },
      seed: { type: "string" },
      scenario: { type: "string" },
      watch: { type: "boolean", default: true },
      log: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
    allowNegative: true,
  });
}

async function start(): Promise<void> {
  const port = readPort(flags.port ?? process.env["PORT"] ?? "4010");
  const mock = await startMock({
    port,
    watch: flags.watch,
    ...(flags.host !== undefined && { host: flags.host }),
    ...(flags["base-url"] !== undefined && { baseUrl: flags["base-url"] }),
    ...(flags["api-key"] !== undefined && { apiKey: flags["api-key"] }),
    ...(flags.pace !== undefined && { pace: readPace(flags.pace) }),
    ...(flags.seed !== undefined && { seed: flags.seed }),
    ...(flags.scenario !== undefined && { scenario: flags.scenario }),
    ...(flags.log && { log: (line: string) => console.error(line) }),
  });
  closeOnSignal(mock);
  console.log(
    `Lectern's mock of contract ${readContract().version} listens on ${mock.url}\n\nTry it:\n${toCurl(mock.url)}`,
  );
}

function describeScenarios(): string {
  return Object.keys(readScenarios(readContract())).join(", ");
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`Expected a port from 0 to 65535; "${text}" came. Set --port or PORT.`);
}

function readPace(text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new Error(`Expected 0 to 99999 milliseconds; "${text}" came. Set --pace.`);
}

function toAdvice(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!("code" in error) || error.code !== "EADDRINUSE") return error.message;
  return `${error.message}. Stop what listens there, or choose another port with --port or PORT.`;
}

function closeOnSignal(mock: Mock): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void mock.close());
}

/** A line that calls the first operation of the contract that takes JSON, with its own example. */
function toCurl(url: string): string {
  for (const { method, path, requestBody } of readContract().operations) {
    const media = Object.entries(requestBody?.content ?? {}).find(([mediaType]) =>
      isJsonMediaType(mediaType),
    );
    if (media === undefined || path.includes("{")) continue;
    const [mediaType, { examples }] = media;
    const body = JSON.stringify(examples[0] ?? {}).replaceAll("'", "'\\''");
    return `  curl -s -X ${method.toUpperCase()} ${url}${path} -H 'Authorization: Bearer ${flags["api-key"] ?? "any"}' -H 'Content-Type: ${mediaType}' -d '${body}'`;
  }
  return `  curl -s ${url}`;
}
