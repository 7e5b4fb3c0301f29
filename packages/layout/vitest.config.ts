import { defineConfig } from "vitest/config";

export default defineConfig({
  // No limit that a busy machine could meet; a test that hangs still ends the run one day. One process for all files: none changes what another one sees.
  test: { testTimeout: 300_000, hookTimeout: 300_000, isolate: false },
});
