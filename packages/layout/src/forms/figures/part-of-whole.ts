import { inches, type PlacedElement, type Reference, type Share } from "@lectern/deck";
import { boxAt, inkParagraph, unlimited } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { formatPlain } from "../../text/numbers/format-number.ts";
import type { FigureData, FigurePicture, PictureContext } from "./picture.ts";
import { createShareBar, createShareDots } from "./share-picture.ts";

/** Returns a figure as a part of the one whole that it is held against; undefined where it is held against something else. */
export function partOf({ amount, references = [] }: FigureData): Share | undefined {
  const [whole, another] = references;
  if (amount === undefined || whole?.role !== "total" || another) return undefined;
  return amount >= 0 && whole.value > 0 && amount <= whole.value
    ? { part: amount, whole: whole.value }
    : undefined;
}

/** Returns a part drawn in its whole, the name of the whole below it; undefined where that has no room. */
export function createPartOfWhole(
  figure: FigureData,
  context: PictureContext,
  { isLarge }: { readonly isLarge: boolean },
): FigurePicture | undefined {
  const share = partOf(figure);
  const [whole] = figure.references ?? [];
  if (!share || !whole) return undefined;
  const data = { ...figure, share };
  const picture = isLarge ? createShareDots(data, context) : createShareBar(data, context);
  const name = nameOf(whole, context);
  const caption: Caption = isLarge
    ? { name, alignment: "center" }
    : { name, alignment: "end", part: isHundredPercent(whole) ? undefined : figure.value };
  return picture && withCaption(picture, caption, context);
}

/** Whether a whole says no more by its value than that it is one. */
export function isHundredPercent({ value, shown, role }: Reference): boolean {
  return role === "total" && value === 100 && (shown === undefined || /[%٪％]/u.test(shown));
}

function nameOf(whole: Reference, { canvas: { language } }: PictureContext): string {
  if (isHundredPercent(whole)) return whole.label;
  return `${whole.label}: ${whole.shown ?? formatPlain(whole.value, language)}`;
}

interface Caption {
  readonly name: string;
  /** A bar is named at its end. */
  readonly alignment: "center" | "end";
  /** What the filled part of a bar stands for, at its start; left out where there is no room. */
  readonly part?: string | undefined;
}

function withCaption(
  picture: FigurePicture,
  { name, alignment, part }: Caption,
  { number, width, surface, canvas, valueSize = 0 }: PictureContext,
): FigurePicture | undefined {
  const { text, muted } = surface.inks;
  const widthOf = (words: string, size: number) =>
    measurePlacedText([inkParagraph(words, { size, color: text, bold: true })], canvas.look, unlimited)
      .width * 1.03;
  const largest = Math.max(usualCaption, leastShare * valueSize);
  const size =
    captionSizes.find(
      (candidate) =>
        candidate <= largest && widthOf(part ?? "", candidate) + gap + widthOf(name, candidate) <= width,
    ) ?? captionSizes.find((candidate) => candidate <= usualCaption && widthOf(name, candidate) <= width);
  if (size === undefined) return undefined;
  const caption = inkParagraph(name, { size, color: muted, alignment });
  const partWidth = part === undefined ? 0 : widthOf(part, size) + 2_000;
  const isPartNamed = part !== undefined && partWidth + gap + widthOf(name, size) <= width;
  const height = Math.ceil(measurePlacedText([caption], canvas.look, unlimited).height) + 2_000;
  const below = height + gap;
  return {
    least: picture.least + below,
    most: picture.most + below,
    draw: (place): readonly PlacedElement[] => {
      const drawn = picture.draw({ ...place, height: place.height - below });
      const top = place.top + place.height - height;
      const line = (shape: string, start: number, wide: number, paragraph: typeof caption) =>
        createTextShape({
          name: `${shape} of figure ${number}`,
          box: boxAt(canvas, start, top, wide, height),
          paragraphs: [paragraph],
          look: canvas.look,
          color: muted,
        });
      const { start, width: wide } = place;
      if (!isPartNamed) return [...drawn, line("Whole", start, wide, caption)];
      const own = inkParagraph(part, { size, color: text, bold: true });
      return [
        ...drawn,
        line("Part", start, partWidth, own),
        line("Whole", start + partWidth, wide - partWidth, caption),
      ];
    },
  };
}

const captionSizes = [28, 24, 20, 18, 16, 14, 12];
const usualCaption = 18;
/** Of the figure's digits, what is said at its bar. */
const leastShare = 0.25;
const gap = inches(0.1);
