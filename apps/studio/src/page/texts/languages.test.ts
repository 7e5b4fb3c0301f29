import { expect, test } from "vitest";
import { chooseLanguage, english, type Language, languages } from "./languages.ts";

/** What each text with places says where it is given these; the others are given a name, a name and a number. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  "compose.count": [4321, 64_000],
  "compose.countLabel": [4321, 64_000],
  "compose.tooShort": [4321],
  "compose.tooLong": [4321],
  "compose.refusal": ["⟦a⟧", "wrong-type"],
  "deck.slides": [4321],
  "generating.elapsed": [59],
  "outline.slide": [4321],
  "outline.up": [4321],
  "outline.down": [4321],
  "outline.drop": [4321],
  "outline.addAfter": [4321],
  "outline.finding": [4321, "⟦a⟧"],
  "report.author": [{ name: "model", replaced: 4321 }],
  "report.slideCount": [{ bound: "range", least: 4321, most: 8765 }],
  "report.limit": [4321, "⟦a⟧"],
  "report.slide": [4321],
  "failure.busy": [4321],
  "failure.fault": ["urn:uuid:⟦a⟧"],
};

interface Entry {
  readonly path: string;
  readonly words: string;
}

function listTexts(value: unknown, path = ""): readonly Entry[] {
  if (typeof value === "string") return [{ path, words: value }];
  if (typeof value === "function") return listTexts(value(...(given[path] ?? ["⟦a⟧", "⟦b⟧"])), `${path}()`);
  return Object.entries(value as object).flatMap(([name, inner]) =>
    listTexts(inner, path === "" ? name : `${path}.${name}`),
  );
}

/** What stands in the places of a text, numbers without the signs between their digits. */
function listPlaces(words: string): readonly string[] {
  const plain = words.replace(/(?<=[0-9])[.,\s\u00a0\u202f](?=[0-9]{3})/g, "");
  return (plain.match(/⟦[ab]⟧|4321|8765|64000|\b59\b/g) ?? []).sort();
}

const load = async (language: Language) => listTexts((await language.load()).texts);

test.each(languages)("$name has every text, with the same places", async (language) => {
  const [wanted, own] = [await load(english), await load(language)];
  expect(own.map(({ path }) => path)).toEqual(wanted.map(({ path }) => path));
  const places = (entries: readonly Entry[]) =>
    Object.fromEntries(entries.map(({ path, words }) => [path, listPlaces(words)]));
  expect(places(own)).toEqual(places(wanted));
  expect(own.filter(({ words }) => words.trim() === "")).toEqual([]);
});

test.each(languages.filter((language) => language !== english))("$name is no English", async (language) => {
  const wanted = new Map((await load(english)).map(({ path, words }) => [path, words]));
  const alike = (await load(language)).filter(
    ({ path, words }) => !path.endsWith("()") && words.length > 16 && words === wanted.get(path),
  );
  expect(alike.map(({ path }) => path)).toEqual(["signIn.helpCommand"]);
});

test.each([
  { wishes: ["de-AT", "en"], want: "de" },
  { wishes: ["nb", "pt-BR"], want: "pt" },
  { wishes: ["zh-Hant-TW"], want: "zh" },
  { wishes: ["AR"], want: "ar" },
  { wishes: ["nb"], want: "en" },
  { wishes: [], want: "en" },
])("a browser that asks for $wishes is spoken to in $want", ({ wishes, want }) => {
  expect(chooseLanguage(wishes).code).toBe(want);
});

test("Arabic counts slides as its grammar does", async () => {
  const arabic = languages.find(({ code }) => code === "ar");
  const slides = (await arabic?.load())?.texts.deck.slides;
  expect([1, 2, 3, 11, 100].map((count) => slides?.(count).replace(/[٠-٩0-9]+ /, ""))).toEqual([
    "شريحة واحدة",
    "شريحتان",
    "شرائح",
    "شريحة",
    "شريحة",
  ]);
});
