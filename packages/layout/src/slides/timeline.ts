import {
  type BulletItem,
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  points,
  type TimelineEvent,
  type TimelineSlide,
} from "@lectern/deck";
import { areProse, composeMarkedRows, createNode } from "../forms/marked-rows.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";
import {
  boxAt,
  type Canvas,
  createCanvas,
  createRule,
  inkParagraph,
  keepsWords,
  optically,
} from "../parts/canvas.ts";
import { createTextShape } from "../parts/place-text.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";

/** Composes dated events: side by side on a line while they are some and short, else one below the other. */
export function composeTimeline(slide: TimelineSlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const across = setAcross(slide.events, canvas);
  const contents = across ? [across] : composeMarkedRows(slide.events.map(toRow), canvas, "nodes");
  if (!contents) return toListPages(slide, slide.events.map(toItem), stage);
  return toPagesWithSpill("timeline", canvas.anatomy, slide, contents, { stage });
}

function toRow({ date, title, text, highlighted }: TimelineEvent) {
  return { marker: date, title, text, highlighted };
}

function toItem({ date, title, text }: TimelineEvent): BulletItem {
  const said = { lead: date, text: [{ text: title }] };
  return text === undefined ? said : { ...said, children: [{ text: [{ text }] }] };
}

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
  { date: 30, title: 24, text: 20, lines: 7 },
  { date: 30, title: 20, text: 18, lines: 7 },
  { date: 24, title: 20, text: 18, lines: 7 },
  { date: 24, title: 18, text: 16, lines: 7 },
  { date: 20, title: 18, text: 16, lines: 8 },
  { date: 18, title: 16, text: 16, lines: 8 },
];

// Fewer stand one below the other with large dates; more would be a crowd.
const fewestAcross = 4;
const mostAcross = 7;
const nodeSize = inches(0.26);
const gutter = inches(0.25);

interface Grid {
  readonly scale: Scale;
  /** From one event to the next. */
  readonly pitch: number;
  readonly cardWidth: Emu;
  readonly cardHeight: number;
  /** Between a card and the line. */
  readonly stem: number;
}

/** Sets events in turns above and below a line, so that each has the width of two and the page is full. */
function setAcross(events: readonly TimelineEvent[], canvas: Canvas): readonly PlacedElement[] | undefined {
  if (events.length < fewestAcross || events.length > mostAcross) return undefined;
  const isProse = areProse(events);
  for (const scale of scales.map((each) => ({ ...each, isProse }))) {
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
  const slack = (box.height - nodeSize) / 2 - leastStem - natural;
  if (slack < 0) return undefined;
  const air = Math.min(mostAir, slack / 2);
  const stem = Math.floor(Math.min(mostStem, leastStem + slack - air));
  return { scale, pitch, cardWidth, cardHeight: Math.floor(natural + air), stem };
}

function eventParagraphs(
  { date, title, text }: TimelineEvent,
  scale: Scale,
  { tones: { onTint } }: Canvas,
): readonly PlacedParagraph[] {
  const gap = inches(0.06);
  return [
    inkParagraph(date, { size: scale.date, color: onTint.accent, bold: true, font: "heading" }),
    inkParagraph(title, {
      size: scale.title,
      color: onTint.text,
      bold: !(scale.isProse && text === undefined),
      gap,
    }),
    ...(text === undefined ? [] : [inkParagraph(text, { size: scale.text, color: onTint.muted, gap })]),
  ];
}

function setEvents(events: readonly TimelineEvent[], grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const { tones, box } = canvas;
  const half = grid.cardHeight + grid.stem + nodeSize / 2;
  const lineY = Math.round(optically(box.height - 2 * half) + half);
  const line = createRule("Line", boxAt(canvas, 0, lineY, box.width, 0), tones.hairline, points(2.25));
  return [line, ...events.flatMap((event, index) => setEvent(event, index, { lineY, grid, canvas }))];
}

interface EventPlace {
  readonly lineY: number;
  readonly grid: Grid;
  readonly canvas: Canvas;
}

function setEvent(
  event: TimelineEvent,
  index: number,
  { lineY, grid, canvas }: EventPlace,
): readonly PlacedElement[] {
  const { tones, look } = canvas;
  const { pitch, cardWidth, cardHeight, stem, scale } = grid;
  const number = index + 1;
  const start = Math.round(index * pitch);
  const isAbove = index % 2 === 0;
  const fromLine = nodeSize / 2 + stem;
  const nodeStart = start + inset;
  const stemTop = isAbove ? lineY - fromLine : lineY + nodeSize / 2;
  const node = boxAt(canvas, nodeStart, lineY - nodeSize / 2, nodeSize, nodeSize);
  const stemBox = boxAt(canvas, nodeStart + nodeSize / 2, stemTop, 0, stem);
  return [
    {
      ...createTextShape({
        name: `Event ${number}`,
        box: boxAt(
          canvas,
          start,
          isAbove ? lineY - fromLine - cardHeight : lineY + fromLine,
          cardWidth,
          cardHeight,
        ),
        paragraphs: eventParagraphs(event, scale, canvas),
        look,
        color: tones.onTint.text,
        insets: { left: inset, right: inset, top: inset, bottom: inset },
      }),
      fill: tones.tint,
    },
    createRule(`Stem ${number}`, stemBox, tones.hairline, points(1.5)),
    createNode(`Node ${number}`, { box: node, highlighted: event.highlighted ?? false }, canvas),
  ];
}
