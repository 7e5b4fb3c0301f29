import { defineConfig } from "vitest/config";
import { readPageConstants } from "./scripts/page-constants.ts";

// Without the page's own configuration, whose root is the page's folder.
export default defineConfig({
  define: readPageConstants(),
  test: { setupFiles: ["src/page/testing/speak-english.ts"] },
});
