import { request as sendRequest } from "node:http";
import type { Answer } from "@lectern/spec/testing";

/** One HTTP request, its path sent exactly as it stands here. */
export interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Sends a request with node:http, which neither mends paths nor follows redirects; rejects when no answer comes. */
export function exchange(baseUrl: string, outgoing: Outgoing): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl);
  const { method, path, headers, body } = outgoing;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const outgoingRequest = sendRequest(
      // A connection of its own: a kept one could be closed by the server in the moment of its use.
      { hostname, port, method, path, agent: false, headers: { ...length, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: new Headers(
              Object.entries(incoming.headers).map(([name, value]): [string, string] => [
                name,
                String(value),
              ]),
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
