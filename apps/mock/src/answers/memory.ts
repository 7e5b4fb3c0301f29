/** Something made through the mock: its id and when (ISO 8601). */
export interface Creation {
  readonly id: string;
  readonly createdAt: string;
}

/** A creation as it was answered, and the operation that answered it. */
export interface RememberedItem {
  readonly id: string;
  readonly operationId: string;
  readonly body: unknown;
}

/** What comes of an idempotency key: a fresh creation, the one made earlier, or a clash with another body. */
export type Claim =
  | { readonly kind: "fresh"; readonly creation: Creation }
  | { readonly kind: "repeated"; readonly creation: Creation }
  | { readonly kind: "reused" };

/** Everything that the mock remembers, in memory and bounded; an id that was never seen is unknown to it. */
export interface Memory {
  claim(request: {
    readonly operationId: string;
    readonly key: string | undefined;
    readonly fingerprint: string;
  }): Claim;
  add(collection: string, item: RememberedItem): void;
  remove(collection: string, id: string): void;
  isRemoved(collection: string, id: string): boolean;
  /** The items of a collection, the newest first. */
  list(collection: string): readonly RememberedItem[];
  /** Keeps what is to be answered at a path. */
  keepDocument(path: string, value: unknown): void;
  /** Returns what was kept last for the path; undefined where nothing was. */
  findDocument(path: string): unknown;
}

/** Where a memory takes ids and the time from, and how many entries it holds of each kind. */
export interface MemorySources {
  readonly createId: () => string;
  readonly now: () => Date;
  readonly capacity: number;
}

/** Creates an empty memory; past its capacity the oldest entries are forgotten. */
export function createMemory({ createId, now, capacity }: MemorySources): Memory {
  const items = new Map<string, RememberedItem & { readonly collection: string }>();
  const removed = new Map<string, true>();
  const documents = new Map<string, unknown>();
  const claims = new Map<string, { readonly fingerprint: string; readonly creation: Creation }>();
  const placeOf = (...parts: readonly string[]) => JSON.stringify(parts);

  function keep<T>(store: Map<string, T>, place: string, entry: T): void {
    store.delete(place);
    store.set(place, entry);
    const oldest = store.keys().next();
    if (store.size > capacity && !oldest.done) store.delete(oldest.value);
  }

  return {
    claim({ operationId, key, fingerprint }) {
      const place = key && placeOf(operationId, key);
      const earlier = place ? claims.get(place) : undefined;
      if (earlier?.fingerprint === fingerprint) return { kind: "repeated", creation: earlier.creation };
      if (earlier) return { kind: "reused" };
      const creation = { id: createId(), createdAt: now().toISOString() };
      if (place) keep(claims, place, { fingerprint, creation });
      return { kind: "fresh", creation };
    },
    add(collection, item) {
      keep(items, placeOf(collection, item.id), { ...item, collection });
    },
    remove(collection, id) {
      items.delete(placeOf(collection, id));
      keep(removed, placeOf(collection, id), true);
    },
    isRemoved: (collection, id) => removed.has(placeOf(collection, id)),
    keepDocument: (path, value) => keep(documents, path, value),
    findDocument: (path) => documents.get(path),
    list: (collection) => [...items.values()].filter((item) => item.collection === collection).reverse(),
  };
}
