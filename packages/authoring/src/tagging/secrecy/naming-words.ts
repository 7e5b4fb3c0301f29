import { numberWordTables } from "../../text/lexicon/number-words.ts";
import { stopwordsOf } from "../../text/words/words.ts";

/** A word by which something is named: its letters, and the number that follows it ("plot 33"), "" where none does. */
export interface NamingWord {
  readonly letters: string;
  readonly number: string;
  /** Whether it is surely a name or a number: written large within a clause whose other words are not. */
  readonly isName: boolean;
}

const words =
  /(\p{L}[\p{L}\p{M}]{0,39})(?:['’]s)?(?:[\s.-]{1,2}(\p{Nd}{1,6})(?![\p{Nd}\p{L}]|[.,]\p{Nd}))?/gu;
const hangul = /^\p{sc=Hangul}/u;
const hebrewOrArabic = /^[\p{sc=Arabic}\p{sc=Hebrew}]/u;
const article = /^(?:وال|بال|لل|ال|וה|ה)(?=\p{L}{3})/u;
/** What decks, texts and their parts are called, and words of showing, are no names of what is kept back. */
const general = new Set(
  "slide|slides|deck|folie|folien|diapo|diapos|diapositiva|diapositivas|please|bitte|leave|section|absatz|abschnitt|seite|paragraph|sentence|remark|thing|things|name|names|noted|mention|people|text|word|words|line|lines|stuff|sache|screen|notes|note|bits|parts|point|points|item|items|figure|figures|number|numbers|page|pages|picture|pictures|photo|photos|story|public|audience|parents|eltern|kunden|customers|guests|staff|minutes|euro|euros|pound|pounds|dollar|dollars|percent|prozent|present|presentation|präsentation|présentation|presentación|confidential|vertraulich|secret|internal|bleibt|bleiben|gehört|gehören|draußen|stays|remains|stay|remain|queda|quedan|resta|restano|ficam|blijft|blijven|zostaje|остается|остаётся|internal|personal|private|mentioned|shown|include|included".split(
    "|",
  ),
);
const languages =
  "en de fr es pt it nl sv no da fi pl cs sk hu ro ru uk tr el ar he fa hi id vi ko bg sl hr ca".split(" ");
const numberWords = new Set(Object.values(numberWordTables).flatMap((table) => table.split(/[\s,*~]+/u)));

/** Languages whose small words are written large: "Sie", "I". */
const large = ["en", "de"];

/** Says whether a word stands in too many sentences to name anything; a name may be a small word of another language. */
function isCommon(letters: string, isName: boolean): boolean {
  return (
    general.has(letters) ||
    numberWords.has(letters) ||
    (isName ? large : languages).some((language) => stopwordsOf(language).has(letters))
  );
}

/** Returns all words of a text with the numbers behind them, once each; names are not told apart from others. */
export function spokenWords(text: string): readonly NamingWord[] {
  const found = new Map<string, NamingWord>();
  for (const [, own = "", number = ""] of text.matchAll(words)) {
    const letters = plain(own);
    found.set(`${letters} ${number}`, { letters, number, isName: false });
  }
  return [...found.values()];
}

const year = /^(?:19|20)\p{Nd}{2}$/u;
const shortestWord = 5;
const shortestName = 3;

/** Returns the words of a clause that may name something. */
export function namingWords(clause: string): readonly NamingWord[] {
  const found = [...clause.matchAll(words)].map(([, own = "", number = ""], place) => ({
    own,
    number: year.test(number) ? "" : number,
    place,
  }));
  const capitals = found.filter(({ own }) => /^\p{Lu}/u.test(own)).length;
  const mayName = capitals <= Math.max(2, found.length * 0.3);
  return found.flatMap(({ own, number, place }): readonly NamingWord[] => {
    const letters = plain(own);
    const isName = number !== "" || (mayName && place > 0 && /^\p{Lu}[\p{L}\p{M}]/u.test(own));
    if ((number === "" && letters.length < leastLength(letters, isName)) || isCommon(letters, isName))
      return [];
    return [{ letters, number, isName }];
  });
}

function leastLength(letters: string, isName: boolean): number {
  if (hangul.test(letters)) return 2;
  if (hebrewOrArabic.test(letters)) return 3;
  return isName ? shortestName : shortestWord;
}

function plain(own: string): string {
  return own.toLowerCase().replace(article, "");
}

const inflected = 2;
const shortestStem = 4;

/** By what a word is looked up: its first letters. */
export function keyOf({ letters }: NamingWord): string {
  return letters.slice(0, hangul.test(letters) ? 2 : 3);
}

/** Says whether two words are forms of one: "врача" of "врач", "komisyonu" of "komisyon"; with a number, both have to be alike. */
export function areForms(one: NamingWord, other: NamingWord): boolean {
  if (one.number !== "" && one.number !== other.number) return false;
  const isLonger = one.letters.length > other.letters.length;
  const [short, long] = isLonger ? [other.letters, one.letters] : [one.letters, other.letters];
  if (short === long) return true;
  if (one.number !== "" || long.length - short.length > shortestStem) return false;
  if (hangul.test(short)) return short.length >= 2 && long.startsWith(short);
  const stem = Math.max(shortestStem, short.length - inflected);
  return short.length >= shortestStem && short.slice(0, stem) === long.slice(0, stem);
}
