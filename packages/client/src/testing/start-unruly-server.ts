import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it came, with its whole body. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** Answers one request, well or badly. */
export type Answer = (response: ServerResponse, request: ReceivedRequest) => void;

/** A real server on a free port of this machine that does what a test tells it. */
export interface UnrulyServer {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/** Starts a server that gives the answers in turn, the last one again and again. */
export async function startUnrulyServer(...answers: readonly Answer[]): Promise<UnrulyServer> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (message, response) => {
    const received = await readRequest(message).catch(() => undefined);
    if (received === undefined) return;
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(received);
    answer?.(response, received);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(message: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const { method = "", url = "", headers } = message;
  return { method, url, headers, body: Buffer.concat(chunks) };
}

/** Answers with a body of a media type. */
export function answer(
  status: number,
  mediaType: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Answer {
  return (response) => response.writeHead(status, { "Content-Type": mediaType, ...headers }).end(body);
}

/** Answers with JSON. */
export function answerJson(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return answer(status, "application/json", JSON.stringify(value), headers);
}

/** Answers with a problem as the contract has it. */
export function answerProblem(status: number, code: string, headers: Record<string, string> = {}): Answer {
  const problem = {
    type: `urn:lectern:problem:${code}`,
    title: `Title of ${code}.`,
    status,
    detail: `Detail of ${code}.`,
    instance: "urn:uuid:3b0c1a52-6d0e-4e0c-9f2c-5a6f0d3c7e11",
    code,
  };
  return answer(status, "application/problem+json", JSON.stringify(problem), headers);
}

/** Answers with no body and Content-Length 0. */
export function answerEmpty(status: number, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(status, { "Content-Length": "0", ...headers }).end();
}

/** Answers with no body in chunks, so that there is no Content-Length. */
export function answerEmptyChunked(status: number, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, headers).flushHeaders();
    response.end();
  };
}

/** Hangs up without a word. */
export const hangUp: Answer = (response) => response.destroy();

/** Never answers. */
export const keepSilent: Answer = () => {};

/** Promises more than it sends, then hangs up. */
export function breakOff(status: number, mediaType: string, start: string): Answer {
  return (response) => {
    response.writeHead(status, { "Content-Type": mediaType, "Content-Length": String(start.length + 1000) });
    response.write(start, () => response.destroy());
  };
}

/** Sends the start of a body, then nothing more. */
export function stall(status: number, mediaType: string, start: string): Answer {
  return (response) => {
    response.writeHead(status, { "Content-Type": mediaType });
    response.write(start);
  };
}
