import { readFile } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { viewerContentSecurityPolicy, viewerDirectory } from "@lectern/viewer";

/** A small host that listens. */
export interface ListeningHost {
  /** Origin, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** A deck to be viewed. */
export interface HostedDeck {
  readonly token: string;
  readonly bytes: Uint8Array;
  /** Content-Disposition of its download. */
  readonly disposition: string;
}

/** What a host of the viewer serves. */
export interface ViewerHostOptions {
  readonly decks: Readonly<Record<string, HostedDeck>>;
  /** Path before `/view` and `/v1`, as behind a proxy. */
  readonly prefix?: string;
}

const mediaTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves the built viewer as its contract says: the page for every id, its assets, and the files of the decks; nothing else. */
export function startViewerHost({ decks, prefix = "" }: ViewerHostOptions): Promise<ListeningHost> {
  return startHost(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://host");
    const path = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : "";
    const asset = /^\/view\/assets\/([\w.-]+)$/.exec(path)?.[1];
    const download = /^\/v1\/presentations\/([\w-]+)\/download$/.exec(path)?.[1];
    if (asset !== undefined) return serveAsset(response, asset);
    if (download !== undefined) return serveDeck(response, decks[download], url.searchParams.get("token"));
    if (/^\/view\/[\w-]+$/.test(path)) return servePage(response);
    response.writeHead(404).end();
  });
}

/** Listens on a free port of this machine and answers with `listener`. */
export async function startHost(
  listener: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<ListeningHost> {
  const answer: RequestListener = (request, response) => {
    Promise.resolve(listener(request, response)).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function servePage(response: ServerResponse): Promise<void> {
  const page = await readFile(join(viewerDirectory, "index.html"));
  response.setHeader("content-security-policy", `${viewerContentSecurityPolicy}; frame-ancestors *`);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(page);
}

async function serveAsset(response: ServerResponse, name: string): Promise<void> {
  const file = await readFile(join(viewerDirectory, "assets", name));
  response.setHeader("content-type", mediaTypes[extname(name)] ?? "application/octet-stream");
  response.setHeader("x-content-type-options", "nosniff");
  response.end(file);
}

function serveDeck(response: ServerResponse, deck: HostedDeck | undefined, token: string | null): void {
  if (deck === undefined || token !== deck.token) {
    const problem = { type: "about:blank", title: "Unauthorized", status: 401, code: "unauthorized" };
    response.writeHead(401, { "content-type": "application/problem+json" }).end(JSON.stringify(problem));
    return;
  }
  response.setHeader(
    "content-type",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  );
  response.setHeader("content-disposition", deck.disposition);
  response.end(deck.bytes);
}
