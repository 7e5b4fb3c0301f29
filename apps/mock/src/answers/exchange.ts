import type { ContractOperation } from "@lectern/spec";
import type { MockedContract } from "../contract/mocked-contract.ts";
import { mediaTypeEssence } from "../contract/operation-shape.ts";
import type { ResourceRole } from "../contract/resources.ts";
import type { Route } from "../contract/routes.ts";
import type { EngineRequest } from "../engine/engine.ts";
import type { Sample } from "../sample.ts";
import type { Memory } from "./memory.ts";
import type { BodyLimits, SentBody } from "./request-body.ts";

/** A request for the interface, or for something that it does not have. */
export interface ApiRequest extends SentBody {
  readonly method: string;
  /** Raw, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The address that the answer's URLs begin with, without a slash at its end. */
  readonly base: string;
  /** Aborted when the caller is gone or the mock closes. */
  readonly signal: AbortSignal;
}

/** What the mock answers with, whatever the contract. */
export interface ResponderParts {
  readonly memory: Memory;
  readonly sample: Sample;
  readonly bodyLimits: BodyLimits;
  /** Milliseconds between two events, where the answer is told in events. */
  readonly pace: number;
  /** What random values are made from, to be the same in every run; left out: chance. */
  readonly seed?: string;
  /** The scenario of requests that name none. */
  readonly scenario?: string;
  /** The one bearer token that is accepted; left out: any. */
  readonly apiKey?: string;
}

/** One request for one operation of the contract, and everything that its answer is made from. */
export interface Exchange extends MockedContract, ResponderParts {
  readonly request: ApiRequest;
  readonly operation: ContractOperation;
  readonly parameters: Readonly<Record<string, string>>;
  readonly role: ResourceRole;
  readonly engineRequest: EngineRequest;
}

/** Creates the exchange of a request that found its route. */
export function createExchange(
  request: ApiRequest,
  route: Route,
  parts: MockedContract & ResponderParts,
): Exchange {
  return {
    ...parts,
    ...route,
    request,
    role: parts.roleOf(route.operation),
    engineRequest: toEngineRequest(request, route),
  };
}

function toEngineRequest(
  { headers: sent, query }: ApiRequest,
  { operation, parameters }: Route,
): EngineRequest {
  const headers = { ...sent };
  // An authentication scheme is written in any case (RFC 9110, 11.1); Prism knows only one.
  const { authorization } = sent;
  if (authorization) headers["authorization"] = authorization.replace(/^bearer +/i, "Bearer ");
  // Prism throws on a Content-Type that is none, and refuses bodies that HTTP lets a server ignore.
  const isTyped = mediaTypeEssence(headers["content-type"] ?? "") !== undefined;
  if (operation.requestBody === undefined || !isTyped) {
    delete headers["content-type"];
    delete headers["content-length"];
  }
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ""),
  );
  return { operation, path, query: toQueryRecord(query), headers };
}

function toQueryRecord(query: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}
