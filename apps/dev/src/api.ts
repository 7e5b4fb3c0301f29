import { join } from "node:path";
import { startMock } from "@lectern/mock";
import { host } from "./ports.ts";
import type { Processes } from "./processes.ts";

/** What the apps call: mock or service. */
export interface Api {
  readonly name: string;
  readonly url: string;
  /** What the person who signs in has to know. */
  readonly key: string;
  /** Called when types and client have followed a change of the contract. */
  followContract(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the mock in this process; it reads a changed contract by itself. */
export async function startMockApi(port: number, print: (line: string) => void): Promise<Api> {
  const log = (line: string) => {
    if (!/^(?:GET|HEAD|POST|DELETE|OPTIONS) /.test(line)) print(`[mock] ${line.trim()}`);
  };
  const mock = await startMock({ port, host, watch: true, log });
  return {
    name: "Mock",
    url: mock.url,
    key: "any key will do",
    followContract: async () => {},
    close: () => mock.close(),
  };
}

const developmentKey = "development-key-of-this-checkout";

/** Starts the service as a process that starts anew when its code or the contract changes. */
export function startRealApi(root: string, port: number, processes: Processes): Api {
  const key = process.env["LECTERN_API_KEY"] ?? developmentKey;
  const start = () =>
    processes.start({
      name: "server",
      command: process.execPath,
      parameters: ["--watch", "--watch-preserve-output", join(root, "apps/server/src/main.ts")],
      directory: root,
      // Its welcome would stand beside ours.
      isQuiet: true,
      environment: {
        PORT: String(port),
        HOST: host,
        LECTERN_API_KEY: key,
        LECTERN_LOG_LEVEL: process.env["LECTERN_LOG_LEVEL"] ?? "warn",
        LECTERN_DATA_DIR: process.env["LECTERN_DATA_DIR"] ?? join(root, ".lectern/dev"),
      },
    });
  let child = start();
  return {
    name: "Server",
    url: `http://${host}:${port}`,
    key: `key: ${key}`,
    async followContract() {
      await processes.stop(child);
      child = start();
    },
    close: async () => {},
  };
}
