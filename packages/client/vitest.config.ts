import { defineConfig } from "vitest/config";

// No limit that a slow machine could meet; what hangs still ends the run one day.
// One process for all files: none changes what another one sees, and a process for each took longer than many of the tests.
export default defineConfig({ test: { testTimeout: 120_000, hookTimeout: 120_000, isolate: false } });
