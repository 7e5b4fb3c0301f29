import { trainChain } from "./slots/train-chain.ts";
import { slotTraining } from "./slots/training.ts";
import { compareBrief, createTally, showTally } from "./testing/compare-brief.ts";
import { toLabelledUnits } from "./testing/labelled-units.ts";
import { readFolders } from "./testing/read-folders.ts";

/**
 * Measures what is read of annotated prompts, by writer: `node src/brief/measure-brief.ts FOLDER…`. With HELD_OUT=1 each
 * writer is read with a chain that was trained on the others; WRITERS=abc measures those alone; MISSES=slot shows what is missed.
 */
const folders = process.argv.slice(2);
if (folders.length === 0)
  throw new Error("expected folders of annotated prompts, got none: node src/brief/measure-brief.ts FOLDER…");
const testWriters = process.env["TEST_WRITERS"] ?? "f";
const all = readFolders(folders, testWriters === "none" ? "" : testWriters);
const writers = process.env["WRITERS"] ?? [...new Set(all.map(({ writer }) => writer))].join("");
const labelled =
  process.env["HELD_OUT"] === "1"
    ? new Map(all.map((prompt) => [prompt, toLabelledUnits(prompt)]))
    : undefined;
const total = createTally();
for (const writer of writers) {
  const weights =
    labelled &&
    trainChain(
      all.filter((prompt) => prompt.writer !== writer).flatMap((prompt) => labelled.get(prompt) ?? []),
      slotTraining,
    );
  const tally = createTally();
  for (const prompt of all.filter((candidate) => candidate.writer === writer))
    for (const miss of compareBrief(prompt, [tally, total], weights))
      if (process.env["MISSES"] === miss.kind)
        process.stdout.write(`${prompt.id}\t${miss.want}\t<-\t${miss.got}\n`);
  process.stdout.write(`${writer}  ${showTally(tally)}\n`);
}
process.stdout.write(`all  ${showTally(total)}\n`);
