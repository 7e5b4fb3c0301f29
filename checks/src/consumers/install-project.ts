import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The names of the published packages, each with the path of its tarball. */
export type Tarballs = Readonly<Record<string, string>>;

/** Copies a project, lets it take our packages from tarballs and everything else from the registry, and installs it. */
export function installProject(source: string, folder: string, tarballs: Tarballs): void {
  cpSync(source, folder, { recursive: true, filter: (path) => !path.includes("node_modules") });
  const path = join(folder, "package.json");
  const manifest = JSON.parse(readFileSync(path, "utf8")) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  // What our packages need of each other comes from the tarballs as well.
  const others = (all: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !(name in tarballs)));
  const own = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
  const dependencies = { ...others(manifest.dependencies), ...own };
  writeFileSync(
    path,
    JSON.stringify({ ...manifest, dependencies, devDependencies: others(manifest.devDependencies) }),
  );
  const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", "--loglevel=error"];
  execFileSync("npm", ["install", ...quiet], { cwd: folder, stdio: "pipe" });
}
