// The one file that knows openapi-fetch, which is frozen upstream. It lends us what makes a request: query styles, URL
// and headers. Answers we read ourselves, because its way with them loses empty errors and trips over pages and files.
import { createFinalURL, createQuerySerializer, mergeHeaders } from "openapi-fetch";

/** What the caller and the contract say of a request. */
export interface RequestParts {
  readonly method: string;
  /** Without parameters in braces. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** An undefined header is left out. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: BodyInit | undefined;
}

/** Makes a request that does not follow redirects; throws a TypeError for what HTTP cannot carry. */
export function createRequest(
  baseUrl: string,
  { method, path, query, headers, body }: RequestParts,
): Request {
  const url = createFinalURL(path, {
    baseUrl,
    params: { query },
    querySerializer: createQuerySerializer(),
    pathSerializer: String,
  });
  const init: RequestInit & { duplex?: "half" } = {
    method,
    redirect: "manual",
    headers: mergeHeaders({ ...headers }),
    body: body ?? null,
    // A stream may only be sent without waiting for its end if one says so (fetch standard, `duplex`).
    ...(body instanceof ReadableStream && { duplex: "half" }),
  };
  return new Request(url, init);
}
