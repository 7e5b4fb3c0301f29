import { useStore } from "../state/use-store.ts";
import { useStudio } from "../studio.ts";
import { keepUnsaved, type UnsavedOutline } from "./unsaved.ts";

/** Returns what a deck is to say and is not saved, and what keeps that. */
export function useUnsaved(
  id: string,
): readonly [UnsavedOutline | undefined, (unsaved: UnsavedOutline | undefined) => void] {
  const { unsaved: store } = useStudio();
  const unsaved = useStore(store)[id];
  return [unsaved, (next) => keepUnsaved(store, id, next)];
}
