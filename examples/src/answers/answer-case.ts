import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { corpusFolder } from "../folders.ts";
import { type AskedCount, parseAskedCount } from "../reading/prompts/asked-count.ts";

/** A prompt and the answers that a writer gave to a model author's requests for its deck. */
export interface AnswerCase {
  /** The set and the case: "everyday/de-freibad". */
  readonly name: string;
  readonly prompt: string;
  /** Where its answers stand, as answer-1.txt, answer-2.txt … in the order of the requests. */
  readonly folder: string;
  readonly expected: ExpectedDeck;
}

/** What the deck has to keep to, whatever the answers say: written by the person who read the prompt. */
export interface ExpectedDeck {
  /** undefined: the prompt asks for no number of slides. */
  readonly count: AskedCount | undefined;
  /** BCP 47. */
  readonly language: string;
  /** Words that may stand nowhere in the file. */
  readonly withheld: readonly string[];
  /** What the report tells to mend in an answer that was recorded before it was looked for, and that nobody has written anew. */
  readonly weaknesses: readonly string[];
}

/**
 * Returns the cases of a folder of sets, in the order of their names. A case is a folder with case.json
 * ({"slides": "8", "language": "de", "withheld": []}) and prompt.txt, which is left out where the corpus has a prompt of
 * the same name. Throws an Error that names the file where one of them is missing or unusable.
 */
export function readAnswerCases(root: string): readonly AnswerCase[] {
  return listFolders(root).flatMap((set) =>
    listFolders(join(root, set)).map((name) => readCase(`${set}/${name}`, join(root, set, name))),
  );
}

/** Returns where the n-th answer of a case stands, counted from 1, whether it is there or not. */
export function answerFile({ folder }: AnswerCase, number: number): string {
  return join(folder, `answer-${number}.txt`);
}

/** Returns where a drawing that was made for a case stands, by the name of its picture, whether it is there or not. */
export function drawingFile({ folder }: AnswerCase, name: string): string {
  return join(folder, `drawing-${name.replaceAll(" ", "-")}.svg`);
}

/** True where a case has its first answer. */
export function isAnswered(given: AnswerCase): boolean {
  return existsSync(answerFile(given, 1));
}

function readCase(name: string, folder: string): AnswerCase {
  const file = join(folder, "case.json");
  const {
    slides,
    language,
    withheld,
    weaknesses = [],
  } = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  if (
    typeof slides !== "string" ||
    typeof language !== "string" ||
    !isTexts(withheld) ||
    !isTexts(weaknesses)
  ) {
    throw new Error(
      `${file}: expected {"slides": "8" or "-", "language": "de", "withheld": ["…"]}, and "weaknesses": ["…"] where there are any.`,
    );
  }
  const expected = { count: parseAskedCount(slides), language, withheld, weaknesses };
  return { name, prompt: readPrompt(folder, name), folder, expected };
}

function readPrompt(folder: string, name: string): string {
  const own = join(folder, "prompt.txt");
  const stem = name.slice(name.indexOf("/") + 1);
  const shared = readdirSync(corpusFolder).find((file) => file.replace(/\.\w+$/u, "") === stem);
  const path = existsSync(own) ? own : shared && join(corpusFolder, shared);
  if (path === undefined)
    throw new Error(`${own}: expected a prompt there, or one named ${stem} in the corpus.`);
  return readFileSync(path, "utf8").replace(/\r?\n$/u, "");
}

function listFolders(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory())
    .sort();
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}
