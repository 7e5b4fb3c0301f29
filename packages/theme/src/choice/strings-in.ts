/** Returns all texts in a part of an outline, in its order, but for what stands under some names. */
export function stringsIn(value: unknown, leftOut: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  collect(value, leftOut, found);
  return found;
}

function collect(value: unknown, leftOut: ReadonlySet<string>, found: string[]): void {
  if (typeof value === "string") found.push(value);
  else if (Array.isArray(value)) for (const part of value) collect(part, leftOut, found);
  else if (typeof value === "object" && value !== null) {
    const parts = value as Readonly<Record<string, unknown>>;
    for (const name of Object.keys(parts)) if (!leftOut.has(name)) collect(parts[name], leftOut, found);
  }
}
