import {
  type Chart,
  type ChartSlide,
  chartHoleOf,
  type Emu,
  emu,
  inches,
  type PlacedChart,
  type PlacedElement,
  type RichText,
} from "@lectern/deck";
import { unstacked } from "../forms/chart/bar-groups.ts";
import { formatNumber, isAtNumbers, sharesInWords, withUnit } from "../forms/chart/chart-format.ts";
import { createChart, isRound, readableForm, sliceColors } from "../forms/chart/chart-plot.ts";
import { namedAmount, withNamedPoint } from "../forms/chart/named-point.ts";
import { drawPlanKey } from "../forms/chart/plans-and-targets.ts";
import { setReadingPanel } from "../forms/chart/reading-panel.ts";
import {
  type ChartArea,
  isOfSeveralUnits,
  setSmallMultiples,
  toSingleCharts,
} from "../forms/chart/small-multiples.ts";
import type { Page } from "../pages/page.ts";
import { toPagesWithSpill } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";
import {
  boxAt,
  type Canvas,
  createCanvas,
  createPanel,
  createRule,
  type Group,
  inkParagraph,
  keepsWords,
  unlimited,
} from "../parts/canvas.ts";
import { numeralParagraph } from "../parts/numeral.ts";
import { createTextShape } from "../parts/place-text.ts";
import { aboveSource, heightOfSource, setSource } from "../parts/source-line.ts";
import { createQuietSurface, drawSurface } from "../parts/surface.ts";
import { setTakeaway } from "../parts/takeaway.ts";
import { upToTitle } from "../template/anatomy.ts";
import { balanceWidth } from "../text/lines/balance-width.ts";
import { measurePlacedText, toMeasurable } from "../text/lines/measure-placed-text.ts";

/** Composes a native chart: its unit above it, what to see in it beside it, its source beneath. */
export function composeChart(given: ChartSlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const slide = { ...given, chart: unstacked(withNamedPoint(given.chart, given.title, stage.language)) };
  const { box } = canvas;
  const source = isToldAgain(slide) ? undefined : slide.source;
  const sourceHeight = heightOfSource(source, canvas);
  const foot = sourceHeight ? sourceHeight + aboveSource : 0;
  const multiples = isOfSeveralUnits(slide.chart) ? toSingleCharts(slide.chart) : undefined;
  const key = drawPlanKey(slide.chart, 0, canvas);
  const heading = multiples ? noHeading : setHeading(slide, widthBeside(key, canvas), canvas);
  const headHeight = Math.max(heading.height, ...key.map(({ box: { height } }) => height));
  const top = headHeight > 0 ? headHeight + inches(0.08) : 0;
  const said = isSaidByTitle(slide) ? undefined : slide.reading;
  const inKey =
    said && !multiples
      ? (setKeyed(withUnits(slide.chart), said, { top, foot, title: slide.title, canvas }) ??
        setReadingPanel(withUnits(slide.chart), said, { top, foot, title: slide.title, canvas }))
      : undefined;
  const reading = inKey ? noReading : placeReading(said, { bottom: box.height - foot, canvas });
  const area: ChartArea = {
    width: box.width,
    top: top + reading.aboveHeight,
    bottom: box.height - foot - reading.belowHeight,
  };
  const chart =
    inKey ??
    (multiples && setSmallMultiples(multiples, area, canvas)) ??
    setChart(withUnits(slide.chart), { ...area, title: slide.title }, canvas);
  const isSaid = inKey !== undefined || reading.elements.length > 0;
  const content = [
    ...lowered([...heading.elements, ...key], reading.aboveHeight),
    ...chart,
    ...reading.elements,
    ...(source !== undefined && sourceHeight
      ? setSource(source, box.height - sourceHeight, canvas).elements
      : []),
  ];
  const spilled = [
    ...(said && !isSaid ? [{ text: said }] : []),
    ...(source !== undefined && sourceHeight === undefined ? [{ text: [{ text: source }] }] : []),
  ];
  return toPagesWithSpill("chart", canvas.anatomy, slide, [content], { stage, spilled });
}

// What the title says already, word for word, is not worth the room of a chart.
function isSaidByTitle({ title, reading = [] }: ChartSlide): boolean {
  return isSaidIn(reading.map(({ text }) => text).join(""), title);
}

