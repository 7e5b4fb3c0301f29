import { emu, type Figure, inches, type PlacedElement, type ThemeColor } from "@lectern/deck";
import { boxAt, type Canvas, createPanel, inkParagraph } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createPageSurface } from "../../parts/surface.ts";
import { dimSteps } from "../../template/colors/tones.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import type { DrawnFigure } from "./drawn-figure.ts";
import { belowValue, createFigureBlock, type FigureBlock } from "./figure-block.ts";
import { isMarked } from "./figure-columns.ts";
import { figureInWords } from "./figure-in-words.ts";
import type { FigureSetting } from "./figure-setting.ts";
import { isHundredPercent } from "./part-of-whole.ts";
import { readAmount } from "./read-amount.ts";

/**
 * Sets figures that make up a whole which one of them names as one divided bar, each above its words; undefined where they do not,
 * or a part is too narrow for its words.
 */
export function setFigureParts(figures: readonly Figure[], canvas: Canvas): FigureSetting | undefined {
  const parts = partsOf(figures, canvas.language);
  if (!parts) return undefined;
  const whole = parts.amounts.reduce((sum, each) => sum + each, 0);
  const widths = parts.amounts.map((amount) => Math.floor((canvas.box.width * amount) / whole));
  if (Math.min(...widths) < leastPart) return undefined;
  for (const scale of scales) {
    const blocks = createBlocks(parts.drawn, widths, scale, canvas);
    if (!blocks) continue;
    const valueHeight = Math.max(...blocks.map((block) => block.valueHeight));
    const wordsHeight = Math.max(...blocks.map((block) => block.wordsHeight));
    const natural = captionHeight + thickness.least + aboveValue + valueHeight + belowValue + wordsHeight;
    if (natural > canvas.box.height) continue;
    return {
      form: "parts",
      valueSize: scale.value,
      labelSize: scale.label,
      fill: natural / canvas.box.height,
      endsWell: true,
      draw: () => drawParts({ ...parts, blocks, widths, valueHeight, natural }, canvas),
    };
  }
  return undefined;
}

const leastPart = inches(2.1);
const thickness = { least: inches(0.6), most: inches(1.5) };
const aboveValue = inches(0.2);
const captionHeight = inches(0.45);
const scales = [
  { value: 80, label: 24, text: 18 },
  { value: 66, label: 24, text: 18 },
  { value: 60, label: 20, text: 18 },
  { value: 54, label: 20, text: 16 },
  { value: 48, label: 20, text: 16 },
  { value: 44, label: 18, text: 16 },
  { value: 40, label: 16, text: 16 },
];

interface Parts {
  readonly amounts: readonly number[];
  /** What the whole is called, with its value; left out where one of the figures says it. */
  readonly caption: string | undefined;
  readonly drawn: readonly DrawnFigure[];
}

/** Returns figures whose numbers add up to the one whole that is named; undefined where they do not. */
function partsOf(figures: readonly Figure[], language: string): Parts | undefined {
  const wholes = figures.flatMap(({ references = [] }) => references.filter(({ role }) => role === "total"));
  const [whole, another] = wholes;
  const others = figures.flatMap(({ references = [], share, series }) => [
    ...references.filter(({ role }) => role !== "total"),
    ...[share, series].filter((data) => data !== undefined),
  ]);
  if (!whole || another || others.length > 0) return undefined;
  const read = figures.map(({ value }) => readAmount(value, language));
  const amounts = read.flatMap((amount) => (amount ? [amount.number] : []));
  const sum = amounts.reduce((total, each) => total + each, 0);
  const factor = sum / whole.value;
  const areOfOneUnit = new Set(read.map((amount) => amount?.unit)).size === 1;
  if (amounts.length < figures.length || !areOfOneUnit || Math.abs(factor - 1) > 0.001) return undefined;
  const [said] =
    figureInWords({ value: "", label: "", references: [whole] }, language).text?.split("\n") ?? [];
  const drawn = figures.map(({ references: _, ...figure }) => ({ figure }));
  return { amounts, caption: isHundredPercent(whole) ? whole.label : said, drawn };
}

function createBlocks(
  drawn: readonly DrawnFigure[],
  widths: readonly number[],
  scale: (typeof scales)[number],
  canvas: Canvas,
): readonly FigureBlock[] | undefined {
  const surface = createPageSurface(canvas);
  const blocks = drawn.flatMap((one, index) => {
    const width = (widths[index] ?? 0) - inches(0.2);
    const style = { number: index + 1, scale, width, surface, isMarked: isMarked(one) };
    return createFigureBlock(one, style, canvas) ?? [];
  });
  return blocks.length === drawn.length ? blocks : undefined;
}

interface SetParts extends Parts {
  readonly blocks: readonly FigureBlock[];
  readonly widths: readonly number[];
  readonly valueHeight: number;
  readonly natural: number;
}

function drawParts(
  { drawn, blocks, widths, caption, valueHeight, natural }: SetParts,
  canvas: Canvas,
): readonly PlacedElement[] {
  const free = canvas.box.height - natural;
  const thick = thickness.least + Math.min(thickness.most - thickness.least, 0.5 * free);
  const top = 0.45 * (free - thick + thickness.least);
  const fills = fillsOf(drawn, canvas);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, each) => sum + each, 0));
  return [
    ...drawCaption(caption, top, canvas),
    ...blocks.flatMap((block, index) => {
      const start = starts[index] ?? 0;
      const box = boxAt(canvas, start, top + captionHeight, (widths[index] ?? 0) - gap, thick);
      const below = top + captionHeight + thick + aboveValue;
      return [
        createPanel(`Part ${index + 1}`, box, fills[index] ?? canvas.tones.dim),
        ...block.draw({ start, top: below, valueHeight }),
      ];
    }),
  ];
}

const gap = inches(0.04);

function fillsOf(drawn: readonly DrawnFigure[], { tones, anatomy }: Canvas): readonly ThemeColor[] {
  const marked = Math.max(0, drawn.findIndex(isMarked));
  const others = dimSteps(drawn.length - 1, tones, anatomy.layout);
  return drawn.map((_, index) => {
    if (index === marked) return tones.signal;
    return others[index < marked ? index : index - 1] ?? tones.dim;
  });
}

// At the end of the bar, which is the whole that it names.
function drawCaption(caption: string | undefined, top: number, canvas: Canvas): readonly PlacedElement[] {
  if (caption === undefined) return [];
  const { box, look, tones } = canvas;
  const paragraph = inkParagraph(caption, { size: 16, color: tones.page.muted, alignment: "end" });
  const { height } = measurePlacedText([paragraph], look, emu(box.width));
  return [
    createTextShape({
      name: "Whole",
      box: boxAt(canvas, 0, top, box.width, Math.ceil(height) + 2_000),
      paragraphs: [paragraph],
      look,
      color: tones.page.muted,
    }),
  ];
}
