import { type Direction, directionOf } from "@lectern/deck";
import { stopwordsOf } from "../words/words.ts";

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
  ["Devanagari", "hi"],
];

const decisiveShare = 0.3;
const windows = 16;
const windowLength = 1_200;
const fewestLetters = 12;
const shortText = 80;
/** Texts of all languages quote English (programs, names, licences), and hardly ever the other way round. */
const englishWeight = 0.6;

/**
 * Returns the main language of a text: by its script where at least 30 % of the letters of its prose are not Latin,
 * else by its words; English where there are fewer than twelve letters to go by.
 */
export async function detectLanguage(text: string): Promise<DetectedLanguage> {
  const samples = samplesOf(text).map(proseOf);
  const hasProse = samples.some((sample) => countMatches(sample, /\p{L}/gu) >= fewestLetters);
  const language = await readLanguage(hasProse ? samples : samplesOf(text));
  return { language, direction: directionOf(language) };
}

/** Pieces from all over a long text stand for it: its ends are often in another language than the rest. */
function samplesOf(text: string): readonly string[] {
  const count = Math.min(windows, Math.max(1, Math.round(text.length / windowLength)));
  const length = count < windows ? Math.ceil(text.length / count) : windowLength;
  const step = count === 1 ? 0 : (text.length - length) / (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.round(index * step);
    return text.slice(start, start + length);
  });
}

/** Without commands, paths, addresses, options and acronyms, which are in no language. */
function proseOf(sample: string): string {
  return sample.replace(/[!-~]{2,}/gu, (run) => (isCode(run) ? " " : run));
}

