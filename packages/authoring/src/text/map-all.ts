/** Returns what is read of each item, or undefined as soon as one of them cannot be read: most lists are not what they are taken for. */
export function mapAll<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Result | undefined,
): readonly Result[] | undefined {
  const results: Result[] = [];
  for (const item of items) {
    const result = read(item);
    if (result === undefined) return undefined;
    results.push(result);
  }
  return results;
}
