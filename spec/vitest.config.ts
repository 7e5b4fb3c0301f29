import { defineConfig } from "vitest/config";

// No limit that a slow machine could meet; a test that hangs still ends the run one day.
export default defineConfig({ test: { testTimeout: 300_000, hookTimeout: 300_000 } });
