// Prompts -> what of the embedded author each of them runs -> by how many prompts its rooms, files and functions are reached.
//   node src/reading-coverage.ts SET… [--fresh SET…] [--most N] [--json FILE]
import { readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readPrompts } from "./corpus/read-folder.ts";
import { corpusFolder } from "./folders.ts";
import { printTable } from "./print-table.ts";
import { type FileReach, type PromptKind, type Reach, ReachCounter, reachedBy } from "./reach/count-reach.ts";
import { recordCoverage } from "./reach/record-coverage.ts";
import { readSets } from "./reading/prompts/read-sets.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fresh: { type: "string", multiple: true, default: [] },
    most: { type: "string", default: "1" },
    json: { type: "string" },
  },
});
if (positionals.length === 0 && values.fresh.length === 0) {
  console.error("Expected files or folders of annotated prompts: pnpm reading-coverage SET… [--fresh SET].");
  process.exit(2);
}
// The paths are the caller's, who may stand in another folder than this package.
const fromCaller = (path: string) => resolve(process.env["INIT_CWD"] ?? ".", path);
// Each set is read for itself: files of two writers may have the same name.
const textsOf = (sets: readonly string[]) =>
  sets.flatMap((set) => readSets([fromCaller(set)]).map(({ text }) => text));
const texts: Readonly<Record<PromptKind, readonly string[]>> = {
  corpus: readPrompts(corpusFolder).map(({ text }) => text),
  annotated: textsOf(positionals),
  fresh: textsOf(values.fresh),
};

const folder = fileURLToPath(new URL("../../packages/authoring/src/", import.meta.url));
const recorder = await recordCoverage(folder);
// Imported only now, so that V8 tells all of its functions.
const { createEmbeddedAuthor } = await import("@lectern/authoring");
const author = createEmbeddedAuthor();
const whole = await recorder.take();
const counter = new ReachCounter(whole, new Map(whole.map(({ path }) => [path, readFileSync(path, "utf8")])));
for (const kind of ["corpus", "annotated", "fresh"] as const) {
  for (const prompt of texts[kind]) {
    await author.compose({ prompt }).catch((error: unknown) => console.error(String(error)));
    counter.add(kind, await recorder.take());
  }
}
recorder.stop();

const files = counter.files().filter(({ lines }) => lines.length > 0);
const pathOf = ({ path }: FileReach) => relative(folder, path);
const roomOf = (file: FileReach) => pathOf(file).split("/").slice(0, -1).join("/") || ".";
const headings = ["lines in functions", "0 prompts", "1 prompt", "corpus only", "not by fresh"];
const rooms = Map.groupBy(files, roomOf);
printTable(
  ["room", ...headings],
  [...rooms].map(([room, own]) => [room, ...toCells(own)]),
  1,
);
console.log();
printTable(
  ["file", ...headings],
  files.map((file) => [pathOf(file), ...toCells([file])]),
  1,
);
const most = Number(values.most);
const rare = files.flatMap((file) =>
  file.functions
    .filter((reach) => reachedBy(reach) <= most)
    .map((reach) => [
      `${pathOf(file)}:${reach.line}`,
      reach.name,
      ...[reach.lines, reach.corpus, reach.annotated, reach.fresh].map(String),
    ]),
);
console.log(`\nFunctions that at most ${most} prompts call (${rare.length})`);
printTable(["place", "function", "lines", "corpus", "annotated", "fresh"], rare, 2);
console.log();
printTable(
  ["all", ...headings],
  [
    ["author", ...toCells(files)],
    ["share", ...toShares(files)],
  ],
  1,
);
console.log(
  `\n${texts.corpus.length} prompts of the corpus, ${texts.annotated.length} annotated, ${texts.fresh.length} fresh`,
);
if (values.json !== undefined) {
  const told = files.map((file) => ({ ...file, path: pathOf(file) }));
  writeFileSync(fromCaller(values.json), JSON.stringify(told));
}

/** Lines in all, and those reached by none, by one, by none but prompts of the corpus, and by no fresh one. */
function toFigures(of: readonly FileReach[]): readonly number[] {
  const lines = of.flatMap((file) => file.lines);
  const count = (holds: (line: Reach) => boolean) => lines.filter(holds).length;
  return [
    lines.length,
    count((line) => reachedBy(line) === 0),
    count((line) => reachedBy(line) === 1),
    count(({ corpus, annotated, fresh }) => corpus > 0 && annotated + fresh === 0),
    count(({ fresh }) => fresh === 0),
  ];
}

function toCells(of: readonly FileReach[]): readonly string[] {
  return toFigures(of).map(String);
}

function toShares(of: readonly FileReach[]): readonly string[] {
  const [all = 0, ...parts] = toFigures(of);
  return ["", ...parts.map((part) => `${((100 * part) / all).toFixed(1)} %`)];
}
