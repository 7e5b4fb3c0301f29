// Packages of others that only one command needs, installed into a cache when it is run: they are hundreds.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What to install, by exact versions. */
export interface ToolManifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
}

/** Tools that are installed. */
export interface Tools {
  readonly folder: string;
  /** The path of a command. */
  command(name: string): string;
}

/** Installs tools with npm unless they are there. Peers are those that the manifest names, whatever the tools ask for. */
export function installTools(name: string, manifest: ToolManifest): Tools {
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/${name}/`, import.meta.url));
  const wanted = `${JSON.stringify({ private: true, type: "module", ...manifest })}\n`;
  const path = join(folder, "package.json");
  const done = join(folder, "installed.json");
  if (!existsSync(done) || readFileSync(done, "utf8") !== wanted) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, wanted);
    const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", "--loglevel=error"];
    const words = ["install", "--legacy-peer-deps", ...quiet];
    execFileSync("npm", words, { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
    writeFileSync(done, wanted);
  }
  return { folder, command: (command) => join(folder, "node_modules/.bin", command) };
}