// "2026 season" below "Matches of the 2026 season" names no source.
function isToldAgain({ source, title, chart }: ChartSlide): boolean {
  const [only, another] = chart.series;
  const isNamed = only !== undefined && !another && !isSaidIn(only.name, title);
  return source !== undefined && isNamed && areWordsOf(source, only.name);
}

function areWordsOf(text: string, other: string): boolean {
  const wordsIn = (given: string) => given.toLowerCase().match(/[\p{L}\p{M}]{3,}|\p{Nd}+/gu) ?? [];
  const [words, others] = [wordsIn(text), new Set(wordsIn(other))];
  return words.length > 0 && words.every((word) => others.has(word));
}

function isSaidIn(text: string, title: string): boolean {
  const bare = (words: string) =>
    words
      .toLowerCase()
      .replace(/[\p{P}\p{Z}]+/gu, " ")
      .trim();
  const said = bare(text);
  return said !== "" && ` ${bare(title)} `.includes(` ${said} `);
}

const noHeading: Group = { elements: [], height: 0 };

// On one axis after all, each series says what its numbers are in.
function withUnits(chart: Chart): Chart {
  const series = chart.series.map(({ unit, ...one }) =>
    unit === undefined || unit === chart.unit ? one : { ...one, name: `${one.name} (${unit})` },
  );
  return { ...chart, series };
}

// What stands at the end of the line is not to be written over.
function widthBeside(key: readonly PlacedElement[], { box }: Canvas): Emu {
  const taken = key.reduce((sum, element) => sum + element.box.width, 0);
  return emu(box.width - (taken > 0 ? taken + inches(0.4) : 0));
}

// One series needs no legend, but a name, where the title does not say it; the unit is said once, not at every number.
function setHeading({ title, chart }: ChartSlide, width: Emu, canvas: Canvas): Group {
  const { series, unit, form } = chart;
  const [only, another] = series;
  const isNamed = only !== undefined && !another && !isSaidIn(only.name, title);
  const name = isNamed && !(isRound(form) && unit === undefined) ? only.name : undefined;
  // "Registered this season" says that they are registered.
  const isSame = name !== undefined && unit !== undefined && isSaidIn(unit, name);
  const text = [name, isSame || isAtNumbers(chart) ? undefined : unit]
    .filter((part) => part !== undefined)
    .join(", ");
  if (text === "") return { elements: [], height: 0 };
  const paragraphs = [inkParagraph(text, { size: 18, color: canvas.tones.page.muted })];
  const height = measurePlacedText(paragraphs, canvas.look, width).height + 2_000;
  const shape = createTextShape({
    name: "Unit",
    box: boxAt(canvas, 0, 0, width, height),
    paragraphs,
    look: canvas.look,
    color: canvas.tones.page.muted,
  });
  return { elements: [shape], height };
}

interface Reading {
  /** What it takes at the head of the canvas, or at its foot. */
  readonly aboveHeight: number;
  readonly belowHeight: number;
  readonly elements: readonly PlacedElement[];
}

const noReading: Reading = { aboveHeight: 0, belowHeight: 0, elements: [] };

function lowered(elements: readonly PlacedElement[], by: number): readonly PlacedElement[] {
  return elements.map((element) => ({ ...element, box: { ...element.box, y: emu(element.box.y + by) } }));
}

interface ReadingPlace {
  readonly bottom: number;
  readonly canvas: Canvas;
}

function placeReading(reading: RichText | undefined, place: ReadingPlace): Reading {
  if (!reading) return noReading;
  return placeAbove(reading, place) ?? placeBelow(reading, place) ?? noReading;
}

const barWidth = inches(0.07);
const afterBar = inches(0.22);
const belowReading = inches(0.28);
/** On a low page, the chart needs the height. */
const lowCanvas = inches(4);
const closeBelowReading = inches(0.16);
/** Of the canvas: above a longer one, the chart would be small. */
const mostOfCanvas = 0.24;

