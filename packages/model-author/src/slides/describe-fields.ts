import type { RecordShape, Shape } from "./shape.ts";
import { type SlideShape, slideShapes } from "./slide-fields.ts";

/** Returns what can be said on a slide of each kind, a line each, as a model is told: fields, then when to choose it. */
export function describeKinds(): string {
  return entries
    .map(([kind, { shape, use }]) => `- ${kind} {${fieldsOf(shape).map(describeField).join(", ")}}: ${use}.`)
    .join("\n");
}

/** Returns the same as a table in Markdown, for people. */
export function describeTable(): string {
  const rows = entries.map(([kind, { shape, use }]) => [
    `\`${kind}\``,
    fieldsOf(shape).map(nameField).join(", ") || "its title alone",
    `${use[0]?.toUpperCase()}${use.slice(1)}`,
  ]);
  const table = [["Kind", "What can be said on it besides title and notes", "For"], ...rows];
  const widths = [0, 1, 2].map((index) => Math.max(...table.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = table;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

const entries: readonly (readonly [string, SlideShape])[] = Object.entries(slideShapes);

function fieldsOf({ fields }: RecordShape): readonly (readonly [string, Shape])[] {
  return Object.entries(fields).filter(([name]) => name !== "title" && name !== "notes");
}

function describeField([name, shape]: readonly [string, Shape]): string {
  const said = shape.says === undefined ? "" : ` (${shape.says})`;
  return `${name}${typeOf(shape)}${said}`;
}

/** No icon is named here: the list stands once, below the kinds. */
function typeOf(shape: Shape): string {
  switch (shape.kind) {
    case "text":
    case "place":
      return "";
    case "flag":
      return ": true|false";
    case "choice":
      return shape.of.length > 12 ? "" : `: ${[...(shape.isNeeded ? [] : ["none"]), ...shape.of].join("|")}`;
    case "number":
      return ": number|null";
    case "list":
      return `: [${innerOf(shape.of)}]`;
    case "record":
      return `: ${innerOf(shape)}`;
  }
}

function innerOf(shape: Shape): string {
  if (shape.kind === "record") return `{${Object.entries(shape.fields).map(describeField).join(", ")}}`;
  return shape.kind === "number" ? "number|null" : "text";
}

function nameField([name, shape]: readonly [string, Shape]): string {
  const inner = shape.kind === "list" ? shape.of : shape;
  if (inner.kind !== "record") return name;
  return `${name} (${Object.entries(inner.fields).map(nameField).join(", ")})`;
}
