import { defineConfig } from "vitest/config";

// Whole workspaces are copied and browsers started here: no test has a time limit, and one file runs at a time.
export default defineConfig({ test: { testTimeout: 0, hookTimeout: 0, fileParallelism: false } });
