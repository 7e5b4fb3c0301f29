// Outlines and prompts -> .pptx -> PDF (soffice) -> PNG (pdftoppm) -> a contact sheet for each deck, and a table.
//   node src/render.ts [NAME…] [--look NAME] [--no-pictures]
//   node src/render.ts --guide
//   node src/render.ts --templates FOLDER [TEMPLATE…] [--no-pictures] [--no-validation]
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { parseArgs } from "node:util";
import { outFolder, promptsFolder } from "./folders.ts";
import { gallery } from "./gallery.ts";
import { writeContactSheets } from "./pictures/write-contact-sheets.ts";
import { printTable } from "./print-table.ts";
import { type RenderedExample, renderExample, renderPrompt } from "./render-example.ts";
import { renderTemplates } from "./render-templates.ts";
import { drawGuide } from "./templates/draw-guide.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    look: { type: "string" },
    guide: { type: "boolean", default: false },
    pictures: { type: "boolean", default: true },
    templates: { type: "string" },
    validation: { type: "boolean", default: true },
  },
  allowNegative: true,
});
if (values.guide) {
  await drawGuide();
  process.exit();
}
if (values.templates !== undefined) {
  const { pictures, validation } = values;
  const isWell = await renderTemplates(values.templates, { names: positionals, pictures, validation });
  process.exit(isWell ? 0 : 1);
}
const rendered = await renderAll(positionals);
if (rendered.length === 0) fail(`Expected names of examples, got ${positionals.join(", ")}.`);
mkdirSync(outFolder, { recursive: true });
for (const { name, bytes } of rendered) writeFileSync(join(outFolder, `${name}.pptx`), bytes);
printDecks(rendered);
const findings = rendered.flatMap(toFindings);
if (findings.length > 0) console.log(`\n${findings.join("\n")}`);
if (values.pictures)
  await writeContactSheets(
    outFolder,
    rendered.map(({ name }) => name),
  );
console.log(`\nThe decks are in ${outFolder}`);
process.exitCode = findings.length > 0 ? 1 : 0;

async function renderAll(names: readonly string[]): Promise<RenderedExample[]> {
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const outlines = gallery
    .filter(({ name }) => isWanted(name))
    .map((example) => renderExample({ ...example, look: values.look ?? example.look }));
  const prompts = readdirSync(promptsFolder)
    .sort()
    .map((file) => ({ name: `prompt-${parse(file).name}`, file: join(promptsFolder, file) }))
    .filter(({ name }) => isWanted(name));
  return [...outlines, ...(await Promise.all(prompts.map(({ name, file }) => renderPrompt(name, file))))];
}

function printDecks(decks: readonly RenderedExample[]): void {
  const headings = ["deck", "look", "slides", "findings", "lint", "page in use", "bytes", "ms"];
  printTable(headings, [...decks.map(toRow), toTotals(decks)], 2);
}

function toRow(deck: RenderedExample): string[] {
  const { name, look, slideCount, inspection, lint, bytes, milliseconds } = deck;
  return [
    name,
    look,
    String(slideCount),
    String(inspection.findings.length),
    String(lint.length),
    toShare(contentShares(deck)),
    bytes.length.toLocaleString("en"),
    milliseconds.toFixed(1),
  ];
}

function toTotals(decks: readonly RenderedExample[]): string[] {
  const sum = (count: (deck: RenderedExample) => number) =>
    decks.reduce((total, deck) => total + count(deck), 0);
  return [
    `${decks.length} decks`,
    "",
    String(sum(({ slideCount }) => slideCount)),
    String(sum(({ inspection }) => inspection.findings.length)),
    String(sum(({ lint }) => lint.length)),
    toShare(decks.flatMap(contentShares)),
    sum(({ bytes }) => bytes.length).toLocaleString("en"),
    sum(({ milliseconds }) => milliseconds).toFixed(1),
  ];
}

function contentShares({ inspection }: RenderedExample): number[] {
  return inspection.slides.map(({ contentShare }) => contentShare).filter((share) => share > 0);
}

/** The median, in percent. */
function toShare(shares: readonly number[]): string {
  const sorted = shares.toSorted((first, second) => first - second);
  return `${Math.round(100 * (sorted[Math.floor(sorted.length / 2)] ?? 0))} %`;
}

function toFindings({ name, inspection, lint }: RenderedExample): string[] {
  return [
    ...inspection.findings.map(
      ({ slide, kind, element, message }) => `${name} ${slide}: ${kind}, ${element ?? "slide"}: ${message}`,
    ),
    ...lint.map((message) => `${name}: ${message}`),
  ];
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
