import type { Blobs } from "./blobs.ts";
import type { S3Settings } from "./bucket.ts";
import { createDirectoryBlobs } from "./directory-blobs.ts";

/** Where files are kept, as plain data, for worker threads need it too. */
export type BlobSettings =
  | { readonly kind: "directory"; readonly directory: string }
  | ({ readonly kind: "s3" } & S3Settings);

/** Returns the files that are kept there; a client for S3 is loaded only where one is needed. */
export async function createBlobs(settings: BlobSettings): Promise<Blobs> {
  switch (settings.kind) {
    case "directory":
      return createDirectoryBlobs(settings.directory);
    case "s3":
      return (await import("./s3-blobs.ts")).createS3Blobs(settings);
  }
}

/** Does the same, and throws a StoreSetupError where nothing could be kept there. */
export async function openBlobs(settings: BlobSettings): Promise<Blobs> {
  if (settings.kind === "s3") await (await import("./s3-blobs.ts")).assertUsable(settings);
  return createBlobs(settings);
}
