import { defineConfig } from "vitest/config";
import { useCompileCache } from "./src/compile-cache.ts";

// As in the service itself: every server of a test starts worker threads, and each would compile the engine anew.
useCompileCache();

// No limit that a slow machine could meet; a test that hangs still ends the run one day.
// Two processes for all files: none changes what another one sees, and loading the service for each took longer than many of the tests.
export default defineConfig({
  test: { testTimeout: 600_000, hookTimeout: 600_000, maxWorkers: 2, isolate: false },
});
