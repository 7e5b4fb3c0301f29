import { defineConfig } from "vitest/config";

// Without the page's own configuration, whose root is the page's folder. One process for all files: none changes what
// another one sees, and a process for each took longer than the tests.
export default defineConfig({ test: { isolate: false, testTimeout: 120_000, hookTimeout: 120_000 } });
