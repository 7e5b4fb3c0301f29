import { watch } from "node:fs";
import { basename, dirname } from "node:path";

/** Stops watching. */
export type StopWatching = () => void;

const quietMilliseconds = 100;

/** Calls back once a file has changed and then been left alone for a moment. */
export function watchFile(path: string, onChange: () => void): StopWatching {
  let timer: NodeJS.Timeout | undefined;
  // The directory, because editors put a new file in the place of the old one.
  const watcher = watch(dirname(path), (_event, name) => {
    if (name !== basename(path)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, quietMilliseconds);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
