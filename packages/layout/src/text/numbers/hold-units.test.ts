import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Outline, OutlineSlide } from "@lectern/deck";
import { expect, test } from "vitest";
import { holdUnits } from "./hold-units.ts";

const toOutline = (slide: OutlineSlide): Outline => ({
  title: "T",
  language: "en",
  direction: "ltr",
  slides: [slide],
});

test("figures keep the signs of their units, in titles, points and cells", () => {
  const { slides } = holdUnits(
    toOutline({
      kind: "table",
      title: "Margin of 37.4 %",
      columns: [{ heading: "At 40 °C" }],
      rows: [{ cells: [[{ text: "280 €, 5 of 9 or 12 kg" }]] }],
    }),
  );
  expect(slides).toEqual([
    {
      kind: "table",
      title: "Margin of 37.4\u00a0%",
      columns: [{ heading: "At 40\u00a0°C" }],
      rows: [{ cells: [[{ text: "280\u00a0€, 5 of 9 or 12\u00a0kg" }]] }],
    },
  ]);
});

test.each([
  ["Un souhait : récupérer l'eau ?", "Un souhait\u00a0: récupérer l'eau\u00a0?"],
  ["Elle dit « oui »", "Elle dit «\u00a0oui\u00a0»"],
  ["Er sagt »ja« und :geht", "Er sagt »ja« und :geht"],
])("no line begins with the mark that ends what is said: %s", (given, want) => {
  const { slides } = holdUnits(toOutline({ kind: "section", title: given }));
  expect(slides).toEqual([{ kind: "section", title: want }]);
});

test("programs, addresses and notes stay as they are", () => {
  const slide: OutlineSlide = {
    kind: "bullets",
    title: "Rest",
    notes: "5 %",
    items: [{ text: [{ text: "x = 7 % 2", code: true }] }],
  };
  const program: OutlineSlide = { kind: "code", title: "Rest", code: "7 % 2" };
  expect(holdUnits(toOutline(slide)).slides).toEqual([slide]);
  expect(holdUnits(toOutline(program)).slides).toEqual([program]);
});

test.each([
  {
    language: "en",
    given: "NOK 0.9 million on 1 March in 40 days",
    want: "NOK_0.9_million on 1_March in 40_days",
  },
  { language: "en", given: "in 2024 100 of 300 people", want: "in 2024 100 of 300 people" },
  {
    language: "de",
    given: "im 1. Quartal 240 Tsd. € nach § 5 (4)",
    want: "im 1._Quartal 240_Tsd._€ nach §_5_(4)",
  },
  { language: "ru", given: "87 600 ₽ за 5 лет", want: "87_600_₽ за_5_лет" },
  { language: "fr", given: "1 200 000 euros, le 27 février", want: "1_200_000 euros, le 27_février" },
])("no line ends inside $given", ({ language, given, want }) => {
  const outline = { ...toOutline({ kind: "statement", title: given }), language };
  expect(holdUnits(outline).slides[0]?.title).toBe(want.replaceAll("_", "\u00a0"));
});

test("no memory is kept for ever other tags of languages", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const outline = toOutline({ kind: "section", title: "40 km" });
  const grow = (from: number) => {
    for (let tag = from; tag < from + 400; tag += 1) holdUnits({ ...outline, language: `de-x-t${tag}` });
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = grow(0);
  expect((grow(400) - before) / 400).toBeLessThan(400);
});

test.each([
  ["pl", "Uprzedzimy o przerwie i o wodzie na 2 dni", "Uprzedzimy o_przerwie i_o_wodzie na_2_dni"],
  ["ru", "Склад в одном доме не закрыт", "Склад в_одном доме не_закрыт"],
  ["en", "Please approve option B today", "Please approve option_B today"],
  ["en", "We chose plan A: a day later I left", "We chose plan_A: a day later I left"],
  ["en", "Ask J. Brown about R&D", "Ask J. Brown about R&D"],
])("in %s letters alone stand by what they belong to: %s", (language, given, want) => {
  const outline = { ...toOutline({ kind: "section", title: given }), language };
  const [slide] = holdUnits(outline).slides;
  expect(slide?.title.replaceAll("\u00a0", "_")).toBe(want);
});

test("no line begins with the point between two parts", () => {
  const { slides } = holdUnits(toOutline({ kind: "statement", title: "Quarter · Revenue · Margin" }));
  expect(slides).toEqual([{ kind: "statement", title: "Quarter\u00a0· Revenue\u00a0· Margin" }]);
});
