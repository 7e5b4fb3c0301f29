import { chooseMediaType } from "@lectern/spec";
import { idOf, isJsonObject } from "../contract/json-object.ts";
import type { MockedContract } from "../contract/mocked-contract.ts";
import { isPossibleStatus, successSchema, successStatus } from "../contract/operation-shape.ts";
import { notFoundExample, ProblemError } from "../contract/problems.ts";
import { pageListOf } from "../contract/resources.ts";
import type { Answer } from "./answer.ts";
import { findDocument, keepMadeDocuments, keepPutDocument } from "./documents.ts";
import { echoText } from "./echo.ts";
import { eventStream, makeEventAnswer, successMediaTypes, wantsEvents, withAccept } from "./event-answer.ts";
import { type ApiRequest, createExchange, type Exchange, type ResponderParts } from "./exchange.ts";
import { echoedIds, makeAnswer, makeRefusal } from "./make-answer.ts";
import { type Preferences, parsePreferences, preferenceNames } from "./preferences.ts";
import { type RequestBody, readRequestBody } from "./request-body.ts";
import { applyScenario, repeatItems } from "./scenarios.ts";
import { wait } from "./wait.ts";

/**
 * Answers one request as the contract says: route, authorise, read and check the body, wait if that is wished,
 * look into the memory, and make the answer.
 */
export async function respond(
  request: ApiRequest,
  mocked: MockedContract,
  parts: ResponderParts,
): Promise<Answer> {
  const match = mocked.routes.match(request.method, request.path);
  if (match.kind === "unknown_path") return refuseRoute(request, mocked, 404);
  if (match.kind === "wrong_method") return refuseRoute(request, mocked, 405);
  const exchange = createExchange(request, match.route, { ...mocked, ...parts });
  try {
    return await serve(exchange);
  } catch (error) {
    if (error instanceof ProblemError) return await makeRefusal(exchange, error);
    throw error;
  }
}

async function serve(exchange: Exchange): Promise<Answer> {
  const { request, operation, bodyLimits } = exchange;
  await assertAuthorized(exchange);
  const asked = parsePreferences(request.headers["prefer"], request.query);
  const preferences = settlePreferences(exchange, asked);
  const body = await readRequestBody(request, operation, bodyLimits);
  await assertNoFaults(exchange, body);
  const { status, inEvents } = choose(exchange, preferences);
  if (preferences.waitSeconds > 0) {
    await wait(preferences.waitSeconds * 1000, request.signal);
  }
  const answer =
    status === successStatus(operation)
      ? await (inEvents ? succeedInEvents : succeed)(withoutChoice(exchange), preferences, body)
      : await makeAnswer(exchange, { status, preferences });
  return { ...answer, headers: { ...answer.headers, ...tellPreferences(asked) } };
}

/** What the request prefers, with what its scenario or the mock's own adds to that, and a seed for random values. */
function settlePreferences(exchange: Exchange, asked: Preferences): Preferences {
  const { seed, request } = exchange;
  const name = asked.scenario ?? exchange.scenario;
  const preferences = name === undefined ? asked : applyScenario(exchange, name, asked);
  // Each address has values of its own, the same ones in whatever order the requests come.
  return { seed: seed === undefined ? crypto.randomUUID() : `${seed} ${request.path}`, ...preferences };
}

/** Says what was heard, and what was not: a misspelt wish would else be looked for in vain. */
function tellPreferences({ applied, unknown }: Preferences): Record<string, string> {
  const known = preferenceNames.join(", ");
  return {
    ...(applied !== "" && { "Preference-Applied": applied }),
    ...(unknown.length > 0 && {
      "Lectern-Mock": `ignored="${unknown.join(", ")}"; known="${known}"`,
    }),
  };
}

