import { hasFiniteVerb, opensQuestion } from "../../tagging/statement.ts";
import { atEndWords } from "../../text/lexicon/part-words.ts";
import { readOrder } from "../../text/numbers/slide-order.ts";
import { hasVerb } from "../../text/sentences/subject-of.ts";
import { readTokens } from "../../text/words/tokens.ts";
import { oneSlideNouns } from "../lexicon/own-slide-words.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";

/** What leads from a slide to what it shows: "the last one should be …", "die letzte Folie ist …". */
const showing =
  /^[\s,:–-]{0,3}(?:(?:should|shall|must|can|could|may|will|has to|needs to) )?(?:(?:just|simply|please|bitte) )?(?:be|is|are|has|have|shows?|say|says|that (?:invites?|asks?(?: for)?|says?|shows?|has|tells?)|ist|sind|zeigt|hat|bringt|doit être|est|montre|debe ser|es|muestra|deve ser|deve essere|é|è|sia|mostra|is|toont|är|visar|er|viser|to|powinien być|должен быть)\s(?=\S)/iu;
const slideNoun = new RegExp(`^\\s(?:${oneSlideNouns})(?![\\p{L}\\p{M}])`, "iu");
const modal =
  /^(?:soll(?:en|te|ten)?|muss|müssen|kann|können|darf|dürfen|should|must|can|shall|has to|doit|doivent|peut|debe|deben|puede|deve|devono|può|pode|moet|moeten|kan|ska|skal|musi|musí|może|долж\p{L}+|можно|нужно)(?!\p{L})/iu;
const mostWords = 14;
/** "The vote is the last slide": the verb between a name and its place. */
const copula =
  /\s(?:(?:should|shall|must|will|can) be|is|are|ist|sind|wird|est|sont|es|son|é|são|è|sono|är|er|bliver|będzie|это)$/iu;
const courtesy =
  /^(?:please|bitte|s['’]il (?:vous|te) pla[iî]t|por favor|per favore|alstublieft|graag|proszę|prosím|пожалуйста)[\s,]{1,2}/iu;

/** Returns what a last slide is to show without the words for the slide and its place: "the last one should be a quiz", "sources on the final slide". */
export function withoutLastSlide(text: string): string {
  const opener = readOrder(text);
  const noun = opener === undefined ? "" : (slideNoun.exec(text.slice(opener.end))?.[0] ?? "");
  const isOpened = opener !== undefined && isEnd(opener.place) && (opener.namesSlide || noun !== "");
  const bare = isOpened
    ? text
        .slice(opener.end + noun.length)
        .replace(showing, "")
        .trim()
    : text;
  const starts = [...bare.matchAll(/(?<=^|\s)\S/gu)].map(({ index }) => index).slice(0, mostWords);
  const place = starts.find((start) => {
    const order = readOrder(bare.slice(start));
    return (
      order !== undefined &&
      isEnd(order.place) &&
      order.namesSlide &&
      /^[\s.!]*$/u.test(bare.slice(start + order.end))
    );
  });
  const named = (
    place === undefined
      ? bare
      : bare
          .slice(0, place)
          .replace(/[\s,:]+$/u, "")
          .replace(copula, "")
  )
    .replace(/[\s,:]+$/u, "")
    .replace(courtesy, "");
  // "On the second to last slide": a place, and no name.
  return /(?:^|\s)(?:to|but)$/iu.test(named) ? "" : named;
}

function isEnd(place: unknown): boolean {
  return place === "last" || place === "beforeLast";
}

/** What opens a name, whatever is told of it behind: "the questions we still have". */
const naming =
  /^(?:some|any|every|no)(?:thing|body|one)|^(?:etwas|quelque chose|algo|qualcosa|iets|något|noget|coś|něco|что-то|нечто)(?!\p{L})/iu;

/** Says whether words tell something rather than name it: "they need to see how the vote works". */
export function isClauseOfEnding(text: string): boolean {
  const [first] = readWordClasses(readTokens(text.slice(0, 40)));
  const isNamed = ((first ?? 0) & bitOf("article")) !== 0 || naming.test(text) || opensQuestion(text);
  return !isNamed && (modal.test(text) || hasFiniteVerb(text) || hasVerb(text));
}

const lastClause = new RegExp(
  `(?:^|[.!?\\n]\\s?)(?:and )?(?:last|lastly|finally|${atEndWords})[,:]\\s$`,
  "iu",
);

/** Says whether words open with a clause of its own for the end: "last, …". */
export function opensLast(words: string): boolean {
  return lastClause.test(words);
}

const lastOf =
  /^(?:the |den |le |el |il |o |de )?(?:last|letzten?|dernier|último|ultimo|laatste|sista|siste|sidste)\s/iu;
const onDay = /(?:^|\s)(?:on|am|op|på|le|el|il|no|na)\s(?:the\s|den\s)?$/iu;
const anySlide = new RegExp(`(?<!\\p{L})(?:${oneSlideNouns})(?!\\p{L})`, "iu");

/** Says whether what was taken for an ending is a day, by the words before it and its own: "on the last Friday in March". */
export function isLastDay(before: string, words: string): boolean {
  return lastOf.test(words) && onDay.test(before) && !anySlide.test(words);
}
