import type { BulletsSlide, OutlineSlide, RichText } from "@lectern/deck";
import { toPlainText } from "../text/markup/rich-text.ts";
import { countColumns } from "../text/words/columns.ts";

/**
 * Returns the slides with a slide of one line told on its neighbour of the same title, before or after it, where that shows
 * something: as what is said of the chart, the figures, the dates or the table.
 */
export function joinNeighbours(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  const joined: OutlineSlide[] = [];
  for (const slide of slides) {
    const before = joined.at(-1);
    const both = before === undefined ? undefined : (join(before, slide) ?? join(slide, before));
    if (both === undefined) joined.push(slide);
    else joined[joined.length - 1] = { ...both, ...notesOf(before, slide) };
  }
  return joined;
}

function notesOf(...slides: readonly (OutlineSlide | undefined)[]): { readonly notes?: string } {
  const lines = slides.flatMap((slide) => (slide?.notes ?? "") || []);
  return lines.length === 0 ? {} : { notes: lines.join("\n") };
}

function join(shown: OutlineSlide, said: OutlineSlide): OutlineSlide | undefined {
  if (said.kind !== "bullets" || nameOf(shown.title) !== nameOf(said.title)) return undefined;
  const line = onlyLine(said);
  if (line === undefined) return undefined;
  switch (shown.kind) {
    case "chart":
      return shown.reading === undefined ? { ...shown, reading: line } : undefined;
    case "numbers":
    case "timeline":
    case "process":
    case "table":
      return shown.takeaway === undefined ? { ...shown, takeaway: line } : undefined;
    default:
      return undefined;
  }
}

const longestLine = 160;

/** The one point of a list, behind its lead: "Next meeting: 18 November". */
function onlyLine({ items, takeaway }: BulletsSlide): RichText | undefined {
  const [item, ...more] = items;
  const isOne = more.length === 0 && item?.children === undefined && item?.amount === undefined;
  if (item === undefined || !isOne || takeaway !== undefined) return undefined;
  const text = item.lead === undefined ? item.text : [{ text: `${item.lead}: ` }, ...item.text];
  return countColumns(toPlainText(text)) <= longestLine ? text : undefined;
}

/** "Visits: 3 → 17 (January – September)" is called "Visits". */
function nameOf(title: string): string {
  return title
    .replace(/[:：]\s.*$/u, "")
    .trim()
    .toLowerCase();
}
