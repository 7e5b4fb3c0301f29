import type { Emu, PlacedParagraph } from "@lectern/deck";
import { type TextLook, toMeasurable } from "../lines/measure-placed-text.ts";
import { breakParagraph } from "../lines/measure-text.ts";
import { replaceSpace } from "../replace-space.ts";

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
    const candidate = replaceSpace(released, index, " ");
    const { brokenWords } = breakParagraph(toMeasurable(candidate, look), width);
    if (brokenWords < tornWords) [released, tornWords] = [candidate, brokenWords];
  }
  return released;
}
