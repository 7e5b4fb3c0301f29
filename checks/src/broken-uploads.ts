// Breaks every template of a folder in hundreds of ways, uploads all of it to a service of its own, and says what became
// of it.  pnpm --filter @lectern/checks broken-uploads FOLDER
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { breakInManyWays } from "./broken-uploads/break-in-many-ways.ts";
import type { Original } from "./broken-uploads/broken-upload.ts";
import { judgeDeck } from "./broken-uploads/judge-deck.ts";
import { startServiceProcess } from "./broken-uploads/service-process.ts";
import { type Outcome, tryUploads } from "./broken-uploads/try-uploads.ts";

const folder = process.argv[2];
if (folder === undefined) throw new RangeError("Expected a folder of templates, got none.");
const from = resolve(process.env["INIT_CWD"] ?? "", folder);
const originals = readdirSync(from)
  .filter((file) => /\.p(?:pt|ot)[xm]$/iu.test(file))
  .map((file): Original => ({ name: file, bytes: Uint8Array.from(readFileSync(join(from, file))) }));

const ofEach = 3;
/** MiB, of a service with a single worker; docs/operating.md says what it is made of. */
const mostMemory = 1024;
const service = await startServiceProcess({ LECTERN_WORKERS: "1" });
const before = await service.readPeakMemory();
const start = performance.now();
const outcomes = await tryUploads(service, breakInManyWays(originals, ofEach), 3, judgeDeck);
const seconds = (performance.now() - start) / 1000;
const peak = await service.readPeakMemory();
const code = await service.close();

for (const [kind, some] of Map.groupBy(outcomes, (outcome) => outcome.kind))
  console.log(describe(kind, some));
const faults = outcomes.flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`));
const show = (bytes: number | undefined) => (bytes === undefined ? "?" : Math.round(bytes));
console.log(
  `${outcomes.length} uploads in ${seconds.toFixed(1)} s; memory of the service ${show(before)} MiB at its start, ${show(peak)} MiB at most`,
);
const taken = outcomes.filter(({ status }) => status === 201);
const spoilt = taken.filter(({ inherited }) => inherited.length > 0);
console.log(
  `Decks made with the ${taken.length} that were taken: in ${spoilt.length} the Open XML SDK finds what it finds in the upload`,
);
for (const { name, inherited } of spoilt.slice(0, 20)) console.log(`INHERITED ${name}: ${inherited[0]}`);
if (peak !== undefined && peak > mostMemory) faults.push(`more than ${mostMemory} MiB of memory`);
for (const fault of faults.slice(0, 50)) console.log(`FAULT ${fault}`);
if (service.complaints() !== "") console.log(`The service logged:\n${service.complaints().slice(0, 5000)}`);
if (code !== 0) console.log(`The service ended with ${code}.`);
process.exitCode = faults.length > 0 || service.complaints() !== "" || code !== 0 ? 1 : 0;

function describe(kind: string, some: readonly Outcome[]): string {
  const count = (status: number) => some.filter((outcome) => outcome.status === status).length;
  const slowest = some.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one));
  return (
    `${kind.padEnd(24)} ${String(some.length).padStart(5)} uploads: ${count(400)} refused, ${count(413)} too large, ` +
    `${count(201)} taken; slowest ${Math.round(slowest.milliseconds)} ms (${slowest.name})`
  );
}
