import type { ContractOperation } from "@lectern/spec";
import type { ProblemEntry } from "../contract/problems.ts";

/** The part of a request that an engine looks at. */
export interface EngineRequest {
  readonly operation: ContractOperation;
  /** Without the query, its parameters percent-encoded to the last comma: Prism splits values at those. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; undefined where there is none. */
  readonly body?: unknown;
}

/** Which of the documented answers an engine is to make. */
export interface AnswerWish {
  readonly status: number;
  readonly example?: string | undefined;
  readonly dynamic?: boolean;
  /** What random values are made from; the same seed makes the same ones. */
  readonly seed?: string | undefined;
}

/** What an engine made up: `mediaType` is undefined where the body is empty. */
export interface EngineAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly mediaType: string | undefined;
  readonly body: unknown;
}

/** An example of the contract by its name, and the status that it is an example of. */
export interface NamedExample {
  readonly name: string;
  readonly status: number;
  readonly mediaType: string;
}

/** What knows the schemas and examples of one contract, asked one question at a time. */
export interface Engine {
  /** Whether the request brings what the operation's security asks for; any token will do. */
  isAuthorized(request: EngineRequest): Promise<boolean>;
  /** What in the request is not as the contract says, as a pointer and a message each. */
  findFaults(request: EngineRequest): Promise<readonly ProblemEntry[]>;
  /** Makes an answer up; throws an Error where it cannot. */
  answer(request: EngineRequest, wish: AnswerWish): Promise<EngineAnswer>;
  /** The named examples of an operation's answers. */
  namedExamples(operation: ContractOperation): readonly NamedExample[];
  /** The path parameters' examples, which the examples of the answers are about. */
  parameterExamples(operation: ContractOperation): Readonly<Record<string, string>>;
}
