import { defineConfig } from "vitest/config";

export default defineConfig({
  // Properties run as long as they run: the machine may be busy.
  test: { testTimeout: 0 },
});
