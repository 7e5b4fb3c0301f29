import { hasBlockTag } from "./hide-markup.ts";
import type { Unit } from "./unit.ts";

/**
 * Returns units of a web page as Markdown: headings, items, rows, code and paragraphs as its tags say. Tags within a unit and
 * entities stay for the reader of Markdown.
 */
export function pageText(text: string, units: readonly Unit[]): string {
  const parts = units.map((unit, index) => {
    const before = units[index - 1];
    return opensBlock(text, unit, before) ? openBlock(unit, before) : ` ${unit.text}`;
  });
  return `${parts.join("")}${units.at(-1)?.form === "code" ? fence : ""}`.trim();
}

const fence = "\n```\n";

/** What no tag of a block parts is one paragraph or item; rows and lines of code stand alone. */
function opensBlock(text: string, unit: Unit, before: Unit | undefined): boolean {
  if (unit.form !== before?.form || unit.form === "row" || unit.form === "code") return true;
  return hasBlockTag(text.slice(before.span.end, unit.span.start));
}

function openBlock(unit: Unit, before: Unit | undefined): string {
  const goesOn = before?.form === unit.form;
  const end = before?.form === "code" && !goesOn ? fence : "";
  const words = unit.text.replace(/\s*\n\s*/gu, " ");
  switch (unit.form) {
    case "heading":
      return `${end}\n\n${"#".repeat(Math.max(1, unit.depth))} ${words}\n`;
    case "item":
      return `${end}${goesOn ? "\n" : "\n\n"}- ${words}`;
    case "row":
      return `${end}${rowText(unit.text, goesOn)}`;
    case "code":
      return `${goesOn ? "\n" : fence}${decodeCode(unit.text)}`;
    default:
      return `${end}\n\n${words}`;
  }
}

/** No reader of Markdown decodes entities in code. */
function decodeCode(text: string): string {
  const bare = text.replace(/<[^<>]{1,200}>/gu, "");
  return bare
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

const cellEdge = /(?:<\/t[dh]\s*>\s*)?<t[dh](?:\s[^<>]{0,200})?>/giu;

function rowText(text: string, goesOn: boolean): string {
  const cells = text.split(cellEdge).map((cell) => cell.replace(/\s+/gu, " ").replaceAll("|", "\\|").trim());
  const row = `\n| ${cells.join(" | ")} |`;
  return goesOn ? row : `\n${row}\n|${" --- |".repeat(cells.length)}`;
}
