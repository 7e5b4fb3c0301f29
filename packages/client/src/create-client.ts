import { type PlainAnswer, toCall } from "./call.ts";
import { callOperation } from "./call-operation.ts";
import { type CallProgress, ConnectionError } from "./errors.ts";
import { type Client, contractRevision, operationTable } from "./generated/operations.ts";
import type { CallOptions, Operation, ProgressOptions } from "./operation.ts";
import { platformRuntime, type Runtime } from "./sending/runtime.ts";

/** Stands around every attempt: may change the request, the response, or answer by itself. */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** The revisions of the contract that the two sides are made from. */
export interface ContractMismatch {
  readonly client: string;
  readonly service: string;
}

/** What a client is made of. */
export interface ClientOptions extends Omit<CallOptions, "signal"> {
  /** The address of the service without `/v1`: "https://lectern.example". On a page, a path of the same origin will do. */
  readonly baseUrl: string;
  /** The API key, or a function that gives it, called before every attempt. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>) | undefined;
  /** Used instead of the platform's `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** The first is the outermost. */
  readonly middleware?: readonly Middleware[] | undefined;
  /**
   * Called when the service refuses the token (401). Where it answers true, the token is asked for again and the call is made once
   * more.
   */
  readonly onUnauthorized?: (() => boolean | Promise<boolean>) | undefined;
  /** Called once, when a service of another revision of the contract answers. */
  readonly onContractMismatch?: ((mismatch: ContractMismatch) => void) | undefined;
  /** Clock, chance and waiting, for tests. */
  readonly runtime?: Partial<Runtime> | undefined;
}

/**
 * Makes a client of the service at `baseUrl`; throws a TypeError if that is no web address. Its methods are the operations
 * of the contract and throw LecternErrors. Unless told otherwise an attempt may take 2 minutes and a call 5, and a call
 * that may be repeated is tried 3 times.
 */
export function createClient(options: ClientOptions): Client {
  const baseUrl = parseBaseUrl(options.baseUrl);
  const { token } = options;
  const note = createNote(options);
  const call = (
    operationId: string,
    operation: Operation,
    input: Input,
    own: ProgressOptions<unknown>,
  ): Promise<PlainAnswer> => {
    const progress = { operationId, attempts: 0 };
    return callOperation(operation, input, {
      baseUrl,
      progress,
      exchange: createExchange(options, progress, { note, hint: toHint(input["body"]) }),
      token: typeof token === "function" ? token : () => token,
      signal: own.signal,
      onProgress: own.onProgress,
      onUnauthorized: options.onUnauthorized,
      headers: { ...options.headers, ...own.headers },
      attemptTimeout: own.attemptTimeout ?? options.attemptTimeout ?? 120_000,
      totalTimeout: own.totalTimeout ?? options.totalTimeout ?? 300_000,
      retries: own.retries ?? options.retries ?? 2,
      runtime: { ...platformRuntime, ...options.runtime },
    });
  };
  const methods = Object.entries(operationTable).map(([name, operation]) => [
    name,
    (input: Input = {}, own: ProgressOptions<unknown> = {}) => toCall(call(name, operation, input, own)),
  ]);
  // The interface and the table are generated from the same contract: what one promises, the other says how to do.
  return Object.fromEntries(methods) as Client;
}

type Input = Readonly<Record<string, unknown>>;

function parseBaseUrl(text: string): string {
  const page = globalThis.location?.href;
  const url = URL.canParse(text, page) ? new URL(text, page) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new TypeError(
      `Expected baseUrl to be a web address such as "https://lectern.example", without user, query or fragment; it is ${JSON.stringify(text)}.`,
    );
  }
  return url.href.replace(/\/+$/, "");
}

/** Tells of a service of another revision, once. */
function createNote({ onContractMismatch }: ClientOptions): (response: Response) => void {
  let isTold = onContractMismatch === undefined;
  return ({ headers }) => {
    const service = headers.get("lectern-contract");
    if (isTold || !service || service === contractRevision) return;
    isTold = true;
    onContractMismatch?.({ client: contractRevision, service });
  };
}

function toHint(body: unknown): string {
  return body instanceof ReadableStream
    ? " Browsers send a stream over HTTP/2 only, and some never: pass a Blob or a File."
    : "";
}

function createExchange(
  options: ClientOptions,
  progress: CallProgress,
  { note, hint }: { readonly note: (response: Response) => void; readonly hint: string },
) {
  const { middleware = [], fetch = (request: Request) => globalThis.fetch(request) } = options;
  const send = async (request: Request): Promise<Response> => {
    try {
      const response = await fetch(request);
      note(response);
      return response;
    } catch (cause) {
      const message = `no answer from ${new URL(request.url).origin} (${describe(cause)}). Is it there, and is baseUrl right?${hint}`;
      throw new ConnectionError(message, progress, { cause });
    }
  };
  return middleware.reduceRight<(request: Request) => Promise<Response>>(
    (next, layer) => (request) => layer(request, next),
    send,
  );
}

/** The platform's error says only "fetch failed"; Node's cause says why. */
function describe(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : String(error instanceof Error ? error.message : error);
}
