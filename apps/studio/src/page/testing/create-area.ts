import type { KeptArea } from "../state/store.ts";

/** A storage in memory, with the names of what it holds. */
export interface MemoryArea extends KeptArea {
  names(): readonly string[];
}

/** Returns an empty storage. */
export function createArea(): MemoryArea {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  };
}
