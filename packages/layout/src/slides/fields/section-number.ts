import { inches, type PlacedElement, type Placeholder, points, type ThemeColor } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, insideOf, intersectionOf, noInsets } from "../../geometry.ts";
import { placeTitle } from "../../pages/headline.ts";
import type { Stage } from "../../pages/stage.ts";
import { contentTitleLines } from "../../pages/to-pages.ts";
import { createCanvas } from "../../parts/canvas.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import { createTextShape } from "../../parts/place-text.ts";
import type { Anatomy } from "../../template/anatomy.ts";
import { asShadeOfTheme } from "../../template/colors/theme-shade.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";

/** Of the size of a title: the number above it leads to it. */
const numberShare = 0.75;
const [smallestNumber, largestNumber] = [24, 40];
/** Of the size of a title. */
const gapShare = 0.2;
const fromDrawings = inches(0.12);
const emuPerPoint = 12_700;
/** Of the page's height: higher, a number would stand at its head. */
const topMargin = 0.06;

/**
 * Places a section's number above its title, in the accent or the title's colour, on a page that the template's makers left plain; undefined where
 * something stands there, or the title stands on a picture or a band.
 */
export function placeSectionNumber(
  number: string,
  title: string,
  anatomy: Anatomy,
  stage: Stage,
): PlacedElement | undefined {
  const { layout, title: place, body } = anatomy;
  if (!place || place.behind || place.fill !== undefined || anatomy.backdrop) return undefined;
  const text = textBoxOf(title, anatomy, stage);
  const canvas = createCanvas(stage, anatomy);
  const size = Math.min(largestNumber, Math.max(smallestNumber, Math.round(numberShare * text.size)));
  const alignment = anatomy.titleLook?.alignment ?? place.levels[0]?.alignment;
  const color = colorOf(place, anatomy, stage) ?? canvas.tones.display;
  const paragraph = numeralParagraph(number, size, color, canvas, alignment);
  const height = measurePlacedText([paragraph], canvas.look, text.box.width).height;
  const top = text.box.y - gapShare * text.size * emuPerPoint - height;
  const box = boxOf(text.box.x, top, text.box.width, height);
  const around = boxOf(box.x, box.y - fromDrawings, box.width, box.height + fromDrawings);
  const others = [
    ...layout.artwork,
    ...layout.placeholders
      .filter(({ index, type }) => index !== place.index || type !== place.type)
      .map(({ box: one }) => one),
    ...(body ? [body.box] : []),
  ];
  const isFree = others.every((one) => areaOf(intersectionOf(one, around)) === 0);
  if (!isFree || box.y < topMargin * stage.slideSize.height) return undefined;
  return createTextShape({
    name: "Section number",
    box,
    paragraphs: [paragraph],
    look: canvas.look,
    color,
  });
}

// On a ground that other pages do not have, the accent of those is a stranger.
function colorOf(
  { levels: [level] }: Placeholder,
  { layout }: Anatomy,
  { layouts: { rows } }: Stage,
): ThemeColor | undefined {
  if (!level || layout.background === rows.layout.background) return undefined;
  return asShadeOfTheme(level.color, layout);
}

// What the words of a title take of its place.
function textBoxOf(title: string, anatomy: Anatomy, stage: Stage) {
  const placed = placeTitle(title, anatomy, { maximumLines: contentTitleLines }, stage);
  const insets = anatomy.titleFrame?.insets ?? anatomy.title?.insets ?? noInsets;
  const anchor = anatomy.titleFrame?.anchor ?? anatomy.title?.anchor ?? "top";
  const room = insideOf(anatomy.titleBox, insets);
  const height = Math.min(room.height, placed.text?.measured.height ?? room.height);
  const above = { top: 0, middle: 0.5, bottom: 1 }[anchor] * (room.height - height);
  const size = placed.text?.paragraphs[0]?.runs[0]?.size ?? points(smallestNumber);
  return { size, box: boxOf(room.x, room.y + above, room.width, bottomOf(room) - room.y - above) };
}
