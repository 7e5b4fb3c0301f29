import type { Readable } from "node:stream";

/** A file as it is kept. */
export interface StoredBlob {
  /** Random, never used again. */
  readonly key: string;
  /** In bytes. */
  readonly size: number;
}

/** A file that is being read. Whoever asked for it reads the stream to its end or destroys it. */
export interface OpenBlob {
  readonly size: number;
  readonly stream: Readable;
}

/** A file in a listing. */
export interface ListedBlob {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Where files are kept: immutable, under names that it gives itself. What they mean stands in the database only. */
export interface Blobs {
  /** Keeps the content for good before it returns; leaves nothing behind when the content breaks off or throws. */
  put(content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<StoredBlob>;
  /** Returns undefined where there is no such file. */
  get(key: string): Promise<OpenBlob | undefined>;
  /** Returns the whole content, or undefined where there is no such file; in memory that threads can share, uncopied. */
  read(key: string): Promise<Uint8Array<SharedArrayBuffer> | undefined>;
  /** Removes the file; that there is none is no error. */
  delete(key: string): Promise<void>;
  /** Names every file, in no order. */
  list(): AsyncIterable<ListedBlob>;
  /** Removes what unfinished puts left before this time, and returns how many there were. */
  removeUnfinished(before: Date): Promise<number>;
}
