import { countColumns } from "../text/columns.ts";
import { readContentWords } from "../text/words.ts";

/** A sentence and where it stands in its paragraph and part. */
export interface PositionedSentence {
  readonly text: string;
  readonly isFirstOfParagraph: boolean;
  readonly isInFirstParagraph: boolean;
}

const pointlessBeginnings =
  /^(?:nor|another|also|otherwise|you|this|these|that|those|it|he|she|they|his|her|their|its|such|so|but|and|or|then|there|here|dies|diese|dieser|dieses|das|er|sie|es|aber|und|ce|cette|ces|il|elle|ils|elles|mais|et|esto|esta|este|estos|estas|pero|y|это|он|она|они|но|и)\b/iu;

/**
 * Returns how much each sentence says of what the whole text is about, 0 to about 2: the weight of its words in the
 * text (a log-tf centroid), raised for opening sentences and figures, lowered for what cannot stand alone.
 */
export function rankSentences(sentences: readonly PositionedSentence[], language: string): readonly number[] {
  const { wordsOfSentences, frequencies } = countWords(sentences, language);
  const weights = frequencies.map((frequency) => Math.log(frequency + 1));
  const raw = wordsOfSentences.map((words) => {
    let sum = 0;
    for (const word of words) sum += weights[word] ?? 0;
    return sum / (Math.sqrt(words.length) + 2);
  });
  const best = raw.reduce((highest, score) => Math.max(highest, score), Number.MIN_VALUE);
  return sentences.map((sentence, index) => ((raw[index] ?? 0) / best) * factorOf(sentence));
}

/** What sends the reader elsewhere says nothing itself. */
const pointers =
  /(?<!\p{L})(?:please (?:see|read|refer)|for (?:more|further) (?:details|information)|can be found (?:in|at|on|under)|as (?:described|discussed|explained) (?:in|at|below|above)|described (?:below|above)|siehe|weitere informationen|voir (?:aussi|la|le)|pour plus|véase|para más)(?!\p{L})/iu;

/** What a text asks of its readers, or proposes to them, is what it was written for. */
const asks =
  /(?<!\p{L})(?:we ask|we request|we need|i suggest|we suggest|i propose|we propose|i recommend|we recommend|recommendation|wir bitten|wir brauchen|wir schlagen|ich schlage|wir empfehlen|nous demandons|nous proposons|je propose|nous recommandons|pedimos|solicitamos|proponemos|recomendamos|propomos|solicitamos|chiediamo|proponiamo|raccomandiamo|просим|предлагаем|рекомендуем|我们建议|我们请求|提案します|お願いします|نطلب|نقترح|نوصي)(?!\p{L})/iu;

/** Says whether words ask or propose something. */
export function asksSomething(words: string): boolean {
  return asks.test(words);
}

/** Beginnings that count on from the sentence before: "Six days later", "The first one", "Once more", "Only then". */
const continuations =
  /^(?:(?:\p{L}{1,12}|\p{Nd}{1,3}) (?:minutes|hours|days|weeks|months|years) (?:later|earlier|after that)|the (?:first|second|third|next|last|other|latter|former) (?:ones?(?!, \p{Lu})|two)|the (?:others?|latter|former|rest|same)|(?:one|some|most|many|all|both|none|each|neither) of (?:them|these|those)|(?:neither|once more|only|again|instead|later|soon|afterwards|meanwhile|even so|still|yet|what followed|by then|until then|by the next|the following|the next)|(?:einer|eine|eines|einige|die meisten|alle|beide) (?:von ihnen|davon)|(?:danach|daraufhin|später|dann|wieder|nur|noch einmal|am nächsten)|(?:ensuite|puis|plus tard|alors|de nouveau)|(?:después|luego|más tarde|entonces|de nuevo)|(?:dopo|poi|più tardi|allora|di nuovo)|(?:затем|потом|позже|тогда|снова))(?![\p{L}\p{M}])/iu;

