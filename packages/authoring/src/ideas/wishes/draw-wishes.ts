// drawings that are asked for x blocks of the matter -> blocks in which each is drawn of what fits it best, wherever that stands.
import type { WantedForm, WantedVisual } from "../../brief/brief.ts";
import { isChart } from "../../brief/read-form.ts";
import { type Block, type HeadingBlock, isBlank, type ListBlock } from "../../structure/blocks.ts";
import { sliceText, tidyText, toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { titleOfPart } from "../../topics/name-part.ts";
import { chartOfTable, drawChart } from "./draw-chart.ts";
import { drawQuote, drawSides, drawStatement, drawSteps } from "./draw-list.ts";
import { drawTable } from "./draw-table.ts";
import { drawTimeline } from "./draw-timeline.ts";
import type { Draw, Drawing, Sought } from "./drawing.ts";
import { type Fact, readFacts, shareOf, stemsOf } from "./facts.ts";

const mostVisuals = 12;
const mostBlocks = 400;
/** Below every heading that a text has. */
const level = 6;

/**
 * Returns the blocks with each drawing that is asked for made of the facts that fit it best, under the name that the prompt
 * gives it; facts that it tells as a whole stand nowhere else. What nothing fits is left as it is, and so is what is already
 * set in a form.
 */
export function drawWishes(
  blocks: readonly Block[],
  visuals: readonly WantedVisual[],
  language: string,
): readonly Block[] {
  if (blocks.length > mostBlocks) return blocks;
  const ordered = bestFirst(visuals.slice(0, mostVisuals), blocks, language);
  return ordered.reduce((before, visual, index) => {
    const same = ordered.slice(0, index + 1).filter(({ form }) => form === visual.form).length;
    const set = before.filter(({ kind, wanted }) => kind !== "heading" && wanted === visual.form).length;
    // A table that stands beside the words for its chart may have more columns than these name.
    const draw = set < same ? drawerOf(visual.form) : isChart(visual.form) ? chartOfTable : undefined;
    const drawing = draw?.(soughtFor(visual, before, language));
    return drawing === undefined ? before : place(before, drawing, visual, language);
  }, blocks);
}

function soughtFor(visual: WantedVisual, blocks: readonly Block[], language: string): Sought {
  const facts = readFacts(blocks, language);
  return {
    blocks,
    facts: visual.form === "timeline" ? facts : facts.filter(({ isHeading }) => isHeading !== true),
    visual,
    stems: stemsOf(visual.text === "" ? visual.wish : visual.text, language),
    language,
  };
}

/** Of two charts that the same figures may be meant for, the one that they fit better takes them. */
function bestFirst(
  visuals: readonly WantedVisual[],
  blocks: readonly Block[],
  language: string,
): readonly WantedVisual[] {
  if (visuals.filter(({ form }) => isChart(form)).length < 2) return visuals;
  const fits = new Map(
    visuals.map((visual) => {
      const draw = isChart(visual.form) ? drawerOf(visual.form) : undefined;
      return [visual, draw?.(soughtFor(visual, blocks, language))?.fit ?? 0] as const;
    }),
  );
  return visuals.toSorted((one, other) => (fits.get(other) ?? 0) - (fits.get(one) ?? 0));
}

function drawerOf(form: WantedForm): Draw | undefined {
  // A line with days or weeks along it has no figures.
  if (form === "line") return (sought) => drawChart(sought) ?? drawTimeline(sought);
  if (isChart(form)) return drawChart;
  switch (form) {
    case "timeline":
      return drawTimeline;
    case "table":
      return drawTable;
    case "process":
      return drawSteps;
    case "comparison":
      return drawSides;
    case "quote":
      return drawQuote;
    case "statement":
      return drawStatement;
    default:
      return undefined;
  }
}

/** The drawing stands where the first of its facts stood, the others go. */
function place(
  blocks: readonly Block[],
  drawing: Drawing,
  visual: WantedVisual,
  language: string,
): readonly Block[] {
  const [first] = drawing.facts;
  if (first === undefined) return blocks;
  const title = titleOf(drawing, visual);
  const own = blocks[first.place];
  return blocks.flatMap((block, index): readonly Block[] => {
    const told = drawing.facts.filter((fact) => fact.place === index);
    if (told.length === 0) return [block];
    const gone = drawing.isWhole ? told : [];
    const place = told.includes(first) ? first : undefined;
    const [ahead, behind] = cutAround(block, gone, place);
    if (place === undefined || own === undefined) return [...ahead, ...behind];
    const isNamed =
      title === "" || shareOf(stemsOf(title, language), headingAbove(blocks, index), language) === 1;
    const head: readonly Block[] = isNamed ? [] : [headingOf(title, block, visual.form)];
    const end: readonly Block[] =
      isNamed || endsSection(blocks, index, behind) ? [] : [headingOf("", block, visual.form)];
    // What stands around it in its section is told first.
    return isNamed || !hasHeadings(blocks)
      ? [...ahead, ...head, drawing.block, ...end, ...behind]
      : [...ahead, ...behind, ...head, drawing.block, ...end];
  });
}

function titleOf({ name }: Drawing, { form, text }: WantedVisual): string {
  if (form === "statement") return "";
  return text === "" ? name : titleOfPart(text);
}

function hasHeadings(blocks: readonly Block[]): boolean {
  return blocks.some((block) => block.kind === "heading" && !isBlank(block.text) && block.level < level);
}

/** What names a drawing names no more than that. */
function headingOf(title: string, { source }: Block, wanted: WantedForm): HeadingBlock {
  return { kind: "heading", level, text: title === "" ? [] : toRichText(title), source, wanted };
}

function headingAbove(blocks: readonly Block[], index: number): string {
  const above = blocks.slice(0, index).findLast(({ kind }) => kind === "heading");
  return above?.kind === "heading" ? toPlainText(above.text) : "";
}

function endsSection(blocks: readonly Block[], index: number, behind: readonly Block[]): boolean {
  const next = blocks[index + 1];
  return (next === undefined || next.kind === "heading") && (hasHeadings(blocks) || behind.length === 0);
}

/** What of a block stands before and behind a place, without the facts that go. */
function cutAround(
  block: Block,
  gone: readonly Fact[],
  place: Fact | undefined,
): readonly [ahead: readonly Block[], behind: readonly Block[]] {
  if (block.kind === "list") return cutList(block, gone, place);
  if (block.kind === "heading" && gone.length > 0) return [[], []];
  // Its rows are still to be seen as a whole.
  if (block.kind === "table") return [[], [{ ...block, wanted: "table" }]];
  if (block.kind !== "paragraph") return [[block], []];
  const { length } = toPlainText(block.text);
  const cuts = [...gone.flatMap(({ span }) => span ?? [])].sort((one, other) => one.start - other.start);
  const isGone = place !== undefined && gone.includes(place);
  const at = (isGone ? place?.span?.start : place?.span?.end) ?? length;
  const pieces: { readonly isAhead: boolean; readonly block: Block }[] = [];
  let from = 0;
  for (const { start, end } of [...cuts, { start: length, end: length }]) {
    for (const [one, other] of cutAt(from, start, at)) {
      const text = tidyText(sliceText(block.text, one, other));
      if (/[\p{L}\p{N}]/u.test(toPlainText(text)))
        pieces.push({ isAhead: one < at, block: { ...block, text } });
    }
    from = end;
  }
  const pick = (isAhead: boolean): readonly Block[] =>
    pieces.filter((piece) => piece.isAhead === isAhead).map((piece) => piece.block);
  return [pick(true), pick(false)];
}

function cutAt(from: number, to: number, at: number): readonly (readonly [number, number])[] {
  return at > from && at < to
    ? [
        [from, at],
        [at, to],
      ]
    : [[from, to]];
}

function cutList(
  block: ListBlock,
  gone: readonly Fact[],
  place: Fact | undefined,
): readonly [readonly Block[], readonly Block[]] {
  const items = block.items.map((item, index) => ({ item, index }));
  const kept = items.filter(({ index }) => gone.every(({ item }) => item !== index));
  const isGone = place !== undefined && gone.includes(place);
  const at = place?.item === undefined ? block.items.length : place.item + (isGone ? 0 : 1);
  const part = (some: typeof kept): readonly Block[] =>
    some.length === 0 ? [] : [{ ...block, items: some.map(({ item }) => item) }];
  return [part(kept.filter(({ index }) => index < at)), part(kept.filter(({ index }) => index >= at))];
}
