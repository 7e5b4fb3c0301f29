import {
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type PlacedShape,
  type ThemeColor,
} from "@lectern/deck";
import {
  boxAt,
  type Canvas,
  createPanel,
  endsWell,
  inkParagraph,
  keepsWords,
  unlimited,
} from "../../parts/canvas.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { blockFills, type Inks, inksOn } from "../../template/colors/tones.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import type { NumberedEntry } from "./agenda-entry.ts";

/** Sets three to six parts as blocks side by side, each a step higher than the one before; undefined where they do not fit. */
export function composeStaircase(
  entries: readonly NumberedEntry[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  if (entries.length < 3 || entries.length > 6) return undefined;
  const { box, style } = canvas;
  const gap = Math.min(style.gap, inches(0.2));
  const width = Math.floor((box.width - (entries.length - 1) * gap) / entries.length);
  const lowest = 0.6 * box.height;
  const step = (box.height - lowest) / (entries.length - 1);
  const blocks = entries.map((_, index): Block => {
    const height = Math.round(lowest + index * step);
    return { start: index * (width + gap), top: Math.round(box.height - height), width, height };
  });
  const numerals = entries.map((_, index) => 60 + Math.round((36 * index) / (entries.length - 1)));
  return setBlocks(entries, blocks, { numerals, wordsHeight: Math.floor(lowest - inches(0.95)) }, canvas);
}

/** Sets two to six parts as tiles of one size that fill the page; undefined where they do not fit. */
export function composeAgendaTiles(
  entries: readonly NumberedEntry[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  if (entries.length < 2 || entries.length > 6) return undefined;
  const { box, style } = canvas;
  const columns = entries.length === 4 ? 2 : Math.min(3, entries.length);
  const rows = Math.ceil(entries.length / columns);
  const { gap } = style;
  const height = Math.floor((box.height - (rows - 1) * gap) / rows);
  const blocks = entries.map((_, index): Block => {
    const row = Math.floor(index / columns);
    // The last row is as wide as the others, however many there are in it.
    const inRow = row === rows - 1 ? entries.length - row * columns : columns;
    const width = Math.floor((box.width - (inRow - 1) * gap) / inRow);
    return { start: (index - row * columns) * (width + gap), top: row * (height + gap), width, height };
  });
  const numeral = rows === 1 ? 96 : 54;
  const wordsHeight = Math.floor(height - inches(rows === 1 ? 1.9 : 1));
  return setBlocks(entries, blocks, { numerals: entries.map(() => numeral), wordsHeight }, canvas);
}

/** From the start edge and the top of the canvas. */
interface Block {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface BlockManner {
  readonly numerals: readonly number[];
  /** At the foot of each block. */
  readonly wordsHeight: number;
}

const inset = inches(0.25);
/** For programs that set lines a little higher. */
const spare = inches(0.02);

interface Scale {
  readonly title: number;
  readonly summary: number;
}

const scales: readonly Scale[] = [
  { title: 32, summary: 22 },
  { title: 28, summary: 20 },
  { title: 24, summary: 18 },
  { title: 20, summary: 16 },
  { title: 18, summary: 14 },
  { title: 16, summary: 14 },
];

function setBlocks(
  entries: readonly NumberedEntry[],
  blocks: readonly Block[],
  { numerals, wordsHeight }: BlockManner,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const { look } = canvas;
  const fits = (scale: Scale, isNeat: boolean) =>
    entries.every((entry, index) => {
      const width = emu((blocks[index]?.width ?? 0) - 2 * inset);
      const words = wordParagraphs(entry, scale, canvas.tones.onTint);
      const { height, paragraphs } = measurePlacedText(words, look, width);
      const [title] = words;
      const isCalm = keepsWords(words, look, width) && (paragraphs[0]?.lines ?? 0) <= 3;
      return height <= wordsHeight - inset && isCalm && !(isNeat && title && !endsWell(title, look, width));
    });
  const scale = scales.find((each) => fits(each, true)) ?? scales.find((each) => fits(each, false));
  if (!scale) return undefined;
  const grounds = groundsOf(entries.length, canvas);
  const heights = entries.map((entry, index) => {
    const width = emu((blocks[index]?.width ?? 0) - 2 * inset);
    return measurePlacedText(wordParagraphs(entry, scale, canvas.tones.onTint), look, width).height;
  });
  // Blocks that stand on one line have their titles on one line, too.
  const tallestBeside = ({ top, height }: Block) =>
    Math.max(
      ...blocks.map((other, index) =>
        other.top + other.height === top + height ? (heights[index] ?? 0) : 0,
      ),
    );
  return entries.flatMap((entry, index) => {
    const block = blocks[index];
    const ground = grounds[index];
    if (!block || !ground) return [];
    const { start, top, width, height } = block;
    const wordsTop = top + height - wordsHeight;
    const entryTop = Math.floor(top + height - inset - tallestBeside(block) - spare);
    const numeral = fitNumeral(entry.number, numerals[index] ?? 60, wordsTop - top - inset / 2, {
      color: ground.inks.accent,
      canvas,
    });
    const text = (name: string, from: number, tall: number, paragraphs: readonly PlacedParagraph[]) =>
      createTextShape({
        name: `${name} ${entry.number}`,
        box: boxAt(canvas, start + inset, from, width - 2 * inset, tall),
        paragraphs,
        look,
        color: ground.inks.text,
      });
    return [
      ...drawBlock(`Block ${entry.number}`, block, ground, canvas),
      text("Numeral", top + inset / 2, wordsTop - top - inset / 2, [numeral]),
      text("Entry", entryTop, top + height - inset - entryTop, wordParagraphs(entry, scale, ground.inks)),
    ];
  });
}

// Digits of some scripts are taller than those that the blocks were planned for.
function fitNumeral(
  number: string,
  size: number,
  room: number,
  { color, canvas }: { readonly color: ThemeColor; readonly canvas: Canvas },
): PlacedParagraph {
  const paragraph = numeralParagraph(number, size, color, canvas);
  const isFit = measurePlacedText([paragraph], canvas.look, unlimited).height <= room;
  return isFit || size <= 24 ? paragraph : fitNumeral(number, size - 6, room, { color, canvas });
}

function wordParagraphs(
  { title, summary, time, ask }: NumberedEntry,
  scale: Scale,
  inks: Inks,
): readonly PlacedParagraph[] {
  const label = [time, ask].filter((word) => word !== undefined).join(" · ");
  const gap = inches(0.05);
  return [
    inkParagraph(title, { size: scale.title, color: inks.text, bold: true }),
    ...(summary === undefined ? [] : [inkParagraph(summary, { size: scale.summary, color: inks.text, gap })]),
    ...(label === ""
      ? []
      : [inkParagraph(label, { size: scale.summary, color: inks.accent, bold: true, gap })]),
  ];
}

interface Ground {
  readonly fill: ThemeColor;
  readonly inks: Inks;
}

function groundsOf(count: number, { style, tones, anatomy: { layout } }: Canvas): readonly Ground[] {
  const fills = style.panel === "blocks" ? blockFills(tones, layout) : [tones.tint];
  return Array.from({ length: count }, (_, index) => {
    const fill = fills[index % fills.length] ?? tones.tint;
    return { fill, inks: fill === tones.tint ? tones.onTint : inksOn(fill, layout) };
  });
}

const ruleHeight = inches(0.07);

function drawBlock(
  name: string,
  { start, top, width, height }: Block,
  { fill }: Ground,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { style, tones } = canvas;
  const panel: PlacedShape = createPanel(name, boxAt(canvas, start, top, width, height), fill);
  if (style.cornerRadius > inches(0.1)) {
    const cornerRadius = emu(Math.min(style.cornerRadius, height / 2));
    return [{ ...panel, geometry: "roundedRectangle", cornerRadius }];
  }
  if (style.panel === "blocks") return [panel];
  return [panel, createPanel(`Rule of ${name}`, boxAt(canvas, start, top, width, ruleHeight), tones.signal)];
}
