import {
  type Alignment,
  type Box,
  inches,
  type PlacedElement,
  type PlacedShape,
  type Placeholder,
  points,
  type Size,
} from "@lectern/deck";
import { areaOf, bottomOf, boxOf, insideOf, intersectionOf } from "../../geometry.ts";
import type { Stage } from "../../pages/stage.ts";
import { fillBalanced, lookOf, plainParagraph } from "../../parts/place-text.ts";
import { placeSideText } from "../../parts/side-text.ts";
import { type Anatomy, isSeen, ownBoxOf } from "../../template/anatomy.ts";
import { levelOf, measurePlacedText } from "../../text/lines/measure-placed-text.ts";

/** In points, largest first. */
const sizes = [20, 18, 16, 14];
const mostLines = 3;
/** In points: the last size that is tried, whatever the place's own is. */
const smallest = 14;
/** Between it and what stands above it, and less where else it would be smaller than that. */
const leastGap = inches(0.2);
const smallestGap = inches(0.06);

/**
 * Sets who speaks, where and when as a block that is read from the back row, each part of it whole on its line, upwards from the
 * foot of its place where that is low; undefined where there is no room for larger type than the place's own.
 */
export function placeLargeByline(
  text: string,
  placeholder: Placeholder,
  above: PlacedElement | undefined,
  { anatomy, direction }: { readonly anatomy: Anatomy; readonly direction: Stage["direction"] },
): PlacedElement | undefined {
  const { box, insets } = placeholder;
  const look = lookOf(placeholder, anatomy.layout);
  const own = levelOf(look, 0).size;
  const end = Math.max(bottomOf(anatomy.titleBox), above ? endOf(above) : 0);
  // Rather a step smaller than a part on two lines.
  for (const said of [holdParts(text), text]) {
    for (const size of sizes.filter((one) => one > own || one === smallest).map(points)) {
      const paragraph = plainParagraph(said, size);
      const measure = measurePlacedText([paragraph], look, insideOf(box, insets).width);
      const height = Math.ceil(measure.height) + insets.top + insets.bottom + 2_000;
      if (measure.lines > mostLines || measure.brokenWords > 0) continue;
      const grown = height > box.height ? growTo(height, placeholder, { anatomy, end, size }) : box;
      if (!grown) continue;
      const moved = { ...placeholder, box: grown, ownBox: ownBoxOf(placeholder) };
      const place = height > box.height ? moved : placeholder;
      return fillBalanced(place, anatomy.layout, { paragraphs: [paragraph] }, direction);
    }
  }
  return undefined;
}

interface GrowthRoom {
  readonly anatomy: Anatomy;
  /** Where what stands above ends. */
  readonly end: number;
  readonly size: number;
}

// A low place grows upwards as far as the words above it leave room, a high one downwards where nothing is in its way.
function growTo(
  height: number,
  placeholder: Placeholder,
  { anatomy, end, size }: GrowthRoom,
): Box | undefined {
  const { box, anchor } = placeholder;
  if (isSeen(placeholder)) return undefined;
  if (anchor === "bottom") {
    const top = end + (size > smallest ? leastGap : smallestGap);
    return bottomOf(box) - height < top ? undefined : boxOf(box.x, bottomOf(box) - height, box.width, height);
  }
  const { artwork, contentArea } = anatomy.layout;
  const grown = boxOf(box.x, box.y, box.width, height);
  if (anchor !== "top" || size > smallest || bottomOf(grown) > bottomOf(contentArea)) return undefined;
  const others = [...artwork, anatomy.titleBox, ...(anatomy.body ? [anatomy.body.box] : [])];
  const isInTheWay = (one: Box) =>
    areaOf(intersectionOf(one, grown)) > 0 && areaOf(intersectionOf(one, box)) === 0;
  return others.some(isInTheWay) ? undefined : grown;
}

// What is written in a high place ends above the foot of it.
function endOf(element: PlacedElement): number {
  const bottom = bottomOf(element.box);
  if (element.kind !== "placeholder" || (element.text.anchor ?? "top") !== "top") return bottom;
  const insets = element.text.insets?.top ?? inches(0.05);
  return Math.min(bottom, element.box.y + insets + element.text.measured.height);
}

// A line ends at the point between two parts, and not within a name or a date.
function holdParts(text: string): string {
  const parts = text.split(/\s+·\s+/u);
  return parts.length === 1 ? text : parts.map((part) => part.replaceAll(" ", "\u00a0")).join("\u00a0· ");
}

/** Returns the place that a cover has for who speaks, where and when. */
export function bylinePlace({ others }: Anatomy): Placeholder | undefined {
  return others.find(({ type }) => type === "body");
}

function alignShape(shape: PlacedShape, alignment: Alignment): PlacedShape {
  if (!shape.text) return shape;
  const paragraphs = shape.text.paragraphs.map((paragraph) => ({ ...paragraph, alignment }));
  return { ...shape, text: { ...shape.text, paragraphs } };
}

const underTitle = inches(0.05);
const leastUnder = inches(0.36);
/** Of the page's height. */
const lowerMargin = 0.045;

/**
 * Returns what is free below the title of a cover whose makers have the other line above it: who speaks and when stands
 * there, and not between the two.
 */
export function roomUnderTitle(anatomy: Anatomy, { height }: Size): Box | undefined {
  const { title, titleBox, body, layout } = anatomy;
  if (!title || !body || bylinePlace(anatomy) || body.box.y >= titleBox.y) return undefined;
  if (bottomOf(body.box) > titleBox.y + titleBox.height / 2) return undefined;
  const top = bottomOf(titleBox) + underTitle;
  const { x, width } = insideOf(titleBox, title.insets);
  const room = boxOf(x, top, width, Math.min((1 - lowerMargin) * height - top, inches(0.5)));
  const isFree = layout.artwork.every((drawn) => areaOf(intersectionOf(drawn, room)) === 0);
  return room.height >= leastUnder && isFree ? room : undefined;
}

const underTitleSize = 18;

/** Sets who speaks, where and when below the title, and as that begins or ends, where the other line stands above it. */
export function placeUnderTitle(
  text: string,
  anatomy: Anatomy,
  { direction, slideSize }: Pick<Stage, "direction" | "slideSize">,
): PlacedElement | undefined {
  const box = roomUnderTitle(anatomy, slideSize);
  const line = box && placeSideText({ name: "Byline", text, box, size: underTitleSize }, anatomy, direction);
  const alignment = anatomy.titleLook?.alignment ?? anatomy.title?.levels[0]?.alignment;
  return line?.kind === "shape" && alignment ? alignShape(line, alignment) : line;
}
