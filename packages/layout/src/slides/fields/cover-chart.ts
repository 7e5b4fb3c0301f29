import {
  type Chart,
  type CoverChart,
  contrastRatio,
  emu,
  type GroupedElement,
  groupElements,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  resolveThemeColor,
  type ThemeColor,
} from "@lectern/deck";
import { formatNumber } from "../../forms/chart/chart-format.ts";
import { withNamedPoint } from "../../forms/chart/named-point.ts";
import { boxAt, type Canvas, createPanel, inkParagraph, keepsWords, unlimited } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { dominantFill, roundedBy } from "../../parts/surface.ts";
import { isDark } from "../../template/tones.ts";
import { measurePlacedText } from "../../text/measure-placed-text.ts";

/**
 * Draws the leading values of a deck as the art of its cover: columns on a line, or bars below each other where their names are
 * long, each with its name and its value; nothing where those have no room.
 */
export function drawCoverChart({ chart, title }: CoverChart, canvas: Canvas): readonly PlacedElement[] {
  const named = withNamedPoint(chart, title, canvas.language);
  const points = pointsOf(named, canvas);
  const caption = captionOf(named, title, canvas);
  const drawn = setColumns(points, caption, canvas) ?? setBars(points, caption, canvas);
  return drawn ? [groupElements("Cover chart", drawn)] : [];
}

/** A value of the deck, as its cover shows it. */
interface Point {
  readonly label: string;
  readonly shown: string;
  /** Of the largest one, 0 to 1. */
  readonly share: number;
  readonly isMarked: boolean;
}

function pointsOf(chart: Chart, { language }: Canvas): readonly Point[] {
  const values = (chart.series[0]?.values ?? []).map((value) => value ?? 0);
  const most = Math.max(...values);
  const unit = chart.unit?.trim() === "%" ? "%" : "";
  const marked = chart.highlightedCategory;
  return values.map((value, index) => ({
    label: chart.categories[index] ?? "",
    shown: `${formatNumber(value, chart, language)}${unit}`,
    share: value / most,
    isMarked: marked === undefined || marked === index,
  }));
}

/** What the values are of: their series and unit, or what their page says of them. */
function captionOf({ series, unit = "" }: Chart, title: string, { tones }: Canvas): PlacedParagraph {
  const name = series[0]?.name ?? "";
  const isUnitSaid = unit.trim() === "%" || name.toLowerCase().includes(unit.toLowerCase());
  const said = name === "" ? title : isUnitSaid ? name : `${name}, ${unit}`;
  return inkParagraph(said, { size: captionSize, color: tones.page.muted });
}

const captionSize = 14;
const gap = inches(0.08);
const mostLabelLines = 2;
/** Of what one column or bar has, the part that is drawn. */
const thickness = 0.74;

interface Inks {
  readonly plain: ThemeColor;
  readonly marked: ThemeColor;
}

// What is marked is in the accent; all others in the ink of the page or its dominant hue.
function inksOf(canvas: Canvas): Inks {
  const { tones, anatomy } = canvas;
  const { layout } = anatomy;
  const plain = isDark(layout.background) ? { ...tones.page.text, alpha: 0.34 } : dominantFill(canvas);
  const isSeen = (color: ThemeColor) =>
    contrastRatio(resolveThemeColor(color, layout), layout.background) >= 2 &&
    contrastRatio(resolveThemeColor(color, layout), resolveThemeColor(plain, layout)) >= 1.3;
  const marked = [tones.signal, tones.second, tones.page.accent, tones.page.text].find(isSeen);
  return { plain, marked: marked ?? tones.page.text };
}

function valueWords({ shown, isMarked }: Point, size: number, { tones }: Canvas, alignment?: "center") {
  return inkParagraph(shown, {
    size,
    color: tones.page.text,
    bold: isMarked,
    ...(alignment && { alignment }),
  });
}

function labelWords({ label }: Point, size: number, { tones }: Canvas, alignment?: "center") {
  return inkParagraph(label, { size, color: tones.page.text, ...(alignment && { alignment }) });
}

function heightOf(paragraph: PlacedParagraph, width: number, { look }: Canvas): number {
  return Math.ceil(measurePlacedText([paragraph], look, emu(width)).height) + 2_000;
}

function widthOf(paragraph: PlacedParagraph, { look }: Canvas): number {
  return Math.ceil(measurePlacedText([paragraph], look, unlimited).width * 1.04) + 2_000;
}

