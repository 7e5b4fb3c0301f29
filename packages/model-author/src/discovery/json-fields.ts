/** An object of a server's answer, by whatever names. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** Returns the objects of the list of this name; undefined where there is none, or something else in it. */
export function fieldsListIn(answer: unknown, name: string): readonly JsonFields[] | undefined {
  const list = fieldsOf(answer)?.[name];
  return Array.isArray(list) && list.every((one) => fieldsOf(one) !== undefined) ? list : undefined;
}

/** Returns an object; undefined where it is something else. */
export function fieldsOf(value: unknown): JsonFields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonFields)
    : undefined;
}

/** Returns the text of this name; undefined where it is something else. */
export function textIn(fields: JsonFields | undefined, name: string): string | undefined {
  const value = fields?.[name];
  return typeof value === "string" ? value : undefined;
}

/** Returns the number above zero of this name; undefined where it is something else. */
export function numberIn(fields: JsonFields | undefined, name: string): number | undefined {
  const value = fields?.[name];
  return typeof value === "number" && value > 0 ? value : undefined;
}

/** True where each of these names has a text. */
export function hasTexts(fields: JsonFields, ...names: readonly string[]): boolean {
  return names.every((name) => typeof fields[name] === "string");
}
