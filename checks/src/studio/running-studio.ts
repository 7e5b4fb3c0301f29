import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMock } from "@lectern/mock";
import { startServer } from "@lectern/server";
import { startStudioHost } from "./studio-host.ts";

/** A studio with a service behind it. */
export interface RunningStudio {
  readonly url: string;
  close(): Promise<void>;
}

/** The key that studios of this room are signed in with. */
export const studioKey = "key-of-a-studio-test";

/** Returns a studio on the mock, whose answers come at a pace: 0 is at once; left out, as the mock has it. */
export async function startStudioOnMock(pace?: number): Promise<RunningStudio> {
  const mock = await startMock({ apiKey: studioKey, ...(pace !== undefined && { pace }) });
  const host = await startStudioHost(mock.url);
  return {
    url: host.url,
    async close() {
      await host.close();
      await mock.close();
    },
  };
}

/** Returns the studio of a service that keeps its files until it is closed. */
export async function startStudioOnServer(): Promise<RunningStudio> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "lectern-studio-"));
  const server = await startServer({ port: 0, apiKey: studioKey, logLevel: "silent", dataDirectory });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}
