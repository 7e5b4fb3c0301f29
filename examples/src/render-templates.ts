// Every template of a folder x three outlines -> decks, a table of what was found, and contact sheets.
//   node src/render.ts --templates FOLDER [TEMPLATE…] [--no-pictures] [--no-validation]
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { outFolder } from "./folders.ts";
import { writeContactSheets } from "./pictures/write-contact-sheets.ts";
import { printTable } from "./print-table.ts";
import {
  type ExampleTemplate,
  readExampleTemplate,
  renderInTemplate,
  servedRoles,
  type TemplateDeck,
} from "./templates/render-in-template.ts";
import { templateExamples } from "./templates/template-examples.ts";

/** What is rendered and checked. */
export interface RenderTemplatesOptions {
  /** Names of templates, or parts of names; empty for all. */
  readonly names: readonly string[];
  readonly pictures: boolean;
  readonly validation: boolean;
}

interface TemplateRun {
  readonly source: ExampleTemplate;
  readonly decks: readonly TemplateDeck[];
  /** What the Open XML SDK says; left out where it was not asked. */
  readonly invalid?: readonly string[];
}

/** Renders outlines in every template of a folder, prints what was found, and returns whether all is well. */
export async function renderTemplates(folder: string, options: RenderTemplatesOptions): Promise<boolean> {
  const files = readdirSync(folder)
    .filter((file) => /\.p(?:pt|ot)x$/iu.test(file))
    .filter((file) => options.names.length === 0 || options.names.some((name) => file.includes(name)))
    .sort();
  const runs: TemplateRun[] = [];
  const target = join(outFolder, "templates");
  if (files.length === 0) {
    throw new Error(
      `Expected templates in ${folder} with ${options.names.join(" or ") || "any name"}, got none.`,
    );
  }
  mkdirSync(target, { recursive: true });
  for (const file of files) {
    const source = readExampleTemplate(join(folder, file));
    const decks = templateExamples.map((example) => renderInTemplate(example, source));
    for (const { name, bytes } of decks) writeFileSync(join(target, `${name}.pptx`), bytes);
    const invalid = options.validation ? await validateAll(decks) : undefined;
    runs.push({ source, decks, ...(invalid && { invalid }) });
  }
  const headings = [
    "template",
    "size in",
    "layouts",
    "used",
    "roles served",
    "slides",
    "findings",
    "lint",
    "invalid",
    "kept",
    "changed",
    "outright",
    "read ms",
    "deck ms",
  ];
  printTable(headings, runs.map(toRow), 5);
  const faults = runs.flatMap(toFaults);
  if (faults.length > 0) console.log(`\n${faults.join("\n")}`);
  if (options.pictures) {
    await writeContactSheets(
      target,
      runs.flatMap(({ decks }) => decks.map(({ name }) => name)),
    );
  }
  console.log(`\nThe decks are in ${target}`);
  return faults.length === 0;
}

async function validateAll(decks: readonly TemplateDeck[]): Promise<string[]> {
  const { default: validate } = await import("@ooxml-tools/validate");
  const found: string[] = [];
  for (const { name, bytes } of decks) {
    const errors = await validate(bytes, "pptx", "Microsoft365");
    found.push(...errors.map((error) => `${name}: ${JSON.stringify(error)}`));
  }
  return found;
}

function toRow({ source, decks, invalid }: TemplateRun): string[] {
  const { width, height } = source.template.template.slideSize;
  const sum = (count: (deck: TemplateDeck) => number) =>
    decks.reduce((total, deck) => total + count(deck), 0);
  const toInches = (length: number) => (length / 914_400).toFixed(2).replace(/\.?0+$/u, "");
  return [
    parse(source.name).name,
    `${toInches(width)} × ${toInches(height)}`,
    String(source.template.template.layouts.length),
    String(new Set(decks.flatMap(({ layouts }) => layouts)).size),
    servedRoles(source.template).join(", "),
    String(sum(({ slideCount }) => slideCount)),
    String(sum(({ inspection }) => inspection.findings.length)),
    String(sum(({ lint }) => lint.length)),
    invalid ? String(invalid.length) : "-",
    String(Math.max(...decks.map(({ fidelity }) => fidelity.kept))),
    String(sum(({ fidelity }) => fidelity.changed.length)),
    String(sum(({ fidelity }) => fidelity.outright.length)),
    source.milliseconds.toFixed(0),
    (sum(({ milliseconds }) => milliseconds) / decks.length).toFixed(1),
  ];
}

function toFaults({ decks, invalid = [] }: TemplateRun): string[] {
  const found = decks.flatMap(({ name, inspection, lint, fidelity }) => [
    ...inspection.findings.map(
      ({ slide, kind, element, message }) => `${name} ${slide}: ${kind}, ${element ?? "slide"}: ${message}`,
    ),
    ...[...lint, ...fidelity.changed.map((part) => `changed: ${part}`), ...fidelity.outright].map(
      (message) => `${name}: ${message}`,
    ),
  ]);
  return [...found, ...invalid];
}
