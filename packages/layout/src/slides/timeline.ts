import type { BulletItem, PlacedElement, TimelineEvent, TimelineSlide } from "@lectern/deck";
import { composeAlternating } from "../forms/timeline/alternating.ts";
import { composeEventColumns } from "../forms/timeline/event-columns.ts";
import { composeEventRows } from "../forms/timeline/event-rows.ts";
import { composeSegments } from "../forms/timeline/segments.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { type Canvas, createCanvas } from "../parts/canvas.ts";
import { setFoot } from "../parts/page-foot.ts";
import { areUnevenlyApart } from "../text/numbers/uneven-times.ts";

/** Composes dated events in the form that the style of the deck has for them, else one below the other. */
export function composeTimeline(slide: TimelineSlide, stage: Stage): readonly Page[] {
  const foot = setFoot(slide, createCanvas(stage));
  const { canvas } = foot;
  const across = composeAcross(slide.events, canvas);
  const contents = across ? [across] : composeEventRows(slide.events, canvas);
  if (!contents) {
    const takeaway = slide.takeaway ? [{ text: slide.takeaway }] : [];
    return toListPages(slide, [...slide.events.map(toItem), ...takeaway], stage);
  }
  const footed = contents.map((content, index) =>
    index === contents.length - 1 ? [...content, ...foot.elements] : content,
  );
  const spilled = toSpilledItems(foot.unplaced);
  return toPagesWithSpill("timeline", canvas.anatomy, slide, footed, { stage, spilled });
}

function composeAcross(
  events: readonly TimelineEvent[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  switch (canvas.style.timeline) {
    case "segments":
      return composeSegments(events, canvas);
    case "line":
      return composeOnLine(events, canvas) ?? composeAlternating(events, canvas);
    case "road":
      return composeAlternating(events, canvas);
    case "register":
      return undefined;
  }
}

function toDates(events: readonly TimelineEvent[]): readonly string[] {
  return events.map(({ date }) => date);
}

/** In points: smaller, what is told of events is not read from afar. */
const usualText = 18;
const mostTold = 6;

/** Of the page that columns take at the least, before a form that fills it is tried. */
const wellUsed = 0.64;
const fewEvents = 3;

// One row of equal columns is read at a glance. On cards in turn, which have half a page each, long words would be small: rows
// have more width. Cards in turn stand at equal steps, which times that are unlike apart do not.
function composeOnLine(
  events: readonly TimelineEvent[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const columns = composeEventColumns(events, canvas, wellUsed);
  if (columns) return columns;
  const areUneven = areUnevenlyApart(toDates(events), canvas.language);
  const areForRows = areUneven ? events.length <= mostTold : events.length <= fewEvents;
  const short = areForRows ? onePageOfRows(events, canvas) : composeInTurn(events, areUneven, canvas);
  const across = short ?? composeEventColumns(events, canvas);
  return across || events.length > mostTold ? across : onePageOfRows(events, canvas);
}

function composeInTurn(
  events: readonly TimelineEvent[],
  areUneven: boolean,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  return areUneven ? undefined : composeAlternating(events, canvas, usualText);
}

function onePageOfRows(
  events: readonly TimelineEvent[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const [rows, another] = composeEventRows(events, canvas) ?? [];
  return another ? undefined : rows;
}

function toItem({ date, title, text }: TimelineEvent): BulletItem {
  const said = { lead: date, text: [{ text: title }] };
  return text === undefined ? said : { ...said, children: [{ text: [{ text }] }] };
}
