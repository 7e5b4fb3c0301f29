// Where the time of outline → bytes goes: the functions that the processor is found in most often, by Node's own profiler.
import { type Profiler, Session } from "node:inspector/promises";
import { renderOutline } from "@lectern/engine";
import { printTable } from "./measuring/print-table.ts";
import { createSampleDeck } from "./sample-deck.ts";

const warmUp = 300;
const measured = 1500;
const shown = 30;

const decks = Array.from({ length: 10 }, (_, number) => createSampleDeck(number));
renderAgain(warmUp);
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.setSamplingInterval", { interval: 100 });
await session.post("Profiler.start");
renderAgain(measured);
const { profile } = await session.post("Profiler.stop");
session.disconnect();
printProfile(profile);

function renderAgain(times: number): void {
  for (let round = 0; round < times; round += 1) {
    const deck = decks[round % decks.length];
    if (deck) renderOutline(deck, { look: "harbor" });
  }
}

function printProfile({ nodes, samples = [] }: Profiler.Profile): void {
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const names = new Map(nodes.map(({ id, callFrame }) => [id, toName(callFrame)]));
  const self = new Map<string, number>();
  const total = new Map<string, number>();
  for (const sample of samples) {
    count(self, names.get(sample) ?? "");
    for (const name of new Set(listStack(sample, parents).map((id) => names.get(id) ?? "")))
      count(total, name);
  }
  const toShare = (value = 0) => `${((100 * value) / samples.length).toFixed(1)} %`;
  const rows = [...self]
    .sort(([, one], [, other]) => other - one)
    .slice(0, shown)
    .map(([name, value]) => [name, toShare(value), toShare(total.get(name))]);
  console.log(`\noutline → bytes, ${measured} decks\n`);
  printTable(["function", "itself", "with its callees"], rows);
}

function listStack(sample: number, parents: ReadonlyMap<number, number>): number[] {
  const stack: number[] = [];
  for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) stack.push(id);
  return stack;
}

function toName({
  functionName,
  url,
  lineNumber,
}: {
  functionName: string;
  url: string;
  lineNumber: number;
}): string {
  const file = url.replace(/^.*\/packages\//, "").replace("/src/", "/");
  return `${functionName || "(anonymous)"}${file === "" ? "" : ` ${file}:${lineNumber + 1}`}`;
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
