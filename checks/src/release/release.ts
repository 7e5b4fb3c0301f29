// `pnpm release`: build, pack, look at the packages, publish them into a registry of this machine, use them from there, and only
// then, without --dry-run, publish them to the world.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packPackage, publishedFolders } from "../packages/packed-project.ts";
import { installTools } from "../tools/install-tools.ts";
import { startLocalRegistry } from "./local-registry.ts";
import { tryMock } from "./try-mock.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const isDryRun = process.argv.includes("--dry-run");
const folder = realpathSync(mkdtempSync(join(tmpdir(), "lectern-release-")));

const releaseTools = {
  dependencies: { "@arethetypeswrong/cli": "0.18.5", publint: "0.3.25", verdaccio: "6.10.4" },
  // What verdaccio-audit asks for by a tag is not in every mirror.
  overrides: { "verdaccio-audit": { "node-fetch": "2.7.0" } },
};

/** What a stranger writes first. */
const use = `import { createClient } from "@lectern/client";
import { startMock } from "@lectern/mock";
const mock = await startMock({ seed: 7 });
const client = createClient({ baseUrl: mock.url, token: "any", onContractMismatch: () => process.exit(1) });
const { id } = await client.generatePresentation({ body: { prompt: "Urban gardening" } });
const { size } = await (await client.downloadPresentation({ id })).blob();
await mock.close();
console.log(\`made \${id}, \${size} bytes\`);
`;

try {
  const tool = (await step("tools", () => installTools("release-tools", releaseTools))).command;
  await step("build", () =>
    run(
      root,
      "node_modules/.bin/turbo",
      "run",
      "build",
      "--filter=@lectern/mock",
      "--output-logs=errors-only",
    ),
  );
  const tarballs = await step("pack", packAll);
  await step("publint", () => {
    for (const path of tarballs) run(root, tool("publint"), "run", path, "--strict");
  });
  await step("are the types wrong", () => {
    const own = ["--profile", "esm-only", "--exclude-entrypoints", "openapi.yaml"];
    for (const path of tarballs) run(root, tool("attw"), path, ...own);
  });
  await step("publish into a registry of this machine, install and run", () =>
    tryOut(tool("verdaccio"), tarballs),
  );
  if (isDryRun) console.log("Nothing was published. Without --dry-run, the packages are published to npm.");
  else await step("publish", () => publishAll(tarballs));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}

function run(directory: string, command: string, ...words: readonly string[]): string {
  try {
    return execFileSync(command, words, { cwd: directory, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${words.join(" ")} failed:\n${stdout}${stderr}`);
  }
}

function packAll(): readonly string[] {
  return publishedFolders.map((name) => {
    const path = packPackage(name, folder);
    console.log(`  ${path.slice(folder.length + 1)}: ${(statSync(path).size / 1024).toFixed(0)} kB`);
    return path;
  });
}

/** What a stranger does: install from a registry, make a presentation, start the mock's command. */
async function tryOut(verdaccio: string, tarballs: readonly string[]): Promise<void> {
  const uplink = run(root, "npm", "config", "get", "registry").trim();
  const registry = await startLocalRegistry(verdaccio, folder, uplink);
  try {
    const project = join(folder, "project");
    mkdirSync(project);
    const { host } = new URL(registry.url);
    // Anybody may publish there, but npm asks nobody without a token.
    const settings = [`registry=${registry.url}`, `//${host}/:_authToken=anybody`, "loglevel=error"];
    writeFileSync(join(project, ".npmrc"), `${settings.join("\n")}\n`);
    writeFileSync(join(project, "package.json"), `{ "private": true, "type": "module" }\n`);
    for (const path of tarballs) run(project, "npm", "publish", path, "--provenance=false");
    run(project, "npm", "install", "--no-audit", "--no-fund", "@lectern/client", "@lectern/mock");
    writeFileSync(join(project, "use.js"), use);
    console.log(`  ${run(project, process.execPath, "use.js").trim()}`);
    console.log(`  installed, ${await tryMock(project)}`);
    const empty = join(folder, "empty");
    mkdirSync(empty);
    writeFileSync(join(empty, ".npmrc"), `${settings.join("\n")}\n`);
    console.log(`  in an empty folder, ${await tryMock(empty)}`);
  } finally {
    await registry.close();
  }
}

/** Provenance names a repository, and npm compares it with the manifest's. */
function assertRepository(): void {
  const missing = publishedFolders.filter((name) => !("repository" in readManifest(name)));
  if (missing.length === 0) return;
  throw new Error(
    `Expected "repository" in the package.json of ${missing.join(", ")}; npm wants it for provenance.`,
  );
}

function readManifest(name: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(root, name, "package.json"), "utf8"));
}

/** Publishes what the registry does not have yet, with where it was built (npm provenance, on GitHub Actions). */
function publishAll(tarballs: readonly string[]): void {
  if (process.env["GITHUB_ACTIONS"]) assertRepository();
  const provenance = process.env["GITHUB_ACTIONS"] ? ["--provenance"] : [];
  publishedFolders.forEach((name, index) => {
    const manifest = readManifest(name);
    const version = `${manifest["name"]}@${manifest["version"]}`;
    if (isPublished(version)) console.log(`  ${version} is published already.`);
    else run(root, "npm", "publish", tarballs[index] ?? "", "--access", "public", ...provenance);
  });
}

function isPublished(version: string): boolean {
  try {
    return run(root, "npm", "view", version, "version").trim() !== "";
  } catch {
    return false;
  }
}
