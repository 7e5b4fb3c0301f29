import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readPeakMemory } from "../measuring/measure-process.ts";

/** A service in a process of its own. */
export interface MeasuredService {
  readonly url: string;
  /** The service's key. */
  readonly key: string;
  readonly pid: number;
  /** Sends a request with the service's key and returns its answer; throws where it is no success. */
  send(method: string, path: string, content?: ServiceContent): Promise<Response>;
  /** Returns the most memory that it had, in MiB; undefined where there is no /proc to read it from. */
  readPeakMemory(): number | undefined;
  close(): Promise<void>;
}

/** What a request carries. */
export interface ServiceContent {
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

const key = "a-key-for-measuring-only-0123456789";
/** As everything in deploy/ starts it. */
const flags = ["--min-semi-space-size=16", "--no-parallel-scavenge"];
const server = fileURLToPath(new URL("../../../apps/server/src/main.ts", import.meta.url));

/**
 * Starts a service that keeps everything in this directory, with the settings given; returns when it answers. `main` is
 * the program of another checkout's service.
 */
export async function startService(
  directory: string,
  settings: Readonly<Record<string, string>> = {},
  main: string = server,
): Promise<MeasuredService> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [...flags, main], {
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      LECTERN_DATA_DIR: directory,
      LECTERN_API_KEY: key,
      LECTERN_LOG_LEVEL: "silent",
      LECTERN_MODEL_PROVIDER: "embedded",
      ...settings,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForAnswer(`${url}/healthz`, child);
  return {
    url,
    key,
    pid: child.pid ?? 0,
    send: (method, path, content) => send(new URL(path, url), method, content),
    readPeakMemory: () => readPeakMemory(child.pid ?? 0),
    async close() {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function send(url: URL, method: string, content: ServiceContent | undefined): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: { Authorization: `Bearer ${key}`, ...(content && { "Content-Type": content.type }) },
    ...(content && { body: content.body }),
  });
  if (!answer.ok) throw new Error(`Expected a success, got ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Returns when this address answers with a success; throws where the process ends before. */
export async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(2);
  }
  throw new Error(
    `Expected the service to start, it ended with ${child.exitCode}. Start it with \`pnpm start\` to see why.`,
  );
}

/** Returns a port that nobody listens on at the moment. */
export async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  listener.close();
  await once(listener, "close");
  if (address === null || typeof address === "string") throw new Error("Expected a port, got none.");
  return address.port;
}
