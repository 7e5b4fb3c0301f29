import type { TaggedUnit } from "../../tagging/role.ts";
import { stopwordsOf } from "../../text/words/words.ts";

const verbs =
  "is|are|was|were|has|have|had|will|can|could|may|might|should|must|ist|sind|war|waren|hat|haben|wird|werden|kann|können|est|sont|était|ont|es|son|fue|fueron|ha|han|è|sono|hanno|é|são|foi|foram|zijn|heeft|hebben|är|har|er|jest|są";
/** What stands before the verb of a sentence, where that is a few words without a mark or a figure between. */
const beforeVerb = new RegExp(String.raw`^((?:[\p{L}\p{M}'’-]+\s){2,5})(?:${verbs})\s`, "u");
/** Arabic opens with its verb: "began", "was opened", "launched"; the subject goes on to the next preposition. */
const behindArabicVerb =
  /^(?:بدأت?|انطلقت?|افتتحت?|أطلقت?|تأسست?|أقيمت?|بلغت?|شهدت?|يقام|تقام|يبدأ|تبدأ|تم)\s((?:[\p{sc=Arab}]+\s){2,5}?)(?:في|على|من|إلى|منذ|خلال|بعد|قبل|مع|عام|سنة|يوم)\s/u;
/** Chinese: the first of several clauses, where whom it opens with comes again. */
const firstOfClauses = /^((\p{sc=Han}{2})\p{sc=Han}{2,8})[,，][^。]*[,，]/u;
const articles =
  /^(?:the|an?|der|die|das|den|les?|la|el|los|las|il|lo|gli|i|os?|as?|de|het|een)\s(?=\p{L})/iu;

/**
 * Returns the subject of the sentence that the matter opens with ("Hedge gardens are said to …" → "Hedge gardens"), where a word
 * of it comes again in another unit; undefined for pronouns, and where no sentence opens it.
 */
export function readOpeningSubject(units: readonly TaggedUnit[], language: string): string | undefined {
  const matter = units.filter(({ role }) => role === "content");
  const [first, ...others] = matter;
  if (first === undefined || first.form === "row" || first.form === "item") return undefined;
  const text = first.text.trim();
  const [, clause, whom = ""] = firstOfClauses.exec(text) ?? [];
  if (
    clause !== undefined &&
    language.startsWith("zh") &&
    units.some((unit) => unit !== first && unit.role !== "withhold" && unit.text.includes(whom))
  )
    return clause;
  const found = beforeVerb.exec(text)?.[1] ?? behindArabicVerb.exec(text)?.[1];
  const words = found?.trim().replace(articles, "") ?? "";
  const told = others.map((unit) => unit.text.toLowerCase());
  const stopwords = stopwordsOf(language);
  const parts = words.toLowerCase().split(" ");
  if (parts.length < 2 || stopwords.has(parts[0] ?? "") || stopwords.has(parts.at(-1) ?? ""))
    return undefined;
  const comesAgain = (word: string): boolean =>
    word.length >= shortestWord && !stopwords.has(word) && told.some((unit) => unit.includes(word));
  return parts.some(comesAgain) ? words : undefined;
}

const shortestWord = 4;
