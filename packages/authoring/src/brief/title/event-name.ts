import { capitalise } from "../../text/words/capitalise.ts";
import { readTokens } from "../../text/words/tokens.ts";
import { eventWords } from "../lexicon/event-words.ts";
import { bitOf, readWordClasses } from "../slots/word-classes.ts";
import { createWordList } from "../word-list.ts";
import type { TitleSources } from "./sources.ts";

const events = createWordList(eventWords);
const endsOf = (ends: RegExp): string =>
  eventWords
    .split("|")
    .filter((word) => ends.test(word))
    .join("|");
const longEnds = new RegExp(`\\p{Ll}{3}(?:${endsOf(/^\p{Ll}{4,}$/u)})$`, "u");
/** Of words that are written without spaces between them. */
const shortEnds = new RegExp(
  `(?:${endsOf(/^(?:[\p{sc=Han}\p{sc=Hiragana}]{1,4}|\p{sc=Hangul}{2})$/u)})$`,
  "u",
);

/** Says whether a word in lower case names what people come together for, or a kind of talk; German writes such words as the end of others. */
export function isEvent(word = ""): boolean {
  return events.has(word) || longEnds.test(word) || shortEnds.test(word);
}

const mostUnits = 24;

/**
 * Returns what a prompt without any better title is for, by its kind alone: "Team meeting", "Elternabend"; else the word for a
 * presentation.
 */
export function readEventName({ units, language }: TitleSources): string {
  for (const { text, role } of units.slice(0, mostUnits)) {
    if (role === "withhold") continue;
    const tokens = readTokens(text);
    const place = tokens.findIndex(({ small }) => small.length >= shortestEvent && isEvent(small));
    const event = tokens[place];
    if (event === undefined) continue;
    const before = tokens[place - 1];
    const isWhose =
      before !== undefined && ((readWordClasses([before])[0] ?? 0) & bitOf("audienceNoun")) !== 0;
    return capitalise(isWhose ? `${before.text} ${event.text}` : event.text);
  }
  return presentation[language.split("-", 1)[0] ?? ""] ?? "Presentation";
}

const shortestEvent = 4;

const presentation: Readonly<Record<string, string>> = {
  de: "Präsentation",
  fr: "Présentation",
  es: "Presentación",
  pt: "Apresentação",
  it: "Presentazione",
  nl: "Presentatie",
  da: "Præsentation",
  nb: "Presentasjon",
  pl: "Prezentacja",
  cs: "Prezentace",
  hu: "Prezentáció",
  ro: "Prezentare",
  fi: "Esitys",
  el: "Παρουσίαση",
  ru: "Презентация",
  uk: "Презентація",
  tr: "Sunum",
  ar: "عرض تقديمي",
  he: "מצגת",
  fa: "ارائه",
  hi: "प्रस्तुति",
  ja: "発表資料",
  zh: "演示文稿",
  ko: "발표 자료",
  vi: "Bài thuyết trình",
  id: "Presentasi",
};
