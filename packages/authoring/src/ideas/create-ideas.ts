import type { RichText } from "@lectern/deck";
import {
  type Block,
  type HeadingBlock,
  type ListBlock,
  listItemLines,
  type Span,
  type Turn,
  toPlainLines,
  toSpokenText,
} from "../structure/blocks.ts";
import type { Section } from "../structure/section-tree.ts";
import { countColumns } from "../text/columns.ts";
import { isClosingTitle } from "../text/labels.ts";
import { readOrdinals } from "../text/ordinals.ts";
import { sliceText, tidyText, toPlainText } from "../text/rich-text.ts";
import { columnsOfSameContent } from "../text/same-content.ts";
import { splitSentences } from "../text/sentences.ts";
import {
  createCodePoint,
  createListPoint,
  createRowPoint,
  createSentencePoint,
} from "../writing/create-points.ts";
import { findSegments, type SectionContext, type Segment } from "./detectors/find-exhibits.ts";
import { findOptions } from "./detectors/find-options.ts";
import { findTimelineInProse } from "./detectors/find-timeline.ts";
import type { Exhibit } from "./exhibits.ts";
import {
  countLines,
  countPassageColumns,
  type Heading,
  hasPoint,
  type Idea,
  type Part,
  type Passage,
} from "./ideas.ts";
import { findEnumeration } from "./members.ts";
import { type PositionedSentence, rankSentences, standsAlone } from "./rank-sentences.ts";

const mostPoints = 6;
const mostLines = 12;
const mostShownCodeLines = 6;
/** What comes after so many rows is looked up in the notes. */
const mostShownRows = 60;
const proseColumnsPerIdea = 1_600;
const fewestUnderHeading = 420;
const slidesOfShortText = 8;
const fewestColumnsPerIdea = 280;

/** Returns the ideas of a text in its order: one for each section that says enough, thin neighbours together. */
export function createIdeas(root: Section, language: string, subject = ""): readonly Idea[] {
  const reader = new PassageReader(language, subject, columnsPerSlide(root, language));
  const drafts = collect(root, [], reader);
  const scores = rankSentences(reader.sentences, language);
  return drafts.map((draft) => withScores(draft, scores));
}

interface IdeaContext extends SectionContext {
  readonly columnsPerIdea: number;
}

