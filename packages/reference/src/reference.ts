import { readFileSync } from "node:fs";

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

/** The media types of the pages' files, by name; those of the library begin with "swagger-ui". */
const mediaTypes: Readonly<Record<string, string>> = {
  "index.html": "text/html; charset=utf-8",
  "page.css": "text/css; charset=utf-8",
  "page.js": "text/javascript; charset=utf-8",
  "icon.svg": "image/svg+xml",
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "swagger-ui-bundle.js.LICENSE.txt": "text/plain; charset=utf-8",
};

/** The names of the files that the pages are made of, beside the contract. */
export const referenceFileNames: readonly string[] = Object.keys(mediaTypes);

/** Where a file of the pages lies in this workspace. */
export function locateReferenceFile(name: string): URL {
  return isLibrary(name)
    ? new URL(import.meta.resolve(`swagger-ui-dist/${name}`))
    : new URL(`./page/${name}`, import.meta.url);
}

function isLibrary(name: string): boolean {
  return name.startsWith("swagger-ui");
}

function toFile(mediaType: string, bytes: Uint8Array, isLasting = false): ReferenceFile {
  return { mediaType, bytes, cacheControl: isLasting ? "public, max-age=86400" : "no-cache" };
}

/** Returns the reference pages of a contract; `locate` says where their files lie, unless it is here. */
export function createReference(
  { yaml, document }: ContractSource,
  locate: (name: string) => URL = locateReferenceFile,
): FindReferenceFile {
  const read = new Map<string, ReferenceFile>([
    ["openapi.yaml", toFile("application/yaml; charset=utf-8", Buffer.from(yaml))],
    ["openapi.json", toFile("application/json", Buffer.from(JSON.stringify(document)))],
  ]);
  return (name) => {
    const known = read.get(name);
    const mediaType = Object.hasOwn(mediaTypes, name) ? mediaTypes[name] : undefined;
    if (known || mediaType === undefined) return known;
    const found = toFile(mediaType, readFileSync(locate(name)), isLibrary(name));
    read.set(name, found);
    return found;
  };
}
