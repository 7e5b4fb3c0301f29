import {
  type Chart,
  type ChartSlide,
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type RichText,
} from "@lectern/deck";
import { sharesInWords, valuesOf } from "../forms/chart/chart-format.ts";
import { createChart, isRound, readableForm, sliceColors } from "../forms/chart/chart-plot.ts";
import { drawPlanKey } from "../forms/chart/plans-and-targets.ts";
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
  type Group,
  inkParagraph,
  keepsWords,
  unlimited,
} from "../parts/canvas.ts";
import { createTextShape } from "../parts/place-text.ts";
import { aboveSource, heightOfSource, setSource } from "../parts/source-line.ts";
import {
  createFilledSurface,
  createQuietSurface,
  dominantFill,
  drawSurface,
  type Surface,
} from "../parts/surface.ts";
import { setTakeaway } from "../parts/takeaway.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";

/** Composes a native chart: its unit above it, what to see in it beside it, its source beneath. */
export function composeChart(slide: ChartSlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const { box } = canvas;
  const sourceHeight = heightOfSource(slide.source, canvas);
  const foot = sourceHeight ? sourceHeight + aboveSource : 0;
  const multiples = isOfSeveralUnits(slide.chart) ? toSingleCharts(slide.chart) : undefined;
  const key = drawPlanKey(slide.chart, 0, canvas);
  const heading = multiples ? noHeading : setHeading(slide.chart, widthBeside(key, canvas), canvas);
  const headHeight = Math.max(heading.height, ...key.map(({ box: { height } }) => height));
  const top = headHeight > 0 ? headHeight + inches(0.08) : 0;
  const said = isSaidByTitle(slide) ? undefined : slide.reading;
  const reading = placeReading(said, { top, bottom: box.height - foot, canvas });
  const area: ChartArea = {
    width: box.width - reading.besideWidth,
    top,
    bottom: box.height - foot - reading.belowHeight,
  };
  const chart =
    (multiples && setSmallMultiples(multiples, area, canvas)) ??
    setChart(withUnits(slide.chart), area, canvas);
  const content = [
    ...heading.elements,
    ...key,
    ...chart,
    ...reading.elements,
    ...(slide.source !== undefined && sourceHeight
      ? setSource(slide.source, box.height - sourceHeight, canvas).elements
      : []),
  ];
  const spilled = [
    ...(said && reading.elements.length === 0 ? [{ text: said }] : []),
    ...(slide.source !== undefined && sourceHeight === undefined ? [{ text: [{ text: slide.source }] }] : []),
  ];
  return toPagesWithSpill("chart", canvas.anatomy, slide, [content], { stage, spilled });
}

// What the title says already, word for word, is not worth the room of a chart.
function isSaidByTitle({ title, reading = [] }: ChartSlide): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\p{P}\p{Z}]+/gu, " ")
      .trim();
  const said = bare(reading.map(({ text }) => text).join(""));
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

// One series needs no legend, but a name; the unit is said once, not at every number.
function setHeading({ series, unit, form }: Chart, width: Emu, canvas: Canvas): Group {
  const [only, another] = series;
  const name = only && !another && !(isRound(form) && unit === undefined) ? only.name : undefined;
  const isSame = name?.toLowerCase() === unit?.toLowerCase();
  const text = [name, isSame ? undefined : unit].filter((part) => part !== undefined).join(", ");
  if (text === "") return { elements: [], height: 0 };
  const paragraphs = [inkParagraph(text, { size: 14, color: canvas.tones.page.muted })];
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
  /** What it takes at the end of the canvas, or at its foot. */
  readonly besideWidth: number;
  readonly belowHeight: number;
  readonly elements: readonly PlacedElement[];
}

const noReading: Reading = { besideWidth: 0, belowHeight: 0, elements: [] };

interface ReadingPlace {
  readonly top: number;
  readonly bottom: number;
  readonly canvas: Canvas;
}

function placeReading(reading: RichText | undefined, place: ReadingPlace): Reading {
  if (!reading) return noReading;
  return placeBeside(reading, place) ?? placeBelow(reading, place) ?? noReading;
}

const beforePanel = inches(0.3);
const insetOfPanel = inches(0.28);

// The panel is as high as the page has room for the chart, and its words as large as it has room for.
function placeBeside(reading: RichText, { top, bottom, canvas }: ReadingPlace): Reading | undefined {
  const { box, look } = canvas;
  if (box.width < inches(7)) return undefined;
  const surface = readingSurface(canvas);
  for (const [share, size, mostLines] of readingSizes) {
    const panelWidth = Math.round(Math.max(share * box.width, inches(2.3)));
    const width = emu(panelWidth - 2 * insetOfPanel);
    const paragraphs = [readingParagraph(reading, size, surface)];
    const { height, lines } = measurePlacedText(paragraphs, look, width);
    if (lines > mostLines || height > (bottom - top) * 0.7 || !keepsWords(paragraphs, look, width)) continue;
    const start = box.width - panelWidth;
    const tall = bottom - top;
    const panel = boxAt(canvas, start, top, panelWidth, tall);
    const words = createTextShape({
      name: "Reading",
      box: boxAt(canvas, start + insetOfPanel, top, width, tall),
      paragraphs,
      look,
      color: surface.inks.text,
      anchor: "middle",
    });
    const elements = [...drawSurface("Reading panel", panel, surface, canvas), words];
    return { besideWidth: panelWidth + beforePanel, belowHeight: 0, elements };
  }
  return undefined;
}

