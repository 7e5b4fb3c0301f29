import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packPackage, publishedFolders } from "../packages/packed-project.ts";
import type { Tarballs } from "./install-project.ts";

const root = join(import.meta.dirname, "../../..");

/** Builds and packs every published package into a folder. */
export function packAll(folder: string): Tarballs {
  const words = ["run", "build", "--filter=@lectern/mock", "--output-logs=errors-only"];
  execFileSync(join(root, "node_modules/.bin/turbo"), words, { cwd: root, stdio: "pipe" });
  return Object.fromEntries(
    publishedFolders.map((path) => {
      const { name } = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")) as { name: string };
      return [name, packPackage(path, folder)];
    }),
  );
}
