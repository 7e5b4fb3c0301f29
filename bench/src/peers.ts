// The same 12 slides by us and by others: warm in one process, and in processes of their own. Prints the tables of README.md.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inspectPlacedDeck } from "@lectern/deck";
import { renderOutline } from "@lectern/engine";
import { placeDeck } from "@lectern/layout";
import { readTemplate, writePresentation } from "@lectern/pptx";
import { builtInTemplate } from "@lectern/theme";
import { deflateParts, readChangingParts } from "./floor/floor.ts";
import { loadPeer, peersDirectory } from "./load-peer.ts";
import { measureInTurn, type Times, timesOf } from "./measuring/measure.ts";
import { type Command, measurePeakMemory, measureProcess } from "./measuring/measure-process.ts";
import { printTable, toFigure } from "./measuring/print-table.ts";
import { median, medianRatio, smallest } from "./measuring/statistics.ts";
import { toPlainSlides } from "./plain-slides.ts";
import { createSampleDeck } from "./sample-deck.ts";
import { toMarkdown } from "./to-markdown.ts";

const rounds = { warmUp: 40, measured: 60 };
const processRounds = 15;
const memoryRounds = 3;
const deckCount = 10;
const look = "harbor";

const template = readTemplate(builtInTemplate(look));
const decks = Array.from({ length: deckCount }, (_, number) => {
  const outline = createSampleDeck(number);
  const placed = placeDeck(outline, template.template);
  const bytes = writePresentation(placed, template);
  return { outline, plain: { title: outline.title, slides: toPlainSlides(outline) }, placed, bytes };
});
const automizerTemplate = Buffer.from(renderOutline(createSampleDeck(deckCount), { look }).bytes).toString(
  "base64",
);

await printWarm();
await printStages();
await printProcesses();

async function printWarm(): Promise<void> {
  const pptxGenJs = await loadPeer("pptxgenjs");
  const automizer = await loadPeer("pptx-automizer");
  const ours = { name: "Lectern", run: (round: number) => renderOutline(pick(round).outline, { look }) };
  const writing = { name: "Lectern, writing alone", run: (round: number) => write(round) };
  const createByPptxGenJs = (round: number, compression: boolean) =>
    pptxGenJs.createDeck({ ...pick(round).plain, compression });
  const first = await measureInTurn(
    [
      ours,
      writing,
      { name: "PptxGenJS, deflated", run: (round) => createByPptxGenJs(round, true) },
      { name: "PptxGenJS, stored", run: (round) => createByPptxGenJs(round, false) },
    ],
    rounds,
  );
  const createByAutomizer = (round: number) =>
    automizer.createDeck({ deck: pick(round).placed, template: automizerTemplate });
  const second = await measureInTurn([ours, { name: "pptx-automizer", run: createByAutomizer }], rounds);
  console.log(`\nWarm, in one process, ${rounds.measured} rounds in turn after ${rounds.warmUp}\n`);
  printTable(
    ["outline → bytes", "median ms", "least ms", "× Lectern", "× writing alone"],
    [
      toWarmRow(first, "Lectern"),
      toWarmRow(first, "Lectern, writing alone"),
      toWarmRow(first, "PptxGenJS, deflated"),
      toWarmRow(first, "PptxGenJS, stored"),
      [...toWarmRow(second, "pptx-automizer"), ""],
    ],
  );
}

function toWarmRow(times: Times, name: string): string[] {
  const own = timesOf(times, name);
  const ratios = ["Lectern", "Lectern, writing alone"]
    .filter((base) => times.has(base))
    .map((base) => toFigure(medianRatio(own, timesOf(times, base))));
  return [name, toFigure(median(own)), toFigure(smallest(own)), ...ratios];
}

async function printStages(): Promise<void> {
  const other = createOtherDeck();
  const parts = decks.map(({ bytes }) => readChangingParts(bytes, other));
  const times = await measureInTurn(
    [
      { name: "layout", run: (round) => placeDeck(pick(round).outline, template.template) },
      { name: "inspection", run: (round) => inspectPlacedDeck(pick(round).placed, template.template) },
      { name: "writing", run: write },
      { name: "floor", run: (round) => deflateParts(parts[round % deckCount] ?? []) },
    ],
    { ...rounds, measured: rounds.measured * 3 },
  );
  const [sample = []] = parts;
  const size = sample.reduce((total, { content }) => total + content.length, 0);
  console.log(
    `\nStages of ours; the floor deflates and checksums the ${sample.length} changing parts, ${toKilobytes(size)} KB\n`,
  );
  printTable(
    ["stage", "median ms", "least ms", "× floor"],
    [...times].map(([name, own]) => [
      name,
      toFigure(median(own)),
      toFigure(smallest(own)),
      toFigure(medianRatio(own, timesOf(times, "floor"))),
    ]),
  );
}

