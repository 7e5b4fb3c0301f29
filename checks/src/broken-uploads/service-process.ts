import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Service } from "./try-uploads.ts";

const main = fileURLToPath(new URL("../../../apps/server/src/main.ts", import.meta.url));
const token = "a-key-for-broken-uploads";

/** The service in a process of its own, whose memory can be told from ours. */
export interface ServiceProcess extends Service {
  readonly pid: number;
  /** Tells whether it runs. */
  isAlive(): boolean;
  /** The most memory that it had, in MiB; undefined where there is no /proc to read it from. */
  readPeakMemory(): Promise<number | undefined>;
  /** What it logged at level "error", and whatever else it wrote there. */
  complaints(): string;
  /** Ends it and returns its exit code; null where it was ended by a signal. */
  close(): Promise<number | null>;
}

/** Starts the service on a free port with an empty store, with these settings. */
export async function startServiceProcess(
  settings: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const directory = await mkdtemp(join(tmpdir(), "lectern-broken-"));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      LECTERN_DATA_DIR: directory,
      LECTERN_API_KEY: token,
      LECTERN_LOG_LEVEL: "error",
      LECTERN_MODEL_PROVIDER: "embedded",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const findUrl = () => /Lectern listens on (\S+)/u.exec(output)?.[1];
  while (findUrl() === undefined) {
    if (child.exitCode !== null) throw new Error(`Expected the service to start, it said: ${output}`);
    await sleep(10);
  }
  return {
    url: findUrl() ?? "",
    token,
    pid: child.pid ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    readPeakMemory: () => readPeakMemory(child.pid ?? 0),
    complaints: () =>
      output
        .split("\n")
        .filter((line) => line.startsWith('{"level"') || line.includes("Error"))
        .join("\n"),
    async close() {
      child.kill("SIGTERM");
      const code = await ended;
      await rm(directory, { recursive: true, force: true });
      return code;
    },
  };
}

// The kernel keeps the peak itself.
async function readPeakMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /^VmHWM:\s+(\d+) kB/mu.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
