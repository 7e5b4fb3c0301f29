/** Does the work for each item, so many at a time; throws the first error, when what is under way has ended. */
export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let isFailing = false;
  const follow = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) {
      try {
        await work(next.value);
      } catch (error) {
        isFailing = true;
        throw error;
      }
      if (isFailing) return;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, follow));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
