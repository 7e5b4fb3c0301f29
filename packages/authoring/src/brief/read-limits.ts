import { readTokens, type Token } from "../text/words/tokens.ts";
import type { SlideLimits } from "./brief.ts";
import { atMostWords, eachWords, slideNouns } from "./lexicon/count-words.ts";
import { readNumber } from "./numbers.ts";
import { createWordList, type WordList } from "./word-list.ts";

const kinds: readonly (readonly [kind: keyof SlideLimits, list: WordList])[] = [
  [
    "words",
    createWordList(
      "word*|wort|wörter|wörtern|worte|worten|mots|mot|palabra*|palavra*|parole|woord*|ord|słów|słowa|slov|slova|слов|слова|слів|kelime*|sanaa|szó|cuvinte|λέξεις|מילים|كلمة|كلمات|کلمه|शब्द*|từ|kata|คำ|单词|단어|ワード",
    ),
  ],
  [
    "characters",
    createWordList(
      "character*|chars|letters|zeichen|caract*|caratteri|tekens|tecken|tegn|znaků|znaków|символов|знаков|символів|karakter*|merkkiä|תווים|حرف*|字|文字|글자|자|अक्षर|ký tự",
    ),
  ],
  [
    "points",
    createWordList(
      "bullet*|bullets|bulletpoints|point|points|stichpunkt*|aufzählungspunkt*|punkte|punkten|spiegelstriche|puce*|viñeta*|puntos|tópicos|topicos|pontos|marcadores|punti|opsommingen|bulletpunten|punten|punkter|punktów|punkty|odrážek|odrážky|odrážk*|bodů|bodů|пункт*|буллет*|тезис*|тези|маркер*|madde*|luettelokoh*|felsorol*|puncte|κουκκίδες|נקודות|תבליטים|نقاط|نقطة|بند*|点|點|項目|要点|个|つ|条|불릿|항목|개|बिंदु*|बुलेट*|gạch|ý|poin|butir|ข้อ|lines|line|zeilen|lignes|líneas|linhas|righe|regels|rader|linjer|строк*|satır",
    ),
  ],
];
const atMost = createWordList(atMostWords);
const each = createWordList(`${eachWords}|any|jeder|jede|auf|on|en|em|σε|ανά|בכל|w|in`);
const slides = createWordList(slideNouns);
const slidesOrPages = createWordList(
  "枚|页|頁|张|張|장|쪽|ページ|スライド|시트|页面|screen|page|seite|página|pagina|strona|tela",
);
const longestRead = 4_000;

/** Returns how much a slide may show at most ("max 25 words a slide", "höchstens 4 Stichpunkte je Folie", "1枚80文字以内"), if the text limits it. */
export function readSlideLimits(text: string): SlideLimits | undefined {
  const tokens = readTokens(text.slice(0, longestRead));
  let limits: SlideLimits = {};
  tokens.forEach((token, index) => {
    const value = readNumber(token.small) ?? readNumber(token.small.split("-")[0] ?? "");
    if (value === undefined || value < 1 || value > 1_000) return;
    const kind = kindAfter(tokens, index);
    if (kind === undefined || limits[kind] !== undefined) return;
    if (isOfSlide(tokens, index, kind, value)) limits = { ...limits, [kind]: value };
  });
  return Object.keys(limits).length === 0 ? undefined : limits;
}

function kindAfter(tokens: readonly Token[], index: number): keyof SlideLimits | undefined {
  const joined = tokens[index]?.small.split("-")[1];
  for (const small of [joined, ...[1, 2, 3].map((step) => tokens[index + step]?.small)]) {
    if (small === undefined) continue;
    const kind = kinds.find(([, list]) => list.has(small))?.[0];
    if (kind !== undefined) return kind;
    if (/^[,.;:!?。、，；()]$/u.test(small) || slides.has(small) || readNumber(small) !== undefined)
      return undefined;
  }
  return undefined;
}

/** A limit is one of a slide: "per slide", "max", "on each slide" or "each" stands in its clause. */
function isOfSlide(tokens: readonly Token[], index: number, kind: keyof SlideLimits, value: number): boolean {
  const around = clauseAround(tokens, index);
  const hasSlide = around.some((small) => slides.has(small) || slidesOrPages.has(small));
  const hasEach = around.some((small) => each.has(small));
  const isMost = around.some(
    (small, place) => atMost.has(small) || atMost.hasPair(small, around[place + 1] ?? ""),
  );
  // "The rules, one line each": each rule has a line.
  const isOfAll = around.includes("each") && value > 1;
  return (hasSlide && (hasEach || isMost)) || (isMost && kind !== "characters") || isOfAll;
}

function clauseAround(tokens: readonly Token[], index: number): readonly string[] {
  const isStop = (place: number): boolean => /^[.;!?。；\n]$/u.test(tokens[place]?.small ?? ".");
  let from = index;
  let to = index;
  while (from > 0 && index - from < 8 && !isStop(from - 1)) from -= 1;
  while (to < tokens.length - 1 && to - index < 8 && !isStop(to + 1)) to += 1;
  return tokens.slice(from, to + 1).map(({ small }) => small);
}
