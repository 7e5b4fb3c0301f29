import { emu, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { boxOf } from "../../geometry.ts";
import {
  boxAt,
  type Canvas,
  createPanel,
  createRule,
  inkParagraph,
  keepsWords,
  unlimited,
} from "../../parts/canvas.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { blockFills, inksOn } from "../../template/colors/tones.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import type { NumberedEntry } from "./agenda-entry.ts";

/** Of the bar below an agenda, and between the two. */
const slim = inches(0.4);
const aboveBar = inches(0.22);

/**
 * Sets the minutes of all parts as one bar to scale at the foot of a canvas, and returns the canvas above it; undefined where
 * a part has no minutes.
 */
export function setMinutesBar(
  entries: readonly NumberedEntry[],
  canvas: Canvas,
): { readonly canvas: Canvas; readonly elements: readonly PlacedElement[] } | undefined {
  if (entries.length < 2 || entries.some(({ minutes = 0 }) => minutes <= 0)) return undefined;
  const { x, y, width, height } = canvas.box;
  const elements = setSegments(
    entries,
    widthsToScale(entries, width),
    { top: height - slim, height: slim },
    canvas,
  );
  return { canvas: { ...canvas, box: boxOf(x, y, width, height - slim - aboveBar) }, elements };
}

function widthsToScale(entries: readonly NumberedEntry[], width: number): readonly number[] {
  const all = entries.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  return entries.map(({ minutes = 0 }) => (width * minutes) / all);
}

interface Strip {
  readonly top: number;
  readonly height: number;
}

function setSegments(
  entries: readonly NumberedEntry[],
  widths: readonly number[],
  { top, height }: Strip,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { look, tones, anatomy } = canvas;
  const fills = blockFills(tones, anatomy.layout);
  let start = 0;
  return entries.map((entry, index) => {
    const from = start;
    const width = widths[index] ?? 0;
    start += width;
    const fill = fills[index % fills.length] ?? tones.field;
    const { text: color } = inksOn(fill, anatomy.layout);
    const insets = { left: inches(0.1), right: inches(0.05), top: emu(0), bottom: emu(0) };
    const label = (entry.time === undefined ? [] : [`${entry.number}  ${entry.time}`, entry.number]).find(
      (words) => {
        const { width: wanted } = measurePlacedText([labelParagraph(words, color, canvas)], look, unlimited);
        return wanted * 1.1 <= width - insets.left - insets.right;
      },
    );
    const box = boxAt(canvas, Math.round(from), top, Math.round(start) - Math.round(from), height);
    const name = `Minutes ${entry.number}`;
    if (label === undefined) return createPanel(name, box, fill);
    const paragraphs = [labelParagraph(label, color, canvas)];
    const shape = createTextShape({ name, box, paragraphs, look, color, anchor: "middle", insets });
    return { ...shape, fill };
  });
}

function labelParagraph(
  text: string,
  color: PlacedParagraph["runs"][number]["color"],
  canvas: Canvas,
): PlacedParagraph {
  const { font, bold } = canvas.style.label;
  return inkParagraph(text, { size: 14, color: color ?? canvas.tones.page.text, bold, font });
}

const mostParts = 6;
const narrowest = inches(1.9);
/** How high the bar of an agenda is: what its columns leave, within these bounds. */
const [leastBar, mostBar] = [inches(0.65), inches(1.9)];
const belowColumns = inches(0.5);
const inset = inches(0.16);

const scales = [
  { numeral: 48, title: 28, text: 20 },
  { numeral: 40, title: 24, text: 18 },
  { numeral: 30, title: 20, text: 16 },
  { numeral: 30, title: 18, text: 14 },
] as const;

/** Sets parts as columns that hang from a bar of their minutes, or from one of equal parts; undefined where they do not fit. */
export function composeAgendaBar(
  entries: readonly NumberedEntry[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const { box, look, tones } = canvas;
  if (entries.length < 2 || entries.length > mostParts) return undefined;
  const hasMinutes = entries.every(({ minutes = 0 }) => minutes > 0);
  // Without minutes the bar has equal parts; with minutes they are to scale.
  const widths = hasMinutes
    ? widthsToScale(entries, box.width)
    : entries.map(() => box.width / entries.length);
  if (!hasMinutes && entries.every(({ summary }) => summary === undefined)) return undefined;
  if (widths.some((width) => width < narrowest)) return undefined;
  for (const scale of scales) {
    const columns = entries.map((entry): readonly PlacedParagraph[] => [
      numeralParagraph(entry.number, scale.numeral, tones.page.accent, canvas),
      inkParagraph(entry.title, { size: scale.title, color: tones.page.text, bold: true, gap: inches(0.1) }),
      ...[entry.summary, entry.ask].flatMap((text) =>
        text === undefined
          ? []
          : [inkParagraph(text, { size: scale.text, color: tones.page.muted, gap: inches(0.1) })],
      ),
    ]);
    const widthOf = (index: number) => emu(Math.floor((widths[index] ?? 0) - 2 * inset));
    const heights = columns.map((paragraphs, index) =>
      keepsWords(paragraphs, look, widthOf(index))
        ? measurePlacedText(paragraphs, look, widthOf(index)).height
        : Number.POSITIVE_INFINITY,
    );
    const left = box.height - inset - Math.max(...heights);
    if (left < leastBar) continue;
    const tall = Math.floor(Math.min(mostBar, Math.max(leastBar, left - belowColumns)));
    let start = 0;
    const hanging = entries.flatMap((entry, index) => {
      const from = start;
      const width = widths[index] ?? 0;
      start += width;
      const top = tall + inset;
      return [
        createRule(
          `Line ${entry.number}`,
          boxAt(canvas, Math.round(from), tall, 0, box.height - tall),
          tones.hairline,
        ),
        createTextShape({
          name: `Entry ${entry.number}`,
          box: boxAt(canvas, Math.round(from + inset), top, widthOf(index), box.height - top),
          paragraphs: columns[index] ?? [],
          look,
          color: tones.page.text,
        }),
      ];
    });
    return [...setSegments(entries, widths, { top: 0, height: tall }, canvas), ...hanging];
  }
  return undefined;
}
