import type { Contract, ContractOperation } from "@lectern/spec";

/** One part of a request that is not as the contract says. */
export interface ProblemEntry {
  /** A JSON pointer into the request: "/body/prompt". */
  readonly pointer: string;
  readonly message: string;
}

/** The contract's Problem (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: string;
  readonly errors?: readonly ProblemEntry[];
}

/** What is known of a problem beside its status. */
export interface ProblemFacts {
  /** Left out: the code that goes with the status. */
  readonly code?: string;
  readonly detail: string;
  readonly errors?: readonly ProblemEntry[];
}

/** Thrown where a request cannot be served; it becomes the answer. */
export class ProblemError extends Error {
  readonly status: number;
  readonly facts: ProblemFacts;

  constructor(status: number, facts: ProblemFacts) {
    super(facts.detail);
    this.name = "ProblemError";
    this.status = status;
    this.facts = facts;
  }
}

const codesByStatus: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized",
  403: "quota_exceeded",
  404: "route_not_found",
  405: "method_not_allowed",
  413: "payload_too_large",
  415: "unsupported_media_type",
  429: "rate_limited",
  500: "internal_error",
  503: "unavailable",
};

/** The problem code that goes with a status of which nothing more is known. */
export function codeForStatus(status: number): string {
  return codesByStatus[status] ?? (status < 500 ? "invalid_request" : "internal_error");
}

/** Makes whole problems in the words of one contract. */
export type ToProblem = (status: number, facts: ProblemFacts) => Problem;

/** Creates the maker of problems; the titles are those of the contract's examples, else the code in plain words. */
export function createToProblem(contract: Contract, uuid: () => string): ToProblem {
  const titles = new Map(
    contract.operations.flatMap(problemExamples).map(({ code, title }) => [String(code), String(title)]),
  );
  return (status, { code = codeForStatus(status), detail, errors }) => ({
    type: `urn:lectern:problem:${code}`,
    title: titles.get(code) ?? toSentence(code),
    status,
    detail,
    instance: `urn:uuid:${uuid()}`,
    code,
    ...(errors && { errors }),
  });
}

/** The documented answer of an operation to an id that is not there; undefined if it documents none. */
export function notFoundExample(
  operation: ContractOperation,
): { readonly status: number; readonly code: string; readonly detail: string } | undefined {
  const examples = problemExamples(operation).filter(
    ({ code, status }) => String(code).endsWith("_not_found") && String(status) in operation.responses,
  );
  // Where a 404 is documented, a 400 is about something else that is not there.
  const example = examples.find(({ status }) => status === 404) ?? examples[0];
  return (
    example && {
      status: Number(example["status"]),
      code: String(example["code"]),
      detail: String(example["detail"]),
    }
  );
}

function problemExamples(operation: ContractOperation): Readonly<Record<string, unknown>>[] {
  return Object.values(operation.responses)
    .flatMap(({ content }) => content["application/problem+json"]?.examples ?? [])
    .filter((example) => typeof example === "object" && example !== null && "code" in example)
    .map((example) => example as Record<string, unknown>);
}

function toSentence(code: string): string {
  const words = code.replaceAll("_", " ").replace("json", "JSON");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
