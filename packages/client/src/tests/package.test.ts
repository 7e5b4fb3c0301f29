import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createScratchWorkspace, type Run, type ScratchWorkspace } from "../testing/scratch-workspace.ts";

let scratch: ScratchWorkspace;
const installed = "project/node_modules";

function install(name: string): void {
  const target = `${installed}/@lectern/${name}`;
  mkdirSync(scratch.path(target), { recursive: true });
  const pack = scratch.run(`packages/${name}`, "pnpm", "pack", "--pack-destination", scratch.path("."));
  expect(pack, pack.output).toMatchObject({ status: 0 });
  const archive = scratch.path(`lectern-${name}-${readVersion(name)}.tgz`);
  const words = ["-xzf", archive, "-C", target, "--strip-components=1"];
  expect(scratch.run(".", "tar", ...words)).toEqual({ status: 0, output: "" });
}

function readVersion(name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(scratch.path(`packages/${name}/package.json`), "utf8"));
  return (manifest as { version: string }).version;
}

function readManifest(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(scratch.path(`${installed}/@lectern/${name}/package.json`), "utf8"));
}

/** What `npm install` of the two packages and of what their entry points ask for would leave, without a registry. */
beforeAll(() => {
  scratch = createScratchWorkspace();
  install("types");
  install("client");
  const openapiFetch = fileURLToPath(new URL("../../node_modules/openapi-fetch", import.meta.url));
  symlinkSync(realpathSync(openapiFetch), scratch.path(`${installed}/openapi-fetch`));
  mkdirSync(scratch.path(`${installed}/@tanstack`));
  for (const name of ["zod", "@tanstack/query-core", "msw", "@lectern/mock"]) {
    const folder = fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url));
    symlinkSync(realpathSync(folder), scratch.path(`${installed}/${name}`));
  }
  writeFileSync(scratch.path("project/package.json"), `{"type":"module"}`);
  writeFileSync(
    scratch.path("project/use.ts"),
    `import { type Client, createClient, NotFoundError } from "@lectern/client";
import type { Presentation } from "@lectern/types";

const client: Client = createClient({ baseUrl: "http://127.0.0.1:1", retries: 0 });
export async function generate(): Promise<Presentation | undefined> {
  try {
    return await client.generatePresentation({ body: { prompt: "Urban gardening" } });
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}
// @ts-expect-error Types that had become any would let this pass.
client.generatePresentation({ body: { prompt: "Urban gardening", theme: "dark" } });
`,
  );
});

afterAll(() => scratch.remove());

test.each(["nodenext", "bundler"])(
  "the packed packages type-check with module resolution %s",
  (resolution) => {
    const module = resolution === "bundler" ? "esnext" : "nodenext";
    const modules = ["--module", module, "--moduleResolution", resolution];
    expect(compile(["use.ts", ...modules, "--lib", "es2022,dom", "--types", ""])).toEqual({
      status: 0,
      output: "",
    });
  },
);

function compile(words: readonly string[]): Run {
  const compiler = scratch.path("packages/client/node_modules/typescript-7/bin/tsc");
  const strictness = [
    "--ignoreConfig",
    "--noEmit",
    "--strict",
    "--exactOptionalPropertyTypes",
    "--target",
    "es2022",
  ];
  return scratch.run("project", "node", compiler, ...strictness, ...words);
}

test("every example of the README type-checks against the packed packages", () => {
  const nodeTypes = fileURLToPath(new URL("../../node_modules/@types/node", import.meta.url));
  mkdirSync(scratch.path(`${installed}/@types`));
  symlinkSync(realpathSync(nodeTypes), scratch.path(`${installed}/@types/node`));
  const readmes = ["../../README.md", "../../../types/README.md"].map(
    (name) => new URL(name, import.meta.url),
  );
  const examples = readmes.flatMap((readme) => [
    ...readFileSync(readme, "utf8").matchAll(/```ts\n(.*?)```/gs),
  ]);
  expect(examples.length).toBeGreaterThanOrEqual(5);
  const names = examples.map(([, code = ""], index) => {
    writeFileSync(scratch.path(`project/example-${index}.ts`), code);
    return `example-${index}.ts`;
  });
  expect(
    // The mock that /msw asks for is the workspace's, in its sources.
    compile([
      ...names,
      "--allowImportingTsExtensions",
      "--module",
      "nodenext",
      "--lib",
      "es2024,dom,dom.asynciterable",
      "--types",
      "node",
    ]),
  ).toEqual({
    status: 0,
    output: "",
  });
});

test("the packed client runs", () => {
  const code = `import { createClient } from "@lectern/client";
    const client = createClient({ baseUrl: "http://127.0.0.1:1", retries: 0 });
    await client.listTemplates().catch((error) => console.log(error.name, error.attempts));`;
  const result = scratch.run("project", "node", "--input-type=module", "--eval", code);
  expect(result).toEqual({ status: 0, output: "ConnectionError 1\n" });
});

test("the packed manifests name built files and real versions, and ask for nothing but openapi-fetch", () => {
  const at = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });
  const built = { ".": at("index") };
  const optional = { optional: true };
  expect(readManifest("types")).toMatchObject({ exports: built, sideEffects: false });
  expect(readManifest("types")["dependencies"]).toBeUndefined();
  expect(readManifest("client")).toMatchObject({
    exports: { ...built, "./msw": at("msw"), "./query": at("query"), "./zod": at("generated/zod") },
    peerDependenciesMeta: { "@lectern/mock": optional, msw: optional, zod: optional },
    sideEffects: false,
  });
  expect(readManifest("client")["dependencies"]).toEqual({
    "@lectern/types": `^${readVersion("types")}`,
    "openapi-fetch": "0.17.0",
  });
});
