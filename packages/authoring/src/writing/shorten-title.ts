import { splitClauses } from "../ideas/unfold-sentences.ts";
import { toPlainText, toRichText } from "../text/markup/rich-text.ts";
import { clip } from "../text/words/clip.ts";
import { countColumns } from "../text/words/columns.ts";

const longestShort = 90;
const shortestHead = 36;

/** Where a sentence may end early, in languages that have their verb before it; "without" and "until" would turn its sense. */
const phraseStarts: Readonly<Record<string, RegExp>> = {
  en: / (?:of|from|with|for|in|at|on|by|after|between|during|through|across|worth|because|so that|which|while) /gu,
  fr: / (?:de|du|des|avec|pour|dans|en|chez|par|après|pendant|parce que|car|qui) /gu,
  es: / (?:de|del|con|para|en|por|desde|durante|porque|que) /gu,
  it: / (?:di|del|della|con|per|in|da|dal|dalla|durante|perché|che) /gu,
  pt: / (?:de|do|da|com|para|em|no|na|por|durante|porque|que) /gu,
};
const negations =
  /(?<!\p{L})(?:not|no|never|only|none|nobody|nothing|neither|ne|pas|jamais|seulement|aucun|nunca|jamás|solo|sólo|nada|non|mai|niente|não|nem|apenas|n['’]t|\p{L}{2,6}n['’]t)(?!\p{L})/iu;

/**
 * Returns a sentence as a title of at most so many columns: whole, or its first clause, or as far as it says something whole;
 * else cut between words with an ellipsis.
 */
export function shortenTitle(words: string, language: string, most: number): string {
  if (countColumns(words) <= most) return words;
  const [clause = ""] = splitClauses(toRichText(words)).map(toPlainText);
  if (isHead(clause, words)) return clause;
  return headOf(words, language) ?? clip(words, most);
}

function headOf(words: string, language: string): string | undefined {
  const starts = phraseStarts[language.split("-", 1)[0] ?? ""];
  if (starts === undefined || negations.test(words)) return undefined;
  const heads = [...words.slice(0, 200).matchAll(starts)].map(({ index }) =>
    words.slice(0, index).replace(/,$/u, ""),
  );
  return heads.findLast((head) => isHead(head, words));
}

/** Words that want another one behind them. */
const dangling =
  /(?<!\p{L})(?:and|or|but|than|as|the|a|an|of|to|not|is|are|was|were|has|have|et|ou|mais|que|le|la|les|un|une|est|y|o|pero|el|los|las|es|e|ma|che|il|lo|gli|mas|os|os|um|uma)$/iu;

/** What opens a bracket or a quotation ends behind it. */
function isHead(head: string, words: string): boolean {
  const columns = countColumns(head);
  const isOpen = /[("“„«]/u.test(head) && !/[)"”“»][^("“„«]*$/u.test(head);
  return (
    head !== words && columns >= shortestHead && columns <= longestShort && !isOpen && !dangling.test(head)
  );
}
