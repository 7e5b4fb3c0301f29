import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, parse } from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { type AnswerCase, answerFile, drawingFile } from "./answer-case.ts";

/** A server that speaks the OpenAI protocol and gives the answers that stand in files. */
export interface AnswerServer {
  /** Returns what LECTERN_MODEL_URL would hold for a case. */
  urlOf(given: AnswerCase): string;
  /** Has the next request for a case get its first answer again. */
  rewind(given: AnswerCase): void;
  /** Returns how often this case's deck was asked for since. */
  countRequests(given: AnswerCase): number;
  [Symbol.asyncDispose](): Promise<void>;
}

interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly response_format?: unknown;
}

const pieceLength = 2_000;
const lookEvery = 500;

/**
 * Starts the server on a free port of the loopback. A case has an address of its own; a request for its deck gets the next of its
 * answers, one for a drawing the drawing of that name. Where there is none: with `waits`, the request is written beside it as
 * request-N.txt, or by the drawing's name, and answered as soon as a person has put the file there; else it is refused with 404
 * and a word on which file was expected.
 */
export async function startAnswerServer(
  cases: readonly AnswerCase[],
  { waits }: { readonly waits: boolean },
): Promise<AnswerServer> {
  const counts = new Map<string, number>();
  const server = createServer(async (incoming, response) => {
    const request = (await json(incoming)) as ChatRequest;
    const given = cases.find(({ name }) => incoming.url?.startsWith(`/${name}/`));
    if (given === undefined) return refuse(response, "no case has this address");
    const file = fileFor(request, given);
    if (!existsSync(file) && waits) await waitForAnswer(request, file, response);
    if (!existsSync(file)) return refuse(response, `expected the answer in ${file}`);
    stream(response, request.model, readFileSync(file, "utf8"));
  });
  const fileFor = (request: ChatRequest, given: AnswerCase) => {
    const drawn = /^Draw: (.+)\n/u.exec(toPlain(request.messages.at(-1)?.content ?? ""))?.[1];
    if (drawn !== undefined) return drawingFile(given, drawn);
    const number = (counts.get(given.name) ?? 0) + 1;
    counts.set(given.name, number);
    return answerFile(given, number);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: ({ name }) => `http://127.0.0.1:${port}/${name}/v1`,
    rewind: ({ name }) => counts.delete(name),
    countRequests: ({ name }) => counts.get(name) ?? 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function waitForAnswer(request: ChatRequest, file: string, response: ServerResponse): Promise<void> {
  const { response_format: format } = request;
  const schema = format === undefined ? "\n" : `\n\n### response_format\n${JSON.stringify(format)}\n`;
  const { dir, name } = parse(file);
  writeFileSync(join(dir, `${name.replace(/^answer/u, "request")}.txt`), toText(request) + schema);
  while (!existsSync(file) && !response.destroyed) await wait(lookEvery);
}

function toText({ messages }: ChatRequest): string {
  return messages.map(({ role, content }) => `### ${role}\n${toPlain(content)}`).join("\n\n");
}

function toPlain(content: unknown): string {
  if (typeof content === "string") return content;
  return (content as readonly { readonly text?: string }[]).map(({ text = "" }) => text).join("");
}

function refuse(response: ServerResponse, message: string): void {
  response.writeHead(404, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { message } }));
}

function stream(response: ServerResponse, model: string, answer: string): void {
  const send = (chunk: object) => {
    const whole = { id: "answer", object: "chat.completion.chunk", created: 1, model, ...chunk };
    response.write(`data: ${JSON.stringify(whole)}\n\n`);
  };
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (let at = 0; at < answer.length; at += pieceLength)
    send({ choices: [{ index: 0, delta: { content: answer.slice(at, at + pieceLength) } }] });
  send({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
  response.end("data: [DONE]\n\n");
}
