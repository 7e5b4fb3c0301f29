import { isDeepStrictEqual } from "node:util";
import { loadAll } from "js-yaml";

/** Reads Kubernetes manifests into the API's models, which drop what they do not know. */
export type LoadManifests = (text: string) => readonly unknown[];

/** Returns the places in manifests that the API's models have no field for, or another kind of value. */
export function findManifestFaults(text: string, loadManifests: LoadManifests): string[] {
  const written = loadAll(text);
  const known = loadManifests(text).map((model) => JSON.parse(JSON.stringify(model)) as unknown);
  return written.flatMap((manifest, place) =>
    findDifferences(manifest, known[place], String((manifest as { kind?: unknown }).kind)),
  );
}

function findDifferences(written: unknown, known: unknown, path: string): string[] {
  if (!isObject(written) || !isObject(known))
    return isDeepStrictEqual(written, known) ? [] : [`${path}: there is no such field, or not of this kind.`];
  return Object.keys(written).flatMap((name) =>
    findDifferences(written[name], known[name], `${path}/${name}`),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
