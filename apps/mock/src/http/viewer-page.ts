import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Answer } from "../answers/answer.ts";
import { viewerPath } from "../answers/viewer-path.ts";
import type { Sample } from "../sample.ts";

/** Answers the pages under /view/; undefined for any other path. */
export type ViewerPage = (path: string, query: URLSearchParams) => Promise<Answer | undefined>;

/** Where the hosted viewer stands in the mock: a page for each id, and its assets. */

const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/** What the viewer's pages are made of. */
export interface ViewerPageParts {
  /** The built viewer: index.html and assets/. Where it is not built, a plain page stands in for it. */
  readonly directory: string;
  /** What the built viewer works under. No frame-ancestors: even `*` there shuts out pages opened from a file. */
  readonly contentSecurityPolicy: string;
  readonly sample: Sample;
  /** The path and query of the sample's download for an id, percent-encoded; undefined if the contract has none. */
  readonly toDownload: (id: string, token: string | null) => string | undefined;
}

/** Creates the hosted viewer; nothing in its answers keeps it out of an iframe. */
export function createViewerPage(parts: ViewerPageParts): ViewerPage {
  return async (path, query) => {
    if (!path.startsWith(`${viewerPath}/`)) return undefined;
    const rest = path.slice(viewerPath.length + 1);
    if (rest.startsWith("assets/"))
      return toFileAnswer(await readAsset(parts.directory, rest), extname(rest));
    if (rest === "" || rest.includes("/")) return undefined;
    const index = await readIfThere(join(parts.directory, "index.html"));
    if (index === undefined) {
      return toFileAnswer(Buffer.from(renderPlainPage(parts, rest, query.get("token"))), ".html");
    }
    return toFileAnswer(index, ".html", { "Content-Security-Policy": parts.contentSecurityPolicy });
  };
}

async function readAsset(directory: string, path: string): Promise<Uint8Array | undefined> {
  const assets = join(directory, "assets") + sep;
  const file = normalize(join(directory, decodePath(path)));
  return file.startsWith(assets) ? await readIfThere(file) : undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll("\0", "");
  } catch {
    return path;
  }
}

async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  return await readFile(path).catch(() => undefined);
}

function toFileAnswer(
  bytes: Uint8Array | undefined,
  extension: string,
  headers: Readonly<Record<string, string>> = {},
): Answer | undefined {
  if (bytes === undefined) return undefined;
  const mediaType = mediaTypes[extension.toLowerCase()] ?? "application/octet-stream";
  return { status: 200, headers, body: { kind: "bytes", mediaType, bytes } };
}

function renderPlainPage(
  { sample, toDownload }: ViewerPageParts,
  segment: string,
  token: string | null,
): string {
  const download = toDownload(decodePath(segment), token);
  const link = download ? `<p><a href="..${escapeHtml(download)}">Download the presentation</a></p>` : "";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(sample.title)}</title>
<style>
  body { display: grid; place-content: center; min-height: 100vh; margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1c2733; background: #f4f6f8; }
  main { max-width: 34rem; padding: 2rem; }
  h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
  a { color: #0b5cad; }
  small { color: #56616c; }
</style>
<main>
  <h1>${escapeHtml(sample.title)}</h1>
  <p>${sample.slideCount} slides</p>
  ${link}
  <small>The viewer is not built; this page of the mock stands in for it. Build it with <code>pnpm turbo run build --filter=@lectern/viewer</code>.</small>
</main>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
