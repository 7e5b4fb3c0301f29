import { defineConfig } from "vitest/config";

// Without the page's own configuration, whose root is the page's folder.
export default defineConfig({});
