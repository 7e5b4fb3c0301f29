import { arabic } from "./arabic.ts";
import { chinese } from "./chinese.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { japanese } from "./japanese.ts";
import { portuguese } from "./portuguese.ts";
import { russian } from "./russian.ts";
import type { SkeletonTexts } from "./skeleton-texts.ts";
import { spanish } from "./spanish.ts";

const spoken = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  russian,
  chinese,
  japanese,
  arabic,
] as const;

/** The languages that skeletons speak, as BCP 47 tags. */
export const skeletonLanguages: readonly string[] = spoken.map(({ language }) => language);

/** Returns the skeleton's words in a language; in English where we do not speak it, which `language` then says. */
export function skeletonTextsOf(language: string): SkeletonTexts {
  const base = language.split("-", 1)[0];
  return spoken.find((texts) => texts.language === base) ?? english;
}
