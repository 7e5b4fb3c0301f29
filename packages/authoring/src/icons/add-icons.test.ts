import type { OutlineSlide } from "@lectern/deck";
import { expect, test } from "vitest";
import { addIcons, findIconName } from "./add-icons.ts";
import { iconWords } from "./icon-words.ts";

test.each([
  { heading: "Team", want: "users" },
  { heading: "Kosten und Preise", want: "coins" },
  { heading: "La sécurité d'abord", want: "shield" },
  { heading: "Риски проекта", want: "triangle-alert" },
  { heading: "节约用水", want: "droplets" },
  { heading: "消费者的目标", want: "target" },
  { heading: "حماية البيانات", want: "shield" },
  { heading: "Zwischenfazit", want: undefined },
  { heading: "Carpets", want: undefined },
  { heading: "", want: undefined },
])("the icon of $heading is $want", ({ heading, want }) => {
  expect(findIconName(heading)).toBe(want);
});

const cards = (...headings: string[]): OutlineSlide => ({
  kind: "cards",
  title: "Three things",
  cards: headings.map((heading) => ({ heading })),
});
const iconsOf = (slide: OutlineSlide) =>
  addIcons([slide]).flatMap((each) => (each.kind === "cards" ? each.cards.map(({ icon }) => icon) : []));

test("cards get icons where each heading names one, and another", () => {
  expect(iconsOf(cards("Team", "Budget", "Risks"))).toEqual(["users", "coins", "triangle-alert"]);
});

test("cards of which one names nothing, or two the same, get none", () => {
  expect(iconsOf(cards("Team", "Budget", "Whatever"))).toEqual([undefined, undefined, undefined]);
  expect(iconsOf(cards("Cost", "Budget", "Risks"))).toEqual([undefined, undefined, undefined]);
});

test("every word of the list finds the icon that has it first", () => {
  const first = new Map<string, string>();
  for (const [icon, words] of Object.entries(iconWords))
    for (const word of words.split("|")) if (!first.has(word)) first.set(word, icon);
  for (const [word, icon] of first) {
    if (word.includes("[") || word.includes(" ") || word.endsWith("*")) continue;
    if (/^[\p{sc=Latin}\p{sc=Cyrillic}]+$/u.test(word)) expect(findIconName(word), word).toBe(icon);
  }
});
