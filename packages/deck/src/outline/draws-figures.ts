import type { OutlineSlide } from "./outline.ts";

/** Returns whether a slide draws what its figures are held against, or how they came about: another picture would push that out. */
export function drawsFigures(slide: OutlineSlide): boolean {
  return (
    slide.kind === "numbers" &&
    slide.figures.some(
      ({ share, references, series }) => share !== undefined || references?.length || series !== undefined,
    )
  );
}
