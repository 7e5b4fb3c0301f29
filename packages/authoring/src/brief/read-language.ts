import { inWords, languageNames, varieties } from "./lexicon/language-names.ts";
import { createWordList } from "./word-list.ts";

/** A language that a deck is to speak, and where the words stand that say so. */
export interface FoundLanguage {
  /** A BCP 47 tag. */
  readonly tag: string;
  readonly start: number;
  readonly end: number;
}

const unspacedNames = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Thai}]/u;
const lists = Object.entries(languageNames).map(([tag, names]) => ({ tag, list: createWordList(names) }));
const joinedNames = Object.entries(languageNames)
  .flatMap(([tag, names]) => names.split("|").map((name): readonly [string, string] => [tag, name]))
  .filter(([, name]) => unspacedNames.test(name))
  .sort(([, one], [, other]) => other.length - one.length);
const before = createWordList(inWords);
const varietyBefore =
  /^(?:british|american|uk|us|simple|plain|easy|einfachem|klarem|simplified|traditional|european|brazilian|good|gutem|proper|lingua|língua|langue|idioma|het|the|bahasa|tiếng|ภาษา|языке?|на|по|na|po|על|ה)$/u;
const longestRead = 4_000;

/** Returns the languages that a text asks for ("in English", "auf Deutsch", "用英文", "Language: en"), in their order. */
export function findLanguageNames(text: string): readonly FoundLanguage[] {
  const small = text.slice(0, longestRead).toLowerCase();
  const found = [...findVarieties(small), ...findTags(small), ...findJoined(small), ...findSpaced(small)];
  return found.sort((one, other) => one.start - other.start);
}

/** Returns the language that a text asks for, as a BCP 47 tag; a variety is told where it is named. */
export function readLanguage(text: string): string | undefined {
  const found = findLanguageNames(text);
  return found.find(({ tag }) => tag.includes("-"))?.tag ?? found[0]?.tag;
}

function findVarieties(small: string): readonly FoundLanguage[] {
  for (const [tag, words] of varieties) {
    for (const word of words.split("|")) {
      const start = placeOfWord(small, word);
      if (start === -1) continue;
      // "British" alone is a spelling only where it is one of a few words.
      if (word === "british" && small.length > 40) continue;
      return [{ tag, start, end: start + word.length }];
    }
  }
  return [];
}

function placeOfWord(small: string, word: string): number {
  const start = small.indexOf(word);
  if (start === -1) return -1;
  const isApart =
    !/[\p{L}\p{Nd}]/u.test(small.charAt(start - 1)) &&
    !/[\p{L}\p{Nd}]/u.test(small.charAt(start + word.length));
  return isApart ? start : -1;
}

/** "Language: en", "lang=de". */
function findTags(small: string): readonly FoundLanguage[] {
  const match =
    /(?:language|lang|sprache|langue|idioma|lingua|язык|语言|語言|言語|언어)["']?\s{0,3}[:=：]\s{0,3}["']?([a-z]{2}(?:-[a-z]{2,4})?)(?![\p{L}])/u.exec(
      small,
    );
  if (match?.[1] === undefined) return [];
  const [code = "", region] = match[1].split("-");
  if (!Object.hasOwn(languageNames, code)) return [];
  const tag =
    region === undefined
      ? code
      : `${code}-${region.length === 2 ? region.toUpperCase() : region.charAt(0).toUpperCase() + region.slice(1)}`;
  const end = match.index + match[0].length;
  return [{ tag, start: end - match[1].length, end }];
}

/** Names in scripts that set no spaces: "用英文", "英語で", "言語:英語", "ภาษาอังกฤษ". */
function findJoined(small: string): readonly FoundLanguage[] {
  const found: FoundLanguage[] = [];
  for (const [tag, name] of joinedNames) {
    const start = small.indexOf(name);
    if (start === -1 || found.some((other) => start < other.end && other.start < start + name.length))
      continue;
    const lead = small.slice(Math.max(0, start - 5), start);
    const rest = small.slice(start + name.length, start + name.length + 3);
    const isAsked =
      /(?:[用以]|译成|翻成|写成|成|语言[:：]?|語言[:：]?|言語[:：]?\s?|一律|全部|เป็น|เป็นภาษา|ภาษา)$/u.test(
        lead,
      ) || /^(?:で|版|にし|来写|撰写)/u.test(rest);
    if (isAsked) found.push({ tag, start, end: start + name.length });
  }
  return found;
}

