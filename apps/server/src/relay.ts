/** Passes on what it is told to everybody who listens; who comes later hears the last of it first. */
export interface Relay<Value> {
  tell(value: Value): void;
  listen(listener: (value: Value) => void): void;
}

/** Returns a relay that nobody listens to yet. */
export function createRelay<Value>(): Relay<Value> {
  const listeners = new Set<(value: Value) => void>();
  let last: { readonly value: Value } | undefined;
  return {
    tell(value) {
      last = { value };
      for (const listener of listeners) listener(value);
    },
    listen(listener) {
      listeners.add(listener);
      if (last) listener(last.value);
    },
  };
}
