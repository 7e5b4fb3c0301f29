import { callOperation } from "./call-operation.ts";
import { type CallProgress, ConnectionError } from "./errors.ts";
import { type Client, operationTable } from "./generated/operations.ts";
import type { CallOptions, Operation, ProgressOptions } from "./operation.ts";
import { platformRuntime, type Runtime } from "./runtime.ts";

/** Stands around every attempt: may change the request, the response, or answer by itself. */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>;

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
  const call = (
    operationId: string,
    operation: Operation,
    input: Input,
    own: ProgressOptions<unknown>,
  ): Promise<unknown> => {
    const progress = { operationId, attempts: 0 };
    return callOperation(operation, input, {
      baseUrl,
      progress,
      exchange: createExchange(options, progress),
      token: typeof token === "function" ? token : () => token,
      signal: own.signal,
      onProgress: own.onProgress,
      headers: { ...options.headers, ...own.headers },
      attemptTimeout: own.attemptTimeout ?? options.attemptTimeout ?? 120_000,
      totalTimeout: own.totalTimeout ?? options.totalTimeout ?? 300_000,
      retries: own.retries ?? options.retries ?? 2,
      runtime: { ...platformRuntime, ...options.runtime },
    });
  };
  const methods = Object.entries(operationTable).map(([name, operation]) => [
    name,
    (input: Input = {}, own: ProgressOptions<unknown> = {}) => call(name, operation, input, own),
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

function createExchange(options: ClientOptions, progress: CallProgress) {
  const { middleware = [], fetch = (request: Request) => globalThis.fetch(request) } = options;
  const send = async (request: Request): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (cause) {
      const message = `no answer from ${new URL(request.url).origin} (${describe(cause)}). Is it there, and is baseUrl right?`;
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
