import type { RichText } from "@lectern/deck";
import { sliceText, toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { groupDigits } from "../../text/numbers/read-quantities.ts";
import { readLabel } from "../../text/words/labelled.ts";
import type { Block, ListItem, TableBlock } from "../blocks.ts";

/** Returns the blocks of a JSON document with dates and long numbers as its language writes them. */
export function localiseJson(blocks: readonly Block[], language: string): readonly Block[] {
  return blocks.map((block): Block => {
    if (block.kind === "table") return localiseTable(block, language);
    if (block.kind !== "list") return block;
    return { ...block, items: block.items.map((item) => localiseItem(item, language)) };
  });
}

function localiseTable(block: TableBlock, language: string): TableBlock {
  const group = (cell: RichText): RichText => {
    const words = toPlainText(cell);
    const grouped = groupDigits(writeDates(words, language), language);
    return grouped === words ? cell : toRichText(grouped);
  };
  return {
    ...block,
    rows: block.rows.map((row) => row.map(group)),
  };
}

function localiseItem(item: ListItem, language: string): ListItem {
  const plain = toPlainText(item.text);
  const label = readLabel(plain);
  if (label === undefined) return item;
  const rest = plain.slice(label.textStart);
  const grouped = groupDigits(writeDates(rest, language), language);
  const term = writeDates(label.term, language);
  if (term === label.term && grouped === rest) return item;
  const text = grouped === rest ? sliceText(item.text, label.textStart, plain.length) : toRichText(grouped);
  return { ...item, text: [{ text: `${term}: ` }, ...text] };
}

const isoDate = /(?<![\p{L}\p{Nd}.:/-])(\d{4})-(\d{2})-(\d{2})(?![\p{L}\p{Nd}/-])/gu;

/** Dates as programs write them, in the language's own form: "2025-02-28" is "28 February 2025". */
function writeDates(words: string, language: string): string {
  if (!/\d{4}-\d{2}-\d{2}/u.test(words)) return words;
  return words.replace(isoDate, (date, year: string, month: string, day: string) => {
    const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    if (time.getUTCMonth() !== Number(month) - 1 || time.getUTCDate() !== Number(day)) return date;
    return dateFormatOf(language)
      .format(time)
      .replace(/\u00a0?\s?г\.$/u, "");
  });
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormatOf(language: string): Intl.DateTimeFormat {
  const known = dateFormats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  dateFormats.set(language, format);
  return format;
}
