/**
 * A segment that a URL parser (or a proxy that decodes first) takes for "this folder" or "the folder above":
 * `.` and `..`, also percent-encoded, alone or between slashes. Encoding does not help: `%2e%2e` collapses as well
 * (WHATWG URL, "double-dot URL path segment"), so such values are refused.
 */
const dotSegment = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:$|[/\\]|%2f|%5c)/i;

/** Puts encoded parameters into a path; throws a TypeError for a value that would lead to another path. */
export function serializePath(path: string, parameters: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => serializeSegment(name, parameters[name]));
}

function serializeSegment(name: string, value: unknown): string {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (text === "" || dotSegment.test(text) || !text.isWellFormed()) {
    const came = JSON.stringify(value) ?? "nothing";
    throw new TypeError(`expected ${name} to be an id; it is ${came}, which would lead to another path.`);
  }
  return encodeURIComponent(text);
}
