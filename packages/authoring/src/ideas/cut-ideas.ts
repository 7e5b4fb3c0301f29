import { columnsOfSameContent } from "../text/words/same-content.ts";
import { findTimelineInProse } from "./detectors/find-timeline-in-prose.ts";
import type { Exhibit, SectionContext } from "./exhibits.ts";
import {
  countLines,
  countPassageColumns,
  type Heading,
  hasPoint,
  type Idea,
  isBrief,
  type Part,
  type Passage,
} from "./ideas.ts";

/** What holds for the ideas of a section: how much prose shares a slide, besides its heading and language. */
export interface IdeaContext extends SectionContext {
  readonly columnsPerIdea: number;
}

/** So much prose is a slide's worth of talk, at most. */
export const proseColumnsPerIdea = 1_600;
/** An idea of more points is cut. */
export const mostPoints = 6;
/** Of short rows a slide holds one more. */
export const mostBriefPoints = 7;
const mostLines = 12;
const fewestColumnsPerIdea = 150;

/** Cuts what one heading holds into as many ideas as it needs: by what fits for lists, by length for prose. */
export function ideasOf(
  heading: Heading | undefined,
  own: readonly Passage[],
  path: readonly Heading[],
  { language, columnsPerIdea }: IdeaContext,
): readonly Idea[] {
  if (own.length === 0 && heading === undefined) return [];
  const fixed = heading === undefined ? fewestColumnsPerIdea : undefined;
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
  const most = listed.every(isBrief) ? mostBriefPoints : mostPoints;
  const wanted = Math.max(Math.ceil(listed.length / most), Math.ceil(lines / mostLines));
  if (wanted < 2 || listed.length < 2) return [passages];
  const chunks: Passage[][] = [[]];
  let done = 0;
  let count = 0;
  for (const passage of passages) {
    const share = Math.ceil((chunks.length * lines) / wanted);
    const isNext = passage.kind === "listed" && done >= share;
    const isFull = count >= most;
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
