import type { Contract } from "@lectern/spec";
import type { Answer } from "../answers/answer.ts";

/** The CORS headers of one contract; any origin, never credentials: the interface takes tokens, no cookies. */
export interface Cors {
  /** On every answer that is not a preflight's. */
  readonly headers: Readonly<Record<string, string>>;
  /** The answer to OPTIONS, for the methods that the path takes (all of them, where the path is unknown). */
  preflight(allowedMethods: readonly string[], wantedHeaders: string | undefined): Answer;
}

const alwaysExposed = [
  "Lectern-Contract",
  "Content-Disposition",
  "Location",
  "Retry-After",
  "WWW-Authenticate",
  "Allow",
];

/** Creates the CORS headers: what the contract's operations answer, and what HTTP itself adds. */
export function createCors(contract: Contract): Cors {
  const answered = contract.operations
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ headers }) => Object.keys(headers));
  const origin = { "Access-Control-Allow-Origin": "*" };
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
    preflight(allowedMethods, wantedHeaders) {
      const methods = (allowedMethods.length > 0 ? allowedMethods : everyMethod).join(", ");
      return {
        status: 204,
        headers: {
          ...origin,
          Allow: methods,
          "Access-Control-Allow-Methods": methods,
          // Whatever a page asks to send: there are no cookies that it could misuse.
          ...(wantedHeaders !== undefined && { "Access-Control-Allow-Headers": wantedHeaders }),
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
