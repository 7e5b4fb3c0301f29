import { randomUUID } from "node:crypto";
import cors from "@fastify/cors";
import type { Contract } from "@lectern/spec";
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from "fastify";
import { addMcp, type McpOptions } from "../mcp/add-mcp.ts";
import { ProblemError, quote } from "../problems.ts";
import type { AuthenticationOptions } from "./authentication.ts";
import { createConnections } from "./limits/connections.ts";
import { createSampling, type Sampling } from "./log-sampling.ts";
import { addOembed, type OembedOptions } from "./pages/oembed.ts";
import { addReference, type ReferenceOptions } from "./pages/reference.ts";
import { addStudio, type StudioOptions } from "./pages/studio.ts";
import { addViewer, type ViewerOptions } from "./pages/viewer.ts";
import { clientClosedRequest, createReplyToClientError, replyWithProblem } from "./problem-replies.ts";
import { addRoutes, type RouteOptions } from "./routes.ts";

/** What the HTTP side of the service is made from. */
export interface AppOptions extends RouteOptions {
  readonly viewer: ViewerOptions;
  readonly oembed: OembedOptions;
  readonly reference: ReferenceOptions;
  readonly studio: StudioOptions;
  readonly mcp: Omit<McpOptions, keyof AuthenticationOptions>;
  readonly logger: FastifyBaseLogger;
  /** Throws where the store cannot be used. */
  readonly assertReady: () => Promise<void>;
  /** Of the service. */
  readonly version: string;
  /** How long browsers are to keep to TLS (RFC 6797); 0: they are not told to. */
  readonly hstsSeconds: number;
}

/** The HTTP side of the service. */
export interface App {
  readonly fastify: FastifyInstance;
  /** From now on the service says that it is not ready, but still serves. */
  drain(): void;
  /** Refuses what still comes and returns when every running request is answered. */
  close(): Promise<void>;
}

interface Phase {
  current: "serving" | "draining" | "closing";
}

/** Returns the service over HTTP, not yet listening. */
export function createApp(options: AppOptions): App {
  const phase: Phase = { current: "serving" };
  const connections = createConnections();
  const sample = createSampling(refusalsLogged);
  const logBroken = (facts: Readonly<Record<string, unknown>>) => {
    const sampled = sample();
    if (sampled) options.logger.info({ ...facts, ...(sampled.unlogged > 0 && sampled) }, "no request");
  };
  const app = fastify({
    serverFactory: connections.createServer,
    loggerInstance: options.logger,
    // Its own lines hold addresses, and those hold signatures.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    clientErrorHandler: createReplyToClientError(logBroken),
    frameworkErrors: replyWithProblem,
    // Ids are as long as they are: an unknown one is a 404, not a 414.
    routerOptions: { maxParamLength: 65_536 },
  });
  app.setErrorHandler(replyWithProblem);
  addHooks(app, phase, options);
  app.register(cors, corsOptions);
  addHealth(app, phase, options);
  addRoutes(app, options);
  addViewer(app, options.viewer);
  addOembed(app, options.oembed);
  addReference(app, options.reference);
  addStudio(app, options.studio);
  const { keys, links, now, onUse, noteFailure } = options;
  addMcp(app, { ...options.mcp, keys, links, now, onUse, noteFailure });
  addNotFound(app, options.contract);
  return {
    fastify: app,
    drain() {
      phase.current = "draining";
    },
    async close() {
      phase.current = "closing";
      connections.drain();
      await app.close();
    },
  };
}

const corsOptions = {
  origin: "*",
  methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
  // No allowedHeaders: whatever a page asks to send may be sent. There are no cookies that it could misuse.
  exposedHeaders: [
    "Content-Disposition",
    "ETag",
    "Idempotent-Replayed",
    "Lectern-Author",
    "Lectern-Contract",
    "Location",
    "Retry-After",
    "WWW-Authenticate",
    "X-Request-Id",
  ],
  maxAge: 86_400,
  strictPreflight: false,
};

