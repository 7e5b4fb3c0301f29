import type { Idea, Passage } from "../ideas/ideas.ts";

/** Returns an idea of one paragraph of sentences, below a heading where one is given. */
export function ideaOf(sentences: readonly string[], heading?: string): Idea {
  const passages = sentences.map(
    (text): Passage => ({
      kind: "sentence",
      text,
      columns: text.length,
      paragraph: 1,
      point: { text: [{ text }] },
      score: 1,
    }),
  );
  return {
    parts: [{ passages, ...(heading === undefined ? {} : { heading: { text: heading } }) }],
    path: [],
    opens: [],
  };
}
