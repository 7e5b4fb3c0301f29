import { createHash, type Hash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Blobs } from "./blobs.ts";
import type { RememberedFiles } from "./remembered-files.ts";

/** What a row says of its file. */
export interface FileFacts {
  readonly blobKey: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256, hexadecimal; null in rows from before it was kept. */
  readonly contentHash?: string | null;
}

/** A file that is known to be whole. */
export interface WholeFile {
  /** In bytes. */
  readonly size: number;
  /** All of it where it is small, shared by all who read it. */
  readonly content: Uint8Array | Readable;
}

/** Says that a file is not the one that its row tells of: a disk lost some of it, or somebody changed it. */
export class DamagedFileError extends Error {
  constructor(blobKey: string, expected: string, got: string) {
    super(`The file ${blobKey} is damaged: expected ${expected}, got ${got}. Restore it from a backup.`);
    this.name = "DamagedFileError";
  }
}

/** In bytes: what is smaller is held while it is sent, as are most decks; what is larger is read twice. */
const mostHeld = 256 * 1024;

/** Opens the file once it is known to be whole; undefined where there is none, and a DamagedFileError where it is not. */
export async function openWhole(
  blobs: Pick<Blobs, "get">,
  facts: FileFacts,
  remembered?: RememberedFiles,
): Promise<WholeFile | undefined> {
  const { blobKey, size, contentHash = null } = facts;
  const known = remembered?.get(blobKey);
  if (known !== undefined) return { size, content: known };
  const blob = await blobs.get(blobKey);
  if (blob === undefined) return undefined;
  if (blob.size !== size) {
    blob.stream.destroy();
    throw new DamagedFileError(blobKey, `${size} bytes`, `${blob.size}`);
  }
  if (contentHash === null) return { size, content: blob.stream };
  const chunks = await readHashed(blob.stream, createHash("sha256"), size <= mostHeld);
  if (chunks.hash !== contentHash)
    throw new DamagedFileError(blobKey, `the checksum ${contentHash}`, chunks.hash);
  if (size > mostHeld) {
    const again = await blobs.get(blobKey);
    return again && { size, content: again.stream };
  }
  const content = Buffer.concat(chunks.held);
  remembered?.put(blobKey, content);
  return { size, content };
}

/** Returns the SHA-256, hexadecimal, of a file in pieces. */
export function hashChunks(chunks: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

async function readHashed(stream: Readable, hash: Hash, isHeld: boolean) {
  const held: Uint8Array[] = [];
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    if (isHeld) held.push(chunk);
  }
  return { hash: hash.digest("hex"), held };
}
