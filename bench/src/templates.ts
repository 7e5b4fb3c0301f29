// What other people's templates cost: reading each of a folder, and a deck in templates of 50 KB to 50 MB beside copying
// as many bytes. Prints the tables of README.md.  pnpm bench templates FOLDER
import { randomFillSync } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { renderOutline } from "@lectern/engine";
import { deflateEntry, inflateEntry, readZip, storeEntry, writeZip } from "@lectern/ooxml";
import { readTemplate } from "@lectern/pptx";
import { builtInTemplate } from "@lectern/theme";
import { runProcess } from "./measure-process.ts";
import { printTable, toFigure } from "./print-table.ts";
import { createSampleDeck } from "./sample-deck.ts";
import { smallest } from "./statistics.ts";

const rounds = 15;
const sizes = [50_000, 5_000_000, 50_000_000];

// Called with two files it makes a deck in the first one and writes it to the second, and prints the most memory it had.
const [, , folder, output] = process.argv;
if (folder === undefined) throw new RangeError("Expected a folder of templates, got none.");
if (output === undefined) await printCosts(resolve(process.env["INIT_CWD"] ?? "", folder));
else {
  makeDeck(folder, output);
  console.log(process.resourceUsage().maxRSS / 1024);
}

async function printCosts(from: string): Promise<void> {
  const files = readdirSync(from).filter((file) => /\.p(?:pt|ot)x$/iu.test(file));
  console.log(
    `\nReading a template, least ms of ${rounds} rounds; the first in a new process takes longer\n`,
  );
  printTable(
    ["file", "KB", "layouts", "ms"],
    files.map((file) => measureReading(join(from, file), file)),
  );
  const directory = mkdtempSync(join(tmpdir(), "lectern-templates-"));
  try {
    const rows: string[][] = [];
    for (const size of sizes) rows.push(await measureSize(directory, size));
    console.log(
      `\nA deck of ten slides, file to file, least ms of ${rounds} rounds; memory of a process that makes one\n`,
    );
    printTable(["template", "copying it", "reading it", "whole deck", "deck less copying", "peak MiB"], rows);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function measureReading(path: string, name: string): string[] {
  const bytes = readFileSync(path);
  const { template } = readTemplate(bytes);
  const times = measure(() => void readTemplate(bytes));
  return [name, Math.round(bytes.length / 1000).toString(), String(template.layouts.length), toFigure(times)];
}

async function measureSize(directory: string, size: number): Promise<string[]> {
  const [input, deck] = [join(directory, "template.pptx"), join(directory, "deck.pptx")];
  writeFileSync(input, createTemplate(size));
  const copying = measure(() => writeFileSync(deck, readFileSync(input)));
  const bytes = readFileSync(input);
  const reading = measure(() => void readTemplate(bytes));
  const whole = measure(() => makeDeck(input, deck));
  const peak = Number(await runProcess([process.execPath, fileURLToPath(import.meta.url), input, deck]));
  const shown = `${toFigure(bytes.length / 1000)} KB`;
  return [shown, ...[copying, reading, whole, whole - copying].map(toFigure), Math.round(peak).toString()];
}

function makeDeck(input: string, deck: string): void {
  const template = readTemplate(readFileSync(input));
  writeFileSync(deck, renderOutline(createSampleDeck(0), { template }).bytes);
}

/** The built-in template with a picture of random bytes on its master, which nothing can make smaller. */
function createTemplate(size: number): Uint8Array {
  const template = builtInTemplate("fern");
  const entries = [...readZip(template).entries.values()];
  const rels = "ppt/slideMasters/_rels/slideMaster1.xml.rels";
  const picture = randomFillSync(new Uint8Array(Math.max(0, size - template.length)));
  return writeZip([
    ...entries.map((entry) => (entry.name === rels ? withPicture(entry, template) : entry)),
    storeEntry("ppt/media/large.png", picture),
  ]);
}

function withPicture({ name }: { readonly name: string }, template: Uint8Array) {
  const entry = readZip(template).entries.get(name);
  if (!entry) throw new RangeError(`Expected ${name} in the template.`);
  const text = Buffer.from(inflateEntry(entry)).toString("utf8");
  const relationship =
    '<Relationship Id="rIdLarge" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="../media/large.png"/>';
  return deflateEntry(name, Buffer.from(text.replace("</Relationships>", `${relationship}</Relationships>`)));
}

function measure(run: () => void): number {
  run();
  return smallest(
    Array.from({ length: rounds }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
}
