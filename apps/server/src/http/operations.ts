import type { Readable } from "node:stream";
import type { operations } from "@lectern/types";
import type { Caller } from "./authentication.ts";

/** The operations of the contract. */
export type OperationId = keyof operations;

/** A body that is a file. */
export interface FileBody {
  /** In bytes. */
  readonly size: number;
  /** Bytes may be shared by many answers. */
  readonly content: Uint8Array | Readable;
  /** Left out: the first that the operation answers. */
  readonly mediaType?: string;
}

type JsonOf<Content, Otherwise> = Content extends { "application/json": infer Json } ? Json : Otherwise;

type RequestBody<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? JsonOf<Content, Readable>
  : undefined;

type Parameters<Operation, Place extends string> = Operation extends {
  parameters: { [Key in Place]?: infer Group };
}
  ? NonNullable<Group>
  : never;

/** What an operation's events tell about how far it is. */
type ProgressOf<Operation> = Operation extends {
  responses: { 200: { content: { "text/event-stream": readonly (infer Event)[] } } };
}
  ? Event extends { event: "progress"; data: infer Progress }
    ? Progress
    : never
  : never;

type MediaTypeOf<Operation> = Operation extends { responses: { 200: { content: infer Content } } }
  ? keyof Content
  : never;

/** A request that the contract allows, from a caller who may make it. */
export interface OperationRequest<Id extends OperationId> {
  readonly path: Parameters<operations[Id], "path">;
  readonly header: Parameters<operations[Id], "header">;
  readonly query: Parameters<operations[Id], "query">;
  readonly body: RequestBody<operations[Id]>;
  readonly caller: Caller;
  /** Which of the media types of its answer the caller would have; left out: the first. */
  readonly mediaType?: MediaTypeOf<operations[Id]>;
  /** Aborted when the client hangs up. */
  readonly signal: AbortSignal;
  /** There where the caller wants to be told how far it is. */
  readonly onProgress?: (progress: ProgressOf<operations[Id]>) => void;
}

/** The headers that the contract names, without the index signature that allows any other. */
type NamedHeaders<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] };

type WithHeaders<Headers> = [keyof Headers] extends [never] ? unknown : { readonly headers: Headers };

/** Never for problems: a handler throws those. */
type ResponseBody<Response> = Response extends { content: infer Content }
  ? Content extends { "application/problem+json": unknown }
    ? never
    : JsonOf<Content, FileBody>
  : undefined;

type AnswerWith<Status, Response> = [ResponseBody<Response>] extends [never]
  ? never
  : { readonly status: Status; readonly body: ResponseBody<Response> } & WithHeaders<
      NamedHeaders<Response extends { headers: infer Headers } ? Headers : unknown>
    >;

/** What an operation can answer when all is well: a documented status with its body and its required headers. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: AnswerWith<Status, operations[Id]["responses"][Status]>;
}[keyof operations[Id]["responses"]];

/** One handler for each operation of the contract. */
export type Handlers = {
  readonly [Id in OperationId]: (request: OperationRequest<Id>) => Promise<Answer<Id>>;
};