// A sentence between title and chart, which has the whole width; its words shared out among its lines.
function placeAbove(reading: RichText, { canvas }: ReadingPlace): Reading | undefined {
  const { box, look, tones } = canvas;
  const width = emu(box.width - barWidth - afterBar);
  const isLow = box.height < lowCanvas;
  const below = isLow ? closeBelowReading : belowReading;
  for (const size of upToTitle(isLow ? [20, 18] : [24, 22, 20, 18], canvas.anatomy, Number)) {
    const { text: color, accent } = tones.page;
    const paragraph = inkParagraph(reading, { size, color, accent });
    const measure = measurePlacedText([paragraph], look, width);
    const height = Math.ceil(measure.height) + 2_000;
    if (measure.lines > 2 || height > mostOfCanvas * box.height) continue;
    const balanced = emu(balanceWidth(toMeasurable(paragraph, look), width));
    const words = createTextShape({
      name: "Reading",
      box: boxAt(canvas, barWidth + afterBar, 0, balanced, height),
      paragraphs: [paragraph],
      look,
      color,
    });
    const bar = createPanel("Reading mark", boxAt(canvas, 0, 0, barWidth, height), tones.signal);
    return { aboveHeight: height + below, belowHeight: 0, elements: [bar, words] };
  }
  return undefined;
}

function placeBelow(reading: RichText, { bottom, canvas }: ReadingPlace): Reading | undefined {
  const band = setTakeaway(reading, bottom, canvas);
  return band && { aboveHeight: 0, belowHeight: band.height + inches(0.25), elements: band.elements };
}

interface KeyedPlace {
  readonly top: number;
  readonly foot: number;
  readonly title: string;
  readonly canvas: Canvas;
}

/** Of the width that a circle has at most: what it gives for names in its key on one line each. */
const circleShares = [0.5, 0.44];

// Beside a circle, what to see in it stands above its key.
function setKeyed(chart: Chart, reading: RichText, place: KeyedPlace): readonly PlacedElement[] | undefined {
  const { box } = place.canvas;
  const isCircle = isRound(readableForm(chart, box.width, place.canvas));
  if (!isCircle || box.width < inches(7)) return undefined;
  return bestOf(circleShares.map((share) => setKeyedBeside(share, chart, reading, place)))?.elements;
}

// A smaller circle is worth it for whole names alone.
function bestOf<Setting extends Pick<KeySetting, "isWhole">>(
  set: readonly (Setting | undefined)[],
): Setting | undefined {
  return set.find((one) => one?.isWhole) ?? set[0];
}

function setKeyedBeside(
  share: number,
  chart: Chart,
  reading: RichText,
  { top, foot, title, canvas }: KeyedPlace,
): KeySetting | undefined {
  const { box, look, tones } = canvas;
  const bottom = box.height - foot;
  const side = Math.min(bottom - top, share * box.width);
  const start = side + keyGap;
  const width = emu(box.width - panelPadding - start);
  for (const size of upToTitle([28, 24, 20, 18], canvas.anatomy, Number)) {
    const { text: color, accent } = tones.page;
    const paragraph = inkParagraph(reading, { size, color, accent });
    const { height: tall, lines } = measurePlacedText([paragraph], look, width);
    const height = Math.ceil(tall) + 2_000;
    const keyHeight = chart.categories.length * inches(0.56);
    const gap = inches(0.4);
    const above = top + (bottom - top - height - gap - keyHeight) / 2;
    if (lines > 4 || above < top || !keepsWords([paragraph], look, width)) continue;
    const keyTop = above + height + gap;
    const key = setKey(chart, { width: box.width, top: keyTop, bottom: keyTop + keyHeight, start, canvas });
    if (!key) continue;
    const words = createTextShape({
      name: "Reading",
      box: boxAt(canvas, start, above, width, height),
      paragraphs: [paragraph],
      look,
      color,
    });
    const ring = setRing(chart, { top, bottom, side, title, canvas });
    const elements = [...ring, ...drawKeyPanel(side, top, bottom, canvas), words, ...key.elements];
    return { ...key, elements };
  }
  return undefined;
}

interface RingPlace {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
  readonly title: string;
  readonly canvas: Canvas;
}

/** Returns a circle whose names and shares stand in a key; in the middle of a ring, the share that matters. */
function setRing(chart: Chart, { top, bottom, side, title, canvas }: RingPlace): readonly PlacedElement[] {
  const ring = createChart(chart, boxAt(canvas, 0, top + (bottom - top - side) / 2, side, side), canvas);
  const { labels: _, ...series } = ring.series[0] ?? { name: "", values: [], color: canvas.tones.second };
  return [{ ...ring, series: [series] }, ...setInHole(chart, { ring, title }, canvas)];
}

