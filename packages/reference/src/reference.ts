import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The contract as the pages show it and as it is served beside them. */
export interface ContractSource {
  /** The text of the OpenAPI document. */
  readonly yaml: string;
  /** The same document, parsed. */
  readonly document: Readonly<Record<string, unknown>>;
}

/** A file as a host sends it. */
export interface ReferenceFile {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** The header Cache-Control. */
  readonly cacheControl: string;
}

/**
 * Finds what a host serves at `/docs/{name}`, and at `/docs` itself for the name "index.html"; undefined where there is
 * nothing of that name.
 */
export type FindReferenceFile = (name: string) => ReferenceFile | undefined;

/** Where a host serves the pages; they name their files relative to this. */
export const referencePath = "/docs";

/**
 * The Content-Security-Policy that the pages work under: all that they need comes from the host, pictures also out of
 * the style sheet (`data:`).
 */
export const referenceContentSecurityPolicy: string = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const files: Readonly<Record<string, { readonly mediaType: string; readonly url: URL }>> = {
  "index.html": { mediaType: "text/html; charset=utf-8", url: new URL("./page/index.html", import.meta.url) },
  "page.css": { mediaType: "text/css; charset=utf-8", url: new URL("./page/page.css", import.meta.url) },
  "page.js": { mediaType: "text/javascript; charset=utf-8", url: new URL("./page/page.js", import.meta.url) },
  "icon.svg": { mediaType: "image/svg+xml", url: new URL("./page/icon.svg", import.meta.url) },
  "swagger-ui.css": { mediaType: "text/css; charset=utf-8", url: resolve("swagger-ui.css") },
  "swagger-ui-bundle.js": {
    mediaType: "text/javascript; charset=utf-8",
    url: resolve("swagger-ui-bundle.js"),
  },
  "swagger-ui-bundle.js.LICENSE.txt": {
    mediaType: "text/plain; charset=utf-8",
    url: resolve("swagger-ui-bundle.js.LICENSE.txt"),
  },
};

function resolve(name: string): URL {
  return new URL(import.meta.resolve(`swagger-ui-dist/${name}`));
}

function toFile(mediaType: string, bytes: Uint8Array, isLibrary = false): ReferenceFile {
  return { mediaType, bytes, cacheControl: isLibrary ? "public, max-age=86400" : "no-cache" };
}

/** Returns the reference pages of a contract. */
export function createReference({ yaml, document }: ContractSource): FindReferenceFile {
  const read = new Map<string, ReferenceFile>([
    ["openapi.yaml", toFile("application/yaml; charset=utf-8", Buffer.from(yaml))],
    ["openapi.json", toFile("application/json", Buffer.from(JSON.stringify(document)))],
  ]);
  return (name) => {
    const known = read.get(name);
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (known || !file) return known;
    const isLibrary = name.startsWith("swagger-ui");
    const found = toFile(file.mediaType, readFileSync(fileURLToPath(file.url)), isLibrary);
    read.set(name, found);
    return found;
  };
}
