/** A value that can be watched. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after each change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns a store that begins with a value. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Where and how a store is kept. */
export interface KeptStoreOptions<Value> {
  readonly area: KeptArea;
  readonly name: string;
  /** Returns the value that was kept as this JSON value, or the initial one where it is none (undefined: nothing was kept). */
  readonly parse: (json: unknown) => Value;
  /** Whether it follows what other tabs write; as a rule it does. */
  readonly isShared?: boolean;
}

/** The part of the browser's storages that stores need. */
export type KeptArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Returns a store that outlives the page in one of the browser's storages; where those are closed or full, it lives in memory alone. */
export function createKeptStore<Value>({
  area,
  name,
  parse,
  isShared = true,
}: KeptStoreOptions<Value>): Store<Value> {
  const store = createStore(parse(readJson(area, name)));
  const set = (value: Value): void => {
    store.set(value);
    writeJson(area, name, value);
  };
  // Another tab may have changed it.
  globalThis.addEventListener?.("storage", (event) => {
    if (isShared && (event as StorageEvent).key === name) store.set(parse(readJson(area, name)));
  });
  return { ...store, set };
}

/** Returns what was kept under a name; undefined where nothing was, or nothing that is JSON. */
export function readJson(area: KeptArea, name: string): unknown {
  try {
    const text = area.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value, or forgets it (undefined); where the storage is closed or full, nothing happens. */
export function writeJson(area: KeptArea, name: string, value: unknown): void {
  try {
    if (value === undefined) area.removeItem(name);
    else area.setItem(name, JSON.stringify(value));
  } catch {
    // The value stays in memory.
  }
}

/** True for JSON objects. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
