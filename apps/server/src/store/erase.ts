import type { Store } from "./store.ts";

/** A deleted row's way out: its file, then the row. What fails here the sweeper finishes. */
export async function erase(
  table: Pick<Store["templates"], "forget">,
  { blobs }: Store,
  record: { readonly id: string; readonly blobKey: string },
): Promise<void> {
  await blobs.delete(record.blobKey);
  await table.forget(record.id);
}
