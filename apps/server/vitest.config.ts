import { defineConfig } from "vitest/config";

// No time limits: the machine may be slow, and a test that hangs is seen by whoever waits.
export default defineConfig({ test: { testTimeout: 0, hookTimeout: 0, maxWorkers: 2 } });
