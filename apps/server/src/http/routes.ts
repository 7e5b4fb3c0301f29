import { Readable } from "node:stream";
import { type Contract, type ContractOperation, chooseMediaType, type JsonSchema } from "@lectern/spec";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import type { LinkPurpose } from "../links.ts";
import { ProblemError } from "../problems.ts";
import { type AuthenticationOptions, authenticate, type Caller, type Credentials } from "./authentication.ts";
import { eventStreamType, readResultEvent, replyWithEvents } from "./events/event-stream.ts";
import type { Admission } from "./limits/admission.ts";
import { createStreamLimit } from "./limits/stream-limit.ts";
import { createReplyToPeople } from "./notice.ts";
import type { FileBody, Handlers, OperationId, OperationRequest } from "./operations.ts";
import { ClientGoneError, describeProblem } from "./problem-replies.ts";
import { bodyLimitOf, createValidation, type FindFaults, type Validate } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who makes the request; undefined outside the contract's operations. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** What bodies the operation takes. */
    mediaTypes?: readonly string[];
  }
}

/** What routes are made from. */
export interface RouteOptions extends AuthenticationOptions {
  readonly admission: Admission;
  readonly contract: Contract;
  readonly handlers: Handlers;
  /** Who looks at parts of bodies that have these schemas of the contract, instead of the schemas themselves. */
  readonly finders: Readonly<Record<string, FindFaults>>;
  /** What a signed link to an operation was signed for, where the operation takes one. */
  readonly linkPurposes: Readonly<Partial<Record<OperationId, LinkPurpose>>>;
  /** Who may show in a frame what such a link leads to: sources of the policy's directive. */
  readonly frameAncestors: string;
  /** The query parameter that takes the signature. */
  readonly linkParameter: string;
}

const jsonType = "application/json";

/** Each file that is being sent is open, and holds a piece of some 64 KiB until its client takes it. */
const files = createStreamLimit(1_000);

/** Adds one route for each operation of the contract; throws an Error where one has no handler. */
export function addRoutes(app: FastifyInstance, options: RouteOptions): void {
  const compile = createValidation(toFinders(options));
  app.decorateRequest("caller", undefined);
  for (const operation of options.contract.operations) {
    app.register(async (scope) => addRoute(scope, operation, compile(operation), options));
  }
}

function toFinders({ contract, finders }: RouteOptions): ReadonlyMap<JsonSchema, FindFaults> {
  return new Map(
    Object.entries(finders).map(([name, find]) => {
      const schema = contract.schemas[name];
      if (schema === undefined) throw new Error(`The contract has no schema ${name}.`);
      return [schema, find];
    }),
  );
}

function addRoute(
  scope: FastifyInstance,
  operation: ContractOperation,
  validate: Validate,
  options: RouteOptions,
): void {
  const handler = findHandler(operation, options.handlers);
  const resultEvent = readResultEvent(operation);
  addBodyParsers(scope, operation);
  if (options.linkPurposes[operation.operationId as OperationId] !== undefined)
    scope.setErrorHandler(createReplyToPeople(options.frameAncestors));
  scope.route({
    method: operation.method.toUpperCase() as HTTPMethods,
    url: toRoutePattern(operation.path),
    config: { mediaTypes: Object.keys(operation.requestBody?.content ?? {}) },
    bodyLimit: bodyLimitOf(operation.requestBody?.content[jsonType]?.schema ?? {}),
    onRequest: async (request) => {
      const caller = await authenticate(readCredentials(request, operation, options), options);
      request.caller = caller;
      // What takes a body makes work.
      if (operation.requestBody && caller.kind === "key") await options.admission.assertRoom(caller.keyId);
    },
    handler: async (request, reply) => {
      const parts = {
        path: request.params as Record<string, string>,
        header: request.headers,
        query: request.query as Record<string, unknown>,
        body: request.body,
      };
      const query = validate(parts);
      const mediaType = chooseAnswer(request, operation);
      const given = {
        ...toParameters(request, operation),
        query,
        ...(mediaType !== undefined && { mediaType: mediaType as never }),
        signal: watchClient(reply),
      };
      if (resultEvent === undefined || mediaType !== eventStreamType) {
        return send(request, reply, operation, await handler(given));
      }
      const run = (onProgress: (progress: unknown) => void) => handler({ ...given, onProgress });
      return replyWithEvents({
        reply,
        resultEvent,
        run,
        toProblem: (error) => describeProblem(error, request),
      });
    },
  });
}

/** A handler as the routes see it: which operation it belongs to is known at run time only. */
type AnyHandler = (
  request: Omit<OperationRequest<OperationId>, "header" | "path" | "query"> & object,
) => Promise<AnyAnswer>;

