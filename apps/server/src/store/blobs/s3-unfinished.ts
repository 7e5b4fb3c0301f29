import { AbortMultipartUploadCommand, ListMultipartUploadsCommand } from "@aws-sdk/client-s3";
import type { Bucket } from "./bucket.ts";

/** Removes what uploads in parts left that were begun before this time and never ended; returns how many there were. */
export async function removeUnfinished(bucket: Bucket, before: Date): Promise<number> {
  const { client, name } = bucket;
  let removed = 0;
  try {
    for await (const { Key, UploadId, Initiated } of listUploads(bucket)) {
      if (Initiated === undefined || Initiated > before) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket: name, Key, UploadId }));
      removed++;
    }
  } catch (error) {
    // Some services name no unfinished uploads; there a rule of the bucket's own has to remove them.
    if ((error as Error).name !== "NotImplemented") throw error;
  }
  return removed;
}

async function* listUploads({ client, name, prefix }: Bucket) {
  let marker: { KeyMarker?: string; UploadIdMarker?: string } = {};
  for (;;) {
    const page = await client.send(
      new ListMultipartUploadsCommand({ Bucket: name, Prefix: prefix, ...marker }),
    );
    yield* page.Uploads ?? [];
    const { IsTruncated, NextKeyMarker, NextUploadIdMarker } = page;
    if (!IsTruncated || NextKeyMarker === undefined) return;
    marker = {
      KeyMarker: NextKeyMarker,
      ...(NextUploadIdMarker !== undefined && { UploadIdMarker: NextUploadIdMarker }),
    };
  }
}
