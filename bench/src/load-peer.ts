import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Another library that makes presentations. */
export interface Peer {
  createDeck(input: unknown): Promise<Uint8Array>;
}

/** The folder of the peers: a package of its own, not a member of the workspace, so that nobody else installs them. */
export const peersDirectory = fileURLToPath(new URL("../peers/", import.meta.url));

/** Returns a peer by its name, "pptxgenjs" or "pptx-automizer"; installs the pinned peers the first time. */
export async function loadPeer(name: "pptxgenjs" | "pptx-automizer"): Promise<Peer> {
  if (!existsSync(join(peersDirectory, "node_modules"))) installPeers();
  const path = join(peersDirectory, `${name}.js`);
  return (await import(path)) as Peer;
}

function installPeers(): void {
  console.log("Installing the peers of bench/peers …\n");
  const args = ["-y", "pnpm@12", "install", "--ignore-workspace", "--frozen-lockfile"];
  const { status } = spawnSync("npx", args, { cwd: peersDirectory, stdio: "inherit" });
  if (status !== 0)
    throw new Error("Expected the peers to install; see above, or install them in bench/peers by hand.");
}
