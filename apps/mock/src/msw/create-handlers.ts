// The mock without its server: MSW hands requests over where they are made, in a page or in a test.
import { toContract } from "@lectern/spec";
import { type HttpHandler, http } from "msw";
import { createChance, createId } from "../answers/chance.ts";
import type { ApiRequest, ResponderParts } from "../answers/exchange.ts";
import { createMemory } from "../answers/memory.ts";
import { tooLarge } from "../answers/request-body.ts";
import { respond } from "../answers/responder.ts";
import { findScenario } from "../answers/scenarios.ts";
import { viewerPath } from "../answers/viewer-path.ts";
import { type MockedContract, toMockedContract } from "../contract/mocked-contract.ts";
import { createExampleEngine } from "../engine/example-engine.ts";
import { ownContract } from "./own-contract.ts";
import { toResponse } from "./to-response.ts";

/** How the handlers answer; everything has a default. */
export interface HandlerOptions {
  /** The address of the service, as the client has it; default: any. */
  readonly baseUrl?: string;
  /** The one bearer token that is accepted; default: any. */
  readonly apiKey?: string;
  /** Milliseconds between two events, where the answer is told in events; default 300. */
  readonly pace?: number;
  /** Makes ids and times the same in every run; default: chance. */
  readonly seed?: string | number;
  /** One of the contract's scenarios for all requests that name none with `Prefer: scenario=…`: "slow", "failing" … */
  readonly scenario?: string;
}

const mebibyte = 1024 * 1024;

/**
 * Creates a handler for each operation of the contract, with one memory for all; call it again for an empty one. Throws an Error if
 * there is no such scenario.
 */
export function createHandlers(options: HandlerOptions = {}): HttpHandler[] {
  const contract = toContract(ownContract.document, { revision: ownContract.revision, yaml: "" });
  const seed = options.seed === undefined ? undefined : String(options.seed);
  const chance = createChance(seed);
  if (options.scenario !== undefined) findScenario(contract, options.scenario);
  const mocked = toMockedContract(contract, createExampleEngine(contract), chance);
  const parts = {
    memory: createMemory({ createId: () => createId(chance), now: chance.now, capacity: 10_000 }),
    bodyLimits: { json: mebibyte, file: 50 * mebibyte },
    pace: options.pace ?? 300,
    ...(seed !== undefined && { seed }),
    ...(options.scenario !== undefined && { scenario: options.scenario }),
    ...(options.apiKey !== undefined && { apiKey: options.apiKey }),
  };
  const base = options.baseUrl?.replace(/\/+$/, "") ?? "*";
  const resolve = ({ request }: { readonly request: Request }) => answer(request, mocked, parts);
  // Concrete paths come before templated ones (OpenAPI 3.1, 4.8.8).
  const operations = contract.operations.toSorted(
    (one, other) => countBraces(one.path) - countBraces(other.path),
  );
  return [
    ...operations.map(({ method, path }) => {
      const pattern = `${base}${path.replaceAll(/\{([^}]+)\}/g, ":$1")}`;
      return http[method as "get" | "post" | "put" | "patch" | "delete"](pattern, resolve);
    }),
    http.get(
      `${base}${viewerPath}/:id`,
      () => new Response(page, { headers: { "Content-Type": "text/html" } }),
    ),
  ];
}

const page = `<!doctype html><title>Viewer</title><p>The viewer of a presentation would be here; the mock's server has it.`;

function countBraces(path: string): number {
  return path.split("{").length;
}

async function answer(
  request: Request,
  mocked: MockedContract,
  parts: Omit<ResponderParts, "sample">,
): Promise<Response> {
  const { ownSample: sample } = await import("./own-sample.ts");
  const answered = await respond(toApiRequest(request, mocked), mocked, { ...parts, sample });
  return toResponse(answered, { "Lectern-Contract": mocked.contract.revision }, request.signal);
}

function toApiRequest(request: Request, { routes }: MockedContract): ApiRequest {
  const { origin, pathname, searchParams } = new URL(request.url);
  const { method, headers, signal } = request;
  // The service may be below a path: what is left of the first part that is a path of the contract.
  const starts = [...pathname.matchAll(/\//g)].map(({ index }) => index);
  const start = starts.find((index) => routes.match(method, pathname.slice(index)).kind === "found") ?? 0;
  return {
    method,
    headers: Object.fromEntries(headers),
    readBody: (limit) => readBytes(request, limit),
    path: pathname.slice(start),
    query: searchParams,
    base: origin + pathname.slice(0, start),
    signal,
  };
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > limit) throw tooLarge(bytes.length, limit);
  return bytes;
}
