import { emu, type PlacedParagraph, type PlacedRun, type Points, type ThemeColor } from "@lectern/deck";
import { measurePlacedText, type TextLook } from "../text/lines/measure-placed-text.ts";
import type { QuotationMarks } from "../text/quotation-marks.ts";

/** How a quotation looks. */
export interface QuotationLook {
  readonly look: TextLook;
  /** Of its marks. */
  readonly color: ThemeColor;
  readonly font?: "heading";
}

const unlimited = emu(1e12);

// There, marks are as wide as any character, or not, as the program sees it.
const eastAsian = /[\u3000-\u9fff\uac00-\ud7af\uff00-\uff60]/u;

// Marks are mirrored with the words that they stand beside: not every program does so for a run of a mark alone.
const rightToLeft = /[\p{scx=Arab}\p{scx=Hebr}]/u;

/** Returns a quotation as a paragraph whose opening mark hangs before the edge at which all of its lines begin. */
export function hangingQuotation(
  quotation: string,
  size: Points,
  { open, close }: QuotationMarks,
  { look, color, font }: QuotationLook,
): PlacedParagraph {
  const set = (text: string, isMark: boolean): PlacedRun => ({
    text,
    size,
    ...(font && { font }),
    ...(isMark && { color }),
  });
  const isOpened = quotation.startsWith(open);
  const start = isOpened ? open.length : 0;
  const end = quotation.indexOf(close, Math.max(start, quotation.lastIndexOf(close)));
  const words = quotation.slice(start, end < start ? undefined : end);
  const runs = [
    ...(isOpened ? [set(open, true)] : []),
    ...(words === "" ? [] : [set(words, false)]),
    ...(end < start ? [] : [set(close, true)]),
    ...(end < start || end + close.length === quotation.length
      ? []
      : [set(quotation.slice(end + close.length), false)]),
  ];
  const mark: PlacedParagraph = {
    level: 0,
    runs: [set(open, true)],
    bullet: "none",
    marginStart: emu(0),
    indent: emu(0),
  };
  const { width } = measurePlacedText([mark], look, unlimited);
  const hang = isOpened && !eastAsian.test(quotation) ? width : 0;
  const isWhole = rightToLeft.test(quotation);
  return {
    level: 0,
    runs: isWhole ? [set(quotation, false)] : runs,
    marginStart: emu(hang),
    indent: emu(-hang),
  };
}
