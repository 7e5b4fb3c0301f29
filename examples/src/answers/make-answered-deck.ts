import { existsSync, readFileSync } from "node:fs";
import type { AuthorReport } from "@lectern/authoring";
import type { Outline } from "@lectern/deck";
import { generateDeck, lookChoices, pictureStock } from "@lectern/engine";
import { createModelAuthor, type ModelSettings, readAnswer } from "@lectern/model-author";
import { lintPackage } from "@lectern/ooxml";
import validate from "@ooxml-tools/validate";
import { readPptx } from "../reading/deck/read-pptx.ts";
import { isCountMet } from "../reading/prompts/asked-count.ts";
import { type AnswerCase, answerFile } from "./answer-case.ts";
import type { AnswerServer } from "./answer-server.ts";
import { compareAnswer, type Difference } from "./compare-answer.ts";

/** The deck that came of a case's answers, and what the checks found. */
export interface AnsweredDeck {
  readonly name: string;
  readonly outline: Outline;
  readonly bytes: Uint8Array;
  readonly slideCount: number;
  readonly report: AuthorReport;
  /** How many answers there are. */
  readonly answers: number;
  /** How many decks were asked for: more where something in the last one was still to be mended. */
  readonly requests: number;
  /** What is wrong, in words: the number of slides, language, something withheld, findings, lint, the Open XML SDK. */
  readonly faults: readonly string[];
  /** What the report tells to mend before presenting. */
  readonly weaknesses: readonly string[];
  /** Texts of the last answer that the file does not hold as they were written. */
  readonly differences: readonly Difference[];
}

let validating: Promise<unknown> = Promise.resolve();

/** What the Open XML SDK finds. Its validator reads one file at a time: two at once end in "No such file". */
function validateInTurn(bytes: Uint8Array): ReturnType<typeof validate> {
  const found = validating.then(() => validate(bytes, "pptx", "Microsoft365"));
  validating = found.catch(() => undefined);
  return found;
}

/**
 * Makes the deck of a case with the model that the server stands in for; throws a ModelError where it cannot be made. The Open XML
 * SDK takes a second for each: it sees the file only where `validated`.
 */
export async function makeAnsweredDeck(
  given: AnswerCase,
  server: AnswerServer,
  { validated }: { readonly validated: boolean },
): Promise<AnsweredDeck> {
  server.rewind(given);
  const settings: ModelSettings = {
    provider: "openai-compatible",
    model: "recorded",
    url: server.urlOf(given),
    contextTokens: 64_000,
    outputTokens: 32_000,
    totalSeconds: 36_000,
    attemptSeconds: 36_000,
    firstWordSeconds: 36_000,
    silenceSeconds: 36_000,
    fallback: "none",
  };
  const author = createModelAuthor(settings, { looks: lookChoices, pictures: pictureStock });
  const { outline, bytes, inspection, slideCount, report } = await generateDeck({
    prompt: given.prompt,
    author,
  });
  const answers = countAnswers(given);
  const last = readAnswer(readFileSync(answerFile(given, answers), "utf8"));
  const invalid = validated ? await validateInTurn(bytes) : [];
  return {
    name: given.name,
    outline,
    bytes,
    slideCount,
    report,
    answers,
    requests: server.countRequests(given),
    faults: [
      ...findBroken(given, { bytes, slideCount, report }),
      ...inspection.findings.map(({ slide, kind, message }) => `slide ${slide}: ${kind}: ${message}`),
      ...lintPackage(bytes).map(({ code, part, message }) => `${code} ${part}: ${message}`),
      ...invalid.map((finding) => `Open XML SDK: ${JSON.stringify(finding)}`),
    ],
    weaknesses: report.decisions.filter((line) => line.endsWith("Mend it before presenting.")),
    differences: compareAnswer(
      last,
      bytes,
      report.leftOut.map(({ text }) => text),
    ),
  };
}

function findBroken(
  { expected }: AnswerCase,
  { bytes, slideCount, report }: Pick<AnsweredDeck, "bytes" | "slideCount" | "report">,
): readonly string[] {
  const { count, language, withheld } = expected;
  const { slides, elsewhere } = readPptx(bytes);
  const told = [...slides.flatMap(({ paragraphs, notes }) => [...paragraphs, ...notes]), ...elsewhere];
  const shown = withheld.filter((words) => told.some((text) => text.includes(words)));
  return [
    ...(count && !isCountMet(count, slideCount) ? [`${slideCount} slides, asked for ${count.says}`] : []),
    ...(report.language.split("-")[0] === language.split("-")[0]
      ? []
      : [`language ${report.language}, expected ${language}`]),
    ...shown.map((words) => `withheld, but told: ${words}`),
    ...(report.writer?.name === "embedded" ? ["the embedded author wrote it"] : []),
  ];
}

function countAnswers(given: AnswerCase): number {
  let count = 1;
  while (existsSync(answerFile(given, count + 1))) count += 1;
  return count;
}
