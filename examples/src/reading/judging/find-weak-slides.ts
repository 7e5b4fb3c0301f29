import { normalise } from "../../corpus/normalise.ts";
import type { ComparedSlide, DeckWords } from "../deck/deck-words.ts";
import type { AnnotatedPrompt } from "../prompts/annotated-prompt.ts";
import { toWordSet } from "../words/key-words.ts";
import { sumWeights, toWords } from "../words/words.ts";

/** Faults of a deck that need no annotation; each is quoted. */
export interface WeakSlides {
  /** Titles of slides whose body only repeats them. */
  readonly repeatedTitles: readonly string[];
  /** Texts cut with "…", each once: a footer repeats a title. */
  readonly cutTexts: readonly string[];
  /** Statements that stand in the deck a second time. */
  readonly repeatedTexts: readonly string[];
  /** Titles of the first slides of runs of three or more slides that hold one sentence each. */
  readonly statementRuns: readonly string[];
}

const statementWords = 5;
const longestStatementRun = 2;

/** Returns what is weak about the slides of a deck. */
export function findWeakSlides({ text }: AnnotatedPrompt, { slides }: DeckWords): WeakSlides {
  const afterCover = slides.slice(1);
  return {
    repeatedTitles: afterCover.filter(repeatsTitle).map(({ title }) => title),
    cutTexts: [...new Set(slides.flatMap(({ paragraphs }) => paragraphs))].filter((shown) =>
      isCut(shown, text),
    ),
    repeatedTexts: findRepeatedTexts(slides),
    statementRuns: findStatementRuns(afterCover),
  };
}

function repeatsTitle({ body, titled }: ComparedSlide): boolean {
  const words = body.flatMap(toWords);
  const title = toWordSet([titled]);
  return words.length > 0 && words.every(({ text }) => title.has(text));
}

const cutEnd = /(?:…|\.\.\.)["'”’»)\]]*$/u;

/** True where a text ends with "…" and the prompt has none at that place. */
function isCut(paragraph: string, prompt: string): boolean {
  if (!cutEnd.test(paragraph)) return false;
  const ending = normalise(paragraph.replaceAll("…", "...")).slice(-20);
  return !normalise(prompt.replaceAll("…", "...")).includes(ending);
}

/** Agendas and sections say titles again, so that only what stands in bodies counts. */
function findRepeatedTexts(slides: readonly ComparedSlide[]): readonly string[] {
  const titles = new Set(slides.map(({ title }) => normalise(title)));
  const seen = new Set<string>();
  return slides
    .flatMap(({ body }) => body)
    .filter((text) => {
      const words = toWords(text);
      if (sumWeights(words) < statementWords || titles.has(normalise(text))) return false;
      const key = words.map((word) => word.text).join(" ");
      const isRepeated = seen.has(key);
      seen.add(key);
      return isRepeated;
    });
}

function findStatementRuns(slides: readonly ComparedSlide[]): readonly string[] {
  const runs: string[] = [];
  let length = 0;
  for (const [index, slide] of slides.entries()) {
    length = isStatement(slide) ? length + 1 : 0;
    if (length === longestStatementRun + 1) runs.push(slides[index - longestStatementRun]?.title ?? "");
  }
  return runs;
}

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

function isStatement({ title, body, hasTableOrChart }: ComparedSlide): boolean {
  if (hasTableOrChart || body.length > 1) return false;
  const text = body[0] ?? title;
  return [...sentences.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length <= 1;
}
