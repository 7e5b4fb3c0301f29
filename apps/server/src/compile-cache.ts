import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Beside the code, which nobody else may write to; where we may not either, there is no cache, and nothing else changes.
const folder = fileURLToPath(new URL("../node_modules/.cache/compiled/", import.meta.url));

/** Has Node keep what it compiled for the next start, in this process and in the threads that it starts. */
export function useCompileCache(): void {
  enableCompileCache(folder);
  process.env["NODE_COMPILE_CACHE"] ??= folder;
}
