import { emu, inches, type PlacedElement } from "@lectern/deck";
import { boxAt, type Canvas, inkParagraph, keepsWords, unlimited } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { roundedBy } from "../../parts/surface.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import type { FigureData, FigurePicture, PictureContext, PicturePlace } from "./picture.ts";
import { type Bar, isNamed, paintOf, toBars } from "./reference-bars.ts";

/** Returns columns to one scale, what was first and the figure after it; undefined where a name has no room or a value is negative. */
export function createStandingBars(figure: FigureData, context: PictureContext): FigurePicture | undefined {
  const { amount, references = [] } = figure;
  if (amount === undefined || references.length === 0 || references.length > 3) return undefined;
  const bars = toBars(figure, amount, references, context.canvas);
  const most = Math.max(...bars.map(({ value }) => value));
  if (most <= 0 || bars.some(({ value }) => value < 0)) return undefined;
  const width = columnWidth(context.width, bars.length);
  const size = shownSizes.find((candidate) => fits(bars, { size: candidate, width }, context));
  if (size === undefined) return undefined;
  const head = heightOf(
    bars.map((bar) => shownOf(bar, size, context)),
    unlimited,
    context.canvas,
  );
  const foot = heightOf(
    bars.filter(isNamed).map((bar) => nameOf(bar, size, context)),
    width,
    context.canvas,
  );
  const least = head + foot + 2 * gap + leastColumn;
  const draw = (place: PicturePlace) => {
    const room = place.height - head - foot - 2 * gap;
    return bars.flatMap((bar, index) => {
      const start = place.start + index * (width + between);
      const height = Math.max(inches(0.03), (room * bar.value) / most);
      const column: Column = {
        start,
        top: place.top + head + gap + room - height,
        width,
        height,
        head,
        foot,
      };
      return drawColumn(bar, index, { ...column, size }, context);
    });
  };
  return { least, most: inches(4.4), draw };
}

/** In points, of what stands on the columns: the picture has a side of the page. */
const shownSizes = [36, 32, 28, 24, 20, 18, 16, 14];
const mostNameSize = 18;
const leastColumn = inches(1.4);
const between = inches(0.35);
const mostWidth = inches(1.9);
const gap = inches(0.08);
const mostNameLines = 3;

function columnWidth(width: number, count: number): number {
  return Math.min(mostWidth, Math.floor((width - (count - 1) * between) / count));
}

function shownOf({ shown, role }: Bar, size: number, { surface: { inks } }: PictureContext) {
  const isOwn = role === "own";
  return inkParagraph(shown, {
    size,
    color: isOwn ? inks.text : inks.muted,
    bold: isOwn,
    alignment: "center",
  });
}

function nameOf({ label, role }: Bar, size: number, { surface: { inks } }: PictureContext) {
  return inkParagraph(label, {
    size: Math.min(size, mostNameSize),
    color: role === "own" ? inks.text : inks.muted,
    alignment: "center",
  });
}

function heightOf(
  paragraphs: readonly ReturnType<typeof inkParagraph>[],
  width: number,
  { look }: Canvas,
): number {
  const heights = paragraphs.map((one) => measurePlacedText([one], look, emu(width)).height);
  return Math.ceil(Math.max(...heights)) + 2_000;
}

function fits(
  bars: readonly Bar[],
  { size, width }: { readonly size: number; readonly width: number },
  context: PictureContext,
): boolean {
  const { look } = context.canvas;
  return bars.every((bar) => {
    const value = measurePlacedText([shownOf(bar, size, context)], look, unlimited).width * 1.03;
    if (value > width + between * 0.8) return false;
    if (!isNamed(bar)) return true;
    const name = nameOf(bar, size, context);
    const { lines } = measurePlacedText([name], look, emu(width));
    return lines <= mostNameLines && keepsWords([name], look, width);
  });
}

interface Column extends PicturePlace {
  readonly head: number;
  readonly foot: number;
}

function drawColumn(
  bar: Bar,
  index: number,
  { start, top, width, height, head, foot, size }: Column & { readonly size: number },
  context: PictureContext,
): readonly PlacedElement[] {
  const { number, surface, canvas } = context;
  const box = boxAt(canvas, start, top, width, height);
  const id = `${index + 1} of figure ${number}`;
  const overhang = between * 0.4;
  const text = (name: string, at: number, tall: number, paragraph: ReturnType<typeof inkParagraph>) =>
    createTextShape({
      name: `${name} ${id}`,
      box: boxAt(canvas, start - overhang, at, width + 2 * overhang, tall),
      paragraphs: [paragraph],
      look: canvas.look,
      color: surface.inks.text,
    });
  return [
    {
      kind: "shape",
      name: `Bar ${id}`,
      ...roundedBy(Math.min(canvas.style.cornerRadius, height / 2, width / 2), box),
      box,
      ...paintOf(bar.role, surface, canvas),
      description: `${bar.label}: ${bar.shown}`,
    },
    text("Amount", top - head - gap, head, shownOf(bar, size, context)),
    ...(isNamed(bar) ? [text("Reference", top + height + gap, foot, nameOf(bar, size, context))] : []),
  ];
}
