import { describe, expect, test } from "vitest";
import { findJottedLists } from "./jotted-lists.ts";

function jotted(text: string): readonly (readonly string[])[] {
  return findJottedLists(text).map((items) => items.map(({ start, end }) => text.slice(start, end)));
}

describe("findJottedLists", () => {
  test.each([
    {
      prompt: "Make slides on bread baking. Starter, kneading, proofing, baking. 8 slides",
      want: ["Starter", "kneading", "proofing", "baking"],
    },
    {
      prompt: "tides: why they happen, spring and neap, tidal power; 6 slides; sailing club",
      want: ["why they happen", "spring and neap", "tidal power"],
    },
    {
      prompt: "Vorrei 6-8 slide su il Futurismo (Marinetti, Boccioni, la guerra) per la classe",
      want: ["Marinetti", "Boccioni", "la guerra"],
    },
    {
      prompt: "télégraphe optique / inventeur / fonctionnement / pourquoi il a disparu / 6 diapos",
      want: ["inventeur", "fonctionnement", "pourquoi il a disparu"],
    },
    {
      prompt: "exposé sur Simone Veil – enfance, déportation, loi de 1975, héritage – 10 diapos",
      want: ["enfance", "déportation", "loi de 1975", "héritage"],
    },
    {
      prompt:
        "Präsentation mit dem Titel „Der Wolf ist zurück“, 10 Folien, 7. Klasse, mit Steckbrief, Lebensraum und Streit mit den Schäfern",
      want: ["Steckbrief", "Lebensraum", "Streit mit den Schäfern"],
    },
    {
      prompt: "hazme 7 diapositivas sobre huertos, ventajas, cuánto cuestan y cómo empezar, para vecinos",
      want: ["ventajas", "cuánto cuestan", "cómo empezar"],
    },
    {
      prompt: "帮我做一个关于垃圾分类的PPT，8页，包括四种分类、常见错误、投放时间，语言通俗一点",
      want: ["四种分类", "常见错误", "投放时间"],
    },
    { prompt: "浮世絵 発表用 10枚くらい 歴史・絵師・西洋への影響", want: ["歴史", "絵師", "西洋への影響"] },
    {
      prompt: "Pressure sores, teaching\n- who is at risk\n- skin checks\n- when to call\n7 slides ta",
      want: ["who is at risk", "skin checks", "when to call"],
    },
  ])("finds what is to be covered in $prompt", ({ prompt, want }) => {
    expect(jotted(prompt)).toEqual([want]);
  });

  test.each([
    ["a foreign name in Japanese", "ルートヴィヒ・ヴァン・ベートーヴェンについて8枚のスライド"],
    ["matter", "5 slides on our hall. Last year 41 events. Concerts, markets, weddings."],
    ["what is told with its months", "roadmap, 4 slides. Seat maps in June, refunds in August, cards in May"],
    ["figures", "Slides for the board: 58 families, 4 growers, 11 tonnes of greens"],
    ["whom it is for", "8 slides on bees. Audience: parents, teachers, children"],
    ["a planned slide", "Slide 5: ways to school, car, bike, bus"],
    ["what a verb leads to", "8 slides on fire. Include drills, exits, alarms and first aid"],
    ["what a member's bracket says", "6 slides, costs, benefits (health, money), next steps"],
    ["what is to be drawn", "6 slides. The outage as a timeline, actions as a table, costs as bars"],
    ["orders", "Fire rules, 5 slides\nkeep the exits clear\ntest the alarms\nknow the way out"],
    ["a text that asks for no deck", "flour, sugar, butter"],
  ])("leaves %s alone", (_, prompt) => {
    expect(jotted(prompt)).toEqual([]);
  });
});