/** "In 1870 she laid …", "In October of that year …", "The experiment was repeated …" say of whom or when elsewhere. */
const backReferences =
  /^(?:(?:in|on|by|at|for|from|im|am|en|le|в|с)\s[\p{L}\p{Nd} ]{2,24}?,?\s(?:he|she|it|they|er|sie|es|il|elle|ils|elles|он|она|они)|.{0,24}(?:of|in|at|by) that (?:year|month|day|week|time|point)|the \p{L}{2,20} (?:was|were) (?:repeated|resumed|abandoned again))(?![\p{L}\p{M}])/iu;

/** Says whether a sentence can stand alone: it points back at none before it, asks nothing and announces nothing. */
export function standsAlone(text: string): boolean {
  const opening = text.slice(0, 56);
  return (
    !text.startsWith("(") &&
    !pointlessBeginnings.test(opening) &&
    !continuations.test(opening) &&
    !backReferences.test(opening) &&
    !eastAsianBeginnings.test(opening) &&
    !/[?\uFF1F:\uFF1A]["'”’»」]?$/u.test(text.slice(-3))
  );
}

/** The same of Chinese and Japanese, which set no space after them. */
const eastAsianBeginnings =
  /^(?:而|于是|於是|但|因此|所以|这|這|那|它|他|她|其(?!他)|此|不过|然而|同时|しかし|そして|また|これ|それ|この|その|さらに|だから|なお|つまり|そのため)/u;

/** Says whether a sentence speaks of "him" or "it": of somebody or something that another one names. */
export function namesNobody(text: string): boolean {
  return /(?<!\p{L})(?:he|she|it|they|him|them|his|her|their|er|sie|es|il|elle|ils|elles|él|ella)(?!\p{L})/iu.test(
    text,
  );
}

/** "The joy was short": a few words without a figure or a name take their sense from what is told around them. */
export function saysLittle(text: string): boolean {
  return countColumns(text) < 34 && !/\p{Nd}/u.test(text) && !/(?<=[\p{Ll},] )\p{Lu}/u.test(text);
}

/** Returns the share of the shorter text's words that the other one has too, 0 to 1. */
export function overlapOf(one: readonly string[], other: readonly string[]): number {
  const smaller = new Set(one.length < other.length ? one : other);
  const larger = new Set(one.length < other.length ? other : one);
  if (smaller.size === 0) return 0;
  let shared = 0;
  for (const word of smaller) if (larger.has(word)) shared += 1;
  return shared / smaller.size;
}

/** The different words of each sentence, as numbers, and in how many sentences each of them stands. */
function countWords(
  sentences: readonly PositionedSentence[],
  language: string,
): { wordsOfSentences: readonly (readonly number[])[]; frequencies: readonly number[] } {
  const numbers = new Map<string, number>();
  const frequencies: number[] = [];
  const lastSeenIn: number[] = [];
  const wordsOfSentences = sentences.map(({ text }, sentence) => {
    const words: number[] = [];
    for (const word of readContentWords(text, language)) {
      const number = numbers.get(word) ?? numbers.size;
      if (number === numbers.size) numbers.set(word, number);
      if (lastSeenIn[number] === sentence) continue;
      lastSeenIn[number] = sentence;
      frequencies[number] = (frequencies[number] ?? 0) + 1;
      words.push(number);
    }
    return words;
  });
  return { wordsOfSentences, frequencies };
}

function factorOf({ text, isFirstOfParagraph, isInFirstParagraph }: PositionedSentence): number {
  const columns = countColumns(text);
  let factor = 1;
  if (isFirstOfParagraph) factor *= 1.25;
  if (isInFirstParagraph) factor *= 1.1;
  if (/\p{Nd}/u.test(text)) factor *= 1.2;
  if (!standsAlone(text)) factor *= 0.55;
  if (columns > 240) factor *= 0.5;
  if (columns < 25 || saysLittle(text)) factor *= 0.6;
  if (pointers.test(text)) factor *= 0.3;
  if (asksSomething(text)) factor *= 1.5;
  return factor;
}
