import {
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  points,
  type TimelineEvent,
} from "@lectern/deck";
import {
  boxAt,
  type Canvas,
  createRule,
  endsWell,
  inkParagraph,
  keepsWords,
  optically,
} from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { measurePlacedText } from "../../text/measure-placed-text.ts";
import { areUnevenlyApart } from "../../text/uneven-times.ts";
import { areProse, createNode } from "../marked-rows.ts";

interface Scale {
  readonly date: number;
  readonly title: number;
  readonly text: number;
}

const scales: readonly Scale[] = [
  { date: 72, title: 36, text: 28 },
  { date: 60, title: 36, text: 28 },
  { date: 54, title: 32, text: 24 },
  { date: 48, title: 28, text: 24 },
  { date: 40, title: 28, text: 22 },
  { date: 36, title: 24, text: 20 },
  { date: 30, title: 24, text: 20 },
  { date: 30, title: 20, text: 18 },
  { date: 24, title: 20, text: 18 },
];
const fewest = 2;
const most = 7;
const nodeSize = inches(0.28);
const gutter = inches(0.3);
/** Between the line and the dates below it. */
const belowLine = inches(0.3);
const mostTitleLines = 3;
/** In the smallest type, rather than in another form. */
const mostSmallTitleLines = 4;
/** Of the height of a page: less would be a strip on an empty one. */
const usualLeastUse = 0.3;
const mostLines = 10;

interface Grid {
  readonly scale: Scale;
  readonly pitch: number;
  readonly width: Emu;
  readonly height: number;
  /** Of the height of the page, 0 to 1. */
  readonly use: number;
  readonly isProse: boolean;
}

/**
 * Sets two to seven events in equal columns below one line, or a line each where their times are unlike apart, each date large
 * below its node; undefined where their words are too long for that at a size that is read from afar, or where
 * they are so few that they use less of the page's height than wanted.
 */
export function composeEventColumns(
  events: readonly TimelineEvent[],
  canvas: Canvas,
  leastUse: number = usualLeastUse,
): readonly PlacedElement[] | undefined {
  if (events.length < fewest || events.length > most) return undefined;
  for (const scale of upToTitle(scales, canvas.anatomy, ({ date }) => date)) {
    const grid = createGrid(events, scale, canvas);
    if (grid && grid.use < leastUse) return undefined;
    if (grid) return setEvents(events, grid, canvas);
  }
  return undefined;
}

function createGrid(events: readonly TimelineEvent[], scale: Scale, canvas: Canvas): Grid | undefined {
  const { box, look } = canvas;
  const pitch = (box.width + gutter) / events.length;
  const width = emu(Math.floor(pitch - gutter));
  const isProse = areProse(events);
  let height = 0;
  for (const event of events) {
    const paragraphs = eventParagraphs(event, scale, isProse, canvas);
    const [date] = paragraphs;
    if (!keepsWords(paragraphs, look, width) || (date && !endsWell(date, look, width))) return undefined;
    const { lines, height: tall, paragraphs: measured } = measurePlacedText(paragraphs, look, width);
    const [dateMeasure, title] = measured;
    const mostOfTitle = scale === scales.at(-1) ? mostSmallTitleLines : mostTitleLines;
    if ((dateMeasure?.lines ?? 0) > 1 || (title?.lines ?? 0) > mostOfTitle || lines > mostLines)
      return undefined;
    height = Math.max(height, Math.ceil(tall) + 4_000);
  }
  const use = (nodeSize + belowLine + height) / box.height;
  return use > 1 ? undefined : { scale, pitch, width, height, use, isProse };
}

function eventParagraphs(
  { date, title, text }: TimelineEvent,
  scale: Scale,
  isProse: boolean,
  { tones: { page } }: Canvas,
): readonly PlacedParagraph[] {
  const bold = !(isProse && text === undefined);
  return [
    inkParagraph(date, { size: scale.date, color: page.accent, bold: true, font: "heading" }),
    inkParagraph(title, { size: scale.title, color: page.text, bold, gap: inches(0.1) }),
    ...(text === undefined
      ? []
      : [inkParagraph(text, { size: scale.text, color: page.muted, gap: inches(0.08) })]),
  ];
}

/** One line through all says that equal steps along it are equal times. */
function isEven(events: readonly TimelineEvent[], { language }: Canvas): boolean {
  return !areUnevenlyApart(
    events.map(({ date }) => date),
    language,
  );
}

function setEvents(events: readonly TimelineEvent[], grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const { tones, box, look } = canvas;
  const { pitch, width, height, scale, isProse } = grid;
  const top = Math.round(optically(box.height - nodeSize - belowLine - height));
  const rules = isEven(events, canvas)
    ? [boxAt(canvas, 0, top + nodeSize / 2, box.width, 0)]
    : events.map((_, index) => boxAt(canvas, Math.round(index * pitch), top + nodeSize / 2, width, 0));
  return [
    ...rules.map((rule, index) =>
      createRule(rules.length === 1 ? "Line" : `Line ${index + 1}`, rule, tones.hairline, points(2.25)),
    ),
    ...events.flatMap((event, index): readonly PlacedElement[] => {
      const start = Math.round(index * pitch);
      const node = boxAt(canvas, start, top, nodeSize, nodeSize);
      return [
        createNode(`Node ${index + 1}`, { box: node, highlighted: event.highlighted ?? false }, canvas),
        createTextShape({
          name: `Event ${index + 1}`,
          box: boxAt(canvas, start, top + nodeSize + belowLine, width, height),
          paragraphs: eventParagraphs(event, scale, isProse, canvas),
          look,
          color: tones.page.text,
        }),
      ];
    }),
  ];
}
