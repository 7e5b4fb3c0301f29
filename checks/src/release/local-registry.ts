import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A registry on this machine. */
export interface LocalRegistry {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts Verdaccio with everything that it keeps in a folder: anybody may publish; what it does not have it takes from the registry
 * that npm uses.
 */
export async function startLocalRegistry(
  command: string,
  folder: string,
  uplink: string,
): Promise<LocalRegistry> {
  const port = await findFreePort();
  const config = join(folder, "verdaccio.yaml");
  writeFileSync(config, toConfig(folder, uplink));
  const words = ["--config", config, "--listen", `127.0.0.1:${port}`];
  const child = spawn(process.execPath, [command, ...words], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await untilUp(url, child);
  return {
    url,
    async close() {
      child.kill();
      await once(child, "exit");
    },
  };
}

function toConfig(folder: string, uplink: string): string {
  return `storage: ${join(folder, "storage")}
auth: { htpasswd: { file: ${join(folder, "htpasswd")} } }
uplinks: { npm: { url: ${uplink} } }
packages:
  "@lectern/*": { access: $all, publish: $all }
  "**": { access: $all, proxy: npm }
log: { type: stdout, format: json, level: error }
`;
}

async function untilUp(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Verdaccio ended with ${child.exitCode} before it was up.`);
    const isUp = await fetch(`${url}/-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(200);
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address === "object" && address) return address.port;
  throw new Error("Expected a free port; the system gave none.");
}
