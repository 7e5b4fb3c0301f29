// Compiled by `pnpm typecheck`, never run: each expected error is one that the types must find.
import type { Readable } from "node:stream";
import type { Answer, Handlers, OperationRequest } from "./operations.ts";

declare const handlers: Handlers;
declare const stream: Readable;
declare const generate: OperationRequest<"generatePresentation">;
declare const upload: OperationRequest<"uploadTemplate">;

export const body: { prompt: string; templateId?: string } = generate.body;
export const header: string | undefined = generate.header["Idempotency-Key"];
export const file: Readable = upload.body;

const { listTemplates: _listTemplates, ...others } = handlers;
// @ts-expect-error an operation without a handler
export const missing: Handlers = others;

export const good: Answer<"downloadPresentation"> = {
  status: 200,
  headers: { "Content-Disposition": "attachment" },
  body: { size: 1, content: stream },
};
// @ts-expect-error the required header Content-Disposition is missing
export const headerless: Answer<"downloadPresentation"> = { status: 200, body: { size: 1, content: stream } };
// @ts-expect-error text where a file is declared
export const text: Answer<"downloadPresentation"> = { status: 200, headers: good.headers, body: "PK" };
// @ts-expect-error a status that is not declared
export const status: Answer<"listTemplates"> = { status: 204, body: [] };
// @ts-expect-error a problem is thrown, not answered
export const problem: Answer<"getPresentation"> = { status: 404, body: undefined };
// @ts-expect-error a required field is missing
export const field: Answer<"getPresentation"> = { status: 200, body: { id: "a", embed: "b" } };
// @ts-expect-error a body where none is declared
export const full: Answer<"deletePresentation"> = { status: 200, body: {} };
