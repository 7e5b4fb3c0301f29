import { inches, type PlacedElement, type Placeholder, points } from "@lectern/deck";
import { bottomOf, boxOf, insideOf } from "../../geometry.ts";
import type { Stage } from "../../pages/stage.ts";
import { fillBalanced, lookOf, plainParagraph } from "../../parts/place-text.ts";
import { type Anatomy, isSeen } from "../../template/anatomy.ts";
import { levelOf, measurePlacedText } from "../../text/measure-placed-text.ts";

/** In points, largest first. */
const sizes = [20, 18, 16];
const mostLines = 3;
/** Between it and what stands above it. */
const leastGap = inches(0.2);

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
  const top = Math.max(bottomOf(anatomy.titleBox), above ? endOf(above) : 0) + leastGap;
  // Rather a step smaller than a part on two lines.
  for (const said of [holdParts(text), text]) {
    for (const size of sizes.filter((one) => one > own).map(points)) {
      const paragraph = plainParagraph(said, size);
      const measure = measurePlacedText([paragraph], look, insideOf(box, insets).width);
      const height = Math.ceil(measure.height) + insets.top + insets.bottom + 2_000;
      if (measure.lines > mostLines || measure.brokenWords > 0) continue;
      const mayGrow = placeholder.anchor === "bottom" && !isSeen(placeholder);
      if (height > box.height && (!mayGrow || bottomOf(box) - height < top)) continue;
      const grown = boxOf(box.x, bottomOf(box) - height, box.width, height);
      const place = height > box.height ? { ...placeholder, box: grown } : placeholder;
      return fillBalanced(place, anatomy.layout, { paragraphs: [paragraph] }, direction);
    }
  }
  return undefined;
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
