import { defineConfig } from "vitest/config";

export default defineConfig({
  // Properties run as long as they run: the machine may be busy. One process for all files: none changes what another one sees.
  test: { testTimeout: 0, isolate: false },
});
