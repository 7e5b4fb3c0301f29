import { defineConfig } from "vitest/config";

// One process for all files: none changes what another one sees, and the Open XML SDK takes five seconds to start.
export default defineConfig({ test: { isolate: false } });