/** A short text with headings has a slide for each few sentences, a long one for each half page. */
function columnsPerSlide(root: Section, language: string): number {
  const columns = columnsOfProse(root) / slidesOfShortText;
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

/** While ideas are collected a passage's score is its place among the sentences to rank. */
class PassageReader {
  readonly sentences: PositionedSentence[] = [];
  readonly language: string;
  /** What the text is looked at for: the words of the instruction. */
  readonly subject: string;
  /** How much prose under a heading shares a slide. */
  readonly columnsPerIdea: number;
  #paragraph = 0;

  constructor(language: string, subject: string, columnsPerIdea: number) {
    this.language = language;
    this.subject = subject;
    this.columnsPerIdea = columnsPerIdea;
  }

  readPassages(blocks: readonly Block[]): readonly Passage[] {
    const weighs = blocks.some(
      (block) => block.kind === "list" && block.items.some((item) => item.marker === "+"),
    );
    const firstParagraph = this.#paragraph + 1;
    return blocks.flatMap((block) => {
      this.#paragraph += 1;
      return this.#readBlock(block, weighs, this.#paragraph === firstParagraph, blocks.length === 1);
    });
  }

  #readBlock(block: Block, weighs: boolean, isFirst: boolean, isAlone: boolean): readonly Passage[] {
    switch (block.kind) {
      case "paragraph":
        return this.#readSentences(block.text, isFirst, isAlone);
      case "quote":
        return this.#readQuote(block.text);
      case "list":
        return this.#readItems(block, weighs);
      case "table":
        return this.#readRows(block);
      case "code":
        return this.#readCode(block.lines);
      case "conversation":
        return this.#readConversation(block.turns);
      case "heading":
        return [];
    }
  }

  /** A text that is alone under its heading shows what it lists; beside others its sentences stay whole. */
  #readSentences(text: RichText, isFirst: boolean, isAlone = false): readonly Passage[] {
    const plain = toPlainText(text);
    const spans = splitSentences(plain, this.language);
    const ordinals = readOrdinals(spans.map(({ start, end }) => plain.slice(start, end)));
    return spans.flatMap((span, index): readonly Passage[] => {
      const counted = ordinals?.[index] ?? 0;
      if (counted > 0) return [this.#readCounted(text, span, counted)];
      const members =
        isAlone && spans.length <= 2 ? findEnumeration(plain.slice(span.start, span.end)) : undefined;
      if (members !== undefined && members.length + spans.length - 1 <= mostPoints)
        return this.#readMembers(text, span.start, members);
      const sentence = tidyText(sliceText(text, span.start, span.end));
      const words = toPlainText(sentence);
      const score = this.#rankLater(words, index === 0, isFirst);
      const spoken = toSpokenText(sentence);
      const passage = { text: spoken, columns: countColumns(spoken), paragraph: this.#paragraph, score };
      if (!isPresentable(words)) return [{ ...passage, kind: "aside" }];
      return [{ ...passage, kind: "sentence", point: createSentencePoint(sentence) }];
    });
  }

  /** "First, … Second, …" is a list. */
  #readCounted(text: RichText, { start, end }: Span, ordinal: number): Passage {
    const item = tidyText(sliceText(text, start + ordinal, end));
    const point = createListPoint({ text: item, children: [] }, this.#reading(false));
    return this.#listed(toSpokenText(tidyText(sliceText(text, start, end))), toPlainText(item), point);
  }

  /** A sentence that only lists things is a list. */
  #readMembers(text: RichText, offset: number, members: readonly Span[]): readonly Passage[] {
    return members.map(({ start, end }) => {
      const member = tidyText(sliceText(text, offset + start, offset + end));
      const point = createListPoint({ text: member, children: [] }, this.#reading(false));
      return this.#listed(toSpokenText(member), toPlainText(member), point);
    });
  }

  /** Each turn is a paragraph of its own; a point names who said it. */
  #readConversation(turns: readonly Turn[]): readonly Passage[] {
    return turns.flatMap(({ speaker, text }) => {
      this.#paragraph += 1;
      return this.#readSentences(text, false).map((passage, index): Passage => {
        const said = index === 0 ? withText(passage, `${speaker}: ${passage.text}`) : passage;
        if (said.point === undefined) return said;
        const { point, ...spoken } = said;
        return isChatter(passage.text)
          ? { ...spoken, kind: "aside" }
          : { ...said, point: { ...point, lead: speaker } };
      });
    });
  }

  #readQuote(text: RichText): readonly Passage[] {
    const words = toPlainText(text);
    if (words.trim() === "") return [];
    const point = createListPoint(
      { text: text.map((run) => ({ ...run, italic: true })), children: [] },
      this.#reading(false),
    );
    return [this.#listed(toSpokenText(text), words, point)];
  }

  #readItems({ items }: ListBlock, weighs: boolean): readonly Passage[] {
    return items.map((item) =>
      this.#listed(
        listItemLines(item, "").join("\n"),
        toPlainText(item.text),
        createListPoint(item, this.#reading(weighs)),
      ),
    );
  }

  #readRows(block: Extract<Block, { readonly kind: "table" }>): readonly Passage[] {
    const [head = "", ...lines] = toPlainLines(block);
    const header = this.#aside(head);
    const rows = block.rows.map((cells, index) => {
      const line = lines[index] ?? "";
      return index < mostShownRows
        ? this.#listed(line, line, createRowPoint(block.header, cells))
        : // Without spaces the rows take no more room in the notes than in the prompt.
          this.#aside(line.replaceAll(" | ", "|"));
    });
    if (rows.some(hasPoint)) return [header, ...rows];
    const only = createRowPoint([], block.header);
    return [this.#listed(head, head, only), ...rows];
  }

  /** A few lines can be shown; a longer listing is looked up in the notes. */
  #readCode(lines: readonly string[]): readonly Passage[] {
    const isShown = lines.filter((line) => line.trim() !== "").length <= mostShownCodeLines;
    return lines.map((line) => {
      const passage = this.#listed(line, line, line.trim() === "" ? undefined : createCodePoint(line));
      return isShown || passage.point === undefined ? passage : { ...passage, kind: "aside" };
    });
  }

  #aside(text: string): Passage {
    return {
      kind: "aside",
      text,
      columns: countColumns(text),
      paragraph: this.#paragraph,
      score: this.#rankLater("", false, false),
    };
  }

  #listed(text: string, words: string, point: Passage["point"]): Passage {
    const passage = {
      text,
      columns: countColumns(text),
      paragraph: this.#paragraph,
      score: this.#rankLater(words.slice(0, 600), false, false),
    };
    return point === undefined ? { ...passage, kind: "aside" } : { ...passage, kind: "listed", point };
  }

  #rankLater(text: string, isFirstOfParagraph: boolean, isInFirstParagraph: boolean): number {
    this.sentences.push({ text, isFirstOfParagraph, isInFirstParagraph });
    return this.sentences.length - 1;
  }

  #reading(weighs: boolean): { language: string; weighs: boolean } {
    return { language: this.language, weighs };
  }
}

