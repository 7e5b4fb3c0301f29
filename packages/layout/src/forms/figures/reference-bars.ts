import {
  emu,
  inches,
  type PlacedElement,
  type PlacedLine,
  points,
  type Reference,
  type ThemeColor,
} from "@lectern/deck";
import { boxAt, type Canvas, inkParagraph, unlimited } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { roundedBy, type Surface } from "../../parts/surface.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { formatPlain } from "../../text/numbers/format-number.ts";
import type { FigureData, FigurePicture, PictureContext, PicturePlace } from "./picture.ts";
import { strongFill, weakFill } from "./picture-fills.ts";

/** Returns bars to one scale: a figure below what it is held against; undefined where a name has no room or a value is negative. */
export function createReferenceBars(figure: FigureData, context: PictureContext): FigurePicture | undefined {
  const { amount, references = [] } = figure;
  if (amount === undefined || references.length === 0) return undefined;
  const bars = toBars(figure, amount, references, context.canvas);
  const most = Math.max(...bars.map(({ value }) => value));
  if (most <= 0 || bars.some(({ value }) => value < 0)) return undefined;
  const isWide = context.width >= wide;
  const thickest = isWide ? mostWideBar : mostBar;
  const sizes = isWide ? [...largeTextSizes, ...textSizes] : textSizes;
  const size = sizes.find((candidate) => bars.every((bar) => fits(bar, candidate, context)));
  if (size === undefined) return undefined;
  const textHeight = heightOfText(bars, size, context);
  const least = bars.length * (textHeight + leastBar) + (bars.length - 1) * leastGap;
  const draw = (place: PicturePlace) => {
    const rowHeight = (place.height - (bars.length - 1) * leastGap) / bars.length;
    return bars.flatMap((bar, index) => {
      const top = place.top + index * (rowHeight + leastGap);
      const row = { ...place, top, height: rowHeight, textHeight, size, thickest, share: bar.value / most };
      return drawBar(bar, index, row, context);
    });
  };
  return { least, most: bars.length * (textHeight + thickest) + (bars.length - 1) * leastGap, draw };
}

const textSizes = [20, 18, 16, 14];
/** Of the figure's digits: what it is held against is read beside them, and does not outdo them. */
const leastShownShare = 0.36;
const leastBar = inches(0.12);
const mostBar = inches(0.5);
/** A picture so wide has a side of the page: its bars and names are to be read from afar. */
const wide = inches(5.45);
const largeTextSizes = [20, 18];
const mostWideBar = inches(0.8);
const leastGap = inches(0.08);
/** Between a bar and what is said above it. */
const belowText = inches(0.03);

/** A bar of a figure, or of what it is held against. */
export interface Bar {
  readonly label: string;
  readonly shown: string;
  readonly value: number;
  /** "own": the figure itself. */
  readonly role: NonNullable<Reference["role"]> | "own";
}

/** Returns bars in the order of time: what was, what is, what is aimed at. */
export function toBars(
  { value, label }: FigureData,
  amount: number,
  references: readonly Reference[],
  { language }: Canvas,
): readonly Bar[] {
  const others = references.map(
    ({ role = "other", shown, ...reference }): Bar => ({
      ...reference,
      role,
      shown: shown ?? formatPlain(reference.value, language),
    }),
  );
  const own: Bar = { label, shown: value, value: amount, role: "own" };
  const before = others.filter(({ role }) => role === "was" || role === "other");
  return [...before, own, ...others.filter((bar) => !before.includes(bar))];
}

function paragraphsOf(
  { label, shown, role }: Bar,
  size: number,
  { surface: { inks }, valueSize = 0 }: PictureContext,
  isAtEnd = true,
) {
  const bold = role === "own";
  // The figure's own digits stand large above: all values at the bars are to be read beside them, in one size.
  const shownSize = Math.max(size, Math.ceil(valueSize * leastShownShare));
  const color = bold ? inks.text : inks.muted;
  return {
    name: inkParagraph(label, { size, color, bold }),
    // Beside a name its value ends where the longest bar does.
    value: inkParagraph(shown, {
      size: shownSize,
      color,
      bold,
      ...(isAtEnd && { alignment: "end" as const }),
    }),
  };
}

/** Tells whether a bar has its name: the figure itself is named above or beside its bars, where it stands large. */
export function isNamed({ role }: Bar): boolean {
  return role !== "own";
}

function fits(bar: Bar, size: number, context: PictureContext): boolean {
  const { name, value } = paragraphsOf(bar, size, context);
  return fitsBeside(isNamed(bar) ? [name, value] : [value], context);
}

function fitsBeside(
  shown: readonly ReturnType<typeof inkParagraph>[],
  { width, canvas: { look } }: PictureContext,
): boolean {
  const widths = shown.map((paragraph) => measurePlacedText([paragraph], look, unlimited).width);
  return widths.reduce<number>((sum, each) => sum + each * 1.03, inches(0.2)) <= width;
}

function heightOfText(bars: readonly Bar[], size: number, context: PictureContext): number {
  const paragraphs = bars.flatMap((bar) => Object.values(paragraphsOf(bar, size, context)));
  const heights = paragraphs.map(
    (paragraph) => measurePlacedText([paragraph], context.canvas.look, unlimited).height,
  );
  return Math.ceil(Math.max(...heights)) + 2_000 + belowText;
}

interface Row extends PicturePlace {
  readonly size: number;
  readonly textHeight: number;
  /** More height than that no bar has. */
  readonly thickest: number;
  /** Of the longest bar. */
  readonly share: number;
}

function drawBar(bar: Bar, index: number, row: Row, context: PictureContext): readonly PlacedElement[] {
  const { number, surface, canvas } = context;
  const { start, top, width, height, textHeight, size, share, thickest } = row;
  const named = isNamed(bar);
  const { name, value } = paragraphsOf(bar, size, context, named);
  const valueWidth = measurePlacedText([value], canvas.look, unlimited).width * 1.02 + 2_000;
  const thickness = Math.min(height - textHeight, thickest);
  const box = boxAt(canvas, start, top + textHeight, Math.max(width * share, inches(0.03)), thickness);
  const id = `${index + 1} of figure ${number}`;
  const text = (shape: string, at: number, wide: number, paragraph: typeof name) =>
    createTextShape({
      name: `${shape} ${id}`,
      box: boxAt(canvas, at, top, wide, textHeight - belowText),
      paragraphs: [paragraph],
      look: canvas.look,
      color: surface.inks.text,
      anchor: "bottom",
    });
  return [
    ...(named ? [text("Reference", start, width - valueWidth - inches(0.05), name)] : []),
    // Alone on its line it has all of it: programs set many scripts wider than measured.
    named
      ? text("Amount", start + width - valueWidth, emu(Math.ceil(valueWidth)), value)
      : text("Amount", start, width, value),
    {
      kind: "shape",
      name: `Bar ${id}`,
      ...roundedBy(Math.min(canvas.style.cornerRadius, thickness / 2), box),
      box,
      ...paintOf(bar.role, surface, canvas),
      description: `${bar.label}: ${bar.shown}`,
    },
  ];
}

/** Returns how a bar is filled or outlined. */
export function paintOf(
  role: Bar["role"],
  surface: Surface,
  canvas: Canvas,
): { readonly fill?: ThemeColor; readonly line?: PlacedLine } {
  if (role === "own") return { fill: strongFill(surface, canvas) };
  if (role === "target") return { line: { color: surface.inks.text, width: points(1.5), dash: "sysDash" } };
  if (role === "total") return { line: { color: surface.inks.muted, width: points(1.25) } };
  return { fill: weakFill(surface, canvas) };
}
