import { useSyncExternalStore } from "react";
import type { Store } from "./store.ts";

/** Returns the current value of a store and renders again when it changes. */
export function useStore<Value>(store: Pick<Store<Value>, "get" | "subscribe">): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
