import { type Emu, emu, type Figure, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { boxAt, type Canvas, inkParagraph, keepsWords, optically } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { drawStatus, fitsStatus, statusHeight } from "../../parts/status-line.ts";
import { createPageSurface, drawSurface, type Surface } from "../../parts/surface.ts";
import { createTonePanels } from "../../parts/tone-panels.ts";
import { valueParagraph } from "../../parts/value-paragraph.ts";
import { isStrong } from "../../template/colors/palette.ts";
import { isDark } from "../../template/colors/tones.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { fieldsOf } from "./drawn-figure.ts";
import { createLargePicture, createSmallPicture } from "./figure-picture.ts";
import type { FigurePicture } from "./picture.ts";

/**
 * Sets a figure that owns the page, with a picture of it beside it where it has one, on panels where the page itself is pale;
 * undefined where it does not fit.
 */
export function setBigFigure(figure: Figure, canvas: Canvas): readonly PlacedElement[] | undefined {
  const { box, style } = canvas;
  const [main, ...others] = fieldsOf(figure);
  const isOnPanel = isPale(canvas);
  const panels = isOnPanel ? createTonePanels(2, 0, canvas) : [];
  const page = createPageSurface(canvas);
  const [surface = page, beside = page] = panels;
  const inset = isOnPanel ? padding : 0;
  if (main && box.width < leastWidth) return undefined;
  const wide = main ? Math.round(box.width * (1 - shareOfPicture)) : box.width;
  const wordsWidth = wide - (isOnPanel ? 2 * inset : main ? inches(0.5) : 0);
  const below = others.map((field, index) =>
    createSmallPicture(field, figure, { number: index + 2, width: wordsWidth, surface, canvas }),
  );
  const start = wide + (isOnPanel ? style.gap : 0);
  const width = box.width - start - 2 * inset;
  const picture = main && createLargePicture(main, figure, { number: 1, width, surface: beside, canvas });
  if ((main && !picture) || below.some((one) => one === undefined)) return undefined;
  const pictures = below.flatMap((one) => one ?? []);
  const words = setWords(figure, { width: wordsWidth, inset, canvas, surface, pictures });
  if (!words) return undefined;
  const height = Math.min(box.height - 2 * inset, picture?.most ?? 0);
  const place = { start: start + inset, top: (box.height - height) / 2, width, height };
  const panelAt = (name: string, at: number, across: number, tone: Surface) =>
    isOnPanel ? drawSurface(name, boxAt(canvas, at, 0, across, box.height), tone, canvas) : [];
  return [
    ...panelAt("Panel", 0, wide, surface),
    ...(picture ? panelAt("Panel of the picture", start, box.width - start, beside) : []),
    ...words,
    ...(picture?.draw(place) ?? []),
  ];
}

// A page of a full colour or a dark one holds its figure by itself.
function isPale({ anatomy: { layout } }: Canvas): boolean {
  return !isStrong(layout.background) && !isDark(layout.background);
}

/** Below it, figure and picture would both be small. */
const leastWidth = inches(8);
const shareOfPicture = 0.46;
const padding = inches(0.4);

interface WordsPlace {
  readonly width: number;
  /** Of a panel that they stand on; else 0. */
  readonly inset: number;
  readonly surface: Surface;
  readonly canvas: Canvas;
  /** Below the words. */
  readonly pictures: readonly FigurePicture[];
}

const valueSizes = [240, 220, 200, 180, 160, 140, 120, 108, 96, 88, 72, 60, 48, 40];
const labelSizes = [
  { label: 28, text: 22 },
  { label: 24, text: 20 },
  { label: 20, text: 18 },
];
const smallLabelSizes = [{ label: 18, text: 16 }];
const between = inches(0.04);
const pictureGap = inches(0.3);
/** Beyond it the eye loses the beginning of the next line. */
const longestLine = inches(9.2);

function setWords(figure: Figure, place: WordsPlace): readonly PlacedElement[] | undefined {
  return setWordsIn(figure, labelSizes, place) ?? setWordsIn(figure, smallLabelSizes, place);
}

function setWordsIn(
  figure: Figure,
  sizes: typeof labelSizes,
  place: WordsPlace,
): readonly PlacedElement[] | undefined {
  const { width, inset, surface, canvas, pictures } = place;
  const { look, tones } = canvas;
  const room = canvas.box.height - 2 * inset;
  const wordsWidth = emu(Math.min(width, longestLine));
  if (figure.status && !fitsStatus(figure.status, wordsWidth, canvas)) return undefined;
  for (const size of valueSizes) {
    const isTint = !surface.fill || surface.fill === tones.tint;
    const color = isTint ? tones.display : surface.inks.accent;
    const value = valueParagraph(figure.value, size, color, canvas);
    const measure = measurePlacedText([value], look, emu(width));
    if (measure.lines > 1 || measure.width * 1.01 > width || measure.height > room * 0.72) continue;
    for (const scale of sizes) {
      const words = wordsOf(figure, scale, surface);
      const wordsHeight = measurePlacedText(words, look, wordsWidth).height + 2_000;
      const least = pictures.reduce((sum, picture) => sum + picture.least + pictureGap, 0);
      const state = figure.status ? statusHeight + between : 0;
      const height = measure.height + between + wordsHeight + state + least;
      if (height > room || !keepsWords(words, look, wordsWidth)) continue;
      const heights = { value: measure.height, words: wordsHeight, free: room - height };
      return drawWords(figure, { ...place, value, words, heights, wordsWidth });
    }
  }
  return undefined;
}

function wordsOf({ label, text }: Figure, sizes: (typeof labelSizes)[number], { inks }: Surface) {
  const head = inkParagraph(label, { size: sizes.label, color: inks.text, bold: true });
  if (text === undefined) return [head];
  return [head, inkParagraph(text, { size: sizes.text, color: inks.muted, gap: inches(0.1) })];
}

interface SetWords extends WordsPlace {
  readonly value: PlacedParagraph;
  readonly words: readonly PlacedParagraph[];
  /** In EMU, and what is left of the page. */
  readonly heights: { readonly value: number; readonly words: number; readonly free: number };
  readonly wordsWidth: Emu;
}

function drawWords(
  figure: Figure,
  { value, words, heights, wordsWidth, width, inset, surface, pictures, canvas }: SetWords,
): readonly PlacedElement[] {
  const { look } = canvas;
  const { text, accent } = surface.inks;
  const more = pictures.map(({ least, most }) =>
    Math.min(most - least, (0.6 * heights.free) / pictures.length),
  );
  const top = inset + optically(heights.free - more.reduce((sum, each) => sum + each, 0));
  const wordsTop = top + heights.value + between;
  const statusTop = wordsTop + heights.words + between;
  let bottom = statusTop + (figure.status ? statusHeight : -between);
  const drawn = pictures.flatMap((picture, index) => {
    const place = {
      start: inset,
      top: bottom + pictureGap,
      width: wordsWidth,
      height: picture.least + (more[index] ?? 0),
    };
    bottom = place.top + place.height;
    return picture.draw(place);
  });
  return [
    createTextShape({
      name: "Figure",
      box: boxAt(canvas, inset, top, width, heights.value),
      paragraphs: [value],
      look,
      color: accent,
    }),
    createTextShape({
      name: "Label",
      box: boxAt(canvas, inset, wordsTop, wordsWidth, heights.words),
      paragraphs: words,
      look,
      color: text,
    }),
    ...(figure.status
      ? drawStatus(
          "State",
          figure.status,
          { start: inset, top: statusTop, width: wordsWidth },
          surface,
          canvas,
        )
      : []),
    ...drawn,
  ];
}
