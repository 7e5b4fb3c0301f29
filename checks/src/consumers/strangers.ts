// `… strangers`: every entry point of every published package, as each TypeScript of each module resolution sees it, and as Node runs it.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { installProject } from "./install-project.ts";
import { packAll } from "./pack-all.ts";

/** What a stranger writes with each entry point; a line that must not compile keeps types from having become `any`. */
const uses: Readonly<Record<string, string>> = {
  "@lectern/spec": `import { readContract } from "@lectern/spec";
    export const ids: readonly string[] = readContract().operations.map(({ operationId }) => operationId);
    // @ts-expect-error
    export const wrong: number = readContract().revision;`,
  "@lectern/types": `import type { Presentation } from "@lectern/types";
    export const presentation: Presentation = { id: "a", embed: "https://a.example/e", download: "https://a.example/d" };
    // @ts-expect-error
    export const wrong: Presentation = { id: "a" };`,
  "@lectern/client": `import { createClient, watch } from "@lectern/client";
    const client = createClient({ baseUrl: "http://127.0.0.1:4010" });
    export const made = watch(client.generatePresentation, { body: { prompt: "City bees" } });
    // @ts-expect-error
    export const wrong = () => client.generatePresentation({ body: {} });`,
  "@lectern/client/query": `import { createClient } from "@lectern/client";
    import { createQueryOptions } from "@lectern/client/query";
    import { QueryClient } from "@tanstack/query-core";
    const options = createQueryOptions(createClient({ baseUrl: "http://127.0.0.1:4010" }));
    export const read = async (): Promise<string> => (await new QueryClient().fetchQuery(options.getPresentation({ id: "a" }))).id;
    // @ts-expect-error
    export const wrong = () => options.getPresentation({});`,
  "@lectern/client/zod": `import { zPresentation } from "@lectern/client/zod";
    export const id: string = zPresentation.parse({ id: "a", embed: "https://a.example/e", download: "https://a.example/d" }).id;
    // @ts-expect-error
    export const wrong = (): number => zPresentation.parse({}).id;`,
  "@lectern/client/msw": `import { createHandlers } from "@lectern/client/msw";
    import { setupServer } from "msw/node";
    export const server = setupServer(...createHandlers({ seed: 7 }));
    // @ts-expect-error
    export const wrong = () => createHandlers({ seeds: 7 });`,
  "@lectern/mock": `import { startMock } from "@lectern/mock";
    const mock = await startMock({ seed: 7 });
    export const url: string = mock.url;
    await mock.close();
    // @ts-expect-error
    export const wrong = () => startMock({ seeds: 7 });`,
  "@lectern/mock/msw": `import { createHandlers } from "@lectern/mock/msw";
    import { setupServer } from "msw/node";
    export const server = setupServer(...createHandlers({ scenario: "many" }));
    // @ts-expect-error
    export const wrong = () => createHandlers({ port: 7 });`,
};
const compilers = ["5.9.3", "6.0.3", "7.0.2"];
const resolutions = ["nodenext", "bundler"] as const;
/** A page has no Node, a script no DOM; with @types/node there is `fetch` all the same. */
const platforms = {
  page: { lib: ["es2022", "dom", "dom.iterable"], types: [] },
  node: { lib: ["es2022"], types: ["node"] },
};
const alsoPages = ["@lectern/types", "@lectern/client", "@lectern/client/query", "@lectern/client/zod"];

