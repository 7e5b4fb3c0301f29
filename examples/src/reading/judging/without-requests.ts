import type { AnnotatedPrompt } from "../prompts/annotated-prompt.ts";
import { findShownRun, leakWords, toCountedWords } from "../words/counted-words.ts";
import { sumWeights, type Word } from "../words/words.ts";

/** Returns the words of a text that are not those of a request that is shown there. */
export function withoutRequests({ units }: AnnotatedPrompt, text: readonly Word[]): readonly Word[] {
  const requests = units
    .filter(({ role }) => role === "request")
    .map(toCountedWords)
    .filter((words) => sumWeights(words) >= leakWords);
  return requests.reduce((rest, words) => {
    const run = findShownRun(words, rest, leakWords);
    return run ? rest.toSpliced(run.at, run.end - run.start) : rest;
  }, text);
}
