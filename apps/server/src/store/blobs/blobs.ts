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
  /** In the trash: when it was put there. */
  readonly modifiedAt: Date;
}

/** Where files are kept: immutable, under names that it gives itself. What they mean stands in the database only. */
export interface Blobs {
  /**
   * Keeps the content for good before it returns; leaves nothing behind when the content breaks off or throws. The key is
   * given only for a copy of what has it elsewhere.
   */
  put(content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, key?: string): Promise<StoredBlob>;
  /** Returns undefined where there is no such file, not even in the trash. */
  get(key: string): Promise<OpenBlob | undefined>;
  /** Does the same for the whole content; in memory that threads can share, uncopied. */
  read(key: string): Promise<Uint8Array<SharedArrayBuffer> | undefined>;
  /** Removes the file, wherever it is; that there is none is no error. */
  delete(key: string): Promise<void>;
  /** Names every file that is not in the trash, in an order that says nothing about them. */
  list(): AsyncIterable<ListedBlob>;
  /** Where files wait that nothing seems to need. */
  readonly trash: Trash;
  /** Which stores these files are marked for. */
  readonly marks: Marks;
  /** Removes what unfinished puts left before this time, and returns how many there were. */
  removeUnfinished(before: Date): Promise<number>;
  /** Throws where files cannot be kept or read at present. */
  probe(): Promise<void>;
}

/** Files that are to be removed, but not yet: whoever reads them still finds them. That there is none is no error. */
export interface Trash {
  /** Moves the file into the trash. */
  put(key: string): Promise<void>;
  /** Moves the file out of it, to where it was. */
  restore(key: string): Promise<void>;
  /** Removes the file from the trash for good, and from nowhere else. */
  erase(key: string): Promise<void>;
  /** Names every file in the trash, in no order. */
  list(): AsyncIterable<ListedBlob>;
}

/** Small files, among the files, whose names say which store the files belong to; `list` does not name them. */
export interface Marks {
  /** Returns the stores' ids: one, or none yet, or several where two databases claimed the same files at once. */
  list(): Promise<string[]>;
  /** Marks the files for this store for good before it returns; that they are already is no error. */
  put(storeId: string): Promise<void>;
  /** Removes this store's mark; that there is none is no error. */
  delete(storeId: string): Promise<void>;
}