const personalWords =
  /(?<![\p{L}\p{M}])(?:i|i'll|i'd|we|you|us|me|ich|wir|du|ihr|uns|je|nous|vous|tu|yo|nosotros|я|мы|вы|ты)(?![\p{L}\p{M}])/iu;

/** Says whether words only keep a conversation going: questions, answers of a few words and asides say little to others. */
export function isChatter(words: string): boolean {
  const columns = countColumns(words);
  if (columns < (/\p{Nd}/u.test(words) ? 36 : 60)) return true;
  return (
    (columns < 70 && personalWords.test(words)) ||
    /[?\uFF1F!\uFF01]$/u.test(words.slice(-2)) ||
    !standsAlone(words)
  );
}

function withText(passage: Passage, text: string): Passage {
  return { ...passage, text, columns: countColumns(text) };
}

function isPresentable(words: string): boolean {
  return words.length >= 8 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{3}/u.test(words);
}

function withScores(idea: Idea, scores: readonly number[]): Idea {
  const parts = idea.parts.map((part) => ({
    ...part,
    passages: part.passages.map((passage) => ({ ...passage, score: scores[passage.score] ?? 0 })),
  }));
  return { ...idea, parts };
}

function collect(section: Section, path: readonly Heading[], reader: PassageReader): readonly Idea[] {
  const heading = section.heading === undefined ? undefined : toHeading(section.heading);
  const context: IdeaContext = {
    columnsPerIdea: reader.columnsPerIdea,
    language: reader.language,
    heading: heading?.text ?? "",
    subject: `${heading?.text ?? ""} ${reader.subject}`,
  };
  const segments = findSegments(section.blocks, context);
  const below = heading === undefined ? path : [...path, heading];
  const children = collectChildren(section, below, reader);
  if (segments.every(({ exhibit }) => exhibit === undefined)) {
    const own = reader.readPassages(section.blocks);
    if (children.length === 0) return ideasOf(heading, own, path, context);
    return openWith(heading, joinThin(heading, own, children, path, context));
  }
  // What a talk ends with is said last, after what is shown for it.
  const isLast = heading !== undefined && isClosingTitle(heading.text);
  const ordered = isLast
    ? [...segments.filter(({ exhibit }) => exhibit), ...segments.filter(({ exhibit }) => !exhibit)]
    : segments;
  const own = ordered.flatMap((segment) => ideasOfSegment(segment, heading, path, reader, context));
  return openWith(heading, [...own, ...children]);
}

