/** Files that were looked through a moment ago: what is shown to many is read and hashed once for all of them. */
export interface RememberedFiles {
  get(key: string): Uint8Array | undefined;
  put(key: string, bytes: Uint8Array): void;
}

/** How much to remember. */
export interface RememberedFilesOptions {
  /** Of all of them, in bytes. */
  readonly most: number;
  /** In milliseconds: so long what was deleted stays in memory at most, and damage to a file unnoticed. */
  readonly keepFor: number;
  /** The time in milliseconds, from any moment; left out: the machine's. */
  readonly now?: () => number;
}

/** Returns such files; the one that was put first goes first. */
export function createRememberedFiles({
  most,
  keepFor,
  now = () => performance.now(),
}: RememberedFilesOptions): RememberedFiles {
  const known = new Map<string, { readonly bytes: Uint8Array; readonly until: number }>();
  let size = 0;
  const forgetOld = () => {
    for (const [key, { bytes, until }] of known) {
      if (size <= most && until > now()) return;
      known.delete(key);
      size -= bytes.byteLength;
    }
  };
  return {
    get(key) {
      forgetOld();
      return known.get(key)?.bytes;
    },
    put(key, bytes) {
      if (known.has(key) || bytes.byteLength > most) return;
      known.set(key, { bytes, until: now() + keepFor });
      size += bytes.byteLength;
      forgetOld();
      setTimeout(forgetOld, keepFor + 1).unref();
    },
  };
}
