import { type HeadingBlock, isBlank } from "../structure/blocks.ts";
import type { Section } from "../structure/section-tree.ts";
import { isClosingTitle } from "../text/languages/labels.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { countColumns } from "../text/words/columns.ts";
import { columnsOfSameContent } from "../text/words/same-content.ts";
import { withChronicle } from "./chronicle.ts";
import { type IdeaContext, ideasOf, mostPoints, proseColumnsPerIdea } from "./cut-ideas.ts";
import { isStrong } from "./exhibits.ts";
import { countPassageColumns, type Heading, hasPoint, type Idea, type Part, type Passage } from "./ideas.ts";
import { rankSentences } from "./rank-sentences.ts";
import { PassageReader } from "./read-passages.ts";
import { compareSections } from "./segments/compare-sections.ts";
import { findSegments } from "./segments/find-segments.ts";
import type { Segment } from "./segments/segment.ts";

const fewestUnderHeading = 420;
const slidesOfShortText = 8;
/** Longer texts are told: their slides show what says most of them. */
const mostColumnsShown = 2_400;

/** Returns the ideas of a text in its order: one for each section that says enough, thin neighbours together. */
export function createIdeas(root: Section, language: string, subject = ""): readonly Idea[] {
  const prose = columnsOfProse(root);
  const reader = new PassageReader({
    language,
    subject,
    columnsPerIdea: columnsPerSlide(prose, language),
    isLong: prose > columnsOfSameContent(mostColumnsShown, language),
  });
  const drafts = collect(root, [], reader);
  const scores = rankSentences(reader.sentences, language);
  return drafts.map((draft) => withScores(draft, scores));
}

/** A short text with headings has a slide for each few sentences, a long one for each half page. */
function columnsPerSlide(prose: number, language: string): number {
  const columns = prose / slidesOfShortText;
  const most = columnsOfSameContent(proseColumnsPerIdea, language);
  return Math.round(Math.min(most, Math.max(columnsOfSameContent(fewestUnderHeading, language), columns)));
}

function columnsOfProse({ blocks, children }: Section): number {
  const own = blocks.reduce(
    (sum, block) => sum + (block.kind === "paragraph" ? countColumns(toPlainText(block.text)) : 0),
    0,
  );
  return children.reduce((sum, child) => sum + columnsOfProse(child), own);
}

function withScores(idea: Idea, scores: readonly number[]): Idea {
  const parts = idea.parts.map((part) => ({
    ...part,
    passages: part.passages.map((passage) => ({ ...passage, score: scores[passage.score] ?? 0 })),
  }));
  return { ...idea, parts };
}

function collect(section: Section, path: readonly Heading[], reader: PassageReader): readonly Idea[] {
  const heading =
    section.heading === undefined || isBlank(section.heading.text) ? undefined : toHeading(section.heading);
  const context: IdeaContext = {
    columnsPerIdea: reader.columnsPerIdea,
    language: reader.language,
    heading: heading?.text ?? "",
    subject: `${heading?.text ?? ""} ${reader.subject}`,
    showsAll: !reader.isLong,
  };
  const segments = findSegments(section.blocks, context);
  const below = heading === undefined ? path : [...path, heading];
  const children = collectChildren(section, below, reader);
  if (segments.every(({ exhibit, alternatives }) => exhibit === undefined && alternatives === undefined)) {
    const own = reader.readPassages(section.blocks);
    if (children.length === 0) {
      const ideas = ideasOf(heading, own, path, context);
      return heading === undefined ? ideas : withChronicle(ideas, context.language);
    }
    return openWith(heading, joinThin(heading, own, children, path, context));
  }
  // What a talk ends with is said last, after what is shown for it.
  const isLast = heading !== undefined && isClosingTitle(heading.text);
  const ordered = isLast
    ? [...segments.filter(({ exhibit }) => exhibit), ...segments.filter(({ exhibit }) => !exhibit)]
    : segments;
  const own = ordered.flatMap((segment) => ideasOfSegment(segment, heading, path, reader, context));
  const told = heading === undefined ? withChronicle(own, context.language) : own;
  return openWith(heading, [...told, ...children]);
}

