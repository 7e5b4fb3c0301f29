import { inches, type PlacedElement } from "@lectern/deck";
import { type Canvas, unlimited } from "../../parts/canvas.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { composeRows } from "../rows/compose-rows.ts";
import { rowParagraph } from "../rows/row-paragraph.ts";
import { inksOfRows } from "../rows/row-surface.ts";

/** The sections of a deck, and which of them is open. */
export interface SectionList {
  readonly titles: readonly string[];
  readonly numerals: readonly string[];
  /** From 0. */
  readonly current: number;
}

/** A deck of one section has no way to show, and one of many is shown by its agenda. */
const fewest = 2;
const most = 7;
const rowHeight = inches(0.64);
const leastRowHeight = inches(0.35);

/** Returns how high a list of a deck's sections is in so much free height, in EMU; 0 where it has no room or says nothing. */
export function sectionListHeight({ titles }: SectionList, free: number): number {
  const { length } = titles;
  if (length < fewest || length > most || free < length * leastRowHeight) return 0;
  return Math.min(free, length * rowHeight);
}

/** Returns how wide a list of a deck's sections is in its largest type, in EMU, with what stands around its words. */
export function sectionListWidth({ titles }: SectionList, { look, tones }: Canvas): number {
  const widths = titles.map((title) => {
    const paragraph = rowParagraph(title, { size: largest, color: tones.page.text, bold: true });
    return measurePlacedText([paragraph], look, unlimited).width;
  });
  return Math.max(0, ...widths) + aroundWords;
}

/** The numerals, and what is free at the end of a row. */
const aroundWords = inches(1.3);
const largest = 22;

/** Sets the sections of a deck as rows that fill a canvas, all but the open one standing back; undefined where a title needs more room. */
export function setSectionList(list: SectionList, canvas: Canvas): readonly PlacedElement[] | undefined {
  const rows = list.titles.map((title, index) => ({
    title,
    numeral: list.numerals[index] ?? "",
    isOpen: index === list.current,
  }));
  const inks = inksOfRows(canvas);
  const pages = composeRows(
    rows,
    {
      sizes: [largest, 20, 18, 16],
      mostRows: most,
      columns: [
        {
          name: "Numeral",
          width: { most: 0.2, least: inches(0.4) },
          paragraphs: ({ numeral, isOpen }, size) => [
            rowParagraph(numeral, { size, color: isOpen ? inks.accent : inks.muted, bold: true }),
          ],
        },
        {
          name: "Section",
          width: "rest",
          paragraphs: ({ title, isOpen }, size) => [
            rowParagraph(title, { size, color: isOpen ? inks.text : inks.muted, bold: isOpen }),
          ],
          mostLines: () => 1,
        },
      ],
    },
    canvas,
  );
  return pages?.length === 1 ? pages[0] : undefined;
}
