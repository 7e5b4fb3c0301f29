import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // One process for all files: none changes what another one sees, and the Open XML SDK takes five seconds to start.
    isolate: false,
    // Projects of strangers, which have their own installations and are run from there.
    exclude: [...configDefaults.exclude, "consumers/**"],
  },
});
