/**
 * What a deck is about, as far as a look needs to know: which scene its cover shows and which looks suit it. "general" is the
 * subject of a deck that is about none of the others, or about several; its art shows nothing that could mislead.
 */
export const subjects = [
  "general",
  "school",
  "health",
  "community",
  "nature",
  "food",
  "transport",
  "building",
  "business",
  "money",
  "technology",
  "science",
  "culture",
  "history",
  "law",
  "music",
  "sport",
  "travel",
] as const;

/** One of the things that decks are about. */
export type Subject = (typeof subjects)[number];
