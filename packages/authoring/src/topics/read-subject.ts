import { hasWord, wordsIn } from "./has-word.ts";
import type { StoryKey } from "./story-texts.ts";
import { subjectStems } from "./subject-stems.ts";

const subjects = subjectStems.map(([keys, line]) => [keys, wordsIn(line)] as const);

/** Returns the slides whose questions fit what a part is called, the best first; none where its name tells nothing. */
export function readSubject(part: string): readonly StoryKey[] {
  const words = ` ${part.slice(0, 200).toLowerCase()} `;
  return subjects.find(([, list]) => hasWord(words, list))?.[0] ?? [];
}