interface TextPlace {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function words(
  name: string,
  paragraph: PlacedParagraph,
  { start, top, width, height }: TextPlace,
  canvas: Canvas,
): GroupedElement {
  return createTextShape({
    name,
    box: boxAt(canvas, start, top, width, height),
    paragraphs: [paragraph],
    look: canvas.look,
    color: canvas.tones.page.text,
  });
}

// On a line near the foot, as houses stand in a street.
function setColumns(
  points: readonly Point[],
  caption: PlacedParagraph,
  canvas: Canvas,
): readonly GroupedElement[] | undefined {
  const { box, look, tones, style } = canvas;
  const pitch = Math.floor(box.width / points.length);
  const column = Math.round(pitch * thickness);
  const isRoom = (size: number) =>
    points.every((point) => {
      const label = labelWords(point, size, canvas);
      const { lines } = measurePlacedText([label], look, emu(pitch - gap));
      return lines <= mostLabelLines && keepsWords([label], look, pitch - gap);
    });
  const size = [18, 16, 14, 12].find(isRoom);
  const valueSize = [32, 28, 24, 20, 18, 16, 14].find((candidate) =>
    points.every((point) => widthOf(valueWords(point, candidate, canvas), canvas) <= pitch),
  );
  if (size === undefined || valueSize === undefined) return undefined;
  const labelHeight = Math.max(
    ...points.map((point) => heightOf(labelWords(point, size, canvas), pitch - gap, canvas)),
  );
  const captionHeight = heightOf(caption, box.width, canvas) + gap;
  const valueHeight = heightOf(
    valueWords({ ...lastOf(points), isMarked: true }, valueSize, canvas),
    pitch,
    canvas,
  );
  const base = box.height - labelHeight - gap - captionHeight;
  const room = base - valueHeight;
  if (room < leastRoom) return undefined;
  const { plain, marked } = inksOf(canvas);
  const elements = points.flatMap((point, index): readonly GroupedElement[] => {
    const start = index * pitch;
    const height = Math.max(inches(0.04), Math.round(room * point.share));
    const place = boxAt(canvas, start + (pitch - column) / 2, base - height, column, height);
    return [
      {
        kind: "shape",
        name: `Cover bar ${index + 1}`,
        ...roundedBy(Math.min(style.cornerRadius, column / 2, height / 2), place),
        box: place,
        fill: point.isMarked ? marked : plain,
        description: `${point.label}: ${point.shown}`,
      },
      words(
        `Cover value ${index + 1}`,
        valueWords(point, valueSize, canvas, "center"),
        { start, top: base - height - valueHeight, width: pitch, height: valueHeight },
        canvas,
      ),
      words(
        `Cover label ${index + 1}`,
        labelWords(point, size, canvas, "center"),
        { start: start + gap / 2, top: base + gap, width: pitch - gap, height: labelHeight },
        canvas,
      ),
    ];
  });
  const line = createPanel("Cover line", boxAt(canvas, 0, base, box.width, lineHeight), tones.page.text);
  const top = box.height - captionHeight + gap;
  const foot = { start: 0, top, width: box.width, height: captionHeight - gap };
  return [...elements, line, words("Cover caption", caption, foot, canvas)];
}

const lineHeight = inches(0.03);
const leastRoom = inches(1.6);

function lastOf(points: readonly Point[]): Point {
  return points.at(-1) ?? { label: "", shown: "0", share: 0, isMarked: false };
}

// Below each other, each below its name.
function setBars(
  points: readonly Point[],
  caption: PlacedParagraph,
  canvas: Canvas,
): readonly GroupedElement[] | undefined {
  const { box, style } = canvas;
  const captionHeight = heightOf(caption, box.width, canvas) + 2 * gap;
  const pitch = Math.min(mostPitch, Math.floor((box.height - captionHeight) / points.length));
  const size = [16, 14, 12].find((candidate) =>
    points.every((point) => widthOf(labelWords(point, candidate, canvas), canvas) <= box.width),
  );
  if (size === undefined) return undefined;
  const labelHeight = Math.max(
    ...points.map((point) => heightOf(labelWords(point, size, canvas), box.width, canvas)),
  );
  const bar = Math.round(Math.min(pitch - labelHeight - 2 * gap, inches(0.5)));
  if (bar < leastBar) return undefined;
  const valueSize = [20, 18, 16, 14].find((candidate) => candidate * 12_700 * 1.25 <= bar) ?? 14;
  const valueWidth = Math.max(
    ...points.map((point) => widthOf(valueWords(point, valueSize, canvas), canvas)),
  );
  const length = box.width - valueWidth - gap;
  const { plain, marked } = inksOf(canvas);
  const above = Math.max(0, (box.height - captionHeight - pitch * points.length) / 2);
  const elements = points.flatMap((point, index): readonly GroupedElement[] => {
    const top = above + index * pitch;
    const width = Math.max(inches(0.04), Math.round(length * point.share));
    const place = boxAt(canvas, 0, top + labelHeight, width, bar);
    const value = valueWords(point, valueSize, canvas);
    const height = heightOf(value, valueWidth, canvas);
    return [
      {
        kind: "shape",
        name: `Cover bar ${index + 1}`,
        ...roundedBy(Math.min(style.cornerRadius, bar / 2, width / 2), place),
        box: place,
        fill: point.isMarked ? marked : plain,
        description: `${point.label}: ${point.shown}`,
      },
      words(
        `Cover value ${index + 1}`,
        value,
        { start: width + gap, top: top + labelHeight + (bar - height) / 2, width: valueWidth, height },
        canvas,
      ),
      words(
        `Cover label ${index + 1}`,
        labelWords(point, size, canvas),
        { start: 0, top, width: box.width, height: labelHeight },
        canvas,
      ),
    ];
  });
  const foot = {
    start: 0,
    top: above + pitch * points.length + gap,
    width: box.width,
    height: captionHeight - gap,
  };
  return [...elements, words("Cover caption", caption, foot, canvas)];
}

const mostPitch = inches(1.15);
const leastBar = inches(0.2);