/** The panel's share of the width, the size of its words, and the most lines at which such words are a headline of their own. */
const readingSizes = [
  [0.28, 30, 6],
  [0.26, 24, 10],
  [0.28, 20, 10],
  [0.28, 18, 10],
  [0.3, 16, 10],
] as const;

function readingSurface(canvas: Canvas): Surface {
  return canvas.style.panel === "blocks"
    ? createFilledSurface(dominantFill(canvas), canvas)
    : createQuietSurface(canvas);
}

function readingParagraph(reading: RichText, size: number, { inks, isStrong }: Surface): PlacedParagraph {
  return inkParagraph(reading, { size, color: inks.text, ...(!isStrong && { accent: inks.accent }) });
}

function placeBelow(reading: RichText, { bottom, canvas }: ReadingPlace): Reading | undefined {
  const band = setTakeaway(reading, bottom, canvas);
  return band && { besideWidth: 0, belowHeight: band.height + inches(0.25), elements: band.elements };
}

function setChart(given: Chart, area: ChartArea, canvas: Canvas): readonly PlacedElement[] {
  const chart: Chart = { ...given, form: readableForm(given, area.width, canvas) };
  const height = area.bottom - area.top;
  if (needsKey(chart, canvas)) return setWithKey(chart, area, canvas);
  const width = isRound(chart.form) ? Math.min(area.width, height * 1.9) : area.width;
  const start = (area.width - width) / 2;
  return [createChart(chart, boxAt(canvas, start, area.top, width, height), canvas)];
}

/** Rings have no labels outside in PowerPoint, and small slices none that would not touch. */
function needsKey(chart: Chart, canvas: Canvas): boolean {
  if (chart.form === "doughnut") return true;
  if (chart.form !== "pie") return false;
  const values = valuesOf(chart.series);
  const whole = values.reduce((sum, value) => sum + value, 0);
  const small = values.filter((value) => value < 0.05 * whole).length;
  return small >= 2 || chart.categories.some((name) => name.length > 24) || canvas.box.width < inches(7);
}

const keyGap = inches(0.6);
const chip = inches(0.2);
const chipGap = inches(0.18);
const shareWidth = inches(0.95);

function setWithKey(chart: Chart, area: ChartArea, canvas: Canvas): readonly PlacedElement[] {
  const height = area.bottom - area.top;
  const side = Math.min(height, 0.5 * area.width);
  const keyStart = side + keyGap;
  const rows = setKey(chart, { ...area, start: keyStart, canvas });
  if (!rows)
    return [createChart({ ...chart, form: "bar" }, boxAt(canvas, 0, area.top, area.width, height), canvas)];
  const ring = createChart(chart, boxAt(canvas, 0, area.top + (height - side) / 2, side, side), canvas);
  const { labels: _, ...series } = ring.series[0] ?? { name: "", values: [], color: canvas.tones.second };
  return [{ ...ring, series: [series] }, ...rows];
}

interface KeyPlace extends ChartArea {
  readonly start: number;
  readonly canvas: Canvas;
}

function setKey(
  chart: Chart,
  { start, width, top, bottom, canvas }: KeyPlace,
): readonly PlacedElement[] | undefined {
  const { tones, look } = canvas;
  const shares = sharesInWords(chart, canvas.language);
  const colors = sliceColors(chart, canvas);
  const nameStart = start + chip + chipGap;
  const roomForNames = emu(Math.min(width, start + inches(4.6)) - nameStart - shareWidth);
  if (roomForNames < inches(1)) return undefined;
  for (const size of [20, 18, 16, 14]) {
    const names = chart.categories.map((name) => inkParagraph(name, { size, color: tones.page.text }));
    const widest = Math.max(...names.map((name) => measurePlacedText([name], look, unlimited).width));
    const nameWidth = emu(Math.min(roomForNames, widest * 1.02 + inches(0.2)));
    const heights = names.map((name) => measurePlacedText([name], look, nameWidth).height + 2_000);
    const used = heights.reduce((sum, each) => sum + each, 0);
    const spare = (bottom - top - used) / names.length;
    if (spare < inches(0.08) || !keepsWords(names, look, nameWidth)) continue;
    const gap = Math.min(spare, inches(0.34));
    let y = top + (bottom - top - used - gap * (names.length - 1)) / 2;
    return names.flatMap((name, index) => {
      const height = heights[index] ?? 0;
      const rowTop = y;
      y += height + gap;
      const isMarked = index === chart.highlightedCategory;
      const share = inkParagraph(shares[index] ?? "", {
        size,
        color: isMarked ? tones.page.accent : tones.page.text,
        bold: true,
        alignment: "end",
      });
      const chipTop = rowTop + size * 12_700 * 0.6 - chip / 2;
      return [
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
          paragraphs: [share],
          look,
          color: tones.page.text,
        }),
      ];
    });
  }
  return undefined;
}
