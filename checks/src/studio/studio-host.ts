import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { request } from "node:http";
import { extname, join } from "node:path";
import { studioContentSecurityPolicy, studioDirectory } from "@lectern/studio";
import { type ListeningHost, startHost } from "../viewer/viewer-host.ts";

const mediaTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves the built studio as its contract says; everything else is answered by the service at `target`, the mock for instance. */
export function startStudioHost(target: string): Promise<ListeningHost> {
  return startHost(async (message, response) => {
    const { pathname } = new URL(message.url ?? "/", "http://host");
    const asset = /^\/assets\/([\w.-]+)$/.exec(pathname)?.[1];
    if (pathname === "/") return servePage(response);
    if (asset !== undefined) return serveAsset(response, asset);
    forward(target, message, response);
  });
}

async function servePage(response: ServerResponse): Promise<void> {
  const page = await readFile(join(studioDirectory, "index.html"));
  response.setHeader("content-security-policy", studioContentSecurityPolicy("'self'"));
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(page);
}

async function serveAsset(response: ServerResponse, name: string): Promise<void> {
  const file = await readFile(join(studioDirectory, "assets", name));
  response.setHeader("content-type", mediaTypes[extname(name)] ?? "application/octet-stream");
  response.end(file);
}

/** The Host header stays, so that returned URLs lead back here. */
function forward(target: string, message: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = message;
  const onward = request(new URL(url ?? "/", target), { method: method ?? "GET", headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  message.pipe(onward);
}
