import {
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  points,
  type TimelineEvent,
} from "@lectern/deck";
import { boxAt, type Canvas, createRule, inkParagraph, keepsWords, optically } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createQuietSurface, roundedBy } from "../../parts/surface.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { areProse, createNode } from "../marked-rows.ts";
import { drawRoad, type RoadStop, roadSwing } from "./road.ts";

interface Scale {
  readonly date: number;
  readonly title: number;
  readonly text: number;
  /** The most lines that a card may take: beyond them, rows are easier to read. */
  readonly lines: number;
  /** Titles are sentences, which in bold would shout. */
  readonly isProse?: boolean;
}

const scales: readonly Scale[] = [
  { date: 40, title: 28, text: 20, lines: 6 },
  { date: 30, title: 24, text: 20, lines: 7 },
  { date: 30, title: 20, text: 18, lines: 7 },
  { date: 24, title: 20, text: 18, lines: 7 },
  { date: 24, title: 18, text: 16, lines: 7 },
  { date: 20, title: 18, text: 16, lines: 8 },
  { date: 18, title: 16, text: 16, lines: 8 },
];

// Fewer have large dates in other forms; more would be a crowd.
const fewestAcross = 4;
const mostAcross = 7;
const nodeSize = inches(0.26);
const roadNode = inches(0.4);
const gutter = inches(0.25);

interface Grid {
  readonly scale: Scale;
  /** From one event to the next. */
  readonly pitch: number;
  readonly cardWidth: Emu;
  readonly cardHeight: number;
  /** Between a card and the line. */
  readonly stem: number;
  /** Of a stop's mark. */
  readonly nodeSide: number;
  /** From the line to where stems begin. */
  readonly reach: number;
}

/**
 * Sets four to seven events on cards above and below a line in turn, or along a road; undefined where they are too long for
 * that in type of so many points at the least.
 */
export function composeAlternating(
  events: readonly TimelineEvent[],
  canvas: Canvas,
  leastText = 16,
): readonly PlacedElement[] | undefined {
  if (events.length < fewestAcross || events.length > mostAcross) return undefined;
  const isProse = areProse(events);
  const legible = scales.filter(({ text }) => text >= leastText);
  for (const plain of upToTitle(legible, canvas.anatomy, ({ date }) => date)) {
    const scale = { ...plain, isProse };
    const grid = createGrid(events, scale, canvas);
    if (grid) return setEvents(events, grid, canvas);
  }
  return undefined;
}

const inset = inches(0.22);
const leastStem = inches(0.2);
const mostStem = inches(0.42);
/** What a page has to spare makes cards a little higher than their texts. */
const mostAir = inches(0.25);

function createGrid(events: readonly TimelineEvent[], scale: Scale, canvas: Canvas): Grid | undefined {
  const { box, look } = canvas;
  const pitch = (box.width + gutter) / (events.length + 1);
  const cardWidth = emu(Math.floor(2 * pitch - gutter));
  const room = emu(cardWidth - 2 * inset);
  if (room < inches(0.9)) return undefined;
  let natural = 0;
  for (const event of events) {
    const paragraphs = eventParagraphs(event, scale, canvas);
    if (!keepsWords(paragraphs, look, room)) return undefined;
    const { lines, height, paragraphs: measured } = measurePlacedText(paragraphs, look, room);
    const [date, title] = measured;
    if (lines > scale.lines || (date?.lines ?? 0) > 1 || (title?.lines ?? 0) > 3) return undefined;
    natural = Math.max(natural, Math.ceil(height) + 2 * inset + 2_000);
  }
  const nodeSide = isRoad(canvas) ? roadNode : nodeSize;
  const reach = nodeSide / 2 + (isRoad(canvas) ? roadSwing : 0);
  const slack = box.height / 2 - reach - leastStem - natural;
  if (slack < 0) return undefined;
  const air = Math.min(mostAir, slack / 2);
  const stem = Math.floor(Math.min(mostStem, leastStem + slack - air));
  return { scale, pitch, cardWidth, cardHeight: Math.floor(natural + air), stem, nodeSide, reach };
}