const startedAt = performance.now();
const root = realpathSync(mkdtempSync(join(tmpdir(), "lectern-strangers-")));
const project = join(root, "project");
let failures = 0;
try {
  prepare();
  const cells = Object.keys(uses).flatMap((entry) =>
    compilers.flatMap((compiler) =>
      resolutions.flatMap((resolution) =>
        (["page", "node"] as const)
          .filter((platform) => platform === "node" || alsoPages.includes(entry))
          .map((platform) => ({ entry, compiler, resolution, platform })),
      ),
    ),
  );
  const waiting = [...cells];
  // As many at a time as the smallest machine has cores.
  await Promise.all(
    [1, 2].map(async () => {
      for (let cell = waiting.shift(); cell; cell = waiting.shift()) tell(cell, await typecheck(cell));
    }),
  );
  console.log(`${cells.length} compilations of ${Object.keys(uses).length} entry points`);
  for (const [entry, code] of Object.entries(uses)) {
    const fault = await runInNode(entry, code);
    tell({ entry, compiler: "-", resolution: `Node ${process.version}`, platform: "run" }, fault);
  }
  await tellSizes();
} finally {
  rmSync(root, { recursive: true, force: true });
}
console.log(`${failures} failed, ${((performance.now() - startedAt) / 1000).toFixed(0)} s in all`);
process.exitCode = failures > 0 ? 1 : 0;

interface Cell {
  readonly entry: string;
  readonly compiler: string;
  readonly resolution: string;
  readonly platform: string;
}

function fileOf(entry: string): string {
  return `${entry.replaceAll(/\W+/g, "-").slice(1)}.mts`;
}

function prepare(): void {
  const source = join(root, "source");
  mkdirSync(source);
  const aliases = compilers.map((version) => [`typescript-${version}`, `npm:typescript@${version}`]);
  const foreign = { zod: "4.6.7", msw: "3.0.5", "@tanstack/query-core": "5.108.0", "@types/node": "24.19.2" };
  const dependencies = { ...foreign, ...Object.fromEntries(aliases) };
  writeFileSync(
    join(source, "package.json"),
    JSON.stringify({ private: true, type: "module", dependencies }),
  );
  for (const [entry, code] of Object.entries(uses)) writeFileSync(join(source, fileOf(entry)), code);
  installProject(source, project, packAll(root));
}

/** What the compiler has to say, with everything on that is strict, our libraries included; "" where it is content. */
async function typecheck({ entry, compiler, resolution, platform }: Cell): Promise<string> {
  const name = `tsconfig.${fileOf(entry)}.${compiler}.${resolution}.${platform}.json`;
  const compilerOptions = {
    ...platforms[platform as keyof typeof platforms],
    target: "es2022",
    module: resolution === "bundler" ? "esnext" : "nodenext",
    moduleResolution: resolution,
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    // Others' declarations have faults of their own.
    skipLibCheck: /query|zod|msw/.test(entry),
  };
  writeFileSync(join(project, name), JSON.stringify({ compilerOptions, files: [fileOf(entry)] }));
  return await attempt(join("node_modules", `typescript-${compiler}`, "bin/tsc"), "-p", name);
}

async function runInNode(entry: string, code: string): Promise<string> {
  const name = fileOf(entry).replace(".mts", ".run.mts");
  // What must not compile would do no harm either, but it is never called.
  writeFileSync(
    join(project, name),
    entry === "@lectern/types" ? (code.split("// @ts-expect-error")[0] ?? "") : code,
  );
  return await attempt(name);
}

async function attempt(...words: readonly string[]): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, words, { cwd: project });
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}`;
  }
}

function tell({ entry, compiler, resolution, platform }: Cell, fault: string): void {
  if (fault === "") return;
  failures++;
  console.log(
    `FAILED: ${entry}, TypeScript ${compiler}, ${resolution}, ${platform}\n${fault.slice(0, 1500)}`,
  );
}

/** What a page loads for all that an entry point exports, minified and gzipped, without what its user installs beside it. */
async function tellSizes(): Promise<void> {
  for (const entry of [
    "@lectern/client",
    "@lectern/client/query",
    "@lectern/client/zod",
    "@lectern/client/msw",
  ]) {
    const input = join(project, "size.mjs");
    writeFileSync(input, `export * from "${entry}";`);
    const built = await build({
      root: project,
      logLevel: "silent",
      configFile: false,
      build: {
        write: false,
        minify: true,
        rolldownOptions: { input, preserveEntrySignatures: "strict", external: ["zod", "msw"] },
      },
    });
    const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
    const sizes = outputs.map((one) => ("code" in one ? gzipSync(one.code).length : 0));
    console.log(`${entry}: ${sizes.join(" + ")} bytes after gzip`);
  }
}
