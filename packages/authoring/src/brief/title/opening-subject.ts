import type { TaggedUnit } from "../../tagging/role.ts";
import { readSubjectOf } from "../../text/sentences/subject-of.ts";
import { stopwordsOf } from "../../text/words/words.ts";

/** Chinese: the first of several clauses, where whom it opens with comes again. */
const firstOfClauses = /^((\p{sc=Han}{2})\p{sc=Han}{2,8})[,，][^。]*[,，]/u;
const shortestWord = 4;

/**
 * Returns the subject of the sentence that the matter opens with ("Hedge gardens are said to …" → "Hedge gardens"), where it is
 * called by a name or a word of it comes again in another unit; undefined for pronouns, and where no sentence opens it.
 */
export function readOpeningSubject(units: readonly TaggedUnit[], language: string): string | undefined {
  const [first, ...others] = units.filter(({ role }) => role === "content");
  if (first === undefined || first.form === "row" || first.form === "item") return undefined;
  const text = first.text.trim();
  const [, clause, whom = ""] = firstOfClauses.exec(text) ?? [];
  if (
    clause !== undefined &&
    language.startsWith("zh") &&
    units.some((unit) => unit !== first && unit.role !== "withhold" && unit.text.includes(whom))
  )
    return clause;
  const subject = readSubjectOf(text, language);
  if (subject === undefined) return undefined;
  const [, ...more] = subject.split(" ");
  const told = others.map((unit) => unit.text.toLowerCase());
  const stopwords = stopwordsOf(language);
  const comesAgain = (word: string): boolean =>
    word.length >= shortestWord && !stopwords.has(word) && told.some((unit) => unit.includes(word));
  const isNamed = more.some((word) => /^\p{Lu}|\p{Nd}/u.test(word)) && !language.startsWith("de");
  return isNamed || subject.toLowerCase().split(" ").some(comesAgain) ? subject : undefined;
}
