// loopback ports, all at once -> servers known by their protocol -> their models -> the best of them.
import { Agent, get } from "node:http";
import { totalmem } from "node:os";
import { text } from "node:stream/consumers";
import { chooseModel } from "./choose-model.ts";
import type { LocalModel } from "./local-model.ts";
import { type LocalServerName, localServers } from "./local-servers.ts";

export type { LocalServerName };

/** The model that was found. */
export interface FoundModel {
  readonly server: LocalServerName;
  /** As its server knows it. */
  readonly model: string;
  /** The address of its API, such as "http://127.0.0.1:11434/v1". */
  readonly url: string;
  /** How many tokens prompt and answer may have together. */
  readonly contextTokens: number;
}

/** What answers on this machine. */
export interface LocalSearch {
  /** The best model; undefined: none that writes. */
  readonly found: FoundModel | undefined;
  /** Every server that answered. */
  readonly servers: readonly LocalServerName[];
}

/** Where to look, for how long, and for a model of what size. */
export interface SearchOptions {
  /** The ports of each kind of server; left out: its usual ones. */
  readonly ports?: Partial<Readonly<Record<LocalServerName, readonly number[]>>>;
  readonly withinMilliseconds?: number;
  readonly memoryBytes?: number;
}

/** Long for an answer from this machine, short for whoever waits for the service to start. */
const usualWithin = 400;
const longestAnswer = 4_000_000;

/** Looks on this machine alone, without a key, for a server with a language model; never throws. */
export async function findLocalModel(options: SearchOptions = {}): Promise<LocalSearch> {
  const { ports = {}, withinMilliseconds = usualWithin, memoryBytes = totalmem() } = options;
  const signal = AbortSignal.timeout(withinMilliseconds);
  const answers = await Promise.all(
    localServers.flatMap(({ name, ports: usual, usualContext, readModels }) =>
      (ports[name] ?? usual).map(async (port) => {
        const models = await readModels((path) => readJson(port, path, signal));
        return (
          models && { name, models: models.map((model) => ({ ...model, server: name, port, usualContext })) }
        );
      }),
    ),
  );
  const servers = answers.filter((answer) => answer !== undefined);
  const best = chooseModel(
    servers.flatMap(({ models }) => models),
    memoryBytes,
  );
  return { found: best && toFound(best), servers: servers.map(({ name }) => name) };
}

interface OfferedModel extends LocalModel {
  readonly server: LocalServerName;
  readonly port: number;
  readonly usualContext: number;
}

function toFound({ server, name, port, contextTokens, usualContext }: OfferedModel): FoundModel {
  return {
    server,
    model: name,
    url: `http://127.0.0.1:${port}/v1`,
    contextTokens: contextTokens ?? usualContext,
  };
}

// Not by fetch, which may go through a proxy, and follows where it is sent: what is asked is this machine alone.
async function readJson(port: number, path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    get({ host: "127.0.0.1", port, path, signal, agent: new Agent() }, (response) => {
      const { statusCode, headers } = response;
      const isTooLong = Number(headers["content-length"] ?? 0) > longestAnswer;
      if (statusCode !== 200 || isTooLong) {
        response.destroy();
        reject(new Error(`status ${statusCode}`));
      } else text(response).then(resolve, reject);
    }).on("error", reject);
    return JSON.parse(await promise);
  } catch {
    return undefined;
  }
}
