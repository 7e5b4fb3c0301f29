// The renderer gives every line 1.19 times its size, whatever its font, and measures it by the page's font. Here each line
// gets what its own font asks for, and stands where PowerPoint puts it.
import { fitLines } from "./line-fit.ts";

/** Mends the lines of a rendered slide; the fonts must be there. */
export function mendLineHeights(slide: HTMLElement): void {
  const readFont = createFontReader();
  for (const paragraph of slide.querySelectorAll<HTMLElement>("div[style*='line-height']")) {
    const run = paragraph.querySelector<HTMLElement>("span[style*='font-family'], a[style*='font-family']");
    if (run === null || paragraph.style.position === "absolute") continue;
    const lines = fitLines(paragraph.style.lineHeight, readFont(run));
    if (lines === undefined) continue;
    // A line is as high as the highest of its fonts, the paragraph's own among them.
    paragraph.style.fontFamily = run.style.fontFamily;
    paragraph.style.lineHeight = lines.height.toFixed(4);
    if (lines.rise === 0) continue;
    paragraph.style.position = "relative";
    paragraph.style.top = `${(-lines.rise).toFixed(4)}em`;
  }
}

/** Returns the natural height of a line in a font, as a share of its size. */
function createFontReader(): (run: HTMLElement) => number {
  const context = document.createElement("canvas").getContext("2d");
  const heights = new Map<string, number>();
  return ({ style }) => {
    // With its weight and style: no other face may be loaded.
    const font = `${style.fontStyle} ${style.fontWeight} 100px ${style.fontFamily}`.trim();
    const known = heights.get(font);
    if (known !== undefined || context === null) return known ?? 1.2;
    context.font = font;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("x");
    const height = (fontBoundingBoxAscent + fontBoundingBoxDescent) / 100;
    heights.set(font, height);
    return height;
  };
}
