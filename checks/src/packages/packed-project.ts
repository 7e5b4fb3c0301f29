// A stranger's project: an empty folder into which the published packages are installed from their tarballs.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const workspace = fileURLToPath(new URL("../../../", import.meta.url));
const pnpm = process.env["npm_execpath"] ?? "pnpm";

/** The folders of the packages that are published, each after those that it depends on. */
export const publishedFolders: readonly string[] = ["spec", "packages/types", "packages/client", "apps/mock"];

/** How a program ended and what it said; of one that ended well, without its warnings. */
export interface Run {
  readonly status: number;
  readonly output: string;
}

/** A project outside the workspace. */
export interface PackedProject {
  readonly root: string;
  /** Writes a file of the project. */
  write(name: string, text: string): void;
  /** Runs a program in the project. */
  run(program: string, ...words: readonly string[]): Run;
  /** The manifest of an installed package. */
  manifestOf(name: string): Readonly<Record<string, unknown>>;
  remove(): void;
}

/** A manifest's fields that packing looks at. */
interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packs a published package and returns the path of its tarball; `prepack` builds it. */
export function packPackage(folder: string, destination: string): string {
  const before = new Set(readdirSync(destination));
  const words = ["pack", "--pack-destination", destination];
  execFileSync(pnpm, words, { cwd: join(workspace, folder), stdio: "pipe" });
  const made = readdirSync(destination).find((name) => !before.has(name));
  if (made === undefined) throw new Error(`pnpm pack of ${folder} made no tarball.`);
  return join(destination, made);
}

/**
 * Packs every published package and what they depend on, and installs it all with npm into an empty project, without a
 * registry: the packages of others are packed from this workspace's store.
 */
export function createPackedProject(): PackedProject {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "lectern-packed-")));
  const run = (program: string, ...words: readonly string[]) => runIn(root, program, words);
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const tarballs = [
    ...publishedFolders.map((folder) => packPackage(folder, root)),
    ...foreignFolders().map((folder) => packForeign(folder, root)),
  ];
  write("package.json", `${JSON.stringify({ name: "stranger", private: true, type: "module" })}\n`);
  // Optional peers are not here, and npm would ask a registry which versions of them there are.
  const quiet = ["--offline", "--legacy-peer-deps", "--no-audit", "--no-fund", "--ignore-scripts"];
  const installed = run("npm", "install", ...quiet, ...tarballs);
  if (installed.status !== 0) throw new Error(`The packages cannot be installed: ${installed.output}`);
  return {
    root,
    write,
    run,
    manifestOf: (name) => JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The folders of all packages of others that the published ones need at run time. */
function foreignFolders(): readonly string[] {
  const found = new Set<string>();
  const follow = (folder: string): void => {
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      if (name.startsWith("@lectern/")) continue;
      const target = findInstalled(folder, name);
      if (found.has(target)) continue;
      found.add(target);
      follow(target);
    }
  };
  for (const folder of publishedFolders) follow(join(workspace, folder));
  return [...found];
}

/** Where a dependency lies: in the package's own node_modules, or beside the package in pnpm's store. */
function findInstalled(folder: string, name: string): string {
  const [, store = ""] = /^(.*\/node_modules)\/(?:@[^/]+\/)?[^/]+\/?$/.exec(folder) ?? [];
  const places = [join(folder, "node_modules", name), join(store, name)];
  for (const place of places) {
    try {
      return realpathSync(place);
    } catch {
      // The other place.
    }
  }
  throw new Error(`Expected ${name} of ${folder} to be installed. Run \`pnpm install\`.`);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

function packForeign(folder: string, destination: string): string {
  const words = ["pack", folder, "--ignore-scripts", "--silent", "--pack-destination", destination];
  const name = execFileSync("npm", words, { cwd: destination, encoding: "utf8", stdio: "pipe" }).trim();
  return join(destination, name.split("\n").at(-1) ?? "");
}

function runIn(directory: string, program: string, words: readonly string[]): Run {
  // The node that runs the tests, also for the commands of packages; nothing of the workspace's own settings.
  const { npm_execpath: _, NODE_OPTIONS: __, ...environment } = process.env;
  const path = `${dirname(process.execPath)}:${process.env["PATH"]}`;
  const { status, stdout, stderr } = spawnSync(program === "node" ? process.execPath : program, words, {
    cwd: directory,
    encoding: "utf8",
    env: { ...environment, PATH: path },
  });
  return { status: status ?? -1, output: status === 0 ? stdout : `${stdout}${stderr}` };
}
