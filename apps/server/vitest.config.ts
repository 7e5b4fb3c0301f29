import { defineConfig } from "vitest/config";
import { useCompileCache } from "./src/compile-cache.ts";

// As in the service itself: every server of a test starts worker threads, and each would compile the engine anew.
useCompileCache();

// No time limits: the machine may be slow, and a test that hangs is seen by whoever waits.
export default defineConfig({ test: { testTimeout: 0, hookTimeout: 0, maxWorkers: 2 } });
