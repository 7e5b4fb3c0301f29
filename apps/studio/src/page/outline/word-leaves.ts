/** Names of fields that hold no words to be read. */
const unread: ReadonlySet<string> = new Set([
  "kind",
  "title",
  "notes",
  "id",
  "to",
  "form",
  "role",
  "state",
  "href",
  "icon",
]);

interface Leaf {
  readonly words: string;
  readonly path: readonly (string | number)[];
}

/** Returns all words of a slide but its title and notes, one text a line, in their order. */
export function toWordLines(slide: object): readonly string[] {
  return listLeaves(slide).map(({ words }) => words);
}

/** Returns a slide with other words in the same places; undefined where there are not as many lines as places. */
export function replaceWords<Slide extends object>(
  slide: Slide,
  lines: readonly string[],
): Slide | undefined {
  const leaves = listLeaves(slide);
  if (leaves.length !== lines.length) return undefined;
  return leaves.reduce((changed, { path }, index) => setAt(changed, path, lines[index]?.trim() ?? ""), slide);
}

function listLeaves(value: unknown, path: readonly (string | number)[] = []): readonly Leaf[] {
  if (typeof value === "string") return [{ words: value, path }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => listLeaves(entry, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    unread.has(name) ? [] : listLeaves(field, [...path, name]),
  );
}

function setAt<Value>(value: Value, [first, ...rest]: readonly (string | number)[], words: string): Value {
  if (first === undefined) return words as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[first] = setAt(copy[first], rest, words);
  return copy as Value;
}
