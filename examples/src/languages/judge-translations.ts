import { type Direction, directionOf } from "@lectern/deck";

/** What the deck of one translation is like. */
export interface TranslatedDeck {
  /** The language that the translation is in. */
  readonly language: string;
  /** The one that the author took it for. */
  readonly detected: string;
  readonly direction: Direction;
  /** The language that most words of the slides are marked with in the file. */
  readonly tag: string | undefined;
  /** How many of the paragraphs that say so run from right to left. */
  readonly mirroredShare: number;
  readonly kinds: readonly string[];
  readonly faults: readonly string[];
}

/** A deck against those of the other translations. */
export interface JudgedTranslation extends TranslatedDeck {
  /** The number of slides above that of the median deck. */
  readonly excess: number;
  /** How many slides are of another kind than in the median deck: those too few or too many of each kind. */
  readonly otherKinds: number;
  /** What breaks the rule, in words. */
  readonly breaks: readonly string[];
}

/** How far the number of slides may be off that of the median deck, and how many slides may be of other kinds. */
const mostDifference = 0.2;
const mostOtherKinds = 0.25;

/** Returns each deck beside the median one, which has the middle number of slides and kinds nearest to all others. */
export function judgeTranslations(decks: readonly TranslatedDeck[]): readonly JudgedTranslation[] {
  const median = medianOf(decks);
  return decks.map((deck) => {
    const excess = deck.kinds.length - median.length;
    const otherKinds = countOtherKinds(deck.kinds, median);
    const breaks = [
      ...languageBreaks(deck),
      ...(Math.abs(excess) > median.length * mostDifference ? [`${excess} slides off the median`] : []),
      ...(otherKinds > Math.max(deck.kinds.length, median.length) * mostOtherKinds ? ["other kinds"] : []),
      ...deck.faults,
    ];
    return { ...deck, excess, otherKinds, breaks };
  });
}

function languageBreaks({ language, detected, direction, tag, mirroredShare }: TranslatedDeck): string[] {
  const expected = directionOf(language);
  const isMirrored = expected === "rtl" ? mirroredShare > 0.9 : mirroredShare === 0;
  return [
    ...(isSameLanguage(language, detected) ? [] : [`taken for ${detected}`]),
    ...(tag === detected ? [] : [`marked as ${tag ?? "nothing"}`]),
    ...(direction === expected && isMirrored ? [] : ["wrong direction"]),
  ];
}

/** Regions cannot be told from the words; scripts can ("zh-TW" is written as "zh-Hant" is), and Bokmål is Norwegian. */
function isSameLanguage(expected: string, detected: string): boolean {
  const [own, other] = [expected, detected].map((tag) => new Intl.Locale(tag).maximize());
  const nameOf = (locale: Intl.Locale | undefined) => locale?.language.replace(/^no$/u, "nb");
  return nameOf(own) === nameOf(other) && own?.script === other?.script;
}

function medianOf(decks: readonly TranslatedDeck[]): readonly string[] {
  const counts = decks.map(({ kinds }) => kinds.length).sort((one, other) => one - other);
  const middle = counts[Math.floor(counts.length / 2)] ?? 0;
  const candidates = decks.filter(({ kinds }) => kinds.length === middle);
  const distance = (kinds: readonly string[]) =>
    decks.reduce((sum, deck) => sum + countOtherKinds(deck.kinds, kinds), 0);
  return candidates.map(({ kinds }) => kinds).sort((one, other) => distance(one) - distance(other))[0] ?? [];
}

/** Slides that one deck has of a kind and the other has not; one changed kind counts once. */
function countOtherKinds(kinds: readonly string[], others: readonly string[]): number {
  const own = Map.groupBy(kinds, (kind) => kind);
  const theirs = Map.groupBy(others, (kind) => kind);
  const shared = [...own].reduce(
    (sum, [kind, all]) => sum + Math.min(all.length, theirs.get(kind)?.length ?? 0),
    0,
  );
  return Math.max(kinds.length, others.length) - shared;
}
