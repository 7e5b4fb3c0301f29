// User CPU time of outline → bytes, today's and that of an older checkout, in processes of their own that take turns.
//   node src/beside-older.ts WORKTREE [--outlines FOLDER] [--rounds 30]
// WORKTREE is an installed checkout; FOLDER has outlines as JSON (`pnpm --filter @lectern/examples outlines`), else the sample decks.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Outline } from "@lectern/deck";
import { printTable, toFigure } from "./measuring/print-table.ts";
import { median, medianRatio, smallest } from "./measuring/statistics.ts";
import type { RenderReport, RenderRequest } from "./older/render-again.ts";
import { createSampleDeck } from "./sample-deck.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { outlines: { type: "string" }, rounds: { type: "string", default: "30" } },
});
const [worktree] = positionals;
if (worktree === undefined) throw new TypeError("Expected the folder of an older checkout, got none.");
const own = fileURLToPath(new URL("../..", import.meta.url));
/** Decks that each process makes before it is measured, and in each turn at least. */
const least = { warmUp: 300, turn: 30 };

const request: RenderRequest = values.outlines
  ? { outlines: readOutlines(fromCaller(values.outlines)) }
  : { outlines: Array.from({ length: 10 }, (_, number) => createSampleDeck(number)), look: "harbor" };
const today = await start(own);
const older = await start(fromCaller(worktree));
const { length } = request.outlines;
const turn = Math.ceil(least.turn / length) * length;
for (const one of [today, older]) await render(one, Math.ceil(least.warmUp / length) * length);
const times = { today: [] as number[], older: [] as number[] };
for (let round = 0; round < Number(values.rounds); round += 1) {
  times.today.push(await render(today, turn));
  times.older.push(await render(older, turn));
}
for (const one of [today, older]) one.disconnect();
console.log(`\nUser CPU time of outline → bytes, ${values.rounds} turns of ${turn} decks each\n`);
printTable(
  ["checkout", "median ms", "least ms", "× older"],
  Object.entries(times).map(([name, spent]) => [
    name,
    toFigure(median(spent)),
    toFigure(smallest(spent)),
    toFigure(medianRatio(spent, times.older)),
  ]),
);

function fromCaller(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? ".", path);
}

function readOutlines(folder: string): readonly Outline[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  if (files.length === 0) throw new RangeError(`Expected outlines as JSON in ${folder}, found none.`);
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Outline);
}

async function start(checkout: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL("older/render-again.ts", import.meta.url)), [checkout]);
  // It says itself what went wrong: an older state may not know a kind of slide.
  child.once("exit", (code) => {
    if (code !== 0) process.exit(1);
  });
  await once(child, "message");
  child.send(request);
  return child;
}

/** Returns the milliseconds of each deck. */
async function render(child: ChildProcess, decks: number): Promise<number> {
  child.send(decks);
  const [{ milliseconds }] = (await once(child, "message")) as [RenderReport];
  return milliseconds / decks;
}
