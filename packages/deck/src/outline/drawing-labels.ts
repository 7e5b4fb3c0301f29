import type { OutlineSlide, RichText } from "./outline.ts";
import { outlineLimits } from "./outline-limits.ts";

/** Fewer are a remark, more a thicket of lines. */
const [fewestLabels, mostLabels] = [3, 6];

/**
 * Returns what the items of a slide are called whose writer says that they are parts, signs or places of one thing, in their order:
 * their leads or headings, else what they say. Undefined where it says nothing of the kind, where they are too few or too many, or
 * where they have more to them than a label holds.
 */
export function drawingLabelsOf(slide: OutlineSlide): readonly string[] | undefined {
  if (!("partsOf" in slide) || !slide.partsOf) return undefined;
  const labels = slide.kind === "bullets" ? labelsOfPoints(slide) : labelsOfCards(slide);
  return labels && labels.length >= fewestLabels && labels.length <= mostLabels ? labels : undefined;
}

type Labelled = Extract<OutlineSlide, { readonly partsOf?: string }>;

function labelsOfPoints({
  items,
  total,
}: Extract<Labelled, { readonly kind: "bullets" }>): readonly string[] | undefined {
  const arePlain = items.every(
    ({ amount, status, emphasis, children = [] }) => !amount && !status && !emphasis && children.length === 0,
  );
  return arePlain && !total ? items.map(({ lead, text }) => shorten(lead ?? wordsOf(text))) : undefined;
}

function labelsOfCards({
  cards,
}: Extract<Labelled, { readonly kind: "cards" }>): readonly string[] | undefined {
  const arePlain = cards.every(({ value, status }) => value === undefined && status === undefined);
  return arePlain ? cards.map(({ heading }) => shorten(heading)) : undefined;
}

function wordsOf(text: RichText): string {
  return text.map((run) => run.text).join("");
}

function shorten(label: string): string {
  return [...label].slice(0, outlineLimits.line).join("");
}
