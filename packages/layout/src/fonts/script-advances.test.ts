import { describe, expect, it } from "vitest";
import { unitsPerEm } from "../generated/font-advances.ts";
import { advanceMask, scriptAdvances } from "./script-advances.ts";

function widthOf(text: string, isBold: boolean): number {
  const advances = scriptAdvances(isBold);
  return (
    [...text].reduce((sum, letter) => sum + ((advances[letter.charCodeAt(0)] ?? 0) & advanceMask), 0) /
    unitsPerEm
  );
}

describe("the advances of scripts that a font lacks", () => {
  // In em, as HarfBuzz sets them in Noto Sans Arabic: the regular cut, then the bold one.
  it.each([
    { given: "wide letters", text: "سعفالقلبيميل", regular: 6.77, bold: 7.38 },
    { given: "narrow letters", text: "الدارالأولى", regular: 3.9, bold: 4.35 },
  ])("hold Arabic words of $given", ({ text, regular, bold }) => {
    expect(widthOf(text, false)).toBeGreaterThanOrEqual(regular);
    expect(widthOf(text, true)).toBeGreaterThanOrEqual(bold);
    expect(widthOf(text, true)).toBeLessThan(1.4 * bold);
  });

  it("are those of before in other scripts, in whatever weight", () => {
    expect(widthOf("नमस", true)).toBe(widthOf("नमस", false));
    expect(widthOf("שלום", true)).toBeCloseTo(2.4, 2);
  });
});
