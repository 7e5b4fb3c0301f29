import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPackedProject, type PackedProject } from "./packed-project.ts";

// What somebody gets who knows nothing of this workspace: `npm install` of the tarballs, then use.

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
});
afterAll(() => project?.remove());

const use = `import { createClient, NotFoundError } from "@lectern/client";
import { startMock } from "@lectern/mock";
import { readContract } from "@lectern/spec";
import type { Presentation } from "@lectern/types";

const mock = await startMock({ pace: 0, seed: 7 });
const client = createClient({ baseUrl: mock.url, token: "any" });
const seen: string[] = [];
const presentation: Presentation = await client.generatePresentation(
  { body: { prompt: "Urban gardening" } },
  { onProgress: ({ stage }) => void seen.push(stage) },
);
const file = await (await client.downloadPresentation({ id: presentation.id })).blob();
const page = await fetch(await client.embedPresentation(presentation).then(({ location }) => location));
const reference = await fetch(\`\${mock.url}/docs/swagger-ui-bundle.js\`);
await client.deletePresentation(presentation);
const gone = await client.getPresentation(presentation).catch((error: unknown) => error instanceof NotFoundError);
await mock.close();
console.log(
  JSON.stringify({
    id: presentation.id,
    operations: readContract().operations.length > 5,
    stages: seen.length > 3,
    isZip: (await file.slice(0, 2).text()) === "PK",
    viewer: (await page.text()).includes("<script"),
    reference: reference.status,
    gone,
  }),
);
`;

const want = {
  id: expect.stringMatching(/^[\w-]{22}$/),
  operations: true,
  stages: true,
  isZip: true,
  viewer: true,
  reference: 200,
  gone: true,
};

test("spec, client and mock run together, twice with the same id for the same seed", () => {
  project.write("use.mts", use);
  const first = project.run("node", "use.mts");
  expect(first, first.output).toMatchObject({ status: 0 });
  expect(JSON.parse(first.output)).toEqual(want);
  expect(project.run("node", "use.mts")).toEqual(first);
});

test.each([
  ["5.7, nodenext", "typescript-5.7", "nodenext"],
  ["5.7, bundler", "typescript-5.7", "bundler"],
  ["6.0, nodenext", "typescript-6.0", "nodenext"],
  ["7.0, bundler", "typescript", "bundler"],
])("the packages type-check with TypeScript %s, libraries too", (_name, compiler, resolution) => {
  project.write("use.mts", use);
  project.write("node.d.ts", "declare const console: { log(text: string): void };\n");
  const flags = [
    ...["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"],
    ...["--skipLibCheck", "false", "--target", "es2022", "--lib", "es2022,dom,esnext.disposable"],
    ...["--module", resolution === "bundler" ? "esnext" : "nodenext", "--moduleResolution", resolution],
    ...(compiler === "typescript" ? ["--ignoreConfig"] : []),
  ];
  const manifest = createRequire(import.meta.url).resolve(`${compiler}/package.json`);
  const result = project.run("node", join(dirname(manifest), "bin/tsc"), "use.mts", ...flags);
  expect(result).toEqual({ status: 0, output: "" });
});

test("`npx lectern-mock` starts from the tarball, with its viewer, and is told to stop", async () => {
  const child = spawn(
    "npx",
    ["--offline", "lectern-mock", "--port", "0", "--seed", "7", "--scenario", "empty"],
    {
      cwd: project.root,
      env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env["PATH"]}` },
      detached: true,
    },
  );
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += String(chunk);
  });
  child.stderr.on("data", (chunk: Buffer) => {
    output += String(chunk);
  });
  const exited = once(child, "exit");
  while (!/curl/.test(output) && child.exitCode === null) {
    await Promise.race([once(child.stdout, "data"), exited]);
  }
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? output;
  const headers = { Authorization: "Bearer any" };
  const answers = await Promise.all([
    fetch(`${url}/v1/templates`, { headers }).then((response) => response.json()),
    fetch(`${url}/view/abc`).then((response) => response.status),
  ]);
  // npx does not hand the signal on to its child, a terminal does to the whole group.
  process.kill(-(child.pid ?? 0), "SIGTERM");
  await exited;
  expect(answers).toEqual([[], 200]);
});

test.each(["spec", "types", "client", "mock"])(
  "@lectern/%s says what it is and needs, and brings its files",
  (name) => {
    const manifest = project.manifestOf(`@lectern/${name}`);
    expect(manifest).toMatchObject({
      license: "MIT",
      type: "module",
      engines: { node: ">=22" },
      description: expect.any(String),
      keywords: expect.arrayContaining(["lectern"]),
    });
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:"[^}]*"dependencies/);
    const { exports } = manifest as { exports: Record<string, string | Record<string, string>> };
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === "string" ? [target] : Object.values(target),
    );
    const missing = ["LICENSE", "README.md", ...targets].filter(
      (file) => !existsSync(join(project.root, "node_modules/@lectern", name, file)),
    );
    expect(missing).toEqual([]);
  },
);

test("an install brings few packages of others, and none that runs a script", () => {
  const lock = JSON.parse(project.run("npm", "ls", "--all", "--json").output) as { dependencies: object };
  expect(
    Object.keys(lock.dependencies)
      .filter((name) => !name.startsWith("@lectern/"))
      .sort(),
  ).toEqual(["argparse", "js-yaml", "openapi-fetch", "openapi-typescript-helpers"]);
});
