import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { type ContractOperation, readContract } from "@lectern/spec";
import { type Answer, findAnswerFaults, readAnswer, readJson } from "@lectern/spec/testing";
import { pino } from "pino";
import { type RunningServer, startServer } from "../server.ts";
import type { Settings } from "../settings/settings.ts";
import { toBlobSettings, type Wiring } from "../wiring.ts";
import { createWorkerPool } from "../work/worker-pool.ts";
import { fakeWorker } from "./fake-worker-control.ts";

/** A real server for tests: a free port, a database and files in a directory of its own, a fake engine in workers. */
export interface TestServer extends RunningServer {
  readonly directory: string;
  /** What was logged, as it was written. */
  log(): string;
  /** Makes a key for a new owner and returns its token. */
  createToken(ownerId?: string): Promise<string>;
  /** Sends a request; with a token, as its owner. */
  request(path: string, options?: RequestOptions): Promise<Response>;
  /** Calls an operation and throws where the answer is not as the contract says. */
  call(operationId: string, options?: CallOptions): Promise<ReceivedAnswer>;
  /** Generates a presentation and returns its body. */
  generate(token: string, prompt?: string): Promise<{ id: string; embed: string; download: string }>;
  /** Closes the server, if it is still open, and removes its directory. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** An answer, with its body as JSON where it is JSON. */
export interface ReceivedAnswer extends Answer {
  readonly json: unknown;
}

/** A request in a test. */
export interface RequestOptions {
  readonly method?: string;
  readonly token?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly body?: string | Uint8Array<ArrayBuffer> | ReadableStream;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A call of an operation in a test. */
export interface CallOptions extends Omit<RequestOptions, "method"> {
  readonly id?: string;
  /** The signature of a link. */
  readonly linkToken?: string;
}

/** The media type of a presentation, as the contract has it. */
export const pptxType = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

/** Bytes that the fake engine takes for a template. */
export const fakeTemplateBytes: Uint8Array<ArrayBuffer> = Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3);

/** Starts a server for tests. */
export async function startTestServer(
  settings: Partial<Settings> = {},
  others: Partial<Wiring> = {},
): Promise<TestServer> {
  const directory = settings.dataDirectory ?? (await mkdtemp(join(tmpdir(), "lectern-server-")));
  const lines: string[] = [];
  const logger = createTestLogger(lines);
  const given = { port: 0, dataDirectory: directory, workers: 2, ...settings };
  const server = await startServer(given, { logger, createWork: createFakeWork, ...others });
  const request = createRequest(server);
  const call = createCall(request);
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await server.close();
  };
  return {
    ...server,
    close,
    directory,
    request,
    call,
    log: () => lines.join(""),
    createToken: async (ownerId) =>
      (await server.store.keys.create({ name: "test", ...(ownerId !== undefined && { ownerId }) })).token,
    generate: async (token, prompt = "Urban gardening") => {
      const { status, json } = await call("generatePresentation", { token, json: { prompt } });
      if (status !== 200) throw new Error(`Expected 200, got ${status}: ${JSON.stringify(json)}`);
      return json as { id: string; embed: string; download: string };
    },
    async [Symbol.asyncDispose]() {
      await close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const contract = readContract();

/** Returns the path of an operation, with this id in it. */
export function pathOf(operationId: string, id = ""): string {
  return findOperation(operationId)
    .path.replace("{id}", encodeURIComponent(id))
    .replace(/\{(?:slideNumber|version)\}/, "1");
}

function findOperation(operationId: string): ContractOperation {
  const operation = contract.operations.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  return operation;
}

function createCall(request: TestServer["request"]): TestServer["call"] {
  return async (operationId, { id = "", linkToken, ...options } = {}) => {
    const path = pathOf(operationId, id);
    const method = findOperation(operationId).method.toUpperCase();
    const query = linkToken === undefined ? "" : `?token=${encodeURIComponent(linkToken)}`;
    const response = await request(path + query, { method, ...options });
    const answer = await receive(response);
    const faults = findAnswerFaults(findOperation(operationId), answer);
    if (faults.length > 0) throw new Error(faults.join("; "));
    return answer;
  };
}

async function receive(response: Response): Promise<ReceivedAnswer> {
  const answer = await readAnswer(response);
  const isJson = /\bjson\b/.test(answer.headers.get("content-type") ?? "");
  return { ...answer, json: isJson ? readJson(answer) : undefined };
}

/** Returns the token in a signed URL. */
export function tokenOf(url: string): string {
  return new URL(url).searchParams.get("token") ?? "";
}

const createFakeWork: Wiring["createWork"] = (settings, onError) =>
  createWorkerPool({
    worker: fakeWorker,
    workerData: { blobs: toBlobSettings(settings) },
    workers: settings.workers,
    queue: settings.queue,
    timeout: settings.generateSeconds * 1000,
    onError,
  });

function createTestLogger(lines: string[]): Wiring["logger"] {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return pino({ level: "trace" }, stream);
}

function createRequest({ url }: RunningServer): TestServer["request"] {
  return (path, { method = "GET", token, json, body, headers = {}, signal } = {}) =>
    fetch(new URL(path, url), {
      method,
      redirect: "manual",
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(body !== undefined && { body, duplex: "half" }),
      ...(signal && { signal }),
    } as RequestInit);
}
