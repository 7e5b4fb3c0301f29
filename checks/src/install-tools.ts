import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Packages that one command alone needs, by their exact versions. */
export interface Tools {
  /** The name of their folder in the cache. */
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
}

/** Installs the tools into a cache, unless they are there, and returns where it is. */
export function installTools({ name, ...manifest }: Tools): string {
  const folder = fileURLToPath(new URL(`../node_modules/.cache/${name}/`, import.meta.url));
  const wanted = `${JSON.stringify({ private: true, ...manifest })}\n`;
  const path = join(folder, "package.json");
  const isThere = existsSync(path) && readFileSync(path, "utf8") === wanted;
  if (!isThere) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, wanted);
  }
  if (!isThere || !existsSync(join(folder, "node_modules"))) {
    const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", "--loglevel=error"];
    execFileSync("npm", ["install", ...quiet], { cwd: folder, stdio: "inherit" });
  }
  return folder;
}
