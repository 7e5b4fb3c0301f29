import { idOf, isJsonObject } from "../contract/json-object.ts";
import {
  isBinaryMedia,
  isJsonMediaType,
  responseFor,
  schemaProperties,
  successSchema,
} from "../contract/operation-shape.ts";
import type { ProblemError, ProblemFacts } from "../contract/problems.ts";
import type { EngineAnswer } from "../engine/engine.ts";
import type { Answer, AnswerBody } from "./answer.ts";
import { type EchoTerms, echo, echoText } from "./echo.ts";
import type { Exchange } from "./exchange.ts";
import type { Creation } from "./memory.ts";
import type { Preferences } from "./preferences.ts";
import { viewerPath } from "./viewer-path.ts";

/** Which answer to make. */
export interface AnswerOrder {
  /** One that the operation documents, by number or by its `default`. */
  readonly status: number;
  readonly preferences: Preferences;
  /** What the answer is about, where the operation makes something. */
  readonly creation?: Creation;
  /** Whether an earlier request with the same idempotency key made it. */
  readonly isReplay?: boolean;
}

interface Draft {
  /** The contract's example, or what Prism makes of the schema. */
  readonly made: EngineAnswer;
  /** The same with random values, where these are wished for. */
  readonly varied: unknown;
  readonly terms: EchoTerms;
}

/** Lets Prism make an answer up and sets in it what Prism cannot know: ids, addresses, files, coherent problems. */
export async function makeAnswer(exchange: Exchange, order: AnswerOrder): Promise<Answer> {
  const { engine, engineRequest, request, exampleBase } = exchange;
  const { status, preferences, creation, isReplay = false } = order;
  const { example, dynamic, seed } = preferences;
  const made = await engine.answer(engineRequest, { status, example });
  const varied = dynamic ? await engine.answer(engineRequest, { status, dynamic, seed }) : undefined;
  const terms = { exampleBase, base: request.base, ids: echoedIds(exchange, creation, made.body) };
  const headers = toHeaders(exchange, status, { made, terms, isReplay });
  const body = toBody(exchange, order, { made, varied: varied?.body, terms });
  return { status, headers, body: alignAddresses(body, headers["Location"], terms) };
}

/** Makes the answer to a request that cannot be served, with the headers that the contract documents for it. */
export async function makeRefusal(exchange: Exchange, error: ProblemError): Promise<Answer> {
  const { engine, engineRequest, operation, toProblem, exampleBase, request } = exchange;
  const { status, facts } = error;
  const made = responseFor(operation, status)
    ? await engine.answer(engineRequest, { status })
    : { headers: {}, mediaType: undefined, body: undefined };
  const terms = { exampleBase, base: request.base, ids: echoedIds(exchange) };
  return {
    status,
    headers: toHeaders(exchange, status, { made, terms, isReplay: false }),
    body: { kind: "json", mediaType: "application/problem+json", value: toProblem(status, facts) },
  };
}

/** The ids that the contract's examples are about, each with the id that this answer is about. */
export function echoedIds(
  { engine, operation, parameters }: Exchange,
  creation?: Creation,
  example?: unknown,
): ReadonlyMap<string, string> {
  const examples = Object.entries(engine.parameterExamples(operation));
  const ids = new Map(examples.map(([name, value]) => [value, parameters[name] ?? value]));
  const exampleId = idOf(example);
  if (creation && exampleId !== undefined) ids.set(exampleId, creation.id);
  return ids;
}

function toHeaders(
  { request, routes, parameters }: Exchange,
  status: number,
  { made, terms, isReplay }: Pick<Draft, "made" | "terms"> & { readonly isReplay: boolean },
): Record<string, string> {
  const headers: Record<string, string> = {};
  const idle = [...(isReplay ? [] : [replayHeader]), ...(mayRetry(status) ? [] : ["retry-after"])];
  for (const [name, value] of Object.entries(made.headers)) {
    if (!idle.includes(name.toLowerCase())) headers[name] = echoText(value, terms);
  }
  if (status === 401) headers["WWW-Authenticate"] ??= "Bearer";
  if (status === 405) headers["Allow"] = routes.allowedMethods(request.path).join(", ");
  if (isRedirect(status) && !headers["Location"]?.startsWith(`${terms.base}/`)) {
    const id = Object.values(parameters).at(-1) ?? "any";
    headers["Location"] = `${terms.base}${viewerPath}/${encodeURIComponent(id)}`;
  }
  return headers;
}

