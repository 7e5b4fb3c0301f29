/** Whether a JSON value is an object (no array, not null). */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The `id` of a JSON object; undefined for anything without a string there. */
export function idOf(value: unknown): string | undefined {
  return isJsonObject(value) && typeof value["id"] === "string" ? value["id"] : undefined;
}
