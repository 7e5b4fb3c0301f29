import type { ThingName } from "../generated/thing-shapes.ts";
import { saidIn } from "./finding/said-words.ts";
import { meaningOf } from "./finding/word-meaning.ts";
import { foldWords } from "./fold.ts";
import { nameThing } from "./name-thing.ts";
import { vocabularyOf } from "./thing-vocabulary.ts";

/** Returns the thing that a label names and says nothing else of, in a language (BCP 47); undefined where there is a doubt. */
export function thingOfLabel(label: string, language: string): ThingName | undefined {
  if (/^en\b/iu.test(language)) return nameThing(label);
  const vocabulary = vocabularyOf(language);
  const text = foldWords(label, vocabulary?.language ?? language).trim();
  if (!vocabulary || text === "") return undefined;
  const { phrases, joined } = saidIn(text, vocabulary);
  const whole = [...phrases, ...joined].find(([phrase]) => phrase === text);
  if (whole || /[^\p{L}\p{M}]/u.test(text)) return whole?.[1];
  const { thing, sureness } = meaningOf(text, vocabulary);
  return sureness === 1 && vocabulary.words.size > 0 ? thing : undefined;
}
