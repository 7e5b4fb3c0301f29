import { defineConfig } from "vitest/config";

// No limit that a slow machine could meet; what hangs still ends the run one day.
export default defineConfig({ test: { testTimeout: 120_000, hookTimeout: 120_000 } });
