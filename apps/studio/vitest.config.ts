import { defineConfig } from "vitest/config";
import { readPageConstants } from "./scripts/page-constants.ts";

// Without the page's own configuration, whose root is the page's folder.
export default defineConfig({
  define: readPageConstants(),
  // No limit that a slow machine could meet; what hangs still ends the run one day.
  // One process for all files, a document of its own for each: none changes what another one sees, and loading React and jsdom for
  // each took longer than many of the tests.
  test: {
    setupFiles: ["src/page/testing/speak-english.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
  },
});
