import type { CountedRange, FileCoverage, FunctionCoverage } from "./record-coverage.ts";

/** Whose prompt reached something: one of the known corpus, one that the author is trained on, or one written after it. */
export type PromptKind = "corpus" | "annotated" | "fresh";

/** By how many prompts something is reached, by their kind. */
export interface Reach {
  readonly corpus: number;
  readonly annotated: number;
  readonly fresh: number;
}

/** A function with a name, and by how many prompts it is called. */
export interface FunctionReach extends Reach {
  readonly name: string;
  /** From 1. */
  readonly line: number;
  readonly lines: number;
}

/** A file, and by how many prompts each line of code in its functions is reached; what runs at its import is not counted. */
export interface FileReach {
  readonly path: string;
  readonly functions: readonly FunctionReach[];
  readonly lines: readonly Reach[];
}

interface Counts {
  corpus: number;
  annotated: number;
  fresh: number;
}

interface CountedFile {
  /** Where the lines of code in functions begin, ascending. */
  readonly anchors: readonly number[];
  readonly lines: readonly Counts[];
  readonly functions: ReadonlyMap<number, Counts & { name: string; line: number; lines: number }>;
}

/** Counts which functions and lines prompts reach. */
export class ReachCounter {
  readonly #files = new Map<string, CountedFile>();

  /**
   * `whole` tells every function of the files after their import, called or not; `sources` holds their text by path. What ran
   * by then, as what makes a word list, is not counted.
   */
  constructor(whole: readonly FileCoverage[], sources: ReadonlyMap<string, string>) {
    for (const file of whole) this.#files.set(file.path, toCountedFile(file, sources.get(file.path) ?? ""));
  }

  /** Counts what one prompt reached. */
  add(kind: PromptKind, coverage: readonly FileCoverage[]): void {
    for (const { path, functions } of coverage) {
      const file = this.#files.get(path);
      if (file !== undefined) addTo(file, kind, functions);
    }
  }

  /** Returns the files in the order of their paths. */
  files(): readonly FileReach[] {
    return [...this.#files]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, { functions, lines }]) => ({ path, lines, functions: [...functions.values()] }));
  }
}

/** Returns by how many prompts of any kind something is reached. */
export function reachedBy({ corpus, annotated, fresh }: Reach): number {
  return corpus + annotated + fresh;
}

function toCountedFile({ functions }: FileCoverage, source: string): CountedFile {
  const starts = lineStarts(source);
  const own = functions.filter(({ ranges: [range] }) => range !== undefined && !isWhole(range, source));
  const isCode = starts.map((start) => {
    const words = source.slice(start, start + 200).trimStart();
    return !/^(?:$|\n|\/\/|\/?\*)/u.test(words) && !source.startsWith("\n", start);
  });
  const inFunctions = starts.map(() => false);
  for (const { ranges } of own) {
    const [first, last] = linesOf(starts, ranges[0]);
    inFunctions.fill(true, first, last + 1);
  }
  const inside = starts
    .filter((_, index) => isCode[index] === true && inFunctions[index] === true)
    .map((start) => start + (/^[ \t]*/u.exec(source.slice(start, start + 200))?.[0].length ?? 0));
  const ranAtImport = reachedAnchors(inside, own);
  const anchors = inside.filter((_, index) => ranAtImport[index] === false);
  const named = own.flatMap(({ functionName: name, ranges: [range] }) => {
    const [first, last] = linesOf(starts, range);
    const counts = { corpus: 0, annotated: 0, fresh: 0, name, line: first + 1, lines: last - first + 1 };
    return name === "" || range === undefined || range.count > 0
      ? []
      : [[range.startOffset, counts] as const];
  });
  return {
    anchors,
    lines: anchors.map(() => ({ corpus: 0, annotated: 0, fresh: 0 })),
    functions: new Map(named),
  };
}

function isWhole({ startOffset, endOffset }: CountedRange, source: string): boolean {
  return startOffset === 0 && endOffset >= source.length;
}

function addTo(file: CountedFile, kind: PromptKind, functions: readonly FunctionCoverage[]): void {
  for (const { ranges } of functions) {
    const [whole] = ranges;
    const own = whole === undefined ? undefined : file.functions.get(whole.startOffset);
    if (own !== undefined && (whole?.count ?? 0) > 0) own[kind] += 1;
  }
  const isReached = reachedAnchors(file.anchors, functions);
  for (const [index, line] of file.lines.entries()) if (isReached[index] === true) line[kind] += 1;
}

/** Inner ranges follow outer ones and have the last word. */
function reachedAnchors(
  anchors: readonly number[],
  functions: readonly FunctionCoverage[],
): readonly boolean[] {
  const isReached = anchors.map(() => false);
  for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
    isReached.fill(count > 0, firstFrom(anchors, startOffset), firstFrom(anchors, endOffset));
  }
  return isReached;
}

function lineStarts(source: string): readonly number[] {
  const starts = [0];
  for (let at = source.indexOf("\n"); at !== -1; at = source.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The first and the last line, from 0, of a range. */
function linesOf(starts: readonly number[], range: CountedRange | undefined): readonly [number, number] {
  const { startOffset = 0, endOffset = 0 } = range ?? {};
  return [firstFrom(starts, startOffset + 1) - 1, firstFrom(starts, endOffset) - 1];
}

/** The index of the first of ascending offsets that is not below the given one, by halving. */
function firstFrom(offsets: readonly number[], offset: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
