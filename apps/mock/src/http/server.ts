import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Answer, type AnswerBody, writeBody, writeEvent } from "../answers/answer.ts";
import type { ApiRequest, ResponderParts } from "../answers/exchange.ts";
import { respond } from "../answers/responder.ts";
import { wait } from "../answers/wait.ts";
import type { WriteLine } from "../write-line.ts";
import { readBytes } from "./read-bytes.ts";
import { answerReference } from "./reference-page.ts";
import type { ServedContract } from "./served-contract.ts";
import type { ViewerPage } from "./viewer-page.ts";

/** What the mock's server is put together from. */
export interface ServerParts extends ResponderParts {
  /** The contract as it stands now; asked again for every request. */
  readonly mocked: () => ServedContract;
  readonly viewerPage: ViewerPage;
  /** The address that returned URLs begin with; left out: what the request's Host header says. */
  readonly baseUrl?: string;
  /** Aborted when the mock closes. */
  readonly signal: AbortSignal;
  readonly log?: WriteLine;
}

/** Creates the mock's HTTP server, not yet listening. */
export function createMockServer(parts: ServerParts): Server {
  return createServer((message, response) => {
    handle(parts, message, response).catch((error: unknown) => {
      parts.log?.(`  ${error instanceof Error ? error.stack : error}`);
      response.destroy();
    });
  });
}

async function handle(parts: ServerParts, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const startedAt = performance.now();
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const signal = AbortSignal.any([gone.signal, parts.signal]);
  const mocked = parts.mocked();
  const answer = await answerSafely(parts, mocked, toApiRequest(parts, message, signal));
  if (signal.aborted) return;
  const headers = { ...mocked.cors.headers, "Lectern-Contract": mocked.contract.revision };
  if (answer.body.kind === "events") await writeEvents(response, answer, answer.body, { headers, signal });
  else writeAnswer(response, answer, { isHead: message.method === "HEAD", headers });
  const milliseconds = Math.round(performance.now() - startedAt);
  parts.log?.(`${message.method} ${message.url} ${answer.status} ${milliseconds} ms`);
}

async function answerSafely(
  parts: ServerParts,
  mocked: ServedContract,
  request: ApiRequest,
): Promise<Answer> {
  try {
    return await answerRequest(parts, mocked, request);
  } catch (error) {
    if (!request.signal.aborted) parts.log?.(`  ${error instanceof Error ? error.stack : error}`);
    const detail = `The mock failed: ${error instanceof Error ? error.message : error}`;
    const value = mocked.toProblem(500, { detail });
    return { status: 500, headers: {}, body: { kind: "json", mediaType: "application/problem+json", value } };
  }
}

async function answerRequest(
  parts: ServerParts,
  mocked: ServedContract,
  request: ApiRequest,
): Promise<Answer> {
  const { method, path, query } = request;
  if (method === "OPTIONS") return preflight(mocked, request);
  const isRead = method === "GET" || method === "HEAD";
  const page = isRead
    ? (answerReference(path, mocked.reference) ?? (await parts.viewerPage(path, query)))
    : undefined;
  return page ?? (await respond(request, mocked, parts));
}

function preflight({ cors, routes }: ServedContract, { path, headers }: ApiRequest): Answer {
  const wanted = headers["access-control-request-headers"];
  return cors.preflight(routes.allowedMethods(path), wanted);
}

function toApiRequest(parts: ServerParts, message: IncomingMessage, signal: AbortSignal): ApiRequest {
  const [path = "/", query = ""] = (message.url ?? "/").split(/\?(.*)/s);
  return {
    method: message.method ?? "GET",
    headers: toHeaderRecord(message),
    readBody: (limit) => readBytes(message, limit),
    path,
    query: new URLSearchParams(query),
    base: parts.baseUrl ?? `http://${readHost(message)}`,
    signal,
  };
}

function toHeaderRecord({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** The Host header where it can stand in a URL, else the socket's own address. */
function readHost({ headers: { host }, socket }: IncomingMessage): string {
  if (host !== undefined && URL.canParse(`http://${host}`) && /^[\w.:[\]-]+$/.test(host)) return host;
  return `${socket.localFamily === "IPv6" ? `[${socket.localAddress}]` : socket.localAddress}:${socket.localPort}`;
}

function writeAnswer(
  response: ServerResponse,
  answer: Answer,
  { isHead, headers }: { readonly isHead: boolean; readonly headers: Readonly<Record<string, string>> },
): void {
  const bytes = writeBody(answer.body);
  response.writeHead(answer.status, {
    "Cache-Control": "no-store",
    ...headers,
    ...answer.headers,
    ...(answer.body.kind !== "empty" && { "Content-Type": answer.body.mediaType }),
    ...(answer.status !== 204 && { "Content-Length": bytes.length }),
  });
  response.end(isHead ? undefined : bytes);
}

async function writeEvents(
  response: ServerResponse,
  answer: Answer,
  { mediaType, events, pace }: Extract<AnswerBody, { kind: "events" }>,
  { headers, signal }: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
): Promise<void> {
  response.writeHead(answer.status, {
    "Cache-Control": "no-store",
    ...headers,
    ...answer.headers,
    "Content-Type": mediaType,
  });
  for (const [index, event] of events.entries()) {
    if (index > 0) await wait(pace, signal).catch(() => undefined);
    if (signal.aborted) return;
    response.write(writeEvent(event));
  }
  response.end();
}
