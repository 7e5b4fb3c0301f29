// Makes what the package is published as, in dist/: code with Prism, viewer and reference pages inside, declarations, the sample.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { locateReferenceFile, referenceFileNames } from "@lectern/reference";
import { readContract } from "@lectern/spec";
import { viewerDirectory } from "@lectern/viewer";
import { build, type Metafile } from "esbuild";
import { readSample } from "../src/sample.ts";

const home = fileURLToPath(new URL("../", import.meta.url));
const dist = join(home, "dist");

assertBuilt();
for (const name of ["viewer", "reference", "types", "msw"])
  rmSync(join(dist, name), { recursive: true, force: true });
const inputs = { ...(await bundle()), ...(await bundleHandlers()) };
writeFileSync(join(dist, "THIRD-PARTY-LICENSES.txt"), gatherLicenses(inputs));
writeDeclarations();
cpSync(viewerDirectory, join(dist, "viewer"), { recursive: true });
mkdirSync(join(dist, "reference"));
for (const name of referenceFileNames) cpSync(locateReferenceFile(name), join(dist, "reference", name));

function assertBuilt(): void {
  const needed = [join(dist, "sample.pptx"), join(viewerDirectory, "index.html")];
  const missing = needed.filter((path) => !existsSync(path));
  if (missing.length === 0) return;
  throw new Error(
    `Expected ${missing.join(" and ")}. Make it with \`pnpm turbo run build --filter=@lectern/mock\`.`,
  );
}

/** Everything but the contract is put into the code, so that an install brings neither Prism's 80 packages nor their scripts. */
async function bundle(): Promise<Metafile["inputs"]> {
  const { metafile } = await build({
    absWorkingDir: home,
    entryPoints: ["src/index.ts", "src/main.ts"],
    outdir: dist,
    bundle: true,
    splitting: true,
    chunkNames: "chunk",
    format: "esm",
    platform: "node",
    // Some of what Prism brings is, under `main`, in a form that cannot be bundled.
    mainFields: ["module", "main"],
    target: "node22",
    external: ["@lectern/spec"],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    metafile: true,
    // What Prism brings is CommonJS and asks for Node's modules by `require`.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    plugins: [
      {
        name: "packed-files",
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/mock-files\.ts$/ }, () => ({ path: join(home, "src/packed-files.ts") })),
      },
    ],
  });
  return metafile.inputs;
}

/** The handlers for MSW run in browsers too: the contract and the deck are put into the code, which asks for nothing of Node. */
async function bundleHandlers(): Promise<Metafile["inputs"]> {
  const { metafile } = await build({
    absWorkingDir: home,
    entryPoints: ["src/msw.ts"],
    outdir: join(dist, "msw"),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    // What reads files in the contract's package is resolved, and then not used.
    external: ["msw", "node:*"],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    metafile: true,
    plugins: [
      {
        name: "own-data",
        setup: ({ onLoad }) => {
          onLoad({ filter: /\/msw\/own-contract\.ts$/ }, () => ({ contents: printContract() }));
          onLoad({ filter: /\/msw\/own-sample\.ts$/ }, () => ({ contents: printSample() }));
        },
      },
    ],
  });
  return metafile.inputs;
}

function printContract(): string {
  const { document, revision } = readContract();
  return `export const ownContract = JSON.parse(${JSON.stringify(JSON.stringify({ document, revision }))});`;
}

function printSample(): string {
  const { bytes, ...facts } = readSample();
  const base64 = Buffer.from(bytes).toString("base64");
  return `const bytes = Uint8Array.from(atob("${base64}"), (digit) => digit.charCodeAt(0));
    export const ownSample = { bytes, ...${JSON.stringify(facts)} };`;
}

/** The licences of the packages that went into the code, each once. */
function gatherLicenses(inputs: Metafile["inputs"]): string {
  const folders = Object.keys(inputs).flatMap(
    (path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? [],
  );
  return [...new Set(folders)]
    .sort()
    .map(describeLicense)
    .join(`\n${"-".repeat(80)}\n\n`);
}

function describeLicense(folder: string): string {
  const path = join(home, folder);
  const manifest = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as Record<string, string>;
  const names = [
    "LICENSE",
    "LICENSE.md",
    "LICENSE.txt",
    "license",
    "LICENSE-MIT.txt",
    "License.txt",
    "LICENCE",
  ];
  const file = names.map((name) => join(path, name)).find((name) => existsSync(name));
  const head = `${manifest["name"]} ${manifest["version"]} (${manifest["license"] ?? "see below"})\n`;
  return file ? `${head}\n${readFileSync(file, "utf8").trim()}\n` : head;
}

/** Writes the declarations that the entry points lead to; those of the inside would name packages that nobody has. */
function writeDeclarations(): void {
  const folder = mkdtempSync(join(tmpdir(), "lectern-mock-types-"));
  const compiler = join(home, "node_modules/typescript-7/bin/tsc");
  const words = [compiler, "-p", "tsconfig.types.json", "--outDir", folder];
  execFileSync(process.execPath, words, { cwd: home, stdio: "inherit" });
  const waiting = ["index", "msw"];
  for (const name of waiting) {
    const text = readFileSync(join(folder, `${name}.d.ts`), "utf8");
    const target = join(dist, "types", `${name}.d.ts`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    const imported = [...text.matchAll(/from "(\.{1,2}\/[\w/-]+)\.(?:ts|js)"/g)].map(([, found = ""]) =>
      join(dirname(name), found),
    );
    waiting.push(...imported.filter((found) => !waiting.includes(found)));
  }
  rmSync(folder, { recursive: true });
}
