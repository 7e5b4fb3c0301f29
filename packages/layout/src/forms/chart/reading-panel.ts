import {
  type Chart,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type RichText,
} from "@lectern/deck";
import { boxAt, type Canvas, inkParagraph, keepsWords } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { drawSurface, type Surface } from "../../parts/surface.ts";
import { createTonePanels } from "../../parts/tone-panels.ts";
import { valueParagraph } from "../../parts/value-paragraph.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { barsInPlace } from "./bar-groups.ts";
import { withUnit } from "./chart-format.ts";
import { createChart, isRound, readableForm } from "./chart-plot.ts";
import { namedAmount } from "./named-point.ts";

/** Where a chart and what to see in it share a page. */
export interface ReadingPlace {
  /** Of both, below what stands above the chart. */
  readonly top: number;
  /** Kept free below them. */
  readonly foot: number;
  readonly title: string;
  readonly canvas: Canvas;
}

/**
 * Sets what to see in a chart on a panel of the dominant hue beside it, below the number that the title gives; undefined where the
 * chart needs the width of the page, or the sentence has no room there.
 */
export function setReadingPanel(
  chart: Chart,
  reading: RichText,
  { top, foot, title, canvas }: ReadingPlace,
): readonly PlacedElement[] | undefined {
  const { box, style } = canvas;
  const [surface] = createTonePanels(1, 0, canvas);
  if (box.width < leastWidth || !surface) return undefined;
  const height = box.height - foot - top;
  const amount = namedAmount(chart, title, canvas.language);
  const named =
    amount === undefined
      ? undefined
      : { shown: withUnit(amount, chart, canvas.language), label: labelOf(chart) };
  const set = setPanel(panelShares(chart), (share) => {
    const width = Math.round(share * box.width);
    const inner = { width: width - 2 * padding, height: height - 2 * padding };
    const words = setWords(reading, named, { ...inner, surface, canvas });
    return words && { ...words, width, inner };
  });
  if (!set) return undefined;
  const { width, inner, paragraphs } = set;
  const chartWidth = box.width - width - Math.max(leastGap, style.gap);
  if (!hasRoomBeside(chart, chartWidth, canvas)) return undefined;
  const start = box.width - width;
  return [
    createChart(chart, boxAt(canvas, 0, top, chartWidth, height), canvas),
    ...drawSurface("Reading panel", boxAt(canvas, start, top, width, height), surface, canvas),
    createTextShape({
      name: "Reading",
      box: boxAt(canvas, start + padding, top + padding, inner.width, inner.height),
      paragraphs,
      look: canvas.look,
      color: surface.inks.text,
      anchor: "middle",
    }),
  ];
}

// As narrow as its words are large in it: what they do not need is the chart's.
function setPanel(
  shares: readonly number[],
  setIn: (share: number) => PanelSetting | undefined,
): PanelSetting | undefined {
  let last: PanelSetting | undefined;
  for (const share of shares) {
    last = setIn(share) ?? last;
    if (last && last.size >= largeReading && last.lines <= mostLines) return last;
  }
  return last;
}

/** Of the canvas, narrowest first: beside a few bars a long sentence may have more of it. */
function panelShares(chart: Chart): readonly number[] {
  return barsAcross(chart) <= fewBars ? [0.26, 0.3, 0.34, 0.4] : [0.24, 0.27, 0.3];
}

/** What is to be seen in the chart, in a panel of a width. */
interface PanelSetting extends SetWords {
  readonly width: number;
  readonly inner: { readonly width: number; readonly height: number };
}

/** In points: smaller ones have a wider panel. */
const largeReading = 24;
/** More in so narrow a column are a list of words. */
const mostLines = 7;
const leastWidth = inches(9);
const leastGap = inches(0.3);
const padding = inches(0.32);
const fewBars = 3;
/** More need the width of the page. */
const mostBars = 10;
const mostPoints = 9;

function barsAcross(chart: Chart): number {
  return chart.categories.length * (chart.form === "line" ? 1 : barsInPlace(chart));
}

function hasRoomBeside(chart: Chart, width: number, canvas: Canvas): boolean {
  const form = readableForm(chart, width, canvas);
  if (isRound(form) || form !== readableForm(chart, canvas.box.width, canvas)) return false;
  if (form === "line") return chart.series.length === 1 && chart.categories.length <= mostPoints;
  const isLying = form === "bar" || form === "stackedBar";
  return barsAcross(chart) <= (isLying ? 2 * mostBars : mostBars);
}

function labelOf({ categories, highlightedCategory = -1 }: Chart): string {
  return categories[highlightedCategory] ?? "";
}

/** The value that the title gives, and what it is of. */
interface NamedValue {
  readonly shown: string;
  readonly label: string;
}

interface WordsPlace {
  readonly width: number;
  readonly height: number;
  readonly surface: Surface;
  readonly canvas: Canvas;
}

interface SetWords {
  /** Of the sentence, in points. */
  readonly size: number;
  readonly lines: number;
  readonly paragraphs: readonly PlacedParagraph[];
}

function setWords(reading: RichText, named: NamedValue | undefined, place: WordsPlace): SetWords | undefined {
  const numbers = named ? setValues(named.shown, place) : [];
  const values = numbers.length > 0 ? numbers : [undefined];
  let first: SetWords | undefined;
  for (const value of values) {
    const set = setBelow(value, { reading, label: named?.label ?? "" }, place);
    if (set && set.size >= readableBelow) return set;
    first ??= set;
  }
  return first;
}

/** In points: below a smaller number rather than in smaller words. */
const readableBelow = 20;

function setBelow(
  value: PlacedParagraph | undefined,
  said: { readonly reading: RichText; readonly label: string },
  { width, height, surface, canvas }: WordsPlace,
): SetWords | undefined {
  const { look } = canvas;
  const { text: color, accent } = surface.inks;
  for (const size of upToTitle([28, 24, 22, 20, 18], canvas.anatomy, Number)) {
    const sentence = inkParagraph(said.reading, { size, color, accent, ...(value && { gap: inches(0.25) }) });
    const label = inkParagraph(said.label, { size: Math.min(size, 20), color, bold: true });
    const paragraphs = [...(value ? [value, label] : []), sentence];
    const measured = measurePlacedText(paragraphs, look, emu(width));
    if (measured.height <= height && keepsWords([sentence], look, width))
      return { size, lines: measured.lines, paragraphs };
  }
  return undefined;
}

function setValues(shown: string, { width, surface, canvas }: WordsPlace): readonly PlacedParagraph[] {
  const color = surface.inks.accent;
  const paragraphs = [88, 72, 60, 54, 48].map((size) => valueParagraph(shown, size, color, canvas));
  return paragraphs.filter((paragraph) => {
    const { lines, width: taken } = measurePlacedText([paragraph], canvas.look, emu(width));
    return lines === 1 && taken * 1.04 <= width;
  });
}
