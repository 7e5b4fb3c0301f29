import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { host } from "./ports.ts";
import type { Command } from "./processes.ts";

/** The folder of an app that has a development server of its own; undefined where there is none. */
export function findViteApp(root: string, name: string): ViteApp | undefined {
  const directory = join(root, "apps", name);
  const manifest = join(directory, "package.json");
  if (!existsSync(manifest)) return undefined;
  const { scripts = {} } = JSON.parse(readFileSync(manifest, "utf8")) as { scripts?: Record<string, string> };
  return scripts["dev"] === undefined ? undefined : { name, directory, script: scripts["dev"] };
}

/** An app with a `dev` script that takes Vite's options. */
export interface ViteApp {
  readonly name: string;
  readonly directory: string;
  readonly script: string;
}

/** The command that starts an app's development server; `exec`, so that ending it ends Vite itself. */
export function toViteCommand(
  { name, directory, script }: ViteApp,
  port: number,
  environment: Command["environment"],
): Command {
  const binaries = join(directory, "node_modules", ".bin");
  return {
    name,
    command: "sh",
    parameters: ["-c", `exec ${script} --host ${host} --port ${port} --strictPort --logLevel warn`],
    directory,
    environment: { ...environment, PATH: [binaries, process.env["PATH"]].join(delimiter) },
  };
}
