// The tools that only a release needs, installed into a cache when it is made: they are 300 packages of others.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../node_modules/.cache/release-tools/", import.meta.url));

const manifest = {
  private: true,
  dependencies: { "@arethetypeswrong/cli": "0.18.5", publint: "0.3.25", verdaccio: "6.10.4" },
  // What verdaccio-audit asks for by a tag is not in every mirror.
  overrides: { "verdaccio-audit": { "node-fetch": "2.7.0" } },
};

/** Installs the tools unless they are there, and returns what finds their commands. */
export function installReleaseTools(): (command: string) => string {
  const wanted = `${JSON.stringify(manifest)}\n`;
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
  return (command) => join(folder, "node_modules/.bin", command);
}
