import { inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import { composeRowColumns, type RowForm } from "../rows/compose-rows.ts";
import { rowParagraph } from "../rows/row-paragraph.ts";
import { inksOfRows } from "../rows/row-surface.ts";
import type { NumberedEntry } from "./agenda-entry.ts";

/** Rows that stand well in one column, and in each of two. */
const mostInOne = 6;
const mostInTwo = 5;
/** So few have the room for larger type, whatever is said of them. */
const fewEntries = 4;

/** Sets the parts of a deck as numbered rows in one column or two, on as many pages as they need; undefined where they do not fit. */
export function composeAgendaRows(
  entries: readonly NumberedEntry[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  for (let count = 1; count <= entries.length; count += 1) {
    const onPage = Math.ceil(entries.length / count);
    for (const columns of onPage <= mostInOne ? [1, 2] : [2, 1]) {
      if (Math.ceil(onPage / columns) > (columns === 1 ? mostInOne + 2 : mostInTwo)) continue;
      const pages = Array.from({ length: count }, (_, page) =>
        entries.slice(page * onPage, (page + 1) * onPage),
      ).filter((page) => page.length > 0);
      const set = pages.map((page) => composeRowColumns(page, columns, formOf(entries, canvas), canvas));
      if (set.every((page) => page !== undefined)) return set;
    }
  }
  return undefined;
}

function formOf(all: readonly NumberedEntry[], canvas: Canvas): RowForm<NumberedEntry> {
  const inks = inksOfRows(canvas);
  const isBare = all.every(({ summary }) => summary === undefined);
  return {
    all,
    sizes: [...(isBare || all.length <= fewEntries ? [28] : []), 24, 20, 18, 16],
    mostRows: mostInOne + 2,
    columns: [
      {
        name: "Numeral",
        width: { most: 0.2, least: inches(0.6) },
        paragraphs: ({ number }, size) => [
          numeralParagraph(number, numeralSize(size, canvas), inks.accent, canvas),
        ],
      },
      {
        name: "Entry",
        width: "rest",
        paragraphs: (entry, size) => entryParagraphs(entry, size, canvas),
        mostLines: (size) => (size >= 20 ? 3 : 5),
      },
      {
        name: "Ask",
        width: { most: 0.22 },
        paragraphs: ({ ask }, size) =>
          ask === undefined
            ? []
            : [rowParagraph(ask, { size: Math.min(size, 18), color: inks.accent, bold: true })],
        mostLines: () => 2,
      },
      {
        name: "Time",
        width: { most: 0.16 },
        paragraphs: ({ time }, size) =>
          time === undefined
            ? []
            : [rowParagraph(time, { size: Math.min(size, 18), color: inks.muted, alignment: "end" })],
      },
    ],
  };
}

// In a register numbers stand back: the parts are looked up.
function numeralSize(size: number, { style }: Canvas): number {
  if (style.agenda === "register") return Math.max(20, size);
  return size >= 28 ? 60 : size >= 24 ? 48 : size >= 20 ? 40 : size >= 18 ? 30 : 24;
}

function entryParagraphs(
  { title, summary }: NumberedEntry,
  size: number,
  canvas: Canvas,
): readonly PlacedParagraph[] {
  const inks = inksOfRows(canvas);
  const head = rowParagraph(title, { size, color: inks.text, bold: true });
  if (summary === undefined) return [head];
  const smaller = size >= 32 ? 24 : size >= 28 ? 20 : size >= 20 ? 18 : size === 18 ? 16 : 14;
  return [head, rowParagraph(summary, { size: smaller, color: inks.muted, gap: inches(0.04) })];
}
