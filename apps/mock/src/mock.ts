import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { contractPath as ownContractPath } from "@lectern/spec";
import { viewerContentSecurityPolicy } from "@lectern/viewer";
import { createChance, createId } from "./answers/chance.ts";
import { createMemory } from "./answers/memory.ts";
import { findScenario } from "./answers/scenarios.ts";
import { type StopWatching, watchFile } from "./contract/contract-watch.ts";
import type { MockedContract } from "./contract/mocked-contract.ts";
import { isBinaryMedia, responseFor, successStatus } from "./contract/operation-shape.ts";
import { readServedContract } from "./http/served-contract.ts";
import { createMockServer } from "./http/server.ts";
import { createViewerPage } from "./http/viewer-page.ts";
import { mockFiles } from "./mock-files.ts";
import { readSample } from "./sample.ts";
import type { WriteLine } from "./write-line.ts";

/** How to start a mock; everything has a default. */
export interface MockOptions {
  /** Default 0: any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** An OpenAPI file; default: the contract of this workspace. */
  readonly contractPath?: string;
  /** The address that returned URLs begin with; default: what each request's Host header says. */
  readonly baseUrl?: string;
  /** The one bearer token that is accepted; default: any. */
  readonly apiKey?: string;
  /** Whether to read the contract again when its file changes; default false. */
  readonly watch?: boolean;
  /** How many bytes a JSON body may have; default 1 MiB. */
  readonly jsonLimit?: number;
  /** How many bytes an uploaded file may have; default 50 MiB. */
  readonly fileLimit?: number;
  /** Milliseconds between two events, where the answer is told in events; default 300. */
  readonly pace?: number;
  /** Makes ids, times and random values the same in every run; default: chance. */
  readonly seed?: string | number;
  /** One of the contract's scenarios for all requests that name none with `Prefer: scenario=…`: "slow", "failing" … */
  readonly scenario?: string;
  /** Gets a line for each request and what Prism has to say; default: silence. */
  readonly log?: WriteLine;
}

/** A running mock. */
export interface Mock {
  /** The address, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** Stops it, open connections included, and leaves nothing behind that keeps the process alive. */
  close(): Promise<void>;
}

const mebibyte = 1024 * 1024;

/** Starts a mock of the contract and resolves when it listens; throws if contract or sample cannot be read, or there is no such scenario. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 0, host = "127.0.0.1", contractPath = ownContractPath, log } = options;
  const sample = readSample();
  const seed = options.seed === undefined ? undefined : String(options.seed);
  const chance = createChance(seed);
  const read = () => readServedContract(contractPath, { chance, log });
  let mocked = await read();
  if (options.scenario !== undefined) findScenario(mocked.contract, options.scenario);
  const closing = new AbortController();

  const server = createMockServer({
    mocked: () => mocked,
    memory: createMemory({ createId: () => createId(chance), now: chance.now, capacity: 10_000 }),
    sample,
    viewerPage: createViewerPage({
      directory: mockFiles.viewer,
      contentSecurityPolicy: viewerContentSecurityPolicy,
      sample,
      toDownload: (id, token) => toDownload(mocked, id, token),
    }),
    bodyLimits: { json: options.jsonLimit ?? mebibyte, file: options.fileLimit ?? 50 * mebibyte },
    pace: options.pace ?? 300,
    signal: closing.signal,
    ...(seed !== undefined && { seed }),
    ...(options.scenario !== undefined && { scenario: options.scenario }),
    ...(options.apiKey !== undefined && { apiKey: options.apiKey }),
    ...(options.baseUrl !== undefined && { baseUrl: options.baseUrl.replace(/\/$/, "") }),
    ...(log && { log }),
  });
  server.listen(port, host);
  await once(server, "listening");

  const stopWatching: StopWatching = options.watch
    ? watchFile(contractPath, () => {
        read().then(
          (changed) => {
            mocked = changed;
            log?.(`Read the contract again: ${contractPath}`);
          },
          (error: unknown) => log?.(`Kept the contract as it was; the changed one cannot be read: ${error}`),
        );
      })
    : () => {};

  const address = server.address() as AddressInfo;
  const hostInUrl = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${hostInUrl}:${address.port}`,
    port: address.port,
    async close() {
      stopWatching();
      closing.abort();
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The address of the first operation that answers a file for an id. */
function toDownload({ contract }: MockedContract, id: string, token: string | null): string | undefined {
  const operation = contract.operations.find(
    (candidate) =>
      candidate.method === "get" &&
      candidate.path.includes("{") &&
      Object.entries(responseFor(candidate, successStatus(candidate))?.content ?? {}).some(
        ([mediaType, media]) => isBinaryMedia(mediaType, media),
      ),
  );
  const path = operation?.path.replace(/\{[^}]+\}/g, () => encodeURIComponent(id));
  return path && (token === null ? path : `${path}?token=${encodeURIComponent(token)}`);
}
