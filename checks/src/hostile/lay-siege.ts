import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, readSettings } from "@lectern/server";
import { readContract } from "@lectern/spec";
import { startServiceProcess } from "../broken-uploads/service-process.ts";
import { brokenCalls, contractFuzz, hostileAddresses } from "./contract-fuzz.ts";
import { heavyBodies, heavyTexts, uploadedBombs } from "./heavy-content.ts";
import { watchMemory } from "./memory-series.ts";
import { mutatedRequests, rawBytes } from "./raw-bytes.ts";
import type { SiegeFacts } from "./report.ts";
import { type Attack, attackAll, createRandom, type Siege } from "./siege.ts";
import { hangUps, pipelines, slowReaders, slowWriters } from "./slow-peers.ts";
import { createTally } from "./tally.ts";
import { createVisitor, type Visits, wrongKeys } from "./visitor.ts";

const attacks: readonly Attack[] = [
  contractFuzz,
  hostileAddresses,
  rawBytes,
  mutatedRequests,
  slowReaders,
  slowWriters,
  pipelines,
  hangUps,
  uploadedBombs,
  heavyTexts,
  heavyBodies,
  brokenCalls,
  wrongKeys,
];

/** How long a siege lasts and what it does. */
export interface SiegeOptions {
  readonly seconds: number;
  /** The same one makes the same choices; what happens in between is up to the machine. */
  readonly seed: number;
  /** Told once a minute. */
  readonly onMinute: (facts: Omit<SiegeFacts, "complaints" | "exitCode">) => void;
}

const memoryPeriod = 10_000;

/** Starts a service in a process of its own, attacks it in every way at once for so long, and returns what came of it. */
export async function laySiege({ seconds, seed, onMinute }: SiegeOptions): Promise<SiegeFacts> {
  const directory = await mkdtemp(join(tmpdir(), "lectern-siege-"));
  const visitorToken = await createKey(directory);
  const service = await startServiceProcess({ LECTERN_DATA_DIR: directory });
  const memory = watchMemory(service.pid, memoryPeriod);
  const visits: Visits = { deckTimes: [], healthTimes: [], refused: 0 };
  const siege: Siege = {
    url: service.url,
    contract: readContract(),
    token: service.token,
    visitorToken,
    tally: createTally(),
    random: createRandom(seed),
    signal: AbortSignal.timeout(seconds * 1000),
    ids: ["none"],
  };
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;
  const soFar = () => ({
    tally: siege.tally,
    visits,
    seconds: elapsed(),
    memory: memory.samples,
    crashes: service.isAlive() ? 0 : 1,
  });
  const timer = setInterval(() => onMinute(soFar()), 60_000);
  await attackAll(siege, [...attacks, ...createVisitor(visits)]);
  clearInterval(timer);
  memory.stop();
  const facts = soFar();
  const exitCode = await service.close();
  await rm(directory, { recursive: true, force: true });
  return { ...facts, complaints: service.complaints(), exitCode };
}

async function createKey(dataDirectory: string): Promise<string> {
  const store = await openStore({ ...readSettings({}), dataDirectory });
  const { token } = await store.keys.create({ name: "visitor" });
  await store.close();
  return token;
}
