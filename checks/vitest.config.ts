import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Many servers with worker threads are started here, and each thread would compile the engine anew.
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(
  new URL("./node_modules/.cache/compiled/", import.meta.url),
);

// Whole workspaces are copied and browsers started here: no limit that a slow machine could meet. Two files run at a time, for the others are
// done before this package is, and half of what it does is waiting for browsers and services. One process for each of the two: no file
// changes what another one sees, and the Open XML SDK takes five seconds to start.
export default defineConfig({
  test: { testTimeout: 600_000, hookTimeout: 600_000, maxWorkers: 2, isolate: false },
});
