import { findTerms, termBits } from "../../text/lexicon/find-terms.ts";
import { readTokens } from "../../text/words/tokens.ts";
import { isWeekday } from "./weekdays.ts";

const longestGreeting = 4;
const greeting = termBits("greeting");
const polite = termBits("greeting", "closing", "polite");

/** Returns where a greeting that opens a text ends ("Salut Greg, …" → 10): before the mark behind it; 0 where none opens it. */
export function endOfGreeting(text: string): number {
  const clause = /^[^,.!?;:–—\n，。！？،]{1,40}(?=[,.!?;:–—\n，。！？،]|$)/u.exec(text)?.[0] ?? "";
  if (clause.trim().split(/\s+/u).length > longestGreeting) return 0;
  const [first] = findTerms(clause);
  return first !== undefined && (first.classes & greeting) !== 0 && first.start === 0 ? clause.length : 0;
}

/** Says whether words are only a day of the week, a greeting or thanks: "Thurs", "Guten Tag", "Hi Sam". */
export function isNoTitle(words: string, language: string): boolean {
  const tokens = readTokens(words).filter(({ text }) => /[\p{L}\p{Nd}]/u.test(text));
  const terms = findTerms(words).filter(({ classes }) => (classes & polite) !== 0);
  const isTaken = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    terms.some((term) => term.start < end && start < term.end);
  return tokens.every((token) => isWeekday(token.small, language) || isTaken(token));
}
