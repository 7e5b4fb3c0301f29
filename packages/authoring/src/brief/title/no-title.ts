import { withoutNoMore } from "../../text/lexicon/secrecy/no-more-phrases.ts";
import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import { readWholeDate } from "../../text/numbers/read-dates.ts";
import { readWholeQuantity } from "../../text/numbers/read-quantities.ts";
import { isWeekday } from "../../text/numbers/weekdays.ts";
import { readTokens } from "../../text/words/tokens.ts";
import { stopwordsOf } from "../../text/words/words.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";

const longestGreeting = 4;
const greeting = termBits("greeting");
const polite = termBits("greeting", "closing", "polite");

/** "Good morning" and "good evening" in Arabic, which are no words of carriers: there they would weigh on roles. */
const timeOfDay = /^(?:صباح|مساء) (?:الخير|النور|الورد)/u;

/** Returns where a greeting that opens a text ends ("Salut Greg, …" → 10): before the mark behind it; 0 where none opens it. */
export function endOfGreeting(text: string): number {
  const clause = /^[^,.!?;:–—\n，。！？،]{1,40}(?=[,.!?;:–—\n，。！？،]|$)/u.exec(text)?.[0] ?? "";
  if (clause.trim().split(/\s+/u).length > longestGreeting) return 0;
  if (timeOfDay.test(clause)) return clause.length;
  const [first] = findTerms(clause);
  return first !== undefined && (first.classes & greeting) !== 0 && first.start === 0 ? clause.length : 0;
}

const empty =
  bitOf("deck") | bitOf("make") | bitOf("polite") | bitOf("about") | bitOf("forWhom") | bitOf("given");
const shortestWord = 3;

/**
 * Says whether words are only dates, days of the week, greetings or thanks, numbers with a unit, and what asks for slides ("3 March",
 * "Thurs", "Guten Tag", "Hi Sam", "12 slides", "84 Euro"), or hold a count to its number ("four slides, not one more").
 */
export function isNoTitle(words: string, language: string): boolean {
  const tokens = readTokens(words).filter(({ text }) => /[\p{L}\p{Nd}]/u.test(text));
  const terms = findTerms(words).filter(({ classes }) => (classes & polite) !== 0);
  const isTaken = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    terms.some((term) => term.start < end && start < term.end);
  const classes = readWordClasses(tokens);
  const stopwords = stopwordsOf(language);
  if (timeOfDay.test(words) || isDateOrAmount(words, language) || withoutNoMore(words) !== words) return true;
  return tokens.every(
    (token, place) =>
      isWeekday(token.small, language) ||
      isTaken(token) ||
      ((classes[place] ?? 0) & empty) !== 0 ||
      (stopwords.has(token.small) && token.text.length <= longestSmall) ||
      /^\p{Nd}/u.test(token.text) ||
      (token.text.length < shortestWord && /^[\p{L}\p{M}]*\p{Ll}$/u.test(token.text)),
  );
}

const longestSmall = 4;

/** "3 March", "84 Euro"; what opens with a word ("March 2024") may name what is told of it. */
function isDateOrAmount(words: string, language: string): boolean {
  return (
    /^\p{Nd}/u.test(words) &&
    (readWholeDate(words, language) !== undefined || readWholeQuantity(words, language) !== undefined)
  );
}
