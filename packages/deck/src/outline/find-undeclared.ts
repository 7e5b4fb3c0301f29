import type { OutlineFinding } from "./outline-error.ts";

/**
 * Returns a finding for each field that was given but not read, by comparing what came with what was made of it; where
 * nothing could be made of a part, that has been found before.
 */
export function findUndeclared(given: unknown, read: unknown, pointer = ""): readonly OutlineFinding[] {
  if (Array.isArray(given) && Array.isArray(read)) {
    return read.flatMap((part, index) => findUndeclared(given[index], part, `${pointer}/${index}`));
  }
  if (!isRecord(given) || !isRecord(read)) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const place = `${pointer}/${escapeName(name)}`;
    if (Object.hasOwn(read, name)) return findUndeclared(value, read[name], place);
    return value === undefined ? [] : [{ pointer: place, message: undeclared(read) }];
  });
}

function undeclared({ kind }: Readonly<Record<string, unknown>>): string {
  const where = typeof kind === "string" ? `on a slide of the kind ${kind}` : "here";
  return `expected no field of this name ${where}: leave it out, or see how it is called`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** As RFC 6901 writes a name in a pointer. */
function escapeName(name: string): string {
  const short = name.length > 100 ? `${name.slice(0, 100)}…` : name;
  return short.replaceAll("~", "~0").replaceAll("/", "~1");
}
