/** Reads the media type without its parameters, in lower case; "" where there is none. */
export function readMediaType({ headers }: { readonly headers: Headers }): string {
  return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Parses JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is an object with properties, not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