function isCode(run: string): boolean {
  return /[/\\@_=<>{}$|~^`]|[A-Za-z]\.[A-Za-z]|^--?[A-Za-z]|^[A-Z]{2,}[.,:;)]?$/u.test(run);
}

async function readLanguage(samples: readonly string[]): Promise<string> {
  const text = samples.join(" ");
  const letters = countMatches(text, /\p{L}/gu);
  if (letters === 0) return "en";
  const foreign = countMatches(text, otherThanLatin);
  if (foreign >= letters * decisiveShare) {
    const language = await readScript(samples, text, letters);
    if (language !== undefined) return language;
  }
  if (letters < fewestLetters) return "en";
  return (await elect(samples, "Latin")) ?? "en";
}

/** Letters behind the last Latin one of everyday's blocks, but for those of Vietnamese. */
const otherThanLatin = /[\u0250-\u1dff\u1f00-\uffff\u{10000}-\u{10ffff}]/gu;

/** The language of a script that 30 % of the letters are in; undefined where that is none but Latin. */
async function readScript(
  samples: readonly string[],
  text: string,
  letters: number,
): Promise<string | undefined> {
  const share = (script: string): number =>
    countMatches(text, new RegExp(`\\p{sc=${script}}`, "gu")) / letters;
  const kana = share("Hiragana") + share("Katakana");
  const han = share("Han");
  if (kana + han >= decisiveShare) return kana > 0.05 ? "ja" : chineseOf(text);
  for (const [script, language] of languageOfScript) if (share(script) >= decisiveShare) return language;
  for (const [script, language] of sharedScripts) {
    if (share(script) >= decisiveShare) return (await elect(samples, script)) ?? language;
  }
  return undefined;
}

/** Each sample votes with as many letters as it has. */
async function elect(samples: readonly string[], script: string): Promise<string | undefined> {
  const votes = new Map<string, number>();
  for (const words of samples.map((sample) => wordsOf(sample, script))) {
    const language = await guess(words);
    if (language === undefined) continue;
    const weight = words.length * (language === "en" ? englishWeight : 1);
    votes.set(language, (votes.get(language) ?? 0) + weight);
  }
  const [first] = [...votes].sort(([, one], [, other]) => other - one);
  return first?.[0];
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

/** What slides are called in one language only. */
const slideWords: readonly (readonly [language: string, words: ReadonlySet<string>])[] = [
  ["de", new Set(["folien", "folie", "foliensatz"])],
  ["fr", new Set(["diapositives", "diaporama"])],
  ["es", new Set(["diapositivas"])],
  ["nl", new Set(["dia's", "dia’s"])],
  ["pl", new Set(["slajdów", "slajdy", "slajdach"])],
  ["cs", new Set(["snímků", "snímky"])],
  ["tr", new Set(["slayt", "slaytlık", "slaytta"])],
];

/** "Homeoffice, 8 Folien": in a few words the one for slides tells more than the detector. */
function languageOfSlides(words: string): string | undefined {
  const all = words.toLowerCase().split(" ");
  return slideWords.find(([, own]) => all.some((word) => own.has(word)))?.[0];
}

/** The detector is large and few short prompts need it: it is loaded when first asked. */
async function guess(words: string): Promise<string | undefined> {
  if (words === "") return undefined;
  const called = words.length > shortText ? undefined : languageOfSlides(words);
  if (called !== undefined) return called;
  const { eld } = await import("eld/extrasmall");
  const { language } = eld.detect(words);
  if (language === "hr" && isSerbian(words)) return "sr-Latn";
  if (language === "ar" && countMatches(words, persianLetters) * fewestPersian >= words.length) return "fa";
  if (language === "ms" && !isMalay(words)) return "id";
  return language === "" ? undefined : (findUnknown(words, language) ?? preferNeighbour(words, language));
}

/** Arabic has none of these; of a hundred Persian letters some four are. */
const persianLetters = /[پچژگ]/gu;
const fewestPersian = 70;

const malayWords = new Set(
  "kerana ialah iaitu syarikat kereta wang murid berbanding hendaklah mesyuarat slaid bahawa sahaja".split(
    " ",
  ),
);
const indonesianWords = new Set(
  "karena bisa adalah yaitu kamu perusahaan kantor mobil uang siswa dibanding rapat bahwa saja tolong butuh".split(
    " ",
  ),
);

/** The detector takes Indonesian for Malay; many more people write Indonesian. */
function isMalay(words: string): boolean {
  const all = words.toLowerCase().split(" ");
  const count = (own: ReadonlySet<string>): number => all.filter((word) => own.has(word)).length;
  return count(malayWords) > count(indonesianWords);
}

const serbianWords = new Set("gde ovde negde vreme mesto uvek svet deo posle pre takođe reč ceo".split(" "));
const croatianWords = new Set(
  "gdje ovdje negdje vrijeme mjesto uvijek svijet dio poslije prije također riječ cijeli".split(" "),
);

/** In Latin letters the detector takes Serbian for Croatian. */
function isSerbian(words: string): boolean {
  const all = words.toLowerCase().split(" ");
  const count = (own: ReadonlySet<string>): number => all.filter((word) => own.has(word)).length;
  return count(serbianWords) > count(croatianWords);
}

/** Languages that the detector does not know, and takes for others. */
const unknownLanguages = ["gl", "eo"];
const fewestWords = 12;

/** A language that it does not know has more of its small words in the text than the one that it named. */
function findUnknown(words: string, language: string): string | undefined {
  if (language === "en" || !/\p{sc=Latin}/u.test(words)) return undefined;
  const all = words.toLowerCase().split(" ");
  if (all.length < fewestWords) return undefined;
  const countSmall = (tag: string): number => {
    const small = stopwordsOf(tag);
    return all.filter((word) => small.has(word)).length;
  };
  const named = countSmall(language);
  const counts = unknownLanguages.map((tag) => [tag, countSmall(tag)] as const);
  return counts.find(([, count]) => count > named && count * 4 > all.length)?.[0];
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

/** Languages that few words in plain letters are in more often than in English, which the detector takes for many others. */
const usual: ReadonlySet<string> = new Set(
  "en de fr es pt it nl sv da no fi pl cs hu ro tr id vi hr sr-Latn ca sk".split(" "),
);

/** Of a few words, a language's small words tell more than its letters do. */
function preferNeighbour(words: string, language: string): string {
  if (words.length > shortText) return language;
  const all = words.toLowerCase().split(" ");
  const known = (tag: string): number => {
    const small = stopwordsOf(tag);
    return all.filter((word) => small.has(word)).length;
  };
  if (!usual.has(language) && /^[\p{ASCII}’]*$/u.test(words) && known("en") >= known(language)) return "en";
  const neighbour = neighbours[language];
  if (neighbour === undefined || ownLetters.test(words)) return language;
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
