import { atEndWords, firstWords, sequenceWords, unspacedFirst, unspacedNext } from "./part-words.ts";

/** "Start with", "commencer par" belong to what they open a deck with, not to a step. */
const opensDeck = /(?: (?:with|par|con|met)$)/u;
const first = [...firstWords.split("|").filter((words) => !opensDeck.test(words)), "als eerste"];
const next = [
  ...`${sequenceWords}|${atEndWords}`.split("|"),
  ..."meanwhile|afterwards|as a last step|zum ende|als nächstes|hinterher|après ça|a continuación|acto seguido|al fin|dopo|dopodiché|in seguito|vervolgens|daarop|därefter|dernæst|så|etterpå|lopulta|wreszcie|dalej|dále|ezután|majd|ardından|daha sonra|далее|нарешті|далі|ύστερα|έπειτα".split(
    "|",
  ),
  "last(?= (?:it|we|you|they|comes?)(?!\\p{L}))",
];
const longestFirst = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length).join("|");

/** What opens the clause of a first step, with the space behind it. */
export const firstOfSteps = new RegExp(
  `^(?:(?:${longestFirst(first)})(?![\\p{L}\\p{M}])|${unspacedFirst})[,、，]?\\s*`,
  "iu",
);
/** What opens the clause of a step that follows on another. */
export const nextOfSteps = new RegExp(
  `^(?:(?:${longestFirst(next)})(?![\\p{L}\\p{M}])|${unspacedNext})[,、，]?\\s*`,
  "iu",
);
/** Words within dictated clauses before which a step ends. */
export const betweenSteps =
  /\s(?=(?:and )?(?:then|after that|and finally)\s|(?:und )?(?:dann|danach)\s|(?:et )?(?:puis|ensuite)\s|(?:y )?(?:luego|después)\s|(?:e )?poi\s|(?:e )?depois\s|(?:en )?daarna\s|(?:och )?sedan\s|(?:a )?potem\s|(?:a )?potom\s|(?:а )?потом\s|(?:а )?затем\s)/iu;
