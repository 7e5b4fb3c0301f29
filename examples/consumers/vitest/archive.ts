import { type Client, NotFoundError } from "@lectern/client";

/** Deletes presentations and returns the ids of those that were there. */
export async function removeAll(client: Client, ids: readonly string[]): Promise<string[]> {
  const removed = await Promise.all(
    ids.map(async (id) => {
      try {
        await client.deletePresentation({ id });
        return [id];
      } catch (error) {
        if (error instanceof NotFoundError) return [];
        throw error;
      }
    }),
  );
  return removed.flat();
}
