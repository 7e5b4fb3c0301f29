// Three decks in every template of folders, by us and by pandoc's --reference-doc: which are valid, which open in
// LibreOffice where that is installed, which fit, and how many slides they have; --keep writes the decks of the first outline.
//   node src/templates-beside-pandoc.ts FOLDER… [--keep DIRECTORY]
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Outline } from "@lectern/deck";
import { renderOutline } from "@lectern/engine";
import { readTemplate } from "@lectern/pptx";
import validate from "@ooxml-tools/validate";
import { printTable } from "./measuring/print-table.ts";
import { countOverflow } from "./metrics/count-overflow.ts";
import { measureDeck } from "./metrics/metrics.ts";
import { toPlainSlides } from "./plain-slides.ts";
import { createSampleDeck } from "./sample-deck.ts";
import { toMarkdown } from "./to-markdown.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: "string" } },
});
if (positionals.length === 0) throw new RangeError("Expected a folder of templates, got none.");
const resolved = (path: string) => resolve(process.env["INIT_CWD"] ?? "", path);

const outlines = [0, 1, 2].map(createSampleDeck);
const files = positionals
  .map(resolved)
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => /\.p(?:pt|ot)x$/iu.test(file) && isUsable(file));
const openOffice = createOpener();

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
  const decks = files.flatMap((file) => outlines.map((outline) => make(outline, file)));
  if (values.keep !== undefined) keep(name, decks, resolved(values.keep));
  rows.push([name, ...(await summarise(decks))]);
}
printTable(
  [
    "",
    "decks",
    "valid",
    "open in LibreOffice",
    "slides",
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
    openOffice ? String(openOffice(made)) : "not installed",
    String(sum(({ metrics }) => metrics.slides)),
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

/** Says whether a file is a template at all: one that we refuse is no template for anybody. */
function isUsable(file: string): boolean {
  try {
    readTemplate(readFileSync(file));
    return true;
  } catch {
    return false;
  }
}

/** Returns what counts the decks that LibreOffice makes a PDF of; undefined where it is not installed. */
function createOpener(): ((decks: readonly Uint8Array[]) => number) | undefined {
  if (spawnSync("soffice", ["--version"]).status !== 0) return undefined;
  return (decks) => {
    const directory = mkdtempSync(join(tmpdir(), "lectern-office-"));
    try {
      const inputs = decks.map((bytes, index) => {
        const input = join(directory, `${index}.pptx`);
        writeFileSync(input, bytes);
        return input;
      });
      const profile = `-env:UserInstallation=file://${join(directory, "profile")}`;
      spawnSync("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", directory, ...inputs]);
      return readdirSync(directory).filter((file) => file.endsWith(".pdf")).length;
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  };
}

// Those of the first outline are what there is to look at.
function keep(name: string, decks: readonly Made[], directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const [index, file] of files.entries()) {
    const bytes = decks[index * outlines.length]?.bytes;
    const [by = name] = name.toLowerCase().split(" ");
    if (bytes) writeFileSync(join(directory, `${basename(file, extname(file))}--${by}.pptx`), bytes);
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