// What this deck shares with the others can be made ahead of time: it has other words and figures, and hardly a slide.
function createOtherDeck(): Uint8Array {
  const outline = createSampleDeck(deckCount + 1);
  const slides = outline.slides.filter(({ kind }) => kind === "chart");
  return renderOutline(
    { ...outline, slides: slides.map((slide) => ({ ...slide, notes: "Nothing to say." })) },
    { look },
  ).bytes;
}

async function printProcesses(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  try {
    const commands = createCommands(directory);
    const times = new Map(commands.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round <= processRounds; round += 1) {
      for (const { name, command } of commands) {
        const spent = await measureProcess(command);
        if (round > 0) times.get(name)?.push(spent);
      }
    }
    const rows: string[][] = [];
    for (const { name, command, output } of commands) {
      const own = timesOf(times, name);
      const memory = await measureMemory(command);
      rows.push([
        name,
        Math.round(median(own)).toString(),
        Math.round(smallest(own)).toString(),
        toFigure(medianRatio(own, timesOf(times, "Lectern"))),
        memory === undefined ? "" : Math.round(memory).toString(),
        output === undefined ? "" : toKilobytes(statSync(output).size),
      ]);
    }
    console.log(`\nWhole processes, ${processRounds} rounds in turn; peak memory of ${memoryRounds} more\n`);
    printTable(["file → file", "median ms", "least ms", "× Lectern", "peak MiB", "KB"], rows);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

interface NamedCommand {
  readonly name: string;
  readonly command: Command;
  readonly output?: string;
}

function createCommands(directory: string): NamedCommand[] {
  const { outline, plain, placed } = pick(0);
  const put = (name: string, content: string) => {
    const path = join(directory, name);
    writeFileSync(path, content);
    return path;
  };
  const writeOnce = fileURLToPath(new URL("floor/write-once.ts", import.meta.url));
  const peerOnce = join(peersDirectory, "write-once.js");
  const outlineFile = put("outline.json", JSON.stringify(outline));
  const plainFile = put("plain.json", JSON.stringify(plain));
  const placedFile = put("placed.json", JSON.stringify({ deck: placed, template: automizerTemplate }));
  const markdownFile = put("deck.md", toMarkdown(plain.title, plain.slides));
  const own = join(directory, "own.pptx");
  const pptxGenJs = join(directory, "pptxgenjs.pptx");
  const automizer = join(directory, "automizer.pptx");
  const pandoc = join(directory, "pandoc.pptx");
  const { execPath } = process;
  return [
    { name: "Lectern", command: [execPath, writeOnce, outlineFile, own], output: own },
    {
      name: "PptxGenJS",
      command: [execPath, peerOnce, "pptxgenjs", plainFile, pptxGenJs],
      output: pptxGenJs,
    },
    {
      name: "pptx-automizer",
      command: [execPath, peerOnce, "pptx-automizer", placedFile, automizer],
      output: automizer,
    },
    ...(hasPandoc()
      ? [
          {
            name: "pandoc",
            command: ["pandoc", "--slide-level=2", markdownFile, "-o", pandoc] satisfies Command,
            output: pandoc,
          },
        ]
      : []),
    { name: "node -e 0", command: [execPath, "-e", "0"] },
  ];
}

function hasPandoc(): boolean {
  return spawnSync("pandoc", ["--version"]).status === 0;
}

async function measureMemory(command: Command): Promise<number | undefined> {
  const peaks: number[] = [];
  for (let round = 0; round < memoryRounds; round += 1) {
    const peak = await measurePeakMemory(command);
    if (peak !== undefined) peaks.push(peak);
  }
  return peaks.length > 0 ? median(peaks) : undefined;
}

function write(round: number): Uint8Array {
  return writePresentation(pick(round).placed, template);
}

function pick(round: number) {
  const deck = decks[round % deckCount];
  if (!deck) throw new RangeError(`Expected a round from 0 on, got ${round}.`);
  return deck;
}

function toKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
