import type { PlacedParagraph } from "@lectern/deck";

/** A space that lines may end at, and one that they may not. */
export type Space = " " | "\u00a0";

/** Returns a paragraph with another kind of space at a place in its runs' joined text. */
export function replaceSpace(paragraph: PlacedParagraph, at: number, space: Space): PlacedParagraph {
  let start = 0;
  const runs = paragraph.runs.map((run) => {
    const index = at - start;
    start += run.text.length;
    if (index < 0 || index >= run.text.length) return run;
    return { ...run, text: `${run.text.slice(0, index)}${space}${run.text.slice(index + 1)}` };
  });
  return { ...paragraph, runs };
}
