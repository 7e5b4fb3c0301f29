import { emu, inches, type PlacedElement, type PlacedParagraph, type TimelineEvent } from "@lectern/deck";
import {
  boxAt,
  type Canvas,
  createPanel,
  createRule,
  inkParagraph,
  keepsWords,
  optically,
} from "../../parts/canvas.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createFilledSurface } from "../../parts/surface.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { blockFills, type Inks } from "../../template/colors/tones.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { areProse } from "../marked-rows.ts";

const fewest = 2;
const most = 7;

interface Scale {
  readonly date: number;
  readonly title: number;
  readonly text: number;
}

const scales: readonly Scale[] = [
  { date: 80, title: 30, text: 24 },
  { date: 60, title: 28, text: 20 },
  { date: 48, title: 24, text: 20 },
  { date: 40, title: 24, text: 18 },
  { date: 30, title: 20, text: 18 },
  { date: 24, title: 18, text: 16 },
  { date: 20, title: 16, text: 14 },
];

/** So few events, as short as that, fill rows one below the other better than columns. */
const fewEvents = 4;
const leastFill = 0.5;
/** Of the height of the page: full colours hold more of it than their words take. */
const leastBlock = 0.68;
/** In points: so few events as to be larger in rows do not stand in smaller type above an empty page. */
const leastTitle = 20;
const mostInRows = 6;

const barHeight = inches(0.18);
const inset = inches(0.14);

/** Sets events as columns that hang from the segments of one bar; undefined where they are too many or too long for that. */
export function composeSegments(
  events: readonly TimelineEvent[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  if (events.length < fewest || events.length > most) return undefined;
  const width = canvas.box.width / events.length;
  const room = emu(Math.floor(width - 2 * inset));
  for (const scale of upToTitle(scales, canvas.anatomy, ({ title }) => title)) {
    const isProse = areProse(events);
    const columns = events.map((event) =>
      columnParagraphs(event, { scale, isProse, inks: canvas.tones.page }, canvas),
    );
    const measures = columns.map((column) => measurePlacedText(column, canvas.look, room));
    const isFit = columns.every((column, index) => {
      const { height = 0, paragraphs = [] } = measures[index] ?? {};
      const isCalm = (paragraphs[0]?.lines ?? 0) <= 1 && (paragraphs[1]?.lines ?? 0) <= 3;
      return isCalm && height <= canvas.box.height * 0.78 && keepsWords(column, canvas.look, room);
    });
    if (!isFit) continue;
    const tallest = Math.max(...measures.map(({ height }) => height)) + 2 * inset;
    const isLow = tallest < leastFill * canvas.box.height;
    const haveRows = events.length <= fewEvents || (events.length <= mostInRows && scale.title < leastTitle);
    if (isLow && haveRows) return undefined;
    if (isLow && canvas.style.panel === "blocks") {
      return setBlocks(events, { scale, isProse, width, tallest }, canvas);
    }
    return setColumns(events, columns, { width, tallest }, canvas);
  }
  return undefined;
}

function columnParagraphs(
  { date, title, text, highlighted }: TimelineEvent,
  { scale, isProse, inks }: { readonly scale: Scale; readonly isProse: boolean; readonly inks: Inks },
  canvas: Canvas,
): readonly PlacedParagraph[] {
  const { text: ink, accent, muted } = inks;
  const gap = inches(0.08);
  return [
    numeralParagraph(date, scale.date, highlighted ? accent : ink, canvas),
    inkParagraph(title, { size: scale.title, color: ink, bold: !(isProse && text === undefined), gap }),
    ...(text === undefined ? [] : [inkParagraph(text, { size: scale.text, color: muted, gap })]),
  ];
}

/** Sets short events inside segments that take most of the page: hanging from a bar, their columns would be empty. */
function setBlocks(
  events: readonly TimelineEvent[],
  set: { readonly scale: Scale; readonly isProse: boolean; readonly width: number; readonly tallest: number },
  canvas: Canvas,
): readonly PlacedElement[] {
  const { box, look, tones, anatomy } = canvas;
  const hasHighlight = events.some(({ highlighted }) => highlighted);
  const fills = blockFills(tones, anatomy.layout);
  const height = Math.round(Math.max(set.tallest + 2 * inset, leastBlock * box.height));
  const top = Math.round(optically(box.height - height));
  return events.flatMap((event, index) => {
    const start = Math.round(index * set.width);
    const wide = Math.round((index + 1) * set.width) - start;
    const fill = hasHighlight ? tones.tint : (fills[index % fills.length] ?? tones.field);
    const { fill: shown = fill, inks } = createFilledSurface(event.highlighted ? tones.signal : fill, canvas);
    // On a colour of its own the date needs no other one.
    const paragraphs = columnParagraphs({ ...event, highlighted: false }, { ...set, inks }, canvas);
    return [
      createPanel(`Segment ${index + 1}`, boxAt(canvas, start, top, wide, height), shown),
      createTextShape({
        name: `Event ${index + 1}`,
        box: boxAt(canvas, start + inset, top + 2 * inset, wide - 2 * inset, height - 3 * inset),
        paragraphs,
        look,
        color: inks.text,
      }),
    ];
  });
}

function setColumns(
  events: readonly TimelineEvent[],
  columns: readonly (readonly PlacedParagraph[])[],
  { width, tallest }: { readonly width: number; readonly tallest: number },
  canvas: Canvas,
): readonly PlacedElement[] {
  const { box, look, tones, anatomy } = canvas;
  const fills = blockFills(tones, anatomy.layout);
  const hasHighlight = events.some(({ highlighted }) => highlighted);
  // Dates stand above the middle of the page, the columns' rules reach its end.
  const barTop = Math.round(Math.max(0, (box.height - barHeight - tallest) * 0.3));
  const top = barTop + barHeight;
  return events.flatMap((event, index) => {
    const start = Math.round(index * width);
    const wide = Math.round((index + 1) * width) - start;
    const plain = hasHighlight ? tones.second : (fills[index % fills.length] ?? tones.second);
    const number = index + 1;
    return [
      createRule(`Line ${number}`, boxAt(canvas, start, top, 0, box.height - top), tones.hairline),
      createPanel(
        `Segment ${number}`,
        boxAt(canvas, start, barTop, wide, barHeight),
        event.highlighted ? tones.signal : plain,
      ),
      createTextShape({
        name: `Event ${number}`,
        box: boxAt(canvas, start + inset, top + inset, wide - 2 * inset, box.height - top - inset),
        paragraphs: columns[index] ?? [],
        look,
        color: tones.page.text,
      }),
    ];
  });
}
