import type { Chart } from "@lectern/deck";
import type { PlainColumn, PlainSlide } from "./plain-slides.ts";

/** Returns slides as the Markdown that pandoc makes a .pptx of (`--slide-level=2`). It has no charts: they become tables. */
export function toMarkdown(title: string, slides: readonly PlainSlide[]): string {
  const [cover, ...others] = slides;
  const head = [
    "---",
    `title: ${JSON.stringify(cover?.title ?? title)}`,
    `subtitle: ${JSON.stringify(cover?.subtitle ?? "")}`,
    "---",
  ];
  return `${[head.join("\n"), ...others.map(toSlide)].join("\n\n")}\n`;
}

function toSlide(slide: PlainSlide): string {
  const heading = `${slide.look === "content" ? "##" : "#"} ${escapeText(slide.title)}`;
  return [
    heading,
    ...toBlocks(slide),
    ...(slide.notes === undefined ? [] : [fence("notes", escapeLines(slide.notes))]),
  ].join("\n\n");
}

function toBlocks(slide: PlainSlide): string[] {
  const { look, subtitle, columns, table, quote, code, source } = slide;
  if (slide.chart) return [toTable(toChartTable(slide.chart), [...columns.flatMap(toTexts), source])];
  if (table) return [toTable(table, [source])];
  const blocks = [
    subtitle !== undefined && look === "content" ? escapeText(subtitle) : undefined,
    columns.length > 1
      ? fence("columns", columns.map((one) => fence("column", toColumn(one))).join("\n\n"))
      : undefined,
    columns.length === 1 && columns[0] ? toColumn(columns[0]) : undefined,
    quote ? `> ${escapeText(quote.text)}\n>\n> ${escapeText(quote.by)}` : undefined,
    code === undefined ? undefined : code.replace(/^/gm, "    "),
    source === undefined ? undefined : escapeText(source),
  ];
  return blocks.filter((block) => block !== undefined);
}

function toTexts({ lines }: PlainColumn): string[] {
  return lines.map(({ text }) => text);
}

function toColumn({ heading, lines }: PlainColumn): string {
  const points = lines.map(({ level, text }) => `${"    ".repeat(level)}- ${escapeText(text)}`).join("\n");
  return heading === undefined ? points : `**${escapeText(heading)}**\n\n${points}`;
}

// What stands beside a table has to be its caption: pandoc begins a new slide for other text.
function toTable(
  [head = [], ...rows]: readonly (readonly string[])[],
  captions: readonly (string | undefined)[],
): string {
  const toRow = (cells: readonly string[]) => `| ${cells.map(escapeText).join(" | ")} |`;
  const rule = `|${head.map((_, index) => (index === 0 ? ":--|" : "--:|")).join("")}`;
  const caption = captions.filter((text) => text !== undefined).join(" ");
  return [
    toRow(head),
    rule,
    ...rows.map(toRow),
    ...(caption === "" ? [] : ["", `: ${escapeText(caption)}`]),
  ].join("\n");
}

function toChartTable({ categories, series }: Chart): string[][] {
  return [
    ["", ...series.map(({ name }) => name)],
    ...categories.map((category, index) => [
      category,
      ...series.map(({ values }) => String(values[index] ?? "")),
    ]),
  ];
}

function fence(name: string, content: string): string {
  const colons = name === "columns" ? "::::" : ":::";
  return `${colons} ${name}\n${content}\n${colons}`;
}

function escapeLines(text: string): string {
  return text.split("\n").map(escapeText).join("\n\n");
}

function escapeText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+\-.!|~^$@"']/g, "\\$&");
}
