// What other people's templates cost: reading each of a folder; and a service with templates of 50 KB to 50 MB, beside
// copying as many bytes as it does itself. Needs `pnpm build`. Prints the tables of README.md.  pnpm bench templates FOLDER
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readTemplate } from "@lectern/pptx";
import { printTable, toFigure } from "./measuring/print-table.ts";
import { median, smallest } from "./measuring/statistics.ts";
import { measurePeaks, measureStages, type Peaks, type Stage, stages } from "./templates/template-cost.ts";

const rounds = 15;
const sizes = [50_000, 5_000_000, 50_000_000];

const folder = process.argv[2];
if (folder === undefined) throw new RangeError("Expected a folder of templates, got none.");
const from = resolve(process.env["INIT_CWD"] ?? "", folder);

console.log(`\nReading a template, ms of ${rounds} rounds; the first in a new process takes longer\n`);
printTable(
  ["file", "KB", "layouts", "median ms", "least ms"],
  readdirSync(from)
    .filter((file) => /\.p(?:pt|ot)x$/iu.test(file))
    .map((file) => measureReading(join(from, file), file)),
);
printStages(await measureStages(sizes, rounds));
const peaks: Peaks[] = [];
for (const size of sizes) peaks.push(await measurePeaks(size));
printPeaks(peaks);

function measureReading(path: string, name: string): string[] {
  const bytes = readFileSync(path);
  const { template } = readTemplate(bytes);
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    readTemplate(bytes);
    return performance.now() - start;
  });
  const figures = [median(times), smallest(times)].map(toFigure);
  return [name, Math.round(bytes.length / 1000).toString(), String(template.layouts.length), ...figures];
}

function printStages(measured: readonly Readonly<Record<Stage, readonly number[]>>[]): void {
  const more = (stage: Stage) => {
    const [small, large] = measured.slice(-2).map((of) => of[stage]);
    return median((large ?? []).map((value, round) => value - (small?.[round] ?? Number.NaN)));
  };
  console.log(
    `\nMedian ms of ${rounds} rounds in turn; what the largest takes more than the one before it\n`,
  );
  printTable(
    ["stage", ...sizes.map(toSize), "more", "× copying"],
    (Object.keys(stages) as Stage[]).map((stage) => [
      stages[stage],
      ...measured.map((of) => toFigure(median(of[stage]))),
      toFigure(more(stage)),
      toFigure(more(stage) / more("copying")),
    ]),
  );
}

function printPeaks(measured: readonly Peaks[]): void {
  const toRow = (name: string, kind: keyof Peaks) => {
    const [small = Number.NaN, large = Number.NaN] = measured.slice(-2).map((of) => of[kind]);
    const [smallSize = 0, largeSize = 0] = sizes.slice(-2);
    const times = ((large - small) * 1024 * 1024) / (largeSize - smallSize);
    return [name, ...measured.map((of) => Math.round(of[kind]).toString()), toFigure(times)];
  };
  console.log("\nMost memory of a new service, MiB\n");
  printTable(
    ["after", ...sizes.map(toSize), "× the file"],
    [toRow("uploading it", "upload"), toRow("a first deck", "first"), toRow("ten decks", "later")],
  );
}

function toSize(size: number): string {
  return `${toFigure(size / 1000)} KB`;
}
