import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { foldWords } from "../src/choice/fold.ts";
import type { ThingName } from "../src/generated/thing-shapes.ts";
import { placeThings } from "./place-things.ts";
import { bodyAndScience } from "./topic-words-a.ts";
import { topicLanguages, workAndLeisure } from "./topic-words-b.ts";

/** What a language calls a kind of place, trade or leisure. */
interface Translation {
  readonly name?: string;
  readonly aliases?: readonly string[];
  readonly terms?: readonly string[];
}

type Translations = Readonly<
  Record<string, { readonly presets: { readonly presets: Readonly<Record<string, Translation>> } }>
>;

const require = createRequire(import.meta.url);

/** The languages that the tagging schema writes in another way than CLDR. */
const otherCodes: Readonly<Record<string, string>> = { zh: "zh-CN", "zh-Hant": "zh-TW" };

const thingOf: ReadonlyMap<string, ThingName> = new Map(
  Object.entries(placeThings).flatMap(([thing, presets]) =>
    presets.split(" ").map((preset) => [preset, thing as ThingName] as const),
  ),
);

/** By word, the things that it is said of; undefined among them where it is said of something that is not drawn. */
type Said = Map<string, Set<ThingName | undefined>>;

/** What people say of the things that stand for a place, a trade, a sport, and how surely they speak of these. */
export interface PlaceWords {
  /** Its names, and words that begin like them: "thing:word,word;…". */
  readonly sure: string;
  /** Other words for it, which may be said of much else. */
  readonly hints: string;
}

/**
 * Returns what a language (as CLDR writes it) calls the places, trades, sports and subjects that a thing stands for. Keywords
 * that go with one thing alone make sure what is said of a place.
 */
export function placeWordsOf(
  language: string,
  keywords: ReadonlyMap<string, ReadonlySet<string>>,
): PlaceWords {
  const presets = readPresets(language);
  const [names, terms]: [Said, Said] = [new Map(), new Map()];
  const own = new Map<ThingName, string[]>();
  for (const [preset, { name = "", aliases = [], terms: others = [] }] of Object.entries(presets)) {
    const thing = thingOf.get(preset);
    const called = wordsIn([name, ...aliases], 3);
    if (thing) own.set(thing, [...(own.get(thing) ?? []), ...called]);
    for (const word of called) add(isOne(name, aliases, word) ? names : terms, word, thing);
    for (const word of wordsIn(others, 2)) add(terms, word, thing);
  }
  const sure = new Map<ThingName, string[]>();
  const hints = new Map<ThingName, string[]>();
  const put = (map: typeof sure, thing: ThingName, word: string) =>
    map.set(thing, [...(map.get(thing) ?? []), word]);
  const topics = topicsOf(language);
  for (const [word, thing] of topics) {
    if (word.endsWith("?")) put(hints, thing, word.slice(0, -1));
    else put(sure, thing, word);
  }
  for (const [word, things] of names) {
    const thing = onlyOne(things);
    if (thing && !topics.has(word)) put(isLong(word) ? sure : hints, thing, word);
  }
  for (const [word, things] of terms) {
    const thing = onlyOne(things);
    if (!thing || names.has(word) || topics.has(word)) continue;
    put(isSure(word, own.get(thing) ?? [], keywords.get(thing)) ? sure : hints, thing, word);
  }
  return { sure: written(sure, language), hints: written(hints, language) };
}

/** Returns the words of a language for everyday subjects, with the things that stand for them. */
function topicsOf(language: string): ReadonlyMap<string, ThingName> {
  const column = topicLanguages.findIndex((languages) => languages.includes(language));
  const said = new Map<string, ThingName>();
  if (column < 0) return said;
  for (const line of `${bodyAndScience}${workAndLeisure}`.trim().split(/\n+/u)) {
    const [thing = "", ...columns] = line.split("|");
    for (const word of columns[column]?.split(",").filter(Boolean) ?? [])
      if (!said.has(word)) said.set(word, thing as ThingName);
  }
  return said;
}

function readPresets(language: string): Readonly<Record<string, Translation>> {
  const code = otherCodes[language] ?? language;
  const path = require.resolve(`@openstreetmap/id-tagging-schema/dist/translations/${code}.json`);
  const [translated] = Object.values(JSON.parse(readFileSync(path, "utf8")) as Translations);
  return translated?.presets.presets ?? {};
}

function add(said: Said, word: string, thing: ThingName | undefined): void {
  said.set(word, (said.get(word) ?? new Set()).add(thing));
}

// A part of a name with strokes may be what several have in common: "station".
function isOne(name: string, aliases: readonly string[], word: string): boolean {
  return (
    word.includes(" ") ||
    ![name, ...aliases].some((text) => text.includes("/") && text.toLowerCase().includes(word))
  );
}

function onlyOne(things: ReadonlySet<ThingName | undefined>): ThingName | undefined {
  const [thing] = things;
  return things.size === 1 ? thing : undefined;
}

/** Shorter words mean too much else. */
function isLong(word: string): boolean {
  if (unspaced.test(word)) return word.length > 1;
  return word.length > (/\p{sc=Latn}/u.test(word) ? 4 : 3);
}

function isSure(word: string, names: readonly string[], keywords: ReadonlySet<string> | undefined): boolean {
  return isLong(word) && (keywords?.has(word) === true || names.some((name) => beginAlike(name, word)));
}

const leastAlike = 6;

// What a name only begins with is what it has to do with: a health shop is one of many things of health.
function beginAlike(name: string, word: string): boolean {
  const least = unspaced.test(word) ? 3 : leastAlike;
  const isBeginning = name.startsWith(word) && name.length > word.length + 2;
  return !isBeginning && word.length >= least && name.slice(0, least) === word.slice(0, least);
}

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{sc=Thai}]/u;

/** Words of one kind are parted by marks; what stands in brackets tells which of several it is. */
function wordsIn(texts: readonly string[], most: number): readonly string[] {
  const words = texts
    .flatMap((text) => text.replaceAll(/[([（［].*?[)\]）］]/gu, " ").split(/[/,;:|・、，；]/u))
    .map((text) => text.normalize("NFC").replaceAll(/\s+/gu, " ").trim().toLowerCase())
    .filter((text) => /^\p{L}[\p{L}\p{M}'’\- ]{1,29}$/u.test(text) && text.split(/[ -]/u).length <= most);
  return [...new Set(words)];
}

/** Words are folded here, for that takes long. */
function written(words: ReadonlyMap<ThingName, readonly string[]>, language: string): string {
  return [...words]
    .map(
      ([thing, said]) => `${thing}:${[...new Set(said.map((word) => foldWords(word, language)))].join(",")}`,
    )
    .join(";");
}