/** Neighbouring sections that weigh options are compared; the others are read one by one. */
function collectChildren(section: Section, path: readonly Heading[], reader: PassageReader): readonly Idea[] {
  const options = findOptions(section.children);
  if (options === undefined) return section.children.flatMap((child) => collect(child, path, reader));
  const { first, count, exhibits } = options;
  const parts = section.children.slice(first, first + count).map((child): Part => {
    const passages = reader.readPassages(child.blocks);
    return child.heading === undefined ? { passages } : { heading: toHeading(child.heading), passages };
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
  { blocks, exhibit }: Segment,
  heading: Heading | undefined,
  path: readonly Heading[],
  reader: PassageReader,
  context: IdeaContext,
): readonly Idea[] {
  const passages = reader.readPassages(blocks);
  if (exhibit === undefined) return ideasOf(heading, passages, path, context);
  const part: Part = heading === undefined ? { passages } : { heading, passages };
  return [{ parts: [part], path, opens: [], exhibit }];
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
    return [...ideasOf(heading, own, path, context), ...children];
  const merged: Part = { ...firstPart, passages: [...own.map(asSpare), ...firstPart.passages] };
  return [{ ...first, parts: [merged, ...otherParts] }, ...rest];
}

/** What leads up to the parts of a section is spoken rather than shown. */
function asSpare(passage: Passage): Passage {
  return passage.kind === "sentence" ? { ...passage, kind: "aside" } : passage;
}

function isThin(idea: Idea, language: string): boolean {
  if (idea.exhibit?.strength === "strong") return false;
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

/** Cuts what one heading holds into as many ideas as it needs: by what fits for lists, by length for prose. */
function ideasOf(
  heading: Heading | undefined,
  own: readonly Passage[],
  path: readonly Heading[],
  { language, columnsPerIdea }: IdeaContext,
): readonly Idea[] {
  if (own.length === 0 && heading === undefined) return [];
  // Who said what belongs together.
  const isTalk = own.some(({ kind, point }) => kind === "sentence" && point?.lead !== undefined);
  const fixed = heading === undefined ? fewestColumnsPerIdea : isTalk ? proseColumnsPerIdea : undefined;
  const chunks = chunkProse(
    own,
    fixed === undefined ? columnsPerIdea : columnsOfSameContent(fixed, language),
  );
  return chunks.flatMap(chunkListed).map((passages, index) => {
    const isProse = passages.every(({ kind }) => kind !== "listed");
    const part: Part = {
      passages,
      ...(heading === undefined ? {} : { heading }),
      ...(heading !== undefined && index > 0 && isProse ? { continues: true } : {}),
    };
    const exhibit = findInPassages(passages, language);
    return { parts: [part], path, opens: [], ...(exhibit === undefined ? {} : { exhibit }) };
  });
}

/** Sentences that tell when things happened can be shown as a timeline. */
function findInPassages(passages: readonly Passage[], language: string): Exhibit | undefined {
  if (passages.length > 60 || passages.some(({ kind }) => kind === "listed")) return undefined;
  return findTimelineInProse(
    passages.map(({ text }) => text),
    { language, subject: "" },
  );
}

/** Paragraphs go together until they are long enough to fill a slide's worth of talk. */
function chunkProse(passages: readonly Passage[], columns: number): readonly (readonly Passage[])[] {
  const paragraphs = [...Map.groupBy(passages, ({ paragraph }) => paragraph).values()];
  const chunks: Passage[][] = [];
  let room = 0;
  let says = false;
  for (const paragraph of paragraphs) {
    const last = chunks.at(-1);
    const width = countPassageColumns(paragraph);
    const isFull = room >= columns || room + width > columns * 1.6;
    if (last === undefined || (isFull && says)) {
      chunks.push([...paragraph]);
      room = width;
      says = paragraph.some(hasPoint);
    } else {
      for (const passage of paragraph) last.push(passage);
      room += width;
      says ||= paragraph.some(hasPoint);
    }
  }
  const tail = chunks.at(-1);
  const before = chunks.at(-2);
  if (tail !== undefined && before !== undefined && countPassageColumns(tail) < columns / 3) {
    before.push(...tail);
    chunks.pop();
  }
  return chunks.length === 0 ? [[]] : chunks;
}

/** Lists that do not fit on one slide are cut into parts of about the same length. */
function chunkListed(passages: readonly Passage[]): readonly (readonly Passage[])[] {
  const listed = passages.filter((passage) => passage.kind === "listed").filter(hasPoint);
  const lines = listed.reduce((sum, { point }) => sum + countLines(point), 0);
  const wanted = Math.max(Math.ceil(listed.length / mostPoints), Math.ceil(lines / mostLines));
  if (wanted < 2 || listed.length < 2) return [passages];
  const chunks: Passage[][] = [[]];
  let done = 0;
  let count = 0;
  for (const passage of passages) {
    const share = Math.ceil((chunks.length * lines) / wanted);
    const isNext = passage.kind === "listed" && done >= share;
    const isFull = count >= mostPoints;
    if (passage.kind === "listed" && (isNext || isFull)) {
      chunks.push([]);
      count = 0;
    }
    if (passage.kind === "listed") count += 1;
    chunks.at(-1)?.push(passage);
    if (passage.kind === "listed" && hasPoint(passage)) done += countLines(passage.point);
  }
  return chunks;
}
