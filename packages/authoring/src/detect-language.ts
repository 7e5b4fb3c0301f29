import { type Direction, directionOf } from "@lectern/deck";
import { stopwordsOf } from "./words.ts";

/** The language that a deck is to speak. */
export interface DetectedLanguage {
  /** BCP 47 tag. */
  readonly language: string;
  readonly direction: Direction;
}

/** Scripts that a language has to itself, or nearly so; the ones above decide where several are common. */
const languageOfScript: readonly (readonly [script: string, language: string])[] = [
  ["Hangul", "ko"],
  ["Thai", "th"],
  ["Hebrew", "he"],
  ["Greek", "el"],
  ["Devanagari", "hi"],
  ["Bengali", "bn"],
  ["Tamil", "ta"],
  ["Telugu", "te"],
  ["Gujarati", "gu"],
  ["Kannada", "kn"],
  ["Malayalam", "ml"],
  ["Gurmukhi", "pa"],
  ["Sinhala", "si"],
  ["Khmer", "km"],
  ["Lao", "lo"],
  ["Myanmar", "my"],
  ["Georgian", "ka"],
  ["Armenian", "hy"],
  ["Ethiopic", "am"],
];

/** Scripts of many languages, which only their words tell apart; and the language to assume where there are too few. */
const sharedScripts: readonly (readonly [script: string, language: string])[] = [
  ["Arabic", "ar"],
  ["Cyrillic", "ru"],
];

const decisiveShare = 0.3;
const sampleLength = 6_000;
const fewestLetters = 12;
const shortText = 80;

/**
 * Returns the main language of a text: by its script where at least 30 % of the letters are not Latin, else by its
 * words; English where there are fewer than twelve letters to go by.
 */
export async function detectLanguage(text: string): Promise<DetectedLanguage> {
  const language = await readLanguage(sampleOf(text));
  return { language, direction: directionOf(language) };
}

/** The beginning, the middle and the end stand for a long text. */
function sampleOf(text: string): string {
  if (text.length <= 3 * sampleLength) return text;
  const middle = Math.floor(text.length / 2);
  return [
    text.slice(0, sampleLength),
    text.slice(middle, middle + sampleLength),
    text.slice(-sampleLength),
  ].join(" ");
}

async function readLanguage(text: string): Promise<string> {
  const letters = countMatches(text, /\p{L}/gu);
  if (letters === 0) return "en";
  const share = (script: string): number =>
    countMatches(text, new RegExp(`\\p{sc=${script}}`, "gu")) / letters;
  const kana = share("Hiragana") + share("Katakana");
  const han = share("Han");
  if (kana + han >= decisiveShare) return kana > 0.05 ? "ja" : chineseOf(text);
  for (const [script, language] of languageOfScript) if (share(script) >= decisiveShare) return language;
  for (const [script, language] of sharedScripts) {
    if (share(script) >= decisiveShare) return (await guess(wordsOf(text, script))) ?? language;
  }
  if (letters < fewestLetters) return "en";
  return (await guess(wordsOf(text, "Latin"))) ?? "en";
}

/** Characters that only one of the two ways of writing Chinese has. */
function chineseOf(text: string): string {
  const traditional = countMatches(
    text,
    /[們這個來國學說對時會後過還點邊產業發電實現與為從經關應開頭書見長車東]/gu,
  );
  const simplified = countMatches(
    text,
    /[们这个来国学说对时会后过还点边产业发电实现与为从经关应开头书见长车东]/gu,
  );
  return traditional > simplified ? "zh-Hant" : "zh-Hans";
}

/** The detector is large and few short prompts need it: it is loaded when first asked. */
async function guess(words: string): Promise<string | undefined> {
  if (words === "") return undefined;
  const { eld } = await import("eld/extrasmall");
  const { language } = eld.detect(words);
  return language === "" ? undefined : preferNeighbour(words, language);
}

/** Languages that the detector takes a few words of the second one for. */
const neighbours: Readonly<Record<string, string>> = {
  af: "de",
  be: "ru",
  bg: "ru",
  ca: "es",
  da: "de",
  gl: "es",
  mk: "ru",
  nl: "de",
  no: "de",
  sr: "ru",
  sv: "de",
};
const ownLetters = /[æøåÆØÅ]|[\u045e\u0456\u0457\u0454\u0491\u045f\u0459\u045a\u0458\u0453\u045c]|[àçòÀÇÒ]/u;

/** Of a few words, a language's small words tell more than its letters do. */
function preferNeighbour(words: string, language: string): string {
  const neighbour = neighbours[language];
  if (neighbour === undefined || words.length > shortText || ownLetters.test(words)) return language;
  const known = (tag: string): number => {
    const small = stopwordsOf(tag);
    return words
      .toLowerCase()
      .split(" ")
      .filter((word) => small.has(word)).length;
  };
  const own = known(neighbour);
  return own > 0 && own >= known(language) ? neighbour : language;
}

/** Only words of the script, parted by single spaces: what the detector is quick and right with. */
function wordsOf(text: string, script: string): string {
  const words = text.match(new RegExp(`[\\p{sc=${script}}\\p{M}'’]{2,40}`, "gu")) ?? [];
  return words
    .filter((word) => !word.includes("''"))
    .slice(0, 2_000)
    .join(" ");
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
