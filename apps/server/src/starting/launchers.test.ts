import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

// As npx and pnpm stand above the service: neither passes a signal on to what is below its shell.
it("ends when the program that started it as a script is ended, and leaves nothing behind", async () => {
  const directory = await mkdtemp(join(tmpdir(), "lectern-launchers-"));
  const [npx, pnpm] = [join(directory, "npx"), join(directory, "pnpm")];
  await writeFile(pnpm, `sh -c '"$NODE" "$MAIN" & echo $! >"$DATA/pid"; wait'; true`);
  await writeFile(npx, `sh -c 'sh "$DATA/pnpm" start; true'; true`);
  const { PATH } = process.env;
  const launcher = spawn("sh", [npx, "pnpm", "start"], {
    env: {
      PATH,
      NODE: process.execPath,
      MAIN: main,
      DATA: directory,
      PORT: "0",
      LECTERN_DATA_DIR: directory,
      LECTERN_MODEL_PROVIDER: "embedded",
      npm_lifecycle_event: "start",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const chunk of launcher.stdout) if (String(chunk).includes("Ctrl-C")) break;
  const service = Number(await readFile(join(directory, "pid"), "utf8"));
  expect(isRunning(service)).toBe(true);
  launcher.kill("SIGTERM");
  await once(launcher, "exit");
  await expect.poll(() => isRunning(service), { timeout: 10_000 }).toBe(false);
  await rm(directory, { recursive: true });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
