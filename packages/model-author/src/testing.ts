// A server that speaks OpenAI's protocol over HTTP and fails in every way that real ones do.
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { ModelSettings } from "./asking/model-settings.ts";

export { type StandInServer, standInAnswers, startStandInServer } from "./discovery/stand-in-server.ts";

/** How the server answers one request. */
export type ModelReply =
  /** Streams a text in pieces, with a pause before each one. */
  | {
      readonly kind: "text";
      readonly text: string;
      readonly pieceLength?: number;
      readonly pause?: number;
      readonly finishReason?: "stop" | "length" | "content_filter";
      /** As the server counts them; left out: it does not say. */
      readonly inputTokens?: number;
      readonly outputTokens?: number;
      /** Nothing is sent before. */
      readonly after?: Promise<void>;
    }
  /** Streams a text and closes the connection in the middle, without a last word. */
  | { readonly kind: "cut"; readonly text: string }
  /** Streams a text and then nothing, with the connection left open; without one, not even a header. */
  | { readonly kind: "hang"; readonly text?: string }
  /** Streams the same text again and again, until the client hangs up. */
  | { readonly kind: "endless"; readonly text: string }
  /** Streams thoughts in a field of their own, then a text. */
  | { readonly kind: "reasoning"; readonly thoughts: string; readonly text: string }
  /** Answers with a status and a body as they are. */
  | {
      readonly kind: "status";
      readonly status: number;
      readonly body?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

/** What the server was asked. */
export interface ModelRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly max_tokens?: number;
    readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: object } };
    readonly tools?: unknown;
  };
  /** The client's end of the connection. */
  readonly port: number | undefined;
  /** Resolves when the connection is closed, by whichever side. */
  readonly closed: Promise<void>;
}

/** A running server. */
export interface ModelServer {
  /** What LECTERN_MODEL_URL would hold. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  readonly server: Server;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts the server on a free port; each request gets the next reply, the last one again and again. */
export async function startModelServer(
  replies: readonly ModelReply[] | ((request: ModelRequest, index: number) => ModelReply),
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const closed = new Promise<void>((resolve) => response.once("close", resolve));
    const body = (await json(incoming)) as ModelRequest["body"];
    const request: ModelRequest = {
      headers: incoming.headers,
      port: incoming.socket.remotePort,
      body,
      closed,
    };
    const index = requests.push(request) - 1;
    const reply =
      typeof replies === "function" ? replies(request, index) : (replies[index] ?? replies.at(-1));
    if (reply !== undefined) await answer(response, reply).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    server,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns settings for a model behind this address, with little patience. */
export function createTestSettings(url: string, settings: Partial<ModelSettings> = {}): ModelSettings {
  return {
    provider: "openai-compatible",
    model: "test",
    url,
    key: "secret-key-of-the-operator",
    contextTokens: 16_384,
    outputTokens: 8_000,
    totalSeconds: 60,
    attemptSeconds: 40,
    firstWordSeconds: 30,
    silenceSeconds: 30,
    fallback: "none",
    ...settings,
  };
}

const testSlides = ["Why", "Where", "How", "Next"].map((title, index) => ({
  kind: ["title", "bullets", "bullets", "closing"][index],
  title: `${title} to plant`,
  text: "",
  items: [{ label: "", text: `A point about ${title.toLowerCase()}`, group: "" }],
  columns: [],
  rows: [],
  form: "none",
  notes: "",
}));

/** Replies to ask for by name: a deck of four slides, and the commonest failures. */
export const modelReplies = {
  deck: { kind: "text", text: JSON.stringify({ title: "Plants", slides: testSlides }) },
  fiveSlides: {
    kind: "text",
    text: JSON.stringify({
      title: "Plants",
      slides: testSlides.toSpliced(2, 0, { ...testSlides[2], title: "When to plant" } as never),
    }),
  },
  deckWithAnEmptySlide: {
    kind: "text",
    text: JSON.stringify({
      title: "Plants",
      slides: testSlides.with(1, { ...testSlides[1], items: [] } as never),
    }),
  },
  prose: { kind: "text", text: "I cannot help with that." },
  unauthorized: { kind: "status", status: 401, body: "The key secret-key-of-the-operator is wrong." },
  hang: { kind: "hang" },
} as const satisfies Readonly<Record<string, ModelReply>>;

async function answer(response: ServerResponse, reply: ModelReply): Promise<void> {
  switch (reply.kind) {
    case "text":
      await reply.after;
      openStream(response);
      for (const piece of toPieces(reply.text, reply.pieceLength ?? 40)) {
        if (reply.pause !== undefined) await wait(reply.pause);
        if (response.destroyed) return;
        sendDelta(response, { content: piece });
      }
      return finish(response, reply);
    case "reasoning":
      openStream(response);
      for (const piece of toPieces(reply.thoughts, 40)) sendDelta(response, { reasoning_content: piece });
      sendDelta(response, { content: reply.text });
      return finish(response, {});
    case "cut":
      openStream(response);
      for (const piece of toPieces(reply.text, 40)) sendDelta(response, { content: piece });
      await wait(20);
      response.socket?.destroy();
      return;
    case "hang":
      if (reply.text === undefined) return;
      openStream(response);
      sendDelta(response, { content: reply.text });
      return;
    case "endless":
      openStream(response);
      while (!response.destroyed) {
        sendDelta(response, { content: reply.text });
        await wait(1);
      }
      return;
    case "status":
      response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
      response.end(reply.body ?? JSON.stringify({ error: { message: "no", type: "error" } }));
  }
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
}

function sendDelta(response: ServerResponse, delta: object, finishReason: string | null = null): void {
  send(response, { choices: [{ index: 0, delta, finish_reason: finishReason }] });
}

function send(response: ServerResponse, chunk: object): void {
  const head = { id: "answer", object: "chat.completion.chunk", created: 0, model: "test" };
  response.write(`data: ${JSON.stringify({ ...head, ...chunk })}\n\n`);
}

function finish(response: ServerResponse, reply: Partial<Extract<ModelReply, { kind: "text" }>>): void {
  const { finishReason = "stop", inputTokens, outputTokens } = reply;
  sendDelta(response, {}, finishReason);
  if (inputTokens !== undefined || outputTokens !== undefined) {
    const usage = { prompt_tokens: inputTokens ?? 0, completion_tokens: outputTokens ?? 0, total_tokens: 0 };
    send(response, { choices: [], usage });
  }
  response.end("data: [DONE]\n\n");
}

function toPieces(text: string, length: number): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}
