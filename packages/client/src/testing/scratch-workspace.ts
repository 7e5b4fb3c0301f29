import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const workspace = fileURLToPath(new URL("../../../../", import.meta.url));

/** What a run of a program said, whether it went well or not. */
export interface Run {
  readonly status: number;
  readonly output: string;
}

/** A copy of contract, types and client that a test can change without harm. */
export interface ScratchWorkspace {
  /** An absolute path. */
  path(name: string): string;
  /** Runs a program in one of the folders. */
  run(folder: string, program: "node" | "pnpm" | "tar", ...words: string[]): Run;
  remove(): void;
}

/** The folders that are copied, and from which package each gets what it depends on: "" for the copy. */
const copied: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  spec: { "js-yaml": "spec" },
  "packages/types": {
    "@lectern/spec": "",
    "openapi-typescript": "packages/types",
    typescript: "packages/types",
  },
  "packages/client": {
    "@lectern/spec": "",
    "@lectern/types": "",
    "@lectern/mock": "packages/client",
    "@hey-api/openapi-ts": "packages/client",
    "@tanstack/query-core": "packages/client",
    "@types/node": "packages/client",
    zod: "packages/client",
    msw: "packages/client",
    "openapi-fetch": "packages/client",
    typescript: "packages/client",
    "typescript-7": "packages/client",
  },
};

/** Copies the packages to a new folder and links their dependencies. */
export function createScratchWorkspace(): ScratchWorkspace {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "lectern-scratch-")));
  const path = (name: string): string => join(root, name);
  for (const name of ["tsconfig.base.json", "pnpm-workspace.yaml"]) cpSync(join(workspace, name), path(name));
  for (const [folder, dependencies] of Object.entries(copied)) {
    const isWanted = (source: string): boolean => !/[/\\](?:node_modules|dist|\.turbo)$|\.test/.test(source);
    cpSync(join(workspace, folder), path(folder), { recursive: true, filter: isWanted });
    for (const [dependency, owner] of Object.entries(dependencies)) {
      const copy = path(dependency.replace("@lectern/spec", "spec").replace("@lectern/", "packages/"));
      const target = owner ? realpathSync(join(workspace, owner, "node_modules", dependency)) : copy;
      link(target, path(join(folder, "node_modules", dependency)));
    }
    const compiler = "typescript-7" in dependencies ? "typescript-7" : "typescript";
    link(`../${compiler}/bin/tsc`, path(join(folder, "node_modules/.bin/tsc")));
  }
  return {
    path,
    run: (folder, program, ...words) =>
      run(path(folder), program === "node" ? process.execPath : program, words),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

function run(directory: string, program: string, words: readonly string[]): Run {
  try {
    const output = execFileSync(program, words, {
      cwd: directory,
      encoding: "utf8",
      stdio: "pipe",
    });
    return { status: 0, output };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { status, output: `${stdout}${stderr}` };
  }
}
