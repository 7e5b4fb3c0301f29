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
import { measurePlacedText } from "../text/measure-placed-text.ts";
import {
  boxAt,
  type Canvas,
  createCanvas,
  createRule,
  inkParagraph,
  keepsWords,
  optically,
} from "./canvas.ts";
import { composeMarkedRows, createNode } from "./marked-rows.ts";
import type { Page } from "./page.ts";
import { toListPages, toPagesWithSpill } from "./pages-with-spill.ts";
import { createTextShape } from "./place-text.ts";
import type { Stage } from "./stage.ts";

/** Composes dated events: side by side on a line while they are few and short, else one below the other. */
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
}

const scales: readonly Scale[] = [
  { date: 30, title: 24, text: 20, lines: 7 },
  { date: 30, title: 20, text: 18, lines: 7 },
  { date: 24, title: 20, text: 18, lines: 7 },
  { date: 24, title: 18, text: 16, lines: 7 },
  { date: 20, title: 18, text: 16, lines: 8 },
  { date: 18, title: 16, text: 16, lines: 8 },
  { date: 16, title: 16, text: 14, lines: 6 },
];

const mostAcross = 7;
const mostCards = 5;
const nodeSize = inches(0.26);
const gutter = inches(0.25);

interface Grid {
  readonly scale: Scale;
  readonly columnWidth: Emu;
  readonly inset: Emu;
  readonly dateHeight: number;
  readonly cardHeight: number;
}

function setAcross(events: readonly TimelineEvent[], canvas: Canvas): readonly PlacedElement[] | undefined {
  if (events.length < 2 || events.length > mostAcross) return undefined;
  // Dates that all stand on one line are worth a smaller size.
  const tried = [
    ...scales.filter(({ text }) => text >= 16).map((scale) => ({ scale, dateLines: 1 })),
    ...scales.map((scale) => ({ scale, dateLines: 2 })),
  ];
  for (const { scale, dateLines } of tried) {
    const grid = createGrid(events, scale, dateLines, canvas);
    if (grid && heightOf(grid) <= canvas.box.height) return setEvents(events, grid, canvas);
  }
  return undefined;
}

function createGrid(
  events: readonly TimelineEvent[],
  scale: Scale,
  dateLines: number,
  canvas: Canvas,
): Grid | undefined {
  const { box, look } = canvas;
  const columnWidth = emu(Math.floor((box.width - (events.length - 1) * gutter) / events.length));
  // Many narrow cards would be more frame than text.
  const inset = inches(events.length > mostCards ? 0 : events.length === mostCards ? 0.16 : 0.22);
  const room = emu(columnWidth - 2 * inset);
  if (room < inches(0.9)) return undefined;
  let dateHeight = 0;
  let cardHeight = 0;
  for (const event of events) {
    const date = [dateParagraph(event, scale, canvas)];
    const card = cardParagraphs(event, scale, canvas);
    if (!keepsWords(date, look, columnWidth) || !keepsWords(card, look, room)) return undefined;
    const dateMeasure = measurePlacedText(date, look, columnWidth);
    const cardMeasure = measurePlacedText(card, look, room);
    const [title] = cardMeasure.paragraphs;
    if (scale.title > 20 && (title?.lines ?? 0) > 1) return undefined;
    if (dateMeasure.lines > dateLines || cardMeasure.lines > scale.lines || (title?.lines ?? 0) > 3)
      return undefined;
    dateHeight = Math.max(dateHeight, dateMeasure.height);
    cardHeight = Math.max(cardHeight, cardMeasure.height);
  }
  return { scale, columnWidth, inset, dateHeight, cardHeight: Math.ceil(cardHeight) + 2 * inset + 2_000 };
}

const leastAir = inches(0.16);

function heightOf({ dateHeight, cardHeight }: Grid): number {
  return dateHeight + cardHeight + nodeSize + 2 * leastAir;
}

function dateParagraph({ date }: TimelineEvent, { date: size }: Scale, { tones }: Canvas): PlacedParagraph {
  return inkParagraph(date, { size, color: tones.page.accent, bold: true, font: "heading" });
}

function cardParagraphs(
  { title, text }: TimelineEvent,
  scale: Scale,
  { tones: { onTint } }: Canvas,
): readonly PlacedParagraph[] {
  const head = inkParagraph(title, { size: scale.title, color: onTint.text, bold: true });
  if (text === undefined) return [head];
  return [head, inkParagraph(text, { size: scale.text, color: onTint.muted, gap: inches(0.06) })];
}

function setEvents(events: readonly TimelineEvent[], grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const { tones, look, box } = canvas;
  const { columnWidth, inset, dateHeight, cardHeight, scale } = grid;
  const air = Math.min(inches(0.3), leastAir + Math.max(0, box.height - heightOf(grid)) * 0.08);
  const top = optically(box.height - heightOf(grid) - 2 * (air - leastAir));
  const lineY = top + dateHeight + air + nodeSize / 2;
  const cardTop = lineY + nodeSize / 2 + air;
  const line = createRule("Line", boxAt(canvas, 0, lineY, box.width, 0), tones.hairline, points(2.25));
  const columns = events.map((event, index): readonly PlacedElement[] => {
    const start = index * (columnWidth + gutter);
    const number = index + 1;
    const node = boxAt(canvas, start, lineY - nodeSize / 2, nodeSize, nodeSize);
    return [
      createTextShape({
        name: `Date ${number}`,
        box: boxAt(canvas, start, top, columnWidth, dateHeight),
        paragraphs: [dateParagraph(event, scale, canvas)],
        look,
        color: tones.page.accent,
        anchor: "bottom",
      }),
      createNode(`Node ${number}`, { box: node, highlighted: event.highlighted ?? false }, canvas),
      {
        ...createTextShape({
          name: `Event ${number}`,
          box: boxAt(canvas, start, cardTop, columnWidth, cardHeight),
          paragraphs: cardParagraphs(event, scale, canvas),
          look,
          color: tones.onTint.text,
          insets: { left: inset, right: inset, top: inset, bottom: inset },
        }),
        ...(inset > 0 && { fill: tones.tint }),
      },
    ];
  });
  return [line, ...columns.flat()];
}
