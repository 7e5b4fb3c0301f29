// Three decks in every template of a folder, by us and by pandoc's --reference-doc: which are valid, and which fit.
//   node src/templates-beside-pandoc.ts FOLDER
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Outline } from "@lectern/deck";
import { renderOutline } from "@lectern/engine";
import { readTemplate } from "@lectern/pptx";
import validate from "@ooxml-tools/validate";
import { countOverflow } from "./count-overflow.ts";
import { measureDeck } from "./metrics.ts";
import { toPlainSlides } from "./plain-slides.ts";
import { printTable } from "./print-table.ts";
import { createSampleDeck } from "./sample-deck.ts";
import { toMarkdown } from "./to-markdown.ts";

const given = process.argv[2];
if (given === undefined) throw new RangeError("Expected a folder of templates, got none.");
const folder = resolve(process.env["INIT_CWD"] ?? "", given);

const outlines = [0, 1, 2].map(createSampleDeck);
const files = readdirSync(folder).filter((file) => /\.p(?:pt|ot)x$/iu.test(file));

interface Made {
  readonly bytes: Uint8Array | undefined;
  /** Layouts that were looked for by their names and not found. */
  readonly missingLayouts: number;
}

interface Contestant {
  readonly name: string;
  readonly make: (outline: Outline, file: string) => Made;
}

const contestants: readonly Contestant[] = [
  { name: "Lectern", make: makeOwn },
  { name: "pandoc --reference-doc", make: makeByPandoc },
];

const rows: string[][] = [];
for (const { name, make } of contestants) {
  const decks = files.flatMap((file) => outlines.map((outline) => make(outline, join(folder, file))));
  rows.push([name, ...(await summarise(decks))]);
}
printTable(
  [
    "",
    "decks",
    "valid",
    "no lint findings",
    "texts too long",
    "overlapping pairs",
    "out of bounds",
    "layouts not found",
  ],
  rows,
);
process.exit(0);

async function summarise(decks: readonly Made[]): Promise<string[]> {
  const made = decks.flatMap(({ bytes }) => bytes ?? []);
  let valid = 0;
  for (const bytes of made) if (await isValid(bytes)) valid += 1;
  const measured = made.flatMap(measureWhereSound);
  const sum = (count: (one: (typeof measured)[number]) => number) =>
    measured.reduce((total, one) => total + count(one), 0);
  return [
    `${made.length}/${decks.length}`,
    String(valid),
    String(measured.filter(({ metrics }) => metrics.lintFindings === 0).length),
    String(sum(({ overflow }) => overflow)),
    String(sum(({ metrics }) => metrics.overlaps)),
    String(sum(({ metrics }) => metrics.outOfBounds)),
    String(decks.reduce((total, { missingLayouts }) => total + missingLayouts, 0)),
  ];
}

async function isValid(bytes: Uint8Array): Promise<boolean> {
  try {
    return (await validate(bytes, "pptx", "Microsoft365")).length === 0;
  } catch {
    // A package that the SDK cannot open at all.
    return false;
  }
}

function measureWhereSound(bytes: Uint8Array) {
  try {
    return [{ metrics: measureDeck(bytes), overflow: countOverflow(bytes) }];
  } catch (error) {
    console.log(`Not measured: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

function makeOwn(outline: Outline, file: string): Made {
  const template = readTemplate(readFileSync(file));
  return { bytes: renderOutline(outline, { template }).bytes, missingLayouts: 0 };
}

function makeByPandoc(outline: Outline, file: string): Made {
  const directory = mkdtempSync(join(tmpdir(), "lectern-templates-"));
  try {
    const [input, output] = [join(directory, "deck.md"), join(directory, "deck.pptx")];
    writeFileSync(input, toMarkdown(outline.title, toPlainSlides(outline)));
    const options = ["--slide-level=2", `--reference-doc=${file}`, input, "-o", output];
    const { status, stderr, error } = spawnSync("pandoc", options, { encoding: "utf8" });
    if (error) throw new Error("Expected pandoc on the PATH, found none.", { cause: error });
    const missingLayouts = stderr.match(/Couldn't find layout/gu)?.length ?? 0;
    return { bytes: status === 0 ? readFileSync(output) : undefined, missingLayouts };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