async function assertAuthorized({ engine, engineRequest, apiKey }: Exchange): Promise<void> {
  const { authorization } = engineRequest.headers;
  const isKnown = apiKey === undefined || authorization === undefined || authorization === `Bearer ${apiKey}`;
  if (isKnown && (await engine.isAuthorized(engineRequest))) return;
  const came = authorization === undefined ? "it is missing" : "another Authorization came";
  throw new ProblemError(401, { detail: `Expected the header "Authorization: Bearer <API_KEY>"; ${came}.` });
}

async function assertNoFaults({ engine, engineRequest }: Exchange, body: RequestBody): Promise<void> {
  const errors = await engine.findFaults({ ...engineRequest, body: body.value });
  if (errors.length === 0) return;
  const reasons = errors.map(({ pointer, message }) => `${pointer} ${message}`);
  throw new ProblemError(400, { detail: `Not as the contract says: ${reasons.join("; ")}.`, errors });
}

interface Choice {
  readonly status: number;
  /** Whether it is told in events. */
  readonly inEvents: boolean;
}

/** The status wished for by number or by the name of an example, else the success; an example brings its media type. */
function choose(exchange: Exchange, { code, example }: Preferences): Choice {
  const { operation, engine } = exchange;
  if (code !== undefined && !isPossibleStatus(operation, code)) {
    const known = Object.keys(operation.responses).map((key) => (key === "default" ? "400 to 599" : key));
    throw preferenceFault(`no answer ${code} is documented here; expected one of ${known.join(", ")}`);
  }
  const success = successStatus(operation);
  if (example === undefined) {
    const status = code ?? success;
    return { status, inEvents: status === success && wantsEvents(exchange) };
  }
  const examples = engine.namedExamples(operation);
  const named = examples.find(({ name, status }) => name === example && status === (code ?? status));
  if (named) return { status: named.status, inEvents: named.mediaType === eventStream };
  const names = examples.map(({ name, status }) => `${name} (${status})`);
  throw preferenceFault(`no example "${example}" is documented here; expected one of ${names.join(", ")}`);
}

function preferenceFault(message: string): ProblemError {
  const errors = [{ pointer: "/header/prefer", message }];
  return new ProblemError(400, { detail: `The preference cannot be met: ${message}.`, errors });
}

async function succeed(exchange: Exchange, preferences: Preferences, body: RequestBody): Promise<Answer> {
  const { role, memory, parameters } = exchange;
  const order = { status: successStatus(exchange.operation), preferences };
  switch (role.kind) {
    case "create":
      return await create(exchange, role.collection, { preferences, body });
    case "list":
      return withRemembered(exchange, role.collection, {
        answer: await makeAnswer(exchange, order),
        items: preferences.items,
      });
    case "delete": {
      const id = parameters[role.parameter] ?? "";
      assertNotRemoved(exchange, role.collection, id);
      const answer = await makeAnswer(exchange, order);
      memory.remove(role.collection, id);
      return answer;
    }
    case "use": {
      assertNotRemoved(exchange, role.collection, parameters[role.parameter] ?? "");
      const made = await makeAnswer(exchange, order);
      const isWished = preferences.example !== undefined || preferences.dynamic;
      const answer = isWished ? made : withDocument(exchange, made);
      keepPutDocument(exchange, body.value);
      return answer;
    }
    case "none":
      return await makeAnswer(exchange, order);
  }
}

/** Who does not want events gets what they like best of the others, chosen as a service does: Prism fails at some headers. */
function withoutChoice(exchange: Exchange): Exchange {
  const offered = successMediaTypes(exchange).filter((one) => one !== eventStream);
  const chosen = chooseMediaType(exchange.request.headers["accept"], offered);
  return chosen !== undefined && successMediaTypes(exchange).length > 1
    ? withAccept(exchange, chosen)
    : exchange;
}

function succeedInEvents(exchange: Exchange, preferences: Preferences, body: RequestBody): Promise<Answer> {
  const { example, ...others } = preferences;
  return makeEventAnswer(exchange, example, () => succeed(exchange, others, body));
}

