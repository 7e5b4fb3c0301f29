// Records what a service asks of the disk, and cuts the power at moments of it: of what was not synced any part survives. Each
// image is opened as the service opens its store, and held against what had been answered when the power failed.
//   pnpm --filter @lectern/server power-cuts [IMAGES] [SEED]
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { startChildServer } from "../testing/child-server.ts";
import { createRandom } from "./create-random.ts";
import { createDiskModel, type IgnoredSyncs, type Image } from "./disk-model.ts";
import { findLosses, type Ledger, type Thing, toEffectRange } from "./ledger.ts";
import { observe } from "./observe.ts";
import { type RecordedCall, readRecordedCalls } from "./recorded-calls.ts";
import { assertStrace, recordingTo } from "./strace.ts";
import { work } from "./workload.ts";

const [images = 1000, seed = 1] = process.argv.slice(2).map(Number);
const controlImages = 100;
const shownLosses = 5;
const token = "a_key_for_power_cuts";

/** What was recorded of a service over two lives. */
interface Recording {
  readonly root: string;
  readonly calls: readonly RecordedCall[];
  readonly ledger: Ledger;
  /** At which call the answer with this id was sent. */
  readonly sentAt: ReadonlyMap<string, number>;
}

await assertStrace();
const sound = await record();
const late = await record({ NODE_OPTIONS: `--import=${new URL("early-rename.ts", import.meta.url).href}` });
console.log(`${sound.calls.length} calls recorded, ${sound.sentAt.size} answers`);
console.log("| the power is cut | images | lost in | losses |\n| --- | ---: | ---: | ---: |");
const lost = await judge("", sound, images);
const controls = [
  await judge(", files never synced", sound, controlImages, "files"),
  await judge(", directories never synced", sound, controlImages, "directories"),
  await judge(", a file named before its name is on the disk", late, controlImages),
];
process.exitCode = lost === 0 && controls.every((count) => count > 0) ? 0 : 1;

async function record(faults: Readonly<Record<string, string>> = {}): Promise<Recording> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-power-cuts-"));
  const root = join(folder, "data");
  const ledger: Ledger = new Map();
  const random = createRandom(seed);
  const calls: RecordedCall[] = [];
  let number = 0;
  for (const life of ["first", "second"]) {
    const file = join(folder, life);
    const environment = {
      LECTERN_DATA_DIR: root,
      LECTERN_API_KEY: token,
      LECTERN_LOG_LEVEL: "silent",
      LECTERN_WORKERS: "1",
      ...faults,
    };
    const server = await startChildServer(environment, { under: recordingTo(file) });
    const options = { url: server.url, token, ledger, random, together: 3, limit: 120 };
    const { refusals } = await work({ ...options, nextNumber: () => number++ });
    if (refusals.length > 0 && faults["NODE_OPTIONS"] === undefined) throw new Error(refusals.join("\n"));
    await server.end(life === "first" ? "SIGKILL" : "SIGTERM");
    const before = calls.length;
    for (const call of await readRecordedCalls(file))
      calls.push(call.kind === "sync" ? { ...call, begun: call.begun + before } : call);
  }
  await rm(folder, { recursive: true });
  return { root, calls, ledger, sentAt: findAnswers(calls) };
}

function findAnswers(calls: readonly RecordedCall[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, call] of calls.entries()) {
    if (call.kind !== "send") continue;
    const id = /x-request-id: ([\w-]{36})/i.exec(call.bytes.subarray(0, 4096).toString("latin1"))?.[1];
    if (id !== undefined) found.set(id, index);
  }
  return found;
}

/** Returns in how many images something is lost. */
async function judge(
  name: string,
  { root, calls, ledger, sentAt }: Recording,
  count: number,
  ignored?: IgnoredSyncs,
): Promise<number> {
  const random = createRandom(seed);
  const disk = createDiskModel(root, ignored);
  // In memory, where there is such a place: a thousand images are written.
  const folder = await mkdtemp(join("/dev/shm", "lectern-image-")).catch(() =>
    mkdtemp(join(tmpdir(), "lectern-image-")),
  );
  let [made, lostIn, losses] = [0, 0, 0];
  for (const [index, call] of calls.entries()) {
    // Now and then at each call, so that all of them are equally likely moments.
    for (; made < ((index + 1) * count) / calls.length; made++) {
      const share = [0, 0.5, 0.9, 1][Math.floor(random() * 4)] ?? 0;
      const directory = join(folder, String(made));
      await writeImage(directory, root, disk.cut({ share, random }));
      const found = await findLossesIn(directory, ledger, (thing) => countSent(thing, sentAt, index));
      if (found[0] !== undefined && lostIn < shownLosses)
        console.error(`LOST${name} at call ${index}, ${share} of the rest there: ${found[0].split("\n")[0]}`);
      losses += found.length;
      if (found.length > 0) lostIn++;
      await rm(directory, { recursive: true, force: true });
    }
    disk.apply(call, index);
  }
  await rm(folder, { recursive: true });
  console.log(`| at any moment${name} | ${made} | ${lostIn} | ${losses} |`);
  return lostIn;
}

function countSent({ effects }: Thing, sentAt: ReadonlyMap<string, number>, index: number): number {
  return effects.filter(({ requestId }) => (sentAt.get(requestId ?? "") ?? Number.POSITIVE_INFINITY) < index)
    .length;
}

async function writeImage(directory: string, root: string, image: Image): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const [path, content] of image) {
    const to = join(directory, relative(root, path));
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, content);
  }
}

async function findLossesIn(
  dataDirectory: string,
  ledger: Ledger,
  countOf: (thing: Thing) => number,
): Promise<string[]> {
  try {
    return findLosses(ledger, await observe({ dataDirectory }), (thing) => toEffectRange(countOf(thing)));
  } catch (error) {
    return [`the service does not start: ${(error as Error).message}`];
  }
}
