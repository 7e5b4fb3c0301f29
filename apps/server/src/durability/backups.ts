// Backs up a service while requests of all sorts write, restores each backup elsewhere by `lectern restore`, has `lectern check`
// look at it, and holds it against what had been answered before the backup began and asked for before it ended.
//   pnpm --filter @lectern/server backups [BACKUPS OF EACH KIND OF STORE] [--control]
// --control: requests that a backup ended before are expected in it, and files of what was restored are taken away: to be found.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createBlobs } from "../store/blobs/open-blobs.ts";
import { type ChildServer, startChildServer } from "../testing/child-server.ts";
import {
  type StorageKind,
  startStorages,
  storageKinds,
  toS3Settings,
  toVariables,
} from "../testing/storages.ts";
import { findZipFault } from "../transfer/find-zip-fault.ts";
import { type StoreSettings, toBlobSettings } from "../wiring.ts";
import { createRandom } from "./create-random.ts";
import { acknowledgedOf, type EffectRange, findLosses, type Ledger, type Thing } from "./ledger.ts";
import { type KeptThing, observe } from "./observe.ts";
import { type CommandOutcome, runLectern } from "./run-lectern.ts";
import { work } from "./workload.ts";

const [word = "6"] = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const backups = Number(word);
const isControl = process.argv.includes("--control");
const token = "a_key_for_backups";
/** Presentations that a store has before its first backup, at least. */
const presentations = 300;
/** Of load before each backup, in milliseconds. */
const between = 2_000;

/** A service under load. */
interface Origin {
  readonly kind: StorageKind;
  readonly settings: StoreSettings;
  readonly ledger: Ledger;
  acknowledged(): number;
  end(): Promise<void>;
}