interface Hole {
  readonly ring: PlacedChart;
  readonly title: string;
}

// The number that the title gives, where that is not the share.
function setInHole(chart: Chart, { ring, title }: Hole, canvas: Canvas): readonly PlacedElement[] {
  const { highlightedCategory, form } = chart;
  const hole = chartHoleOf(ring);
  const amount = namedAmount(chart, title, canvas.language);
  const share =
    (amount !== undefined && isAtNumbers(chart) ? withUnit(amount, chart, canvas.language) : amount) ??
    sharesInWords(chart, canvas.language)[highlightedCategory ?? -1];
  if (share === undefined || hole === undefined || form !== "doughnut") return [];
  const { look, tones } = canvas;
  for (const size of holeSizes) {
    const paragraph = numeralParagraph(share, size, tones.page.accent, canvas, "center");
    const { width, height, lines } = measurePlacedText([paragraph], look, hole.width);
    if (lines > 1 || width > 0.94 * hole.width || height > hole.height) continue;
    const words = createTextShape({
      name: "Share in the middle",
      box: hole,
      paragraphs: [paragraph],
      look,
      color: tones.page.accent,
      anchor: "middle",
    });
    return [words];
  }
  return [];
}

const holeSizes = [66, 60, 54, 48, 44, 40, 36, 32, 28];

function setChart(given: Chart, area: TitledArea, canvas: Canvas): readonly PlacedElement[] {
  const chart: Chart = { ...given, form: readableForm(given, area.width, canvas) };
  const height = area.bottom - area.top;
  // Beside a circle, names and amounts are as large as the page has room; around it they would be small.
  if (isRound(chart.form)) return setWithKey(chart, area, canvas);
  return [createChart(chart, boxAt(canvas, 0, area.top, area.width, height), canvas)];
}

interface TitledArea extends ChartArea {
  readonly title: string;
}

/** Between a circle and the panel that its key stands on, and around the key. */
const panelGap = inches(0.4);
const panelPadding = inches(0.35);
const keyGap = panelGap + panelPadding;

function drawKeyPanel(side: number, top: number, bottom: number, canvas: Canvas): readonly PlacedElement[] {
  const start = side + panelGap;
  const box = boxAt(canvas, start, top, canvas.box.width - start, bottom - top);
  return drawSurface("Key panel", box, { ...createQuietSurface(canvas), rule: undefined }, canvas);
}

const chip = inches(0.2);
const chipGap = inches(0.18);

function setWithKey(chart: Chart, area: TitledArea, canvas: Canvas): readonly PlacedElement[] {
  const height = area.bottom - area.top;
  const set = circleShares.map((share) => {
    const side = Math.min(height, share * area.width);
    const key = setKey(chart, { ...area, start: side + keyGap, canvas });
    return key && { ...key, side };
  });
  const best = bestOf(set);
  if (!best)
    return [createChart({ ...chart, form: "bar" }, boxAt(canvas, 0, area.top, area.width, height), canvas)];
  const { top, bottom } = area;
  const { side, elements } = best;
  return [
    ...setRing(chart, { ...area, side, canvas }),
    ...drawKeyPanel(side, top, bottom, canvas),
    ...elements,
  ];
}

// What was counted stands as it was told, its share of the whole behind it; of a few things shares tell no more.
function amountsInWords(chart: Chart, language: string): readonly string[] {
  const shares = sharesInWords(chart, language);
  const values = chart.series[0]?.values ?? [];
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const areShares = chart.unit?.trim() === "%" || Math.abs(whole - 100) < 1;
  if (areShares) return shares;
  const areFew = whole < fewestForShares && values.every((value) => Number.isInteger(value ?? 0));
  return values.map((value, index) => {
    const share = shares[index] ?? "";
    if (value === null) return share;
    const number = formatNumber(value, chart, language);
    const amount = isAtNumbers(chart) ? withUnit(number, chart, language) : number;
    return areFew ? amount : `${amount} (${share})`;
  });
}

/** Whole numbers that are together fewer than this are things that one counts. */
const fewestForShares = 50;

function shareWidthOf(shares: readonly string[], size: number, { look, tones }: Canvas): number {
  const widths = shares.map((share) => {
    const paragraph = inkParagraph(share, { size, color: tones.page.text, bold: true });
    return measurePlacedText([paragraph], look, unlimited).width;
  });
  return Math.max(inches(0.95), 1.04 * Math.max(...widths) + inches(0.1));
}

