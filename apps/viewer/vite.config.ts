import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type HtmlTagDescriptor, type Plugin } from "vite";

const page = fileURLToPath(new URL("src/page", import.meta.url));
const resolvePackage = createRequire(import.meta.url).resolve;

/** Gives the slide renderer our `charts.ts` for its charting library, which then loads only for decks with charts. */
function chartsOnDemand(): Plugin {
  return {
    name: "charts-on-demand",
    enforce: "pre",
    resolveId(source, importer) {
      const fromRenderer = importer?.includes("pptx-renderer") ?? false;
      return fromRenderer && source.startsWith("echarts/") ? join(page, "charts", "charts.ts") : null;
    },
  };
}

/** Lets the browser fetch the renderer together with the entry script, not after it. */
function preloadRenderer(): Plugin {
  return {
    name: "preload-renderer",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const renderer = Object.values(bundle ?? {}).find(
          (file) => file.type === "chunk" && file.name === "deck",
        );
        if (renderer?.type !== "chunk") return [];
        return [renderer.fileName, ...renderer.imports].map(
          (file): HtmlTagDescriptor => ({
            tag: "link",
            attrs: { rel: "modulepreload", crossorigin: true, href: `./${file}` },
            injectTo: "head",
          }),
        );
      },
    },
  };
}

/** Ships the licences of the fonts and of what the renderer carries inside, beside those that Vite collects. */
function extraLicences(): Plugin {
  const fonts = ["arimo", "caladea", "carlito", "cousine", "gelasio", "tinos"];
  return {
    name: "extra-licences",
    generateBundle() {
      const renderer = join(dirname(resolvePackage("@aiden0z/pptx-renderer")), "..");
      const texts = [
        ...fonts.map((font) =>
          readFileSync(join(dirname(resolvePackage(`@fontsource/${font}/unicode.json`)), "LICENSE")),
        ),
        readFileSync(join(renderer, "THIRD_PARTY_NOTICES.md")),
      ];
      this.emitFile({ type: "asset", fileName: "assets/notices.txt", source: texts.join("\n\n----\n\n") });
    },
  };
}

// Where the presentations come from while the viewer is developed: the mock, or a service.
const target = process.env["LECTERN_DEV_TARGET"] ?? "http://127.0.0.1:4010";

export default defineConfig(({ command }) => ({
  root: page,
  // Hosts serve the built page below /view/ and its assets beside it; while it is developed, Vite does.
  base: command === "serve" ? "/view/" : "./",
  server: { host: "127.0.0.1", proxy: { "/v1": { target, changeOrigin: false } } },
  plugins: [chartsOnDemand(), preloadRenderer(), extraLicences()],
  build: {
    outDir: "../../dist",
    emptyOutDir: true,
    // Nothing as a data: URL: the policy then needs no font-src data:, and every file can be cached.
    assetsInlineLimit: 0,
    license: { fileName: "assets/licenses.md" },
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
  },
}));
