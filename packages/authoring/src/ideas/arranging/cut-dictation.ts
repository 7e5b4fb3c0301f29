import type { Block } from "../../structure/blocks.ts";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { capitalise } from "../../text/words/capitalise.ts";

/** Who writes sets a mark at least every so many words; who dictates sets none. */
const mostWords = 28;
const wordsPerMark = 14;
const fewestWords = 4;

const joints = "and|but|so|und|aber|et|mais|y|pero|e|ma|mas|en|maar|och|men|og|i|ale|a|и|но|а|ve|ama";
const turns =
  "then|after that|afterwards|finally|dann|danach|anschließend|puis|ensuite|luego|después|poi|dopo|depois|daarna|dan|sedan|därefter|derefter|potem|następnie|потом|затем|sonra";
const subjects = [
  "i|we|they|it|it['’]?s|there|there['’]?s|you|he|she|this|that['’]?s|now|last|next|also|if|at the end|what (?:we|i)|second|third",
  "ich|wir|sie|es|er|man|das|jetzt|letztes|nächstes|am ende|wenn|zweitens|drittens|was wir",
  "on|nous|je|ils|elles|il|elle|ça|c['’]est|maintenant|si|ce qu[’']on",
  "nosotros|yo|ellos|ellas|se|nos|hay|ahora|si|al final|lo que",
  "noi|io|loro|si|adesso|ora|se|alla fine",
  "nós|eu|eles|elas|a gente|agora|no final|aí",
  "wij|we|ik|ze|zij|het|nu|als|er",
  "vi|jag|de|det|nu|om|my|oni|teraz|мы|они|я|теперь|это|biz|onlar|şimdi",
].join("|");
/** What is set against the clause before has a subject of its own. */
const contrary = "but|aber|mais|pero|ma|mas|maar|men|ale|но";
const articles = "the|our|my|der|die|den|les?|la|los?|las|el|il|gli|i|os?|as?|het|de";
const year = "(?:in|en|im|nel|em|i|w|в) (?:1[89]|20)\\p{Nd}{2}";
const end = "(?![\\p{L}\\p{M}])";
/** Where a clause that goes on in speech begins a sentence in writing; a joint before it goes. */
const cuts = [
  new RegExp(`\\s(?:(?:${joints})\\s)(?=(?:(?:${turns}|${subjects})${end}(?!\\s\\p{Nd})|${year}))`, "giu"),
  new RegExp(`\\s(?=(?:${contrary})\\s(?:${articles})\\s)`, "giu"),
  new RegExp(`\\s(?=(?:${turns})${end}\\s\\P{Nd})`, "giu"),
  // The mark itself, spoken.
  /\s(?:new line|new paragraph|full stop|neue zeile|neuer absatz|à la ligne|punto y aparte|nueva línea|a capo|nova linha|nieuwe regel)\s/giu,
];
/** What opens speech and says nothing: "the thing is". */
const opening =
  /^(?:\S+\s){0,4}(?:the thing is|basically|la cosa es que|die sache ist|le truc c['’]est que)\s/iu;

/** Returns the blocks with what was dictated without marks cut into sentences where a new clause begins: "… with 12 plots. Then in 2018 …". */
export function cutDictation(blocks: readonly Block[], language: string): readonly Block[] {
  return blocks.map((block): Block => {
    if (block.kind !== "paragraph") return block;
    const text = toPlainText(block.text);
    const spans = splitSentences(text, language);
    const sentences = spans.map(({ start, end: to }) => text.slice(start, to));
    if (!sentences.some(isDictated)) return block;
    const cut = sentences.flatMap((sentence) => (isDictated(sentence) ? cutSentence(sentence) : [sentence]));
    return { ...block, text: toRichText(cut.join(" ")) };
  });
}

function isDictated(sentence: string): boolean {
  const words = countWords(sentence);
  const marks = sentence.match(/[,;:–—()]/gu)?.length ?? 0;
  return words > mostWords && marks * wordsPerMark < words;
}

function cutSentence(sentence: string): readonly string[] {
  const words = sentence.replace(opening, "").replace(/[.\s]+$/u, "");
  const places = cuts
    .flatMap((pattern) => [...words.matchAll(pattern)].map(({ index, 0: { length } }) => ({ index, length })))
    .toSorted((one, other) => one.index - other.index);
  const pieces: string[] = [];
  let from = 0;
  for (const { index, length } of places) {
    if (index < from || countWords(words.slice(from, index)) < fewestWords) continue;
    if (countWords(words.slice(index + length)) < fewestWords) break;
    pieces.push(words.slice(from, index));
    from = index + length;
  }
  pieces.push(words.slice(from));
  return pieces.map((piece) => `${capitalise(piece.replace(/[,;\s]+$/u, ""))}.`);
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