function addHooks(app: FastifyInstance, phase: Phase, { contract, hstsSeconds }: AppOptions): void {
  const sample = createSampling(refusalsLogged);
  app.addHook("onRequest", async (request, reply) => {
    // Not Fastify's onResponse, which is not called when the client has hung up.
    reply.raw.once("close", () => logRequest(request, reply, sample));
    reply.header("x-request-id", request.id);
    reply.header("x-content-type-options", "nosniff").header("referrer-policy", "no-referrer");
    reply.header("lectern-contract", contract.revision);
    if (hstsSeconds > 0) reply.header("strict-transport-security", `max-age=${hstsSeconds}`);
    if (phase.current === "closing") throw stopping();
    if (request.raw.httpVersion === "1.1" && request.headers.host === undefined) throw hostMissing();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (phase.current !== "serving") reply.header("connection", "close");
  });
}

function stopping(): ProblemError {
  return new ProblemError("unavailable", "The service is stopping. Try again in 5 seconds.", {
    retryAfter: 5,
  });
}

/** RFC 9112, 3.2. */
function hostMissing(): ProblemError {
  return new ProblemError(
    "invalid_request",
    "The header Host is missing; a request by HTTP/1.1 must have it.",
  );
}

/** In a second. */
const refusalsLogged = 10;

const refusals: readonly number[] = [401, 429, 503];

/** Of refusals, which can be thousands a second, a few are enough. */
function logRequest(request: FastifyRequest, reply: FastifyReply, sample: Sampling): void {
  const line = toLogLine(request, reply);
  const sampled = refusals.includes(line.status) ? sample() : { unlogged: 0 };
  if (sampled) request.log.info({ ...line, ...(sampled.unlogged > 0 && sampled) }, "request");
}

// The route's pattern, not the address: that holds ids and signatures.
function toLogLine(request: FastifyRequest, reply: FastifyReply) {
  const { caller } = request;
  const author = reply.getHeader("lectern-author");
  return {
    method: request.method,
    route: request.routeOptions.url ?? "none",
    status: reply.raw.headersSent ? reply.statusCode : clientClosedRequest,
    ms: Math.round(reply.elapsedTime),
    ...(caller?.kind === "key" && { keyId: caller.keyId }),
    ...(caller?.kind === "link" && { link: true }),
    ...(isFailedSignIn(request, reply) && { audit: "sign-in.failed", address: request.ip }),
    ...(author !== undefined && { author }),
    ...(!reply.raw.writableFinished && { cut: true }),
  };
}

/** Also where its address had too many. */
function isFailedSignIn({ caller, headers, query }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const hasCredentials = headers.authorization !== undefined || Object.hasOwn(query as object, "token");
  return caller === undefined && hasCredentials && (statusCode === 401 || statusCode === 429);
}

function addHealth(app: FastifyInstance, phase: Phase, { assertReady, version, contract }: AppOptions): void {
  const alive = JSON.stringify({ status: "alive", version, contract: contract.revision });
  app.get("/healthz", async (_request, reply) => reply.type("application/json; charset=utf-8").send(alive));
  app.get("/readyz", async () => {
    if (phase.current !== "serving") throw stopping();
    await assertReady();
    return { status: "ready" };
  });
}

function addNotFound(app: FastifyInstance, contract: Contract): void {
  // What has no route, or takes no such method, is said so whatever the body is.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null, undefined));
  app.addHook("onRequest", async (request) => {
    if (request.is404) delete request.raw.headers["content-type"];
  });
  const routes = contract.operations.map(({ path, method }) => ({ pattern: toPattern(path), method }));
  app.setNotFoundHandler((request) => {
    const [path = ""] = request.url.split("?");
    const methods = routes
      .filter(({ pattern }) => pattern.test(path))
      .map(({ method }) => method.toUpperCase());
    if (methods.length === 0) {
      throw new ProblemError(
        "route_not_found",
        `There is nothing at ${quote(path)}. The contract names every address.`,
      );
    }
    const allowed = [
      ...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))),
    ].join(", ");
    const detail = `This address takes ${allowed}, not ${request.method}.`;
    throw new ProblemError("method_not_allowed", detail, { headers: { Allow: allowed } });
  });
}

function toPattern(path: string): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/\{\w+\}/g, "[^/]+")}$`);
}
