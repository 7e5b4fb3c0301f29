/** As many as the forms that one slide is tried in ask for in turn. */
const mostKept = 8;

/**
 * Returns a pure function that keeps its latest results, for forms that are tried one after the other and ask the same of
 * the same objects; arguments are compared by identity. Few results, because a map of many that live shortly costs the
 * garbage collector more than it saves.
 */
export function rememberLatest<Given extends readonly unknown[], Value>(
  create: (...given: Given) => Value,
): (...given: Given) => Value {
  const kept: { readonly given: Given; readonly value: Value }[] = [];
  let next = 0;
  return (...given) => {
    for (const known of kept) if (areSame(known.given, given)) return known.value;
    const value = create(...given);
    kept[next] = { given, value };
    next = (next + 1) % mostKept;
    return value;
  };
}

function areSame(first: readonly unknown[], second: readonly unknown[]): boolean {
  return first.length === second.length && first.every((one, index) => one === second[index]);
}
