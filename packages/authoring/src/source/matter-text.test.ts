import { expect, test } from "vitest";
import { matterText } from "./matter-text.ts";
import { readSource } from "./read-source.ts";

const without = (text: string, words: string): string => {
  const source = readSource(text);
  const matter = matterText(source, (unit) => !unit.text.includes(words));
  expect(matter).toHaveLength(text.length);
  expect(matter.split("\n")).toHaveLength(text.split("\n").length);
  return matter;
};

const squeeze = (text: string): string =>
  text
    .replace(/[ \t]+/gu, " ")
    .replace(/ ?\n ?/gu, "\n")
    .trim();

test.each([
  ["- bees\n- secret wasps\n- ants", "secret", "- bees\n\n- ants"],
  ["1. bees\n2. secret wasps\n3. ants", "secret", "1. bees\n\n3. ants"],
  ["Bees fly. Make five secret slides. Ants walk.", "secret", "Bees fly. Ants walk."],
  ["| a | b |\n|---|---|\n| secret | 2 |\n| 3 | 4 |", "secret", "| a | b |\n|---|---|\n\n| 3 | 4 |"],
  ["Bees fly far (the secret part is hidden) and come home.", "secret", "Bees fly far and come home."],
  [
    "Bees fly far and fast.\n[the secret part is hidden]\nAnts walk.",
    "secret",
    "Bees fly far and fast.\n\nAnts walk.",
  ],
])("what is not kept goes with its marks: %j", (text, words, want) => {
  expect(squeeze(without(text, words))).toBe(want);
});

test.each([
  ['{"a": "bees fly", "b": "secret wasps", "c": 3}', { a: "bees fly", c: 3 }],
  ['{"a": "bees fly", "b": {"x": "secret wasps", "y": 2}}', { a: "bees fly", b: { y: 2 } }],
  ['{"a": ["secret wasps", "ants walk"], "b": "secret bees"}', { a: ["ants walk"] }],
  ['["bees fly", "secret wasps"]', ["bees fly"]],
])("JSON without some of its values is still JSON: %s", (text, want) => {
  expect(JSON.parse(without(text, "secret"))).toEqual(want);
});

test("a JSON block of which nothing is kept is gone", () => {
  expect(squeeze(without('Bees fly.\n{"a": "secret wasps"}\nAnts walk.', "secret"))).toBe(
    "Bees fly.\n\nAnts walk.",
  );
});

test("the whole text comes back where all is kept", () => {
  const text = "# Bees\n\n> quoted\n\n- one (two)\n";
  expect(matterText(readSource(text), () => true)).toBe(text);
});

test("each message of a chat is a paragraph", () => {
  const source = readSource(
    "Priya 10:02 the bike goes on sale in May\nJonas 10:04 price is fixed now\nPriya 10:05 range 55 km\nMo 10:11 fine",
  );
  const matter = matterText(source, ({ form }) => form !== "carrier");
  expect(matter.split(/\n\s*\n/u).map((message) => message.trim())).toEqual([
    "the bike goes on sale in May",
    "price is fixed now",
    "range 55 km",
    "fine",
  ]);
});
