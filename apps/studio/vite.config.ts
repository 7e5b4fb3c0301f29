import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { readPageConstants } from "./scripts/page-constants.ts";

const page = fileURLToPath(new URL("src/page", import.meta.url));
const resolvePackage = createRequire(import.meta.url).resolve;

/** Ships the licences of the fonts, beside those that Vite collects. */
function fontLicences(): Plugin {
  return {
    name: "font-licences",
    generateBundle() {
      const texts = ["instrument-sans", "newsreader"].map((font) =>
        readFileSync(join(dirname(resolvePackage(`@fontsource-variable/${font}/unicode.json`)), "LICENSE")),
      );
      this.emitFile({ type: "asset", fileName: "assets/notices.txt", source: texts.join("\n\n----\n\n") });
    },
  };
}

// The mock's address, or that of a server.
const target = process.env["LECTERN_DEV_TARGET"] ?? "http://127.0.0.1:4010";

export default defineConfig({
  root: page,
  base: "./",
  define: readPageConstants(),
  plugins: [react(), fontLicences()],
  // The host stays as the browser knows it: returned URLs then lead back here.
  server: {
    host: "127.0.0.1",
    proxy: { "/v1": { target, changeOrigin: false }, "/view": { target, changeOrigin: false } },
  },
  build: {
    outDir: "../../dist",
    emptyOutDir: true,
    // Nothing as a data: URL: the policy then needs no font-src data:, and every file can be cached.
    assetsInlineLimit: 0,
    // Tells the test of sizes which chunk is which.
    manifest: true,
    rolldownOptions: {
      output: {
        // Hosts know .js as JavaScript; a worker that came as .mjs might not run.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".mjs"))
            ? "assets/[name]-[hash].js"
            : "assets/[name]-[hash][extname]",
      },
    },
    license: { fileName: "assets/licenses.md" },
    reportCompressedSize: false,
  },
});