async function create(
  exchange: Exchange,
  collection: string,
  { preferences, body }: { readonly preferences: Preferences; readonly body: RequestBody },
): Promise<Answer> {
  const { operation, memory, engineRequest } = exchange;
  const { operationId } = operation;
  const claim = memory.claim({
    operationId,
    key: engineRequest.headers["idempotency-key"],
    fingerprint: await digest(body.bytes),
  });
  if (claim.kind === "reused") {
    const detail = "The Idempotency-Key came before with another body. Send a new key with a new body.";
    throw new ProblemError(400, { code: "idempotency_key_reused", detail });
  }
  const { creation } = claim;
  const isReplay = claim.kind === "repeated";
  const order = { status: successStatus(operation), preferences, creation, isReplay };
  const answer = await makeAnswer(exchange, order);
  if (claim.kind === "fresh" && answer.body.kind === "json") {
    memory.add(collection, { id: creation.id, operationId, body: answer.body.value });
    keepMadeDocuments(exchange, collection, creation.id, body.value);
  }
  return answer;
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** What was brought or put before stands in the place of the contract's example. */
function withDocument(exchange: Exchange, answer: Answer): Answer {
  const value = findDocument(exchange);
  return value === undefined || answer.body.kind !== "json"
    ? answer
    : { ...answer, body: { ...answer.body, value } };
}

function withRemembered(exchange: Exchange, collection: string, { answer, items }: Listing): Answer {
  if (answer.body.kind !== "json") return answer;
  const { value } = answer.body;
  const name = pageListOf(successSchema(exchange.operation));
  if (Array.isArray(value)) {
    return { ...answer, body: { ...answer.body, value: joinRemembered(exchange, collection, value, items) } };
  }
  if (name === undefined || !isJsonObject(value) || !Array.isArray(value[name])) return answer;
  // There is one page, whatever cursor the contract's example gives to the next one.
  const isFirst = exchange.request.query.get("cursor") === null;
  const { [name]: listed, next: _, ...others } = value;
  const joined = isFirst ? joinRemembered(exchange, collection, listed as unknown[], items) : [];
  const limit = Number(exchange.request.query.get("limit") ?? 20);
  return { ...answer, body: { ...answer.body, value: { ...others, [name]: joined.slice(0, limit) } } };
}

interface Listing {
  readonly answer: Answer;
  readonly items: number | undefined;
}

/** What was made, with what the list says beyond it taken from the contract's example; then the example's own items. */
function joinRemembered(
  { memory, operation, creatorIdsOf }: Exchange,
  collection: string,
  examples: readonly unknown[],
  items: number | undefined,
): unknown[] {
  const creators = creatorIdsOf(operation);
  const made = memory.list(collection).filter(({ operationId }) => creators.includes(operationId));
  const listed = repeatItems(examples, items);
  const left = listed.filter((item) => !memory.isRemoved(collection, idOf(item) ?? ""));
  return [...made.map(({ body }) => ({ ...Object(examples[0]), ...Object(body) })), ...left];
}

function assertNotRemoved(exchange: Exchange, collection: string, id: string): void {
  if (!exchange.memory.isRemoved(collection, id)) return;
  const example = notFoundExample(exchange.operation);
  if (example === undefined) throw new ProblemError(404, { detail: `"${id}" was deleted.` });
  const terms = { exampleBase: exchange.exampleBase, base: exchange.request.base, ids: echoedIds(exchange) };
  throw new ProblemError(example.status, { code: example.code, detail: echoText(example.detail, terms) });
}

function refuseRoute(request: ApiRequest, { routes, toProblem }: MockedContract, status: 404 | 405): Answer {
  const { method, path } = request;
  const allowed = routes.allowedMethods(path).join(", ");
  const detail =
    status === 404
      ? `The contract has no path "${path}".`
      : `The path "${path}" does not take ${method}; it takes ${allowed}.`;
  return {
    status,
    headers: status === 405 ? { Allow: allowed } : {},
    body: { kind: "json", mediaType: "application/problem+json", value: toProblem(status, { detail }) },
  };
}
