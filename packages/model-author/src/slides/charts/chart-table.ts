import type { Fields } from "../../answer/model-deck.ts";

/** Returns the fields of a table that says what a chart was to show, each cell as it was written; undefined where there is none. */
export function toTableFields(given: Fields): Fields | undefined {
  const chart = chartOf(given);
  const categories = listOf(chart["categories"] ?? chart["labels"]).map(toCell);
  const series = listOf(chart["series"] ?? chart["datasets"] ?? chart["data"]).filter(isFields);
  const values = series.map((one) => listOf(one["values"] ?? one["data"]).map(toCell));
  const height = Math.max(categories.length, ...values.map(({ length }) => length));
  if (categories.every((name) => name === "") || values.every((cells) => cells.every((cell) => cell === "")))
    return undefined;
  const unit = toCell(chart["unit"] ?? chart["units"]);
  const heads = series.map((one) => withUnit(toCell(one["name"] ?? one["label"]), unit));
  const { chart: _, kind: __, ...rest } = given;
  return {
    ...rest,
    columns: ["", ...heads],
    rows: Array.from({ length: height }, (_, row) => ({
      cells: [categories[row] ?? "", ...values.map((cells) => cells[row] ?? "")],
    })),
  };
}

/** Returns what a model wrote of a chart, on the slide itself where not in a thing of its own. */
export function chartOf(given: Fields): Fields {
  return isFields(given["chart"]) ? given["chart"] : given;
}

function withUnit(name: string, unit: string): string {
  return name === "" || unit === "" ? name || unit : `${name} (${unit})`;
}

function toCell(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
