import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type AuthenticationOptions, authenticate, type Caller } from "../http/authentication.ts";
import { ClientGoneError } from "../http/problem-replies.ts";
import { ProblemError } from "../problems.ts";
import type { Decks } from "./decks.ts";

/** Where assistants call the service. */
export const mcpPath = "/mcp";

/** What assistants are served with. */
export interface McpOptions extends AuthenticationOptions {
  /** Returns the decks of a caller; the signal is aborted when it hangs up. */
  readonly openDecks: (caller: Caller, signal: AbortSignal) => Decks;
  /** The service's own address: the only origin that a browser may call from. */
  readonly baseUrl: () => string;
}

/** In bytes: an outline of two hundred slides, each with long notes, has half of it. */
const bodyLimit = 4 * 1024 * 1024;

/**
 * Adds `POST /mcp`: the Model Context Protocol over Streamable HTTP, without sessions, so that any process answers any
 * request; with an API key as the operations have it.
 */
export function addMcp(app: FastifyInstance, options: McpOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The SDK reads the body itself, and says in the protocol's words what is wrong with it.
    scope.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit },
      async (_: unknown, body: string) => body,
    );
    scope.post(mcpPath, {
      onRequest: async (request, reply) => {
        if (!isOwnOrigin(request, options))
          return reply
            .code(403)
            .send(toRpcError("This origin may not call: use a client that is no web page."));
        const { authorization } = request.headers;
        request.caller = await authenticate({ address: request.ip, authorization }, options);
      },
      handler: async (request, reply) => {
        const { caller } = request;
        if (caller === undefined) throw new Error("Expected a caller on the route of assistants.");
        const controller = new AbortController();
        reply.raw.once("close", () => {
          if (!reply.raw.writableFinished) controller.abort(new ClientGoneError());
        });
        const response = await answer(request, options.openDecks(caller, controller.signal));
        reply.code(response.status).headers(Object.fromEntries(response.headers));
        return reply.header("cache-control", "no-store").send(await response.text());
      },
    });
    scope.route({
      method: ["GET", "DELETE"],
      url: mcpPath,
      handler: () => {
        throw new ProblemError(
          "method_not_allowed",
          "This address takes POST alone: there are no sessions, and no stream of their events.",
          { headers: { Allow: "POST" } },
        );
      },
    });
  });
}

async function answer(request: FastifyRequest, decks: Decks): Promise<Response> {
  const [{ WebStandardStreamableHTTPServerTransport }, { createMcpServer }] = await Promise.all([
    import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
    import("./create-mcp-server.ts"),
  ]);
  const onError = (error: unknown) => {
    if (!(error instanceof ClientGoneError)) request.log.error({ err: error }, "a tool failed");
  };
  // One of each for a request: without sessions, the SDK's transports are good for no second one.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createMcpServer({ decks, hasFiles: false, onError });
  await server.connect(transport as Transport);
  try {
    return await transport.handleRequest(toWebRequest(request));
  } finally {
    await server.close();
  }
}

function toWebRequest({ headers, body }: FastifyRequest): Request {
  const single = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(`http://localhost${mcpPath}`, {
    method: "POST",
    headers: single.filter(([name]) => name !== "content-length"),
    body: typeof body === "string" ? body : "",
  });
}

/** A page that was led to this address by its name server would come from another origin (DNS rebinding). */
function isOwnOrigin({ headers: { origin } }: FastifyRequest, { baseUrl }: McpOptions): boolean {
  return origin === undefined || origin === new URL(baseUrl()).origin;
}

function toRpcError(message: string) {
  return { jsonrpc: "2.0", error: { code: -32_000, message }, id: null };
}
