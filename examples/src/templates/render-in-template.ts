import { readFileSync } from "node:fs";
import { parse } from "node:path";
import { renderOutline } from "@lectern/engine";
import { chooseLayouts } from "@lectern/layout";
import { readTemplate, type TemplatePackage } from "@lectern/pptx";
import type { Example } from "../example.ts";
import { lintWords, type RenderedExample } from "../render-example.ts";
import { compareFidelity, type Fidelity } from "./template-fidelity.ts";

/** A file read as a template. */
export interface ExampleTemplate {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly template: TemplatePackage;
  /** What it took to read it. */
  readonly milliseconds: number;
}

/** A deck made in somebody's template, and what is known about it. */
export interface TemplateDeck extends RenderedExample {
  readonly fidelity: Fidelity;
  /** The layouts that the slides stand on, each once. */
  readonly layouts: readonly string[];
}

/** Reads a .pptx or .potx as a template; throws a TemplateUnusableError where it is none. */
export function readExampleTemplate(file: string): ExampleTemplate {
  const bytes = readFileSync(file);
  const start = performance.now();
  const template = readTemplate(bytes);
  return { name: parse(file).name, bytes, template, milliseconds: performance.now() - start };
}

/** Renders an outline of the gallery in a template. */
export function renderInTemplate({ name, outline }: Example, source: ExampleTemplate): TemplateDeck {
  const start = performance.now();
  const { bytes, slideCount, deck, inspection } = renderOutline(outline, { template: source.template });
  const milliseconds = performance.now() - start;
  return {
    name: `${source.name}--${name}`,
    look: source.name,
    bytes,
    slideCount,
    deck,
    inspection,
    lint: lintWords(bytes),
    milliseconds,
    fidelity: compareFidelity(bytes, source.bytes),
    layouts: [...new Set(deck.slides.map(({ layoutId }) => layoutId))],
  };
}

/** Says which uses a template has a layout of its own for, in the order of their names. */
export function servedRoles({ template }: TemplatePackage): readonly string[] {
  const { content, columns, ...chosen } = chooseLayouts(template);
  const roles = Object.entries(chosen)
    .filter(([, anatomy]) => anatomy.layout.id !== content.layout.id)
    .map(([role]) => role);
  const lists = new Set(
    columns.map(({ bodies, headings }) => `${bodies.length}${headings.length > 0 ? "h" : ""}`),
  );
  return [...(content.body ? ["content"] : []), ...roles, ...[...lists].map((list) => `columns ${list}`)];
}