interface AnyAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function findHandler({ operationId }: ContractOperation, handlers: Handlers): AnyHandler {
  const handler = (handlers as Readonly<Record<string, unknown>>)[operationId];
  if (handler === undefined)
    throw new Error(`The contract has the operation ${operationId}, the server has no handler.`);
  return handler as AnyHandler;
}

// Fastify writes ":id" where the contract writes "{id}".
function toRoutePattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

function addBodyParsers(scope: FastifyInstance, { requestBody }: ContractOperation): void {
  scope.removeAllContentTypeParsers();
  if (requestBody === undefined) {
    // A body that the operation has no use for does no harm.
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null, undefined));
    return;
  }
  for (const mediaType of Object.keys(requestBody.content)) {
    if (mediaType === jsonType) {
      scope.addContentTypeParser(
        mediaType,
        { parseAs: "buffer" },
        async (_request: FastifyRequest, body: Buffer) => parseJson(body),
      );
    } else {
      scope.addContentTypeParser(mediaType, (_request, payload, done) => done(null, payload));
    }
  }
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch (error) {
    throw new ProblemError("malformed_json", describeJsonFault(error), { cause: error });
  }
}

// The parser's message quotes the body, so only the place is taken from it.
function describeJsonFault(error: unknown): string {
  if (error instanceof TypeError) return "Expected JSON in UTF-8; the body has bytes that are no UTF-8.";
  const place =
    /at position \d+( \(line \d+ column \d+\))?/.exec((error as Error).message)?.[0] ?? "at its end";
  return `Expected JSON; it is broken ${place}. Inside a string, quotes and line feeds must be escaped.`;
}

function readCredentials(
  request: FastifyRequest,
  operation: ContractOperation,
  { linkPurposes, linkParameter }: RouteOptions,
): Credentials {
  const { authorization } = request.headers;
  const purpose = linkPurposes[operation.operationId as OperationId];
  const token = (request.query as Record<string, unknown>)[linkParameter];
  const given = { address: request.ip, authorization };
  if (purpose === undefined || typeof token !== "string") return given;
  const { id = "" } = request.params as { id?: string };
  return { ...given, link: { purpose, presentationId: id, token } };
}

function toParameters(request: FastifyRequest, operation: ContractOperation) {
  const { caller } = request;
  if (caller === undefined) throw new Error("Expected a caller on a route of the contract.");
  const headers = operation.parameters
    .filter((parameter) => parameter.in === "header")
    .flatMap(({ name }) => {
      const value = request.headers[name.toLowerCase()];
      return value === undefined ? [] : [[name, value]];
    });
  return {
    path: request.params,
    header: Object.fromEntries(headers),
    body: request.body as never,
    caller,
  };
}

function chooseAnswer({ headers }: FastifyRequest, { responses }: ContractOperation): string | undefined {
  return chooseMediaType(headers.accept, Object.keys(responses["200"]?.content ?? {}));
}

function watchClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort(new ClientGoneError());
  });
  return controller.signal;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: ContractOperation,
  { status, body, headers = {} }: AnyAnswer,
): FastifyReply {
  if (isFile(body) && !files.admits(body.content instanceof Readable ? body.content : reply.raw)) {
    letGo(body);
    throw tooManyFiles();
  }
  reply.code(status).headers(headers).header("cache-control", "no-store");
  const [first] = Object.keys(operation.responses[String(status)]?.content ?? {});
  const mediaType = (isFile(body) ? body.mediaType : undefined) ?? first;
  if (mediaType === undefined) return reply.send();
  reply.type(mediaType);
  if (mediaType === "image/svg+xml") reply.header("content-security-policy", picturePolicy);
  if (!isFile(body)) return reply.send(JSON.stringify(body));
  // A presentation may lie in the caller's own cache, but must be asked for again: it may have been deleted.
  reply.header("content-length", body.size).header("cache-control", "private, no-cache");
  if (body.content instanceof Readable)
    body.content.on("error", (error) =>
      request.log.error({ err: error }, "the file could not be read to its end"),
    );
  if (request.method !== "HEAD") return reply.send(body.content);
  letGo(body);
  return reply.send(Readable.from([]));
}

function letGo({ content }: FileBody): void {
  if (content instanceof Readable) content.destroy();
}

function tooManyFiles(): ProblemError {
  const detail = "Too many files are being sent. Try again in 5 seconds.";
  return new ProblemError("unavailable", detail, { retryAfter: 5 });
}

/** A picture that is opened by itself is a page: it may run nothing, whatever a deck brings. */
const picturePolicy = "default-src 'none'; img-src data:; sandbox";

function isFile(body: unknown): body is FileBody {
  return body instanceof Object && "content" in body && "size" in body;
}