/** What says that an earlier request with the same idempotency key made what is answered. */
const replayHeader = "idempotent-replayed";

function mayRetry(status: number): boolean {
  return status === 429 || status === 503;
}

function toBody(exchange: Exchange, order: AnswerOrder, { made, varied, terms }: Draft): AnswerBody {
  const { operation, sample } = exchange;
  const { mediaType } = made;
  if (mediaType === undefined) return { kind: "empty" };
  const media = responseFor(operation, order.status)?.content[mediaType];
  const picture = order.status === 200 ? pictureOf(exchange, mediaType) : undefined;
  if (picture !== undefined) return { kind: "bytes", mediaType, bytes: picture };
  if (media && isBinaryMedia(mediaType, media)) return { kind: "bytes", mediaType, bytes: sample.bytes };
  if (!isJsonMediaType(mediaType)) {
    return { kind: "bytes", mediaType, bytes: new TextEncoder().encode(String(varied ?? made.body)) };
  }
  const example = echo(made.body, terms);
  const settle = order.status >= 400 ? settleProblem : settleSuccess;
  return { kind: "json", mediaType, value: settle(exchange, order, { example, value: varied ?? example }) };
}

/**
 * The sample's own slides, over and over, where the path counts slides: the presentations of a mock have any number of them.
 * Elsewhere, and as PNG, its cover.
 */
function pictureOf({ sample, parameters }: Exchange, mediaType: string): Uint8Array | undefined {
  const number = Number(parameters["slideNumber"] ?? 1);
  switch (mediaType) {
    case "image/svg+xml":
      return new TextEncoder().encode(sample.pictures[(number - 1) % sample.pictures.length]);
    case "image/png":
      return Uint8Array.from(atob(sample.png), (digit) => digit.charCodeAt(0));
    default:
      return undefined;
  }
}

interface Values {
  readonly example: unknown;
  /** The example itself, or random values in its place. */
  readonly value: unknown;
}

/** Sets what may not be random in an answer: its id, its addresses, and the time when it was made. */
function settleSuccess(exchange: Exchange, { creation }: AnswerOrder, { example, value }: Values): unknown {
  if (!isJsonObject(value) || !isJsonObject(example)) return value;
  const id = creation?.id ?? idAtEndOfPath(exchange);
  const settled: Record<string, unknown> = { ...value };
  for (const [name, { format }] of Object.entries(schemaProperties(successSchema(exchange.operation)))) {
    if (name === "id" && id !== undefined) settled[name] = id;
    else if (format === "uri" && name in example) settled[name] = example[name];
    else if (format === "date-time" && creation && name in value) settled[name] = creation.createdAt;
  }
  return settled;
}

function idAtEndOfPath({ operation, parameters }: Exchange): string | undefined {
  const name = /\{([^}]+)\}$/.exec(operation.path)?.[1];
  return name === undefined ? undefined : parameters[name];
}

/** Makes status, code, type and title belong together, whatever example or random values they came from. */
function settleProblem(
  { toProblem }: Exchange,
  { status }: AnswerOrder,
  { example, value }: Values,
): unknown {
  if (!isJsonObject(example) || !isJsonObject(value) || !("code" in example)) return value;
  if (example["status"] !== status)
    return toProblem(status, { detail: `The mock was asked to answer ${status}.` });
  const { detail, errors } = value as unknown as Partial<ProblemFacts>;
  return toProblem(status, {
    code: String(example["code"]),
    detail: detail ?? String(example["detail"]),
    ...(errors && { errors }),
  });
}

/** An address in the body of a redirect is the one that it redirects to, unless the contract's example says another. */
function alignAddresses(body: AnswerBody, location: string | undefined, { base }: EchoTerms): AnswerBody {
  if (body.kind !== "json" || location === undefined || !isJsonObject(body.value)) return body;
  const entries = Object.entries(body.value).map(([name, value]) => {
    const isForeign = typeof value === "string" && URL.canParse(value) && !value.startsWith(`${base}/`);
    return [name, isForeign ? location : value];
  });
  return { ...body, value: Object.fromEntries(entries) };
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}
