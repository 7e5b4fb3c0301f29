import { defineConfig } from "vitest/config";

// One process for all files: none changes what another one sees.
export default defineConfig({ test: { isolate: false } });
