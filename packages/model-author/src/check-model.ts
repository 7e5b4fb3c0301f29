import { estimateTokens } from "./asking/estimate-tokens.ts";
import type { ModelSettings } from "./asking/model-settings.ts";
import { createModelAuthor, type TimedAnswer } from "./model-author.ts";

/** How a model did with a small deck. */
export interface ModelCheck {
  readonly slides: number;
  /** Slides that could not be used. */
  readonly replaced: number;
  /** Whether the first answer was JSON as it was asked for, with every slide usable. */
  readonly keepsSchema: boolean;
  /** From the request to the first word, while the model is loaded and reads. */
  readonly firstWordSeconds: number;
  readonly tokensPerSecond: number;
  /** Whether its server counted the tokens; else they are estimated. */
  readonly isCounted: boolean;
  /** How long a deck of `usualSlides` takes at this pace. */
  readonly usualSeconds: number;
}

/** How many slides most decks have. */
export const usualSlides = 12;

const prompt =
  "Five slides in English for a team: why short daily stand-up meetings help, and how to run one well";
/** No pace can be measured in less. */
const leastSeconds = 0.001;

/**
 * Asks the model for a deck of five slides and returns how it did; throws a ModelError where it gives none. The time
 * for a usual deck is that of the first word and of as many tokens for each slide as here.
 */
export async function checkModel(settings: ModelSettings): Promise<ModelCheck> {
  const answers: TimedAnswer[] = [];
  const author = createModelAuthor(
    { ...settings, fallback: "none" },
    { onAnswer: (answer) => answers.push(answer) },
  );
  const { outline, report } = await author.compose({ prompt });
  const slides = outline.slides.length;
  const replaced = report.writer?.replaced ?? 0;
  const [first] = answers;
  if (first === undefined) throw new Error("Expected an answer for every deck.");
  const tokens = first.outputTokens ?? estimateTokens(first.text);
  const writingSeconds = Math.max(leastSeconds, first.seconds - first.firstWordSeconds);
  return {
    slides,
    replaced,
    keepsSchema: answers.length === 1 && replaced === 0 && first.isWhole && isJson(first.text),
    firstWordSeconds: first.firstWordSeconds,
    tokensPerSecond: tokens / writingSeconds,
    isCounted: first.outputTokens !== undefined,
    usualSeconds: first.firstWordSeconds + (writingSeconds * usualSlides) / slides,
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
