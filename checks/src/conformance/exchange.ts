import { request as sendRequest } from "node:http";

/** One HTTP request, its path sent exactly as it stands here. */
export interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** What came back, redirects not followed. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Sends a request with node:http, which neither mends paths nor follows redirects; rejects when no answer comes. */
export function exchange(baseUrl: string, outgoing: Outgoing): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl);
  const { method, path, headers, body } = outgoing;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const outgoingRequest = sendRequest(
      { hostname, port, method, path, headers: { ...length, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    outgoingRequest.on("error", reject);
    outgoingRequest.end(body);
  });
}

/** Returns the body of an answer as JSON; throws a SyntaxError when it is none. */
export function readJson(answer: Answer): unknown {
  return JSON.parse(Buffer.from(answer.body).toString("utf8"));
}