function eventParagraphs(
  { date, title, text }: TimelineEvent,
  scale: Scale,
  canvas: Canvas,
): readonly PlacedParagraph[] {
  const { inks } = createQuietSurface(canvas);
  const gap = inches(0.06);
  return [
    inkParagraph(date, { size: scale.date, color: inks.accent, bold: true, font: "heading" }),
    inkParagraph(title, {
      size: scale.title,
      color: inks.text,
      bold: !(scale.isProse && text === undefined),
      gap,
    }),
    ...(text === undefined ? [] : [inkParagraph(text, { size: scale.text, color: inks.muted, gap })]),
  ];
}

function setEvents(events: readonly TimelineEvent[], grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const { tones, box } = canvas;
  const half = grid.cardHeight + grid.stem + grid.reach;
  const lineY = Math.round(optically(box.height - 2 * half) + half);
  const places = events.map((_, index) => placeEvent(index, lineY, grid, canvas));
  const line = isRoad(canvas)
    ? drawRoad(
        places.map(({ stop }) => stop),
        canvas,
      )
    : [createRule("Line", boxAt(canvas, 0, lineY, box.width, 0), tones.hairline, points(2.25))];
  return [
    ...line,
    ...events.flatMap((event, index) => setEvent(event, index, places[index], { grid, canvas })),
  ];
}

function isRoad({ style }: Canvas): boolean {
  return style.timeline === "road";
}

interface EventPlace {
  readonly cardTop: number;
  readonly cardStart: number;
  readonly stemTop: number;
  readonly stop: RoadStop;
}

// Stops stand above and below the middle of their cards, so that the first and the last are as far from the ends of the line.
function placeEvent(index: number, lineY: number, grid: Grid, canvas: Canvas): EventPlace {
  const { pitch, cardWidth, cardHeight, stem, reach } = grid;
  const start = Math.round(index * pitch);
  const isAbove = index % 2 === 0;
  const swing = isRoad(canvas) ? roadSwing : 0;
  const x = start + cardWidth / 2;
  return {
    cardStart: start,
    cardTop: isAbove ? lineY - reach - stem - cardHeight : lineY + reach + stem,
    stemTop: isAbove ? lineY - reach - stem : lineY + reach,
    stop: { x, y: isAbove ? lineY - swing : lineY + swing },
  };
}

function setEvent(
  event: TimelineEvent,
  index: number,
  place: EventPlace | undefined,
  { grid, canvas }: { readonly grid: Grid; readonly canvas: Canvas },
): readonly PlacedElement[] {
  if (!place) return [];
  const { tones, look } = canvas;
  const { cardWidth, cardHeight, stem, scale, nodeSide } = grid;
  const { stop, cardStart, cardTop, stemTop } = place;
  const number = index + 1;
  const surface = createQuietSurface(canvas);
  const box = boxAt(canvas, cardStart, cardTop, cardWidth, cardHeight);
  const node = boxAt(canvas, stop.x - nodeSide / 2, stop.y - nodeSide / 2, nodeSide, nodeSide);
  return [
    {
      ...createTextShape({
        name: `Event ${number}`,
        box,
        paragraphs: eventParagraphs(event, scale, canvas),
        look,
        color: surface.inks.text,
        insets: { left: inset, right: inset, top: inset, bottom: inset },
      }),
      ...roundedBy(canvas.style.cornerRadius, box),
      ...(surface.fill && { fill: surface.fill }),
      ...(surface.line && { line: surface.line }),
    },
    createRule(`Stem ${number}`, boxAt(canvas, stop.x, stemTop, 0, stem), tones.hairline, points(1.5)),
    createNode(`Node ${number}`, { box: node, highlighted: event.highlighted ?? false }, canvas),
  ];
}
