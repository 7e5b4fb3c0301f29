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
import { createPageSurface, createQuietSurface, drawSurface, type Surface } from "../../parts/surface.ts";
import { createDominantSurface } from "../../parts/tone-panels.ts";
import { upToTitle } from "../../template/anatomy.ts";
import type { Inks } from "../../template/colors/tones.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { areUnevenlyApart } from "../../text/numbers/uneven-times.ts";
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
  { date: 28, title: 22, text: 20 },
  { date: 30, title: 20, text: 18 },
  { date: 24, title: 20, text: 18 },
];
const fewest = 2;
const most = 7;
const nodeSize = inches(0.28);
const gutter = inches(0.3);
/** Between the line and the dates below it. */
const belowLine = inches(0.3);
/** Between the line and the panels that hang from it, and between these. */
const abovePanels = inches(0.2);
const betweenPanels = inches(0.14);
const inset = inches(0.2);
/** Of a panel that its words take at the least: much higher, it would look empty. */
const leastFill = 0.7;
const mostTitleLines = 3;
/** In the smallest type, rather than in another form. */
const mostSmallTitleLines = 4;
/** Of the height of a page: less would be a strip on an empty one. */
const usualLeastUse = 0.3;
const mostLines = 10;

/** How events stand below their line: on the page, or each on a panel. */
interface Manner {
  readonly isOnPanels: boolean;
  readonly between: number;
  readonly below: number;
  readonly padding: number;
}

const onPage: Manner = { isOnPanels: false, between: gutter, below: belowLine, padding: 0 };
const onPanels: Manner = { isOnPanels: true, between: betweenPanels, below: abovePanels, padding: inset };

interface Grid extends Manner {
  readonly scale: Scale;
  readonly pitch: number;
  /** Of the words. */
  readonly width: Emu;
  readonly height: number;
  /** Of a panel, or of the words where there are none. */
  readonly tall: number;
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
  for (const manner of mannersIn(canvas)) {
    const grid = findGrid(events, manner, canvas);
    if (grid && grid.use >= leastUse) return setEvents(events, grid, canvas);
  }
  return undefined;
}

// The pages of a template of somebody else's are as its makers have them.
function mannersIn({ anatomy: { layout } }: Canvas): readonly Manner[] {
  return layout.brand === undefined ? [onPanels, onPage] : [onPage];
}

function findGrid(events: readonly TimelineEvent[], manner: Manner, canvas: Canvas): Grid | undefined {
  for (const scale of upToTitle(scales, canvas.anatomy, ({ date }) => date)) {
    const grid = createGrid(events, scale, manner, canvas);
    if (grid) return grid;
  }
  return undefined;
}

function createGrid(
  events: readonly TimelineEvent[],
  scale: Scale,
  manner: Manner,
  canvas: Canvas,
): Grid | undefined {
  const { box, look } = canvas;
  const { between, below, padding } = manner;
  const pitch = (box.width + between) / events.length;
  const width = emu(Math.floor(pitch - between - 2 * padding));
  const isProse = areProse(events);
  let height = 0;
  for (const event of events) {
    const paragraphs = eventParagraphs(event, { ...manner, scale, isProse, inks: canvas.tones.page });
    const [date] = paragraphs;
    if (!keepsWords(paragraphs, look, width) || (date && !endsWell(date, look, width))) return undefined;
    const { lines, height: tall, paragraphs: measured } = measurePlacedText(paragraphs, look, width);
    const [dateMeasure, title] = measured;
    const mostOfTitle = scale === scales.at(-1) ? mostSmallTitleLines : mostTitleLines;
    if ((dateMeasure?.lines ?? 0) > 1 || (title?.lines ?? 0) > mostOfTitle || lines > mostLines)
      return undefined;
    height = Math.max(height, Math.ceil(tall) + 4_000);
  }
  const room = box.height - nodeSize - below;
  const needed = height + 2 * padding;
  if (needed > room) return undefined;
  const tall = manner.isOnPanels ? Math.min(room, Math.round(needed / leastFill)) : needed;
  const use = (nodeSize + below + height) / box.height;
  return { ...manner, scale, pitch, width, height, tall, use, isProse };
}

interface EventManner {
  readonly scale: Scale;
  readonly isProse: boolean;
  readonly inks: Inks;
  readonly isOnPanels: boolean;
}

function eventParagraphs(
  { date, title, text }: TimelineEvent,
  { scale, isProse, inks, isOnPanels }: EventManner,
): readonly PlacedParagraph[] {
  const bold = !(isProse && text === undefined);
  return [
    inkParagraph(date, { size: scale.date, color: inks.accent, bold: true, font: "heading" }),
    inkParagraph(title, { size: scale.title, color: inks.text, bold, gap: inches(0.1) }),
    ...(text === undefined
      ? []
      : [
          inkParagraph(text, {
            size: scale.text,
            color: isOnPanels ? inks.text : inks.muted,
            gap: inches(0.08),
          }),
        ]),
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
  const { pitch, width, height, tall, below, between, padding } = grid;
  const top = Math.round(optically(box.height - nodeSize - below - tall));
  const across = pitch - between;
  const rules = isEven(events, canvas)
    ? [boxAt(canvas, 0, top + nodeSize / 2, box.width, 0)]
    : events.map((_, index) => boxAt(canvas, Math.round(index * pitch), top + nodeSize / 2, across, 0));
  return [
    ...rules.map((rule, index) =>
      createRule(rules.length === 1 ? "Line" : `Line ${index + 1}`, rule, tones.hairline, points(2.25)),
    ),
    ...events.flatMap((event, index): readonly PlacedElement[] => {
      const start = Math.round(index * pitch);
      const node = boxAt(canvas, start + padding, top, nodeSize, nodeSize);
      const surface = surfaceFor(event, grid, canvas);
      const panelTop = top + nodeSize + below;
      const wordsTop = panelTop + padding + aboveWords * (tall - height - 2 * padding);
      const panel = boxAt(canvas, start, panelTop, Math.floor(across), tall);
      return [
        createNode(`Node ${index + 1}`, { box: node, highlighted: event.highlighted ?? false }, canvas),
        ...(grid.isOnPanels ? drawSurface(`Panel ${index + 1}`, panel, surface, canvas) : []),
        createTextShape({
          name: `Event ${index + 1}`,
          box: boxAt(canvas, start + padding, Math.round(wordsTop), width, height),
          paragraphs: eventParagraphs(event, { ...grid, inks: surface.inks }),
          look,
          color: surface.inks.text,
        }),
      ];
    }),
  ];
}

/** Of what a panel has to spare: what stands above its words. */
const aboveWords = 0.35;

function surfaceFor({ highlighted }: TimelineEvent, { isOnPanels }: Grid, canvas: Canvas): Surface {
  if (!isOnPanels) return createPageSurface(canvas);
  return highlighted ? createDominantSurface(canvas) : { ...createQuietSurface(canvas), rule: undefined };
}