function findSpaced(small: string): readonly FoundLanguage[] {
  const words = Array.from(
    small.matchAll(/[\p{L}\p{M}]{1,40}(?:['’-][\p{L}\p{M}]{1,40}){0,3}/gu),
    ({ 0: text, index }) => ({ text, index }),
  );
  return words.flatMap(({ text, index }, place) => {
    const previous = words[place - 1];
    const next = words[place + 1];
    const tag =
      tagOf(text) ??
      (next !== undefined && next.index - index - text.length === 1
        ? tagOf(`${text} ${next.text}`)
        : undefined);
    if (tag === undefined) return [];
    const end =
      tagOf(text) === undefined && next !== undefined ? next.index + next.text.length : index + text.length;
    return isAsked(small, words, place, end) ? [{ tag, start: previousStart(previous, index), end }] : [];
  });
}

function previousStart(
  previous: { readonly text: string; readonly index: number } | undefined,
  start: number,
): number {
  return previous !== undefined &&
    before.has(previous.text) &&
    start - previous.index - previous.text.length <= 2
    ? previous.index
    : start;
}

function tagOf(word: string): string | undefined {
  return lists.find(({ list }) => list.has(word))?.tag;
}

/** A language is asked for behind "in", behind a colon, with a joined preposition, or as all that a clause says. */
function isAsked(
  small: string,
  words: readonly { readonly text: string; readonly index: number }[],
  place: number,
  end: number,
): boolean {
  const word = words[place];
  if (word === undefined) return false;
  const lead = small.slice(Math.max(0, word.index - 3), word.index);
  if (/[:：=]\s{0,2}$/u.test(lead))
    return /(?:lang|sprach|idiom|lingu|taal|språk|sprog|jęz|jaz|язык|мов|dil|kiel|nyelv|limb|γλώσ|שפ|لغ|زبان|भाषा|ngôn|bahasa|ภาษา|translat)[^\n:：=]{0,12}[:：=]\s{0,2}$/u.test(
      small.slice(0, word.index),
    );
  if (
    /^(?:suomeksi|englanniksi|saksaksi|ruotsiksi|venäjäksi|magyarul|franciául|spanyolul|angolul|németül|polsku|česky|slovensky|українською|англійською|באנגלית|בעברית|בגרמנית|בצרפתית|בספרדית|ברוסית|בערבית|بالإنجليزية|بالانجليزية|بالعربية|بالفرنسية|بالألمانية|بالإسبانية)$/u.test(
      word.text,
    )
  )
    return true;
  let back = place - 1;
  while (back >= place - 2 && varietyBefore.test(words[back]?.text ?? "")) {
    if (/^(?:po|на|по|na|bahasa|tiếng|ภาษา|языке?)$/u.test(words[back]?.text ?? "")) break;
    back -= 1;
  }
  const previous = words[back];
  const isClose = previous !== undefined && !/[.;:!?\n]/u.test(small.slice(previous.index, word.index));
  if (isClose && before.has(previous.text)) return !isAdjective(small, end);
  if (/^(?:ingilizce|almanca|fransızca|türkçe|ispanyolca|rusça)$/u.test(word.text)) return true;
  // "…, English, 5 slides": between marks alone.
  const opensClause = word.index === 0 || /[,;.(\n]\s{0,2}$/u.test(lead);
  return opensClause && /^\s{0,2}(?:[,;.)\n]|please|bitte|$)/u.test(small.slice(end, end + 8));
}

/** "in German bread", where the word goes on to a noun. */
function isAdjective(small: string, end: number): boolean {
  const rest = small.slice(end, end + 24);
  return /^ (?:class|classes|lesson|literature|bread|wine|food|history|companies|law|schools?|market|culture|klasse|unterricht)/u.test(
    rest,
  );
}