/** Neighbouring sections that weigh options are compared; the others are read one by one. */
function collectChildren(section: Section, path: readonly Heading[], reader: PassageReader): readonly Idea[] {
  const options = compareSections(section.children, reader);
  if (options === undefined) return section.children.flatMap((child) => collect(child, path, reader));
  const { first, count, exhibits } = options;
  const parts = section.children.slice(first, first + count).map((child): Part => {
    const passages = reader.readPassages(child.blocks);
    return child.heading === undefined || isBlank(child.heading.text)
      ? { passages }
      : { heading: toHeading(child.heading), passages };
  });
  const [main, ...more] = exhibits;
  const ideas: readonly Idea[] = [
    ...more.map((exhibit): Idea => ({ parts: [], path, opens: [], exhibit })),
    { parts, path, opens: [], ...(main === undefined ? {} : { exhibit: main }) },
  ];
  const read = (children: readonly Section[]): readonly Idea[] =>
    children.flatMap((child) => collect(child, path, reader));
  return [
    ...read(section.children.slice(0, first)),
    ...ideas,
    ...read(section.children.slice(first + count)),
  ];
}

function ideasOfSegment(
  { blocks, ...shown }: Segment,
  heading: Heading | undefined,
  path: readonly Heading[],
  reader: PassageReader,
  context: IdeaContext,
): readonly Idea[] {
  const passages = reader.readPassages(blocks);
  if (shown.exhibit === undefined) {
    const ideas = ideasOf(heading, passages, path, context);
    return ideas.map((idea, index) => (index === 0 ? { ...shown, ...idea } : idea));
  }
  const part: Part = heading === undefined ? { passages } : { heading, passages };
  return [{ parts: [part], path, opens: [], ...shown }];
}

/** The heading of a section that has others below it is told to the first of them, unless an idea has it as its own. */
function openWith(heading: Heading | undefined, ideas: readonly Idea[]): readonly Idea[] {
  const [first, ...rest] = ideas;
  if (heading === undefined || first === undefined || titleHeadingOf(first) === heading) return ideas;
  return [{ ...first, opens: [heading, ...first.opens] }, ...rest];
}

function titleHeadingOf(idea: Idea): Heading | undefined {
  return idea.parts.length === 1 ? idea.parts[0]?.heading : undefined;
}

/** A section whose parts are all thin is one idea; a thin beginning goes with the first part. */
function joinThin(
  heading: Heading | undefined,
  own: readonly Passage[],
  children: readonly Idea[],
  path: readonly Heading[],
  context: IdeaContext,
): readonly Idea[] {
  const { language } = context;
  const areThin = children.every((child) => child.parts.length === 1 && isThin(child, language));
  if (
    heading !== undefined &&
    areThin &&
    children.length >= 2 &&
    children.length <= mostPoints &&
    isSlight(own, language)
  ) {
    const parts = children.flatMap((child) => child.parts);
    return [
      {
        parts: own.length === 0 ? parts : [{ passages: own }, ...parts],
        path: [...path, heading],
        opens: [],
      },
    ];
  }
  const [first, ...rest] = children;
  const [firstPart, ...otherParts] = first?.parts ?? [];
  if (first === undefined || firstPart === undefined || own.length === 0) return children;
  if (heading === undefined || !isSlight(own, language) || first.exhibit !== undefined)
    return [...withoutHeading(heading, ideasOf(heading, own, path, context), language), ...children];
  const merged: Part = { ...firstPart, passages: [...own.map(asSpare), ...firstPart.passages] };
  return [{ ...first, parts: [merged, ...otherParts] }, ...rest];
}

/** What stands before the first heading may be a history. */
function withoutHeading(
  heading: Heading | undefined,
  ideas: readonly Idea[],
  language: string,
): readonly Idea[] {
  return heading === undefined ? withChronicle(ideas, language) : ideas;
}

/** What leads up to the parts of a section is spoken rather than shown. */
function asSpare(passage: Passage): Passage {
  return passage.kind === "sentence" ? { ...passage, kind: "aside" } : passage;
}

function isThin(idea: Idea, language: string): boolean {
  if (isStrong(idea.exhibit)) return false;
  const points = idea.parts.flatMap((part) => part.passages.filter(hasPoint));
  return (
    points.length <= 1 ||
    (points.length <= 2 && countPassageColumns(points) < columnsOfSameContent(200, language))
  );
}

function isSlight(passages: readonly Passage[], language: string): boolean {
  const isShort = countPassageColumns(passages) < columnsOfSameContent(400, language);
  return isShort && passages.filter(hasPoint).length <= 2;
}

function toHeading(block: HeadingBlock): Heading {
  const text = toPlainText(block.text);
  return block.number === undefined ? { text } : { text, number: block.number };
}
