import type { BulletsSlide, StatementSlide } from "@lectern/deck";
import { clearBoxOf } from "../anatomy.ts";
import { type ListBlock, toBlocks } from "../text/list-paragraphs.ts";
import { composeDefinitionRows } from "./definition-rows.ts";
import { createHeadline } from "./headline.ts";
import type { Composition, Page } from "./page.ts";
import { composePoints } from "./points.ts";
import { toSpilledItems } from "./spilled-text.ts";
import { composeSplit } from "./split.ts";
import type { Stage } from "./stage.ts";
import { composeStatement, statementTitleLines } from "./statement.ts";
import { composeStatementSlide } from "./statement-slide.ts";
import { contentTitleLines, toPages } from "./to-pages.ts";

/** Composes a list in the form that suits its content best, unless the pages before were set in the same one. */
export function composeBullets(
  slide: BulletsSlide,
  previous: readonly Composition[],
  stage: Stage,
): readonly Page[] {
  const echo = findEcho(slide);
  if (echo?.kind === "statement") return composeStatementSlide(echo, stage);
  const candidates = [
    toStatementPages(echo ?? slide, stage),
    toRowPages(slide, stage),
    toSplitPages(slide, stage),
    toPointPages(slide, stage),
  ];
  const [best] = candidates
    .filter((candidate) => candidate !== undefined)
    .map((candidate) => ({
      ...candidate,
      merit: candidate.merit - 4 * repeatsOf(candidate.composition, previous),
    }))
    .toSorted((first, second) => second.merit - first.merit);
  return best?.pages ?? [];
}

/** The longest sentence that is set as a statement where the title is its beginning. */
const longestEcho = 140;

/** Returns the slide without what its one point says again: a title that the point begins with, or a lead-in that is the title. */
function findEcho({ title, items, notes }: BulletsSlide): BulletsSlide | StatementSlide | undefined {
  const [only, another] = items;
  if (!only || another || only.children?.length) return undefined;
  const said = only.text.map(({ text }) => text).join("");
  const withNotes = notes === undefined ? {} : { notes };
  if (only.lead !== undefined) {
    const isSame = bareOf(only.lead) === bareOf(title);
    return isSame ? { kind: "bullets", title, items: [{ text: only.text }], ...withNotes } : undefined;
  }
  if (!bareOf(said).startsWith(bareOf(title)) || said.length > longestEcho) return undefined;
  return { kind: "statement", title: said.replace(/(?<!\.)[.。]$/u, ""), ...withNotes };
}

function bareOf(text: string): string {
  return text
    .trim()
    .replace(/[\s.,;:!?…。：]+$/u, "")
    .toLowerCase();
}

interface Candidate {
  readonly composition: Composition;
  readonly merit: number;
  readonly pages: readonly Page[];
}

const splitTitleLines = 5;

function toStatementPages(slide: BulletsSlide, { layouts, direction }: Stage): Candidate | undefined {
  const anatomy = layouts.statement;
  if (!anatomy || createHeadline(slide.title, anatomy, statementTitleLines).unsaid !== undefined)
    return undefined;
  const content = composeStatement(toBlocks(slide.items), anatomy, direction);
  if (!content) return undefined;
  const options = { notes: slide.notes, titleLines: statementTitleLines };
  return {
    composition: "statement",
    merit: 9,
    pages: toPages("statement", anatomy, slide.title, [content], options),
  };
}

function toRowPages(slide: BulletsSlide, { layouts, direction }: Stage): Candidate | undefined {
  const anatomy = layouts.rows;
  const blocks = blocksOf(slide, anatomy, contentTitleLines);
  if (blocks.length < 2) return undefined;
  const contents = composeDefinitionRows(blocks, anatomy, direction, clearBoxOf(anatomy));
  if (!contents) return undefined;
  return { composition: "rows", merit: 10, pages: toPages("rows", anatomy, slide.title, contents, slide) };
}

function toSplitPages(slide: BulletsSlide, { layouts, direction }: Stage): Candidate | undefined {
  const anatomy = layouts.split;
  if (!anatomy || createHeadline(slide.title, anatomy, splitTitleLines).unsaid !== undefined)
    return undefined;
  const content = composeSplit(toBlocks(slide.items), anatomy, direction);
  if (!content) return undefined;
  const options = { notes: slide.notes, titleLines: splitTitleLines };
  return {
    composition: "split",
    merit: 8,
    pages: toPages("split", anatomy, slide.title, [content], options),
  };
}

function toPointPages(slide: BulletsSlide, { layouts, direction }: Stage): Candidate {
  const anatomy = layouts.content;
  const contents = composePoints(blocksOf(slide, anatomy, contentTitleLines), anatomy, direction);
  return { composition: "points", merit: 5, pages: toPages("points", anatomy, slide.title, contents, slide) };
}

// A title that has to be shortened is said in full as the first point.
function blocksOf(
  slide: BulletsSlide,
  anatomy: Stage["layouts"]["content"],
  lines: number,
): readonly ListBlock[] {
  const { unsaid } = createHeadline(slide.title, anatomy, lines);
  return toBlocks([...toSpilledItems([unsaid]), ...slide.items]);
}

/** Counts how many of the last pages in a row were set in a form. */
function repeatsOf(composition: Composition, previous: readonly Composition[]): number {
  const different = previous.findLastIndex((other) => other !== composition);
  return previous.length - 1 - different;
}
