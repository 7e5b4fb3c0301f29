import { extent, type Frame } from "../art/drawing/figure.ts";
import type { TonedArea } from "../art/things/thing.ts";

interface Joined {
  readonly tone: number;
  readonly areas: TonedArea[];
  readonly frames: Frame[];
}

/** Strokes of outlines: of what is longer, the file would say too much at once. */
const mostStrokes = 600;

/**
 * Returns areas from back to front as fewer: those that follow each other in one tone and lie apart are one, as the dashes of a rope.
 * Areas that may overlap stay two, for the even-odd rule would make a hole of what they have in common.
 */
export function joinApart(areas: readonly TonedArea[]): readonly TonedArea[] {
  const all: Joined[] = [];
  let inRow: Joined[] = [];
  for (const area of areas) {
    if (inRow[0]?.tone !== area.tone) inRow = [];
    const frame = extent(area.outline);
    const found = inRow.find((one) => takes(one, area, frame));
    if (found) {
      found.areas.push(area);
      found.frames.push(frame);
      continue;
    }
    const joined = { tone: area.tone, areas: [area], frames: [frame] };
    inRow.push(joined);
    all.push(joined);
  }
  return all.map(({ tone, areas: parts }) => ({ tone, outline: parts.flatMap(({ outline }) => outline) }));
}

function takes({ areas, frames }: Joined, { outline }: TonedArea, frame: Frame): boolean {
  const strokes = areas.reduce((sum, area) => sum + area.outline.length, outline.length);
  return strokes <= mostStrokes && frames.every((other) => areApart(other, frame));
}

function areApart(one: Frame, other: Frame): boolean {
  return one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top;
}
