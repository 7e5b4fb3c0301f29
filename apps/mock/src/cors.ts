import type { Contract } from "@lectern/spec";
import type { Answer } from "./answer.ts";

/** The CORS headers of one contract; any origin, never credentials: the interface takes tokens, no cookies. */
export interface Cors {
  /** On every answer that is not a preflight's. */
  readonly headers: Readonly<Record<string, string>>;
  /** The answer to OPTIONS, for the methods that the path takes (all of them, where the path is unknown). */
  preflight(allowedMethods: readonly string[]): Answer;
}

const alwaysAllowed = ["Authorization", "Content-Type", "Idempotency-Key", "Prefer", "Accept"];
const alwaysExposed = ["Content-Disposition", "Location", "Retry-After", "WWW-Authenticate", "Allow"];

/** Creates the CORS headers: what the contract's operations take and answer, and what HTTP itself adds. */
export function createCors(contract: Contract): Cors {
  const taken = contract.operations
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => parameter.in === "header");
  const answered = contract.operations
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ headers }) => Object.keys(headers));
  const origin = { "Access-Control-Allow-Origin": "*" };
  const allowedHeaders = toHeaderList([...alwaysAllowed, ...taken.map(({ name }) => name)]);
  const everyMethod = [...new Set(contract.operations.map(({ method }) => method.toUpperCase()))];

  return {
    headers: {
      ...origin,
      "Access-Control-Expose-Headers": toHeaderList([
        ...alwaysExposed,
        "Preference-Applied",
        "Lectern-Mock",
        ...answered,
      ]),
    },
    preflight(allowedMethods) {
      const methods = (allowedMethods.length > 0 ? allowedMethods : everyMethod).join(", ");
      return {
        status: 204,
        headers: {
          ...origin,
          Allow: methods,
          "Access-Control-Allow-Methods": methods,
          "Access-Control-Allow-Headers": allowedHeaders,
          "Access-Control-Max-Age": "600",
        },
        body: { kind: "empty" },
      };
    },
  };
}

function toHeaderList(names: readonly string[]): string {
  const byLowerCase = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  return [...byLowerCase.values()].toReversed().join(", ");
}
