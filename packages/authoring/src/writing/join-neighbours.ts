import type { BulletItem, BulletsSlide, OutlineSlide } from "@lectern/deck";

/**
 * Returns the slides with what goes on under the title of the slide before it told there, where it is one line:
 * as what is said of the chart, the figures or the dates.
 */
export function joinNeighbours(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  const joined: OutlineSlide[] = [];
  for (const slide of slides) {
    const before = joined.at(-1);
    const both = before !== undefined && slide.kind === "bullets" ? join(before, slide) : undefined;
    if (both === undefined) joined.push(slide);
    else joined[joined.length - 1] = both;
  }
  return joined;
}

function join(before: OutlineSlide, slide: BulletsSlide): OutlineSlide | undefined {
  if (nameOf(before.title) !== nameOf(slide.title) || slide.takeaway !== undefined) return undefined;
  const lines = [before.notes, slide.notes].filter((text) => text !== undefined && text !== "");
  const notes = lines.length === 0 ? {} : { notes: lines.join("\n") };
  const line = onlyLine(slide);
  if (line === undefined) return undefined;
  switch (before.kind) {
    case "chart":
      return before.reading === undefined ? { ...before, reading: line, ...notes } : undefined;
    case "numbers":
    case "timeline":
    case "process":
    case "table":
      return before.takeaway === undefined ? { ...before, takeaway: line, ...notes } : undefined;
    default:
      return undefined;
  }
}

function onlyLine({ items: [item, ...more] }: BulletsSlide): BulletItem["text"] | undefined {
  const isPlain = item?.lead === undefined && item?.children === undefined && item?.amount === undefined;
  return isPlain && more.length === 0 ? item?.text : undefined;
}

/** "Visits: 3 → 17 (January – September)" is called "Visits". */
function nameOf(title: string): string {
  return title
    .replace(/[:：]\s.*$/u, "")
    .trim()
    .toLowerCase();
}
