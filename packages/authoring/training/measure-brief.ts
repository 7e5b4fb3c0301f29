import { fileURLToPath } from "node:url";
import { trainChain } from "../src/brief/slots/train-chain.ts";
import { slotTraining } from "../src/brief/slots/training.ts";
import { compareBrief, createTally, showTally } from "../src/brief/testing/compare-brief.ts";
import { toLabelledUnits } from "../src/brief/testing/labelled-units.ts";
import { readMade, readWriters } from "./read-writers.ts";

/**
 * Measures what is read of annotated prompts, by writer: `node training/measure-brief.ts`. With HELD_OUT=1 each writer is
 * read with a chain that was trained on the others; WRITERS=a,b measures those alone; MISSES=slot shows what is missed.
 */
const folder = fileURLToPath(new URL("../annotated", import.meta.url));
const testWriter = "f";
const all = readWriters(folder, [testWriter]);
const writers = process.env["WRITERS"]?.split(",") ?? [...new Set(all.map(({ writer }) => writer))];
const labelled =
  process.env["HELD_OUT"] === "1"
    ? new Map(all.map((prompt) => [prompt, toLabelledUnits(prompt)]))
    : undefined;
const made = process.env["MADE"] === "0" ? [] : readMade().flatMap(toLabelledUnits);
const total = createTally();
for (const writer of writers) {
  const weights =
    labelled &&
    trainChain(
      [
        ...all.filter((prompt) => prompt.writer !== writer).flatMap((prompt) => labelled.get(prompt) ?? []),
        ...made,
      ],
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