/** One backup, and what came of it. */
interface Round {
  readonly cells: readonly (string | number)[];
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

await using storages = await startStorages();
const folder = await mkdtemp(join(tmpdir(), "lectern-backups-"));
const rounds: Round[] = [];
console.log(
  "| store | backup to | seconds | answered meanwhile | restored to | presentations | templates | downloaded | differences | lost |",
);
console.log("| --- | --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: |");
for (const kind of storageKinds) {
  const origin = await startOrigin(kind);
  for (let round = 0; round < backups; round++) {
    const done = await backUpAndRestore(origin, round);
    console.log(`| ${done.cells.join(" | ")} |`);
    for (const fault of done.faults.slice(0, 5)) console.log(`FAULT ${fault.split("\n")[0]}`);
    rounds.push(done);
  }
  await origin.end();
}
await rm(folder, { recursive: true });
const faulty = rounds.filter(({ faults }) => faults.length > 0).length;
console.log(
  `${rounds.length} backups while ${rounds.reduce((sum, one) => sum + one.acknowledged, 0)} requests were acknowledged, ${faulty} with a fault`,
);
process.exitCode = faulty === (isControl ? rounds.length : 0) ? 0 : 1;

async function startOrigin(kind: StorageKind): Promise<Origin> {
  const settings = await storages.create(kind);
  const server = await start(settings);
  const ledger: Ledger = new Map();
  const random = createRandom(1);
  let [number, acknowledged, isOver] = [0, 0, false];
  const send = async (limit: number) => {
    const options = { url: server.url, token, ledger, random, together: 3, limit, presentations };
    const worked = await work({ ...options, nextNumber: () => number++ });
    if (worked.refusals.length > 0) throw new Error(worked.refusals.join("\n"));
    acknowledged += worked.acknowledged;
  };
  while (countKept(ledger) < presentations) await send(60);
  const load = (async () => {
    while (!isOver) await send(15);
  })();
  return {
    ...{ kind, settings, ledger, acknowledged: () => acknowledged },
    async end() {
      isOver = true;
      await load;
      await server.end("SIGTERM");
    },
  };
}

function countKept(ledger: Ledger): number {
  const things = [...ledger.values()].filter(({ table }) => table === "presentations");
  return things.filter(({ effects }) => effects.at(-1)?.kind !== "delete").length;
}

function start(settings: StoreSettings): Promise<ChildServer> {
  return startChildServer({
    ...toVariables(settings),
    LECTERN_API_KEY: token,
    LECTERN_LOG_LEVEL: "silent",
    LECTERN_WORKERS: "1",
  });
}

async function backUpAndRestore(origin: Origin, round: number): Promise<Round> {
  const { kind, ledger } = origin;
  // Each way of the four in turn.
  const isDirectory = round % 2 === 0;
  const isOtherKind = round % 4 < 2;
  const name = `${kind.split(" ")[0]}-${round}`;
  const place = isDirectory ? join(folder, name) : `s3://${storages.s3.bucket}/${name}`;
  await sleep(between);
  const backup = await backUp(origin, place);
  const otherKind = storageKinds.find((one) => (one !== kind) === isOtherKind) ?? kind;
  const restored = await storages.create(otherKind);
  const restoring = await runLectern(["restore", place], withBucket(restored));
  if (isControl) await takeFilesAway(restored);
  const check = await runLectern(["check"], withBucket(restored));
  const observed = await observe(restored);
  const losses = findLosses(ledger, observed, backup.rangeOf);
  const decks = observed.things.filter(({ said }) => said !== undefined);
  const broken = await download(restored, decks);
  const differences = /([\d,]+) differences\./.exec(check.printed)?.[1] ?? "not said";
  return {
    cells: [
      ...[kind, isDirectory ? "a directory" : "a bucket", backup.seconds.toFixed(1), backup.acknowledged],
      ...[otherKind, decks.length, observed.things.length - decks.length, decks.length - broken.length],
      ...[differences, losses.length],
    ],
    acknowledged: backup.acknowledged,
    faults: [
      ...toFaults("backup", backup.outcome),
      ...toFaults("restore", restoring),
      ...toFaults("check", check),
      ...(observed.orphans > 0 ? [`${observed.orphans} files without a row`] : []),
      ...losses,
      ...broken,
    ],
  };
}

/** A backup, and how many effects of a thing may be in it. */
interface BackedUp {
  readonly outcome: CommandOutcome;
  readonly seconds: number;
  /** Requests that were answered with success meanwhile. */
  readonly acknowledged: number;
  readonly rangeOf: (thing: Thing) => EffectRange;
}

/** Backs the store up: what had been answered before is in it, and nothing that is asked for afterwards. */
async function backUp({ settings, ledger, acknowledged }: Origin, place: string): Promise<BackedUp> {
  const countAcknowledged = () => count(ledger, (thing) => acknowledgedOf(thing).length);
  let least = countAcknowledged();
  const [answered, begun] = [acknowledged(), performance.now()];
  const outcome = await runLectern(["backup", place], withBucket(settings));
  const seconds = (performance.now() - begun) / 1000;
  const meanwhile = acknowledged() - answered;
  const most = count(ledger, ({ effects }) => effects.length);
  if (isControl) {
    await sleep(between);
    least = countAcknowledged();
  }
  const rangeOf = (thing: Thing): EffectRange => {
    const from = least.get(thing) ?? 0;
    return [from, Math.max(from, most.get(thing) ?? 0)];
  };
  return { outcome, seconds, acknowledged: meanwhile, rangeOf };
}

function count(ledger: Ledger, countOf: (thing: Thing) => number): ReadonlyMap<Thing, number> {
  return new Map([...ledger.values()].map((thing) => [thing, countOf(thing)]));
}

/** The variables of a store, and those by which a backup in the bucket is reached. */
function withBucket(settings: StoreSettings): Record<string, string> {
  const { s3Bucket: _, ...reached } = toS3Settings(storages.s3);
  return toVariables({ ...reached, ...settings });
}

function toFaults(name: string, { code, printed }: CommandOutcome): string[] {
  return code === 0 ? [] : [`${name} ended with ${code}: ${printed}`];
}

async function takeFilesAway(settings: StoreSettings): Promise<void> {
  const blobs = await createBlobs(toBlobSettings(settings));
  let number = 0;
  for await (const { key } of blobs.list()) {
    if (number++ % 10 === 0) await blobs.delete(key);
  }
}

/** Downloads these from a service on the restored store, with the key of the old one, and says of which there is no whole file. */
async function download(settings: StoreSettings, decks: readonly KeptThing[]): Promise<string[]> {
  const server = await start(settings);
  const broken: string[] = [];
  for (const { id, title } of decks) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/v1/presentations/${id}/download`, { headers });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const fault = answer.ok ? findZipFault(bytes) : `its download is a ${answer.status}`;
    if (fault !== undefined) broken.push(`${title}: ${fault}`);
  }
  await server.end("SIGTERM");
  return broken;
}
