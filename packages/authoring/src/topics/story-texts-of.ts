import type { StoryTexts } from "./story-texts.ts";
import { arabic } from "./texts/arabic.ts";
import { chinese } from "./texts/chinese.ts";
import { czech } from "./texts/czech.ts";
import { danish } from "./texts/danish.ts";
import { dutch } from "./texts/dutch.ts";
import { english } from "./texts/english.ts";
import { finnish } from "./texts/finnish.ts";
import { french } from "./texts/french.ts";
import { german } from "./texts/german.ts";
import { greek } from "./texts/greek.ts";
import { hebrew } from "./texts/hebrew.ts";
import { hindi } from "./texts/hindi.ts";
import { hungarian } from "./texts/hungarian.ts";
import { indonesian } from "./texts/indonesian.ts";
import { italian } from "./texts/italian.ts";
import { japanese } from "./texts/japanese.ts";
import { korean } from "./texts/korean.ts";
import { norwegian } from "./texts/norwegian.ts";
import { persian } from "./texts/persian.ts";
import { polish } from "./texts/polish.ts";
import { portuguese } from "./texts/portuguese.ts";
import { romanian } from "./texts/romanian.ts";
import { russian } from "./texts/russian.ts";
import { spanish } from "./texts/spanish.ts";
import { swedish } from "./texts/swedish.ts";
import { turkish } from "./texts/turkish.ts";
import { ukrainian } from "./texts/ukrainian.ts";
import { vietnamese } from "./texts/vietnamese.ts";

const spoken: readonly StoryTexts[] = [
  english,
  arabic,
  chinese,
  czech,
  danish,
  dutch,
  finnish,
  french,
  german,
  greek,
  hebrew,
  hindi,
  hungarian,
  indonesian,
  italian,
  japanese,
  korean,
  norwegian,
  persian,
  polish,
  portuguese,
  romanian,
  russian,
  spanish,
  swedish,
  turkish,
  ukrainian,
  vietnamese,
];

const byLanguage = new Map(spoken.map((texts) => [texts.language, texts]));

/** Tags that mean one of ours: written Norwegian, and the old codes of Indonesian and Hebrew. */
const sameAs: Readonly<Record<string, string>> = { nb: "no", nn: "no", in: "id", iw: "he", yue: "zh" };

/** The languages that storylines speak, as BCP 47 tags. */
export const storyLanguages: readonly string[] = [...byLanguage.keys()];

/** Says whether storylines speak a language, whatever its region. */
export function speaksStories(language: string): boolean {
  return byLanguage.has(baseOf(language));
}

/** Returns the storylines' words in a language; in English where we do not speak it, which `language` then says. */
export function storyTextsOf(language: string): StoryTexts {
  return byLanguage.get(baseOf(language)) ?? english;
}

function baseOf(language: string): string {
  const base = language.split("-", 1)[0]?.toLowerCase() ?? "";
  return sameAs[base] ?? base;
}
