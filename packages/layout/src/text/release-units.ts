import type { Emu, PlacedParagraph } from "@lectern/deck";
import { type TextLook, toMeasurable } from "./measure-placed-text.ts";
import { breakParagraph } from "./measure-text.ts";

/**
 * Returns a paragraph in which spaces that do not break ("30 minutes") are common ones where a line of a width would else end
 * inside a word; the paragraph as it is where that helps nothing.
 */
export function releaseUnits(paragraph: PlacedParagraph, look: TextLook, width: Emu): PlacedParagraph {
  const text = paragraph.runs.map((run) => run.text).join("");
  if (!text.includes("\u00a0")) return paragraph;
  let released = paragraph;
  let tornWords = breakParagraph(toMeasurable(paragraph, look), width).brokenWords;
  for (const { index } of text.matchAll(/\u00a0/gu)) {
    if (tornWords === 0) break;
    const candidate = releaseAt(released, index);
    const { brokenWords } = breakParagraph(toMeasurable(candidate, look), width);
    if (brokenWords < tornWords) [released, tornWords] = [candidate, brokenWords];
  }
  return released;
}

function releaseAt(paragraph: PlacedParagraph, at: number): PlacedParagraph {
  let start = 0;
  const runs = paragraph.runs.map((run) => {
    const index = at - start;
    start += run.text.length;
    if (index < 0 || index >= run.text.length) return run;
    return { ...run, text: `${run.text.slice(0, index)} ${run.text.slice(index + 1)}` };
  });
  return { ...paragraph, runs };
}
