import {
  emu,
  inches,
  type PlacedElement,
  type PlacedShape,
  type RichText,
  type ThemeColor,
} from "@lectern/deck";
import { upToTitle } from "../template/anatomy.ts";
import { inksOn, labelledFill } from "../template/colors/tones.ts";
import { balanceWidth } from "../text/lines/balance-width.ts";
import { measurePlacedText, toMeasurable } from "../text/lines/measure-placed-text.ts";
import { boxAt, type Canvas, createPanel, type Group, inkParagraph } from "./canvas.ts";
import { createTextShape } from "./place-text.ts";

/**
 * Sets a sentence as a band that ends at a distance from the top of a canvas, on the ground that the style of the deck has
 * for it; undefined where it is too long for that. A tight one leaves more room for what stands above it.
 */
export function setTakeaway(
  takeaway: RichText,
  bottom: number,
  canvas: Canvas,
  isTight = false,
): Group | undefined {
  const { box, look, style } = canvas;
  const fill = groundOf(canvas);
  const inks = style.takeaway === "tint" ? canvas.tones.onTint : inksOn(fill, canvas.anatomy.layout);
  const above = isTight ? inches(0.1) : inches(0.2);
  const insets = { left: inches(0.35), right: inches(0.35), top: above, bottom: above };
  const width = emu(box.width - insets.left - insets.right);
  const bold = style.takeaway !== "tint";
  const said = takeaway.map(withSeenEmphasis);
  const paragraphAt = (size: number) =>
    inkParagraph(said, { size, color: inks.text, accent: inks.accent, bold });
  const sizes = isTight ? [18, 16, 14] : [20, 18, 16];
  const large = isTight ? [] : upToTitle([24, 22], canvas.anatomy, Number);
  // Rather a size smaller than a second line that the band hardly needs: what stands above it has more room.
  const inOneLine = [...large, ...sizes].filter(
    (size) => measurePlacedText([paragraphAt(size)], look, emu(width * sureShare)).lines === 1,
  );
  for (const size of [...inOneLine, ...sizes]) {
    const paragraph = paragraphAt(size);
    const measure = measurePlacedText([paragraph], look, width);
    if (measure.lines > (size > 18 ? 2 : 3) || measure.height > box.height * 0.3) continue;
    const height = Math.ceil(measure.height) + insets.top + insets.bottom + 2_000;
    const top = bottom - height;
    const corners = cornersOf(canvas, height);
    // Its words shared out among its lines, none left over on the last one.
    const unused = width - balanceWidth(toMeasurable(paragraph, look), width);
    const atEnd = canvas.direction === "ltr" ? { left: 0, right: unused } : { left: unused, right: 0 };
    // The corners of a shape keep its text away from its edges.
    const taken = "cornerRadius" in corners ? Math.ceil(corners.cornerRadius * 0.293) : 0;
    const shape = createTextShape({
      name: "Takeaway",
      box: boxAt(canvas, 0, top, box.width, height),
      paragraphs: [paragraph],
      look,
      color: inks.text,
      anchor: "middle",
      insets: {
        left: emu(insets.left - taken + atEnd.left),
        right: emu(insets.right - taken + atEnd.right),
        top: emu(insets.top - taken),
        bottom: emu(insets.bottom - taken),
      },
    });
    return {
      height,
      elements: [{ ...shape, ...corners, fill }, ...setMark(top, height, canvas)],
    };
  }
  return undefined;
}

/** A number without its unit, or one letter that is no word of its own as an ideograph is. */
const crumb = /^(?:[\p{Nd}.,]+|(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])\p{L})$/u;

// In the accent, a lone letter or number would be taken for a slip.
function withSeenEmphasis(run: RichText[number]): RichText[number] {
  if (!run.bold || !crumb.test(run.text.trim())) return run;
  const { bold: _, ...plain } = run;
  return plain;
}

/** Of a line's width, for programs that set it a little wider. */
const sureShare = 0.98;

function groundOf({ style, tones, anatomy: { layout } }: Canvas): ThemeColor {
  switch (style.takeaway) {
    case "tint":
      return tones.tint;
    case "field":
      return tones.field;
    case "accent":
      return labelledFill(tones.signal, layout);
    case "ink":
      return tones.page.text;
  }
}

function cornersOf({ style }: Canvas, height: number): Pick<PlacedShape, "geometry" | "cornerRadius"> {
  // A mark along its edge is straight, and so is the band that has one.
  const radius = style.takeaway === "tint" ? 0 : Math.min(style.cornerRadius, height / 2);
  if (radius === 0) return { geometry: "rectangle" };
  return { geometry: "roundedRectangle", cornerRadius: emu(Math.round(radius)) };
}

// A pale band needs something that draws the eye.
function setMark(top: number, height: number, canvas: Canvas): readonly PlacedElement[] {
  if (canvas.style.takeaway !== "tint") return [];
  return [createPanel("Takeaway mark", boxAt(canvas, 0, top, inches(0.08), height), canvas.tones.signal)];
}
