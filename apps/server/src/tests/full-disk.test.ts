import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChildServer, startChildServer } from "../testing/child-server.ts";
import { pathOf } from "../testing/test-server.ts";

/** A disk of its own for one process needs namespaces (Linux), which some containers forbid. */
const canMount = spawnSync("unshare", [
  "--user",
  "--map-root-user",
  "--mount",
  "mount",
  "-t",
  "tmpfs",
  "tmpfs",
  "/mnt",
]);
const apiKey = "a_key_for_the_full_disk";

describe.skipIf(canMount.status !== 0)("a service on a disk", () => {
  let directory = "";
  let server: ChildServer;
  let toFiller: () => string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "lectern-disk-"));
    await mkdir(join(directory, "disk"));
    const data = join(directory, "disk", "data");
    server = await startChildServer(
      { LECTERN_DATA_DIR: data, LECTERN_API_KEY: apiKey, LECTERN_LOG_LEVEL: "error" },
      { diskOf: { path: join(directory, "disk"), size: "8m" } },
    );
    toFiller = () => `/proc/${server.process.pid}/root${directory}/disk/filler`;
  });
  afterAll(async () => {
    await server.end("SIGKILL");
    await rm(directory, { recursive: true });
  });

  it("that is full says so, and works again when there is room", async () => {
    await expectWorking();
    await writeFile(toFiller(), Buffer.alloc(8 * 1024 * 1024)).catch(() => undefined);
    await expectUnavailable();
    await rm(toFiller());
    await expectWorking();
  });

  it("that takes no writes says so", async () => {
    const blobs = join(directory, "disk", "data", "blobs");
    runInside("mount", "--bind", blobs, blobs);
    runInside("mount", "-o", "remount,bind,ro", blobs);
    await expectUnavailable();
    runInside("umount", blobs);
    await expectWorking();
  });

  /** Runs a command where the service sees its disk. */
  function runInside(...command: readonly string[]): void {
    const target = ["--target", String(server.process.pid), "--user", "--mount", "--preserve-credentials"];
    execFileSync("nsenter", [...target, ...command]);
  }

  const generate = () =>
    fetch(server.url + pathOf("generatePresentation"), {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ prompt: "# Gardens\n\n- Soil\n- Water\n- Light" }),
    });

  async function expectWorking(): Promise<void> {
    expect((await generate()).status).toBe(200);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5_000 }).toBe(200);
  }

  async function expectUnavailable(): Promise<void> {
    const refused = await generate();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 2_000 }).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  }
});
