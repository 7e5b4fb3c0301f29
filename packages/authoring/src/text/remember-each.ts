/** Returns a reading of things that never change which knows each of them again, as long as it is kept elsewhere. */
export function rememberEach<Item extends object, Result>(
  read: (item: Item) => Result,
): (item: Item) => Result {
  const known = new WeakMap<Item, { readonly result: Result }>();
  return (item) => {
    const before = known.get(item);
    if (before !== undefined) return before.result;
    const result = read(item);
    known.set(item, { result });
    return result;
  };
}
