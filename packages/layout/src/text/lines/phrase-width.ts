import { type Emu, emu, type PlacedParagraph } from "@lectern/deck";
import { type TextLook, toMeasurable } from "./measure-placed-text.ts";
import { breakParagraph, type MeasurableParagraph } from "./measure-text.ts";
import { costOfTornPhrases, isJapanese, isWithoutSpaces } from "./phrases.ts";

/** How many widths are tried, and the narrowest one's share. */
const triedWidths = 24;
const narrowest = 0.6;

/**
 * Returns the widest width, up to one given, in which the fewest lines of Japanese paragraphs end inside phrases ("必/ず復唱"), and
 * of Chinese ones inside words ("免/费"), none of them taking more lines; the one given where that is so already.
 */
export function findPhraseWidth(paragraphs: readonly PlacedParagraph[], look: TextLook, width: Emu): Emu {
  const unspaced = readThose(isWithoutSpaces, paragraphs, look);
  if (unspaced.length === 0) return width;
  const others = paragraphs.filter((paragraph) => !isWithoutSpaces(textOf(paragraph)));
  const all = [...unspaced, ...others.map((one) => ({ paragraph: toMeasurable(one, look), text: "" }))];
  const lines = all.map(({ paragraph }) => countLines(paragraph, width));
  let best = { width, cost: surelyCostIn(unspaced, width) };
  for (let step = 1; step <= triedWidths && best.cost > 0; step += 1) {
    const one = emu(Math.round(width * (1 - ((1 - narrowest) * step) / triedWidths)));
    if (all.some(({ paragraph }, index) => countLines(paragraph, one) > (lines[index] ?? 0))) break;
    const cost = surelyCostIn(unspaced, one);
    if (cost < best.cost) best = { width: one, cost };
  }
  return best.width;
}

/** Of a width: programs round advances, and a sign more comes to stand on a line that lacks a hair for it. */
const rounding = 0.012;

function surelyCostIn(paragraphs: readonly UnspacedParagraph[], width: Emu): number {
  return 2 * costIn(paragraphs, width) + costIn(paragraphs, emu(Math.round((1 + rounding) * width)));
}

/** Says whether lines of Japanese paragraphs end inside phrases in every width that they may be given in one. */
export function tearsPhrases(paragraphs: readonly PlacedParagraph[], look: TextLook, width: Emu): boolean {
  const japanese = readThose(isJapanese, paragraphs, look);
  return japanese.length > 0 && costIn(japanese, findPhraseWidth(paragraphs, look, width)) > 0;
}

function readThose(
  isMeant: (text: string) => boolean,
  paragraphs: readonly PlacedParagraph[],
  look: TextLook,
): readonly UnspacedParagraph[] {
  const found: UnspacedParagraph[] = [];
  for (const paragraph of paragraphs) {
    const text = textOf(paragraph);
    if (isMeant(text)) found.push({ paragraph: toMeasurable(paragraph, look), text });
  }
  return found;
}

interface UnspacedParagraph {
  readonly paragraph: MeasurableParagraph;
  readonly text: string;
}

function costIn(paragraphs: readonly UnspacedParagraph[], width: Emu): number {
  return paragraphs.reduce(
    (sum, { paragraph, text }) => sum + costOfTornPhrases(breakParagraph(paragraph, width).lines, text),
    0,
  );
}

function countLines(paragraph: MeasurableParagraph, width: Emu): number {
  return breakParagraph(paragraph, width).lines.length;
}

function textOf({ runs }: PlacedParagraph): string {
  const [first, another] = runs;
  if (first && !another) return first.text;
  return runs.map(({ text }) => text).join("");
}
