import { readTokens, type Token } from "../../text/words/tokens.ts";
import { findCounts } from "../counts/read-slide-count.ts";
import { findLanguageNames } from "../read-language.ts";
import type { FoundSlot } from "../slots/labels.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";

const asking = bitOf("make") | bitOf("deck") | bitOf("polite") | bitOf("given");
const edges =
  bitOf("about") | bitOf("self") | bitOf("and") | bitOf("forWhom") | bitOf("include") | bitOf("topicLabel");
const leadsOn = bitOf("forWhom");
const other: ReadonlySet<string> = new Set([
  "audience",
  "tone",
  "genre",
  "form",
  "ending",
  "exclude",
  "occasion",
]);
/** What stands behind such a word belongs to the name before it: "the future of the ferries". */
const genitive = /(?<=\p{L}\s)(?:of|de|del|di|do|da|dos|das|du|des|von|vom|van|av|af)\s$/iu;
const longest = 400;
const mostWords = 10;

/**
 * Returns what a request without matter is about where no slot says so: the first words of it that neither ask nor count,
 * and fill no other slot ("volcanoes of iceland 6 slides pls" → "volcanoes of iceland"); undefined where none are left.
 */
export function readPlainTopic(text: string, slots: readonly FoundSlot[]): string | undefined {
  const words = text.slice(0, longest);
  const tokens = readTokens(words);
  const classes = readWordClasses(tokens);
  const spans = [
    ...findCounts(words),
    ...findLanguageNames(words),
    // What opens a request names its subject, whatever follows it.
    ...slots.filter(
      ({ slot, start }) => other.has(slot) && start > 0 && !genitive.test(words.slice(0, start)),
    ),
  ];
  const isTaken = ({ start, end }: Token): boolean =>
    spans.some((span) => start < span.end && span.start < end);
  let run: number[] = [];
  for (let index = 0; index <= tokens.length; index += 1) {
    const token = tokens[index];
    const own = classes[index] ?? 0;
    const ends =
      token === undefined ||
      isBreak(words, token) ||
      (own & asking) !== 0 ||
      isTaken(token) ||
      (run.length > 0 && (own & leadsOn) !== 0 && (own & bitOf("about")) === 0);
    if (!ends) {
      run.push(index);
      continue;
    }
    const topic = toTopic(words, tokens, classes, run);
    if (topic !== undefined) return topic;
    run = [];
  }
  return undefined;
}

/** A hyphen between figures or letters divides nothing. */
function isBreak(words: string, { text, start, end }: Token): boolean {
  if (/^[–—|/-]$/u.test(text)) return /\s/u.test(words.charAt(start - 1)) && /\s/u.test(words.charAt(end));
  return /^[,;.:!?()[\]、。，；：（）！？،؛]$/u.test(text);
}

function toTopic(
  words: string,
  tokens: readonly Token[],
  classes: readonly number[],
  run: readonly number[],
): string | undefined {
  const isEdge = (index: number | undefined): boolean =>
    index !== undefined && ((classes[index] ?? 0) & edges) !== 0;
  const lead = classes[run[0] ?? -1] ?? 0;
  // "for my bread club" is whom it is for, "please cover tides" one of its parts.
  if ((lead & (leadsOn | bitOf("include"))) !== 0 && (lead & bitOf("about")) === 0) return undefined;
  if (classes.slice(0, run[0]).some((own) => (own & bitOf("include")) !== 0)) return undefined;
  let [from, to] = [0, run.length];
  while (from < to && isEdge(run[from])) from += 1;
  while (to > from && isEdge(run[to - 1])) to -= 1;
  const [first, last] = [tokens[run[from] ?? -1], tokens[run[to - 1] ?? -1]];
  if (first === undefined || last === undefined || to <= from) return undefined;
  const topic = words.slice(first.start, last.end);
  const isNamed = /[\p{L}\p{M}]{4}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}/u.test(topic);
  return isNamed && topic.split(/\s+/u).length <= mostWords ? topic : undefined;
}
