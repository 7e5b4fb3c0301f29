// The tools that only a release needs, installed into a cache when it is made: they are 300 packages of others.
import { join } from "node:path";
import { installTools } from "../install-tools.ts";

/** Installs the tools unless they are there, and returns what finds their commands. */
export function installReleaseTools(): (command: string) => string {
  const folder = installTools({
    name: "release-tools",
    dependencies: { "@arethetypeswrong/cli": "0.18.5", publint: "0.3.25", verdaccio: "6.10.4" },
    // What verdaccio-audit asks for by a tag is not in every mirror.
    overrides: { "verdaccio-audit": { "node-fetch": "2.7.0" } },
  });
  return (command) => join(folder, "node_modules/.bin", command);
}
