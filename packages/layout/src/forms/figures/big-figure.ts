import { type Emu, emu, type Figure, inches, type PlacedElement, type PlacedParagraph } from "@lectern/deck";
import { boxAt, type Canvas, inkParagraph, keepsWords, optically } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { drawStatus, fitsStatus, statusHeight } from "../../parts/status-line.ts";
import { createPageSurface } from "../../parts/surface.ts";
import { valueParagraph } from "../../parts/value-paragraph.ts";
import { measurePlacedText } from "../../text/measure-placed-text.ts";
import { fieldsOf } from "./drawn-figure.ts";
import { createLargePicture, createSmallPicture } from "./figure-picture.ts";
import type { FigurePicture } from "./picture.ts";

/** Sets a figure that owns the page, with a picture of it beside it where it has one; undefined where it does not fit. */
export function setBigFigure(figure: Figure, canvas: Canvas): readonly PlacedElement[] | undefined {
  const [main, ...others] = fieldsOf(figure);
  if (!main) return setWords(figure, { width: canvas.box.width, canvas });
  const surface = createPageSurface(canvas);
  if (canvas.box.width < leastWidth) return undefined;
  const start = Math.round(canvas.box.width * (1 - shareOfPicture));
  const width = canvas.box.width - start;
  const picture = createLargePicture(main, figure, { number: 1, width, surface, canvas });
  const wordsWidth = start - inches(0.5);
  const below = others.map((field, index) =>
    createSmallPicture(field, figure, { number: index + 2, width: wordsWidth, surface, canvas }),
  );
  if (!picture || below.some((one) => one === undefined)) return undefined;
  const words = setWords(figure, { width: wordsWidth, canvas, pictures: below.flatMap((one) => one ?? []) });
  if (!words) return undefined;
  const height = Math.min(canvas.box.height, picture.most);
  return [...words, ...picture.draw({ start, top: (canvas.box.height - height) / 2, width, height })];
}

/** Below it, figure and picture would both be small. */
const leastWidth = inches(8);
const shareOfPicture = 0.46;

interface WordsPlace {
  readonly width: number;
  readonly canvas: Canvas;
  /** Below the words. */
  readonly pictures?: readonly FigurePicture[];
}

const valueSizes = [240, 220, 200, 180, 160, 140, 120, 108, 96, 88, 72, 60, 48, 40];
const labelSizes = [
  { label: 28, text: 22 },
  { label: 24, text: 20 },
  { label: 20, text: 18 },
];
const smallLabelSizes = [{ label: 18, text: 16 }];
const between = inches(0.1);
const pictureGap = inches(0.3);
/** Beyond it the eye loses the beginning of the next line. */
const longestLine = inches(9.2);

function setWords(figure: Figure, place: WordsPlace): readonly PlacedElement[] | undefined {
  return setWordsIn(figure, labelSizes, place) ?? setWordsIn(figure, smallLabelSizes, place);
}

function setWordsIn(
  figure: Figure,
  sizes: typeof labelSizes,
  { width, canvas, pictures = [] }: WordsPlace,
): readonly PlacedElement[] | undefined {
  const { look, tones, box } = canvas;
  const wordsWidth = emu(Math.min(width, longestLine));
  if (figure.status && !fitsStatus(figure.status, wordsWidth, canvas)) return undefined;
  for (const size of valueSizes) {
    const value = valueParagraph(figure.value, size, tones.display, canvas);
    const measure = measurePlacedText([value], look, emu(width));
    if (measure.lines > 1 || measure.width * 1.01 > width || measure.height > box.height * 0.72) continue;
    for (const scale of sizes) {
      const words = wordsOf(figure, scale, canvas);
      const wordsHeight = measurePlacedText(words, look, wordsWidth).height + 2_000;
      const least = pictures.reduce((sum, picture) => sum + picture.least + pictureGap, 0);
      const state = figure.status ? statusHeight + between : 0;
      const height = measure.height + between + wordsHeight + state + least;
      if (height > box.height || !keepsWords(words, look, wordsWidth)) continue;
      const heights = { value: measure.height, words: wordsHeight, free: box.height - height };
      return drawWords(figure, { value, words, heights, wordsWidth, width, pictures }, canvas);
    }
  }
  return undefined;
}

function wordsOf({ label, text }: Figure, sizes: (typeof labelSizes)[number], { tones }: Canvas) {
  const head = inkParagraph(label, { size: sizes.label, color: tones.page.text, bold: true });
  if (text === undefined) return [head];
  return [head, inkParagraph(text, { size: sizes.text, color: tones.page.muted, gap: inches(0.1) })];
}

interface SetWords {
  readonly value: PlacedParagraph;
  readonly words: readonly PlacedParagraph[];
  /** In EMU, and what is left of the page. */
  readonly heights: { readonly value: number; readonly words: number; readonly free: number };
  readonly wordsWidth: Emu;
  readonly width: number;
  readonly pictures: readonly FigurePicture[];
}

function drawWords(
  figure: Figure,
  { value, words, heights, wordsWidth, width, pictures }: SetWords,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { look, tones } = canvas;
  const more = pictures.map(({ least, most }) =>
    Math.min(most - least, (0.6 * heights.free) / pictures.length),
  );
  const top = optically(heights.free - more.reduce((sum, each) => sum + each, 0));
  const wordsTop = top + heights.value + between;
  const statusTop = wordsTop + heights.words + between;
  let bottom = statusTop + (figure.status ? statusHeight : -between);
  const drawn = pictures.flatMap((picture, index) => {
    const place = {
      start: 0,
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
      box: boxAt(canvas, 0, top, width, heights.value),
      paragraphs: [value],
      look,
      color: tones.page.accent,
    }),
    createTextShape({
      name: "Label",
      box: boxAt(canvas, 0, wordsTop, wordsWidth, heights.words),
      paragraphs: words,
      look,
      color: tones.page.text,
    }),
    ...(figure.status
      ? drawStatus(
          "State",
          figure.status,
          { start: 0, top: statusTop, width: wordsWidth },
          createPageSurface(canvas),
          canvas,
        )
      : []),
    ...drawn,
  ];
}