const mostKeyGap = inches(0.6);

interface KeyPlace extends ChartArea {
  readonly start: number;
  readonly canvas: Canvas;
}

/** In points, and of the size in which one takes a second line: what is given for names on one line each. */
const leastForNames = 18;
const leastShareForNames = 0.75;

// Rows of one height are read as a list: a name on two lines is worth a little less size.
function setKey(chart: Chart, place: KeyPlace): KeySetting | undefined {
  const sizes = upToTitle([28, 24, 20, 18, 16, 14], place.canvas.anatomy, Number);
  let largest: KeySetting | undefined;
  for (const size of sizes) {
    if (largest && size < Math.max(leastForNames, leastShareForNames * largest.size)) break;
    const set = setKeyIn(size, chart, place);
    if (set?.isWhole) return set;
    largest ??= set;
  }
  return largest;
}

interface KeySetting {
  readonly size: number;
  /** Whether each name stands on one line. */
  readonly isWhole: boolean;
  readonly elements: readonly PlacedElement[];
}

function setKeyIn(
  size: number,
  chart: Chart,
  { start, width, top, bottom, canvas }: KeyPlace,
): KeySetting | undefined {
  const { tones, look } = canvas;
  const shares = amountsInWords(chart, canvas.language);
  const colors = sliceColors(chart, canvas);
  const nameStart = start + chip + chipGap;
  const shareWidth = shareWidthOf(shares, size, canvas);
  const roomForNames = emu(width - panelPadding - nameStart - shareWidth);
  if (roomForNames < inches(1)) return undefined;
  const names = chart.categories.map((name) => inkParagraph(name, { size, color: tones.page.text }));
  const widest = Math.max(...names.map((name) => measurePlacedText([name], look, unlimited).width));
  // Lines lead from the names to amounts at the end of a wide panel.
  const isRuled = roomForNames > widest * 1.02 + inches(0.2) && names.length > 1;
  const nameWidth = emu(roomForNames);
  const sharesOf = chart.categories.map((_, index) => {
    const isMarked = index === chart.highlightedCategory;
    const color = isMarked ? tones.page.accent : tones.page.text;
    return inkParagraph(shares[index] ?? "", { size, color, bold: true, alignment: "end" });
  });
  // Bold words may stand higher than those beside them.
  const heights = names.map((name, index) => {
    const share = measurePlacedText(sharesOf.slice(index, index + 1), look, emu(shareWidth)).height;
    return Math.max(measurePlacedText([name], look, nameWidth).height, share) + 2_000;
  });
  const used = heights.reduce((sum, each) => sum + each, 0);
  const spare = (bottom - top - used) / names.length;
  if (spare < inches(0.08) || !keepsWords(names, look, nameWidth)) return undefined;
  const gap = Math.min(spare, mostKeyGap);
  let y = top + (bottom - top - used - gap * (names.length - 1)) / 2;
  const elements = names.flatMap((name, index): readonly PlacedElement[] => {
    const height = heights[index] ?? 0;
    const rowTop = y;
    y += height + gap;
    const line = boxAt(canvas, start, rowTop - gap / 2, width - panelPadding - start, 0);
    const chipTop = rowTop + size * 12_700 * 0.6 - chip / 2;
    return [
      ...(isRuled && index > 0
        ? [createRule(`Key line ${index}`, line, tones.hairline, canvas.style.ruleWidth)]
        : []),
      createPanel(
        `Key ${index + 1}`,
        boxAt(canvas, start, chipTop, chip, chip),
        colors[index] ?? tones.second,
      ),
      createTextShape({
        name: `Category ${index + 1}`,
        box: boxAt(canvas, nameStart, rowTop, nameWidth, height),
        paragraphs: [name],
        look,
        color: tones.page.text,
      }),
      createTextShape({
        name: `Share ${index + 1}`,
        box: boxAt(canvas, nameStart + nameWidth, rowTop, shareWidth, height),
        paragraphs: sharesOf.slice(index, index + 1),
        look,
        color: tones.page.text,
      }),
    ];
  });
  return { size, isWhole: widest * 1.02 <= nameWidth, elements };
}
