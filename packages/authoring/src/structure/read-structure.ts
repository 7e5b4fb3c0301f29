import { isMarkdown, type ReadBlocks, readMarkdown } from "./formats/markdown.ts";
import { readJson } from "./formats/read-json.ts";
import { readPlainText } from "./plain/plain-text.ts";

/** What the material consists of, and how it was read. */
export interface Structure extends ReadBlocks {
  readonly format: "Markdown" | "plain text" | "JSON";
}

/**
 * Returns the blocks of the material; Markdown is read as such where it is used on purpose, all else as plain text. `heads` are
 * the places in the material where numbered lines begin that head what is below them.
 */
export function readStructure(material: string, heads: ReadonlySet<number> = new Set()): Structure {
  const json = readJson(material);
  if (json !== undefined) return { ...json, format: "JSON" };
  const format = isMarkdown(material) ? "Markdown" : "plain text";
  const read = format === "Markdown" ? readMarkdown(material, 0) : readPlainText(material, 0, heads);
  return { ...read, format };
}
