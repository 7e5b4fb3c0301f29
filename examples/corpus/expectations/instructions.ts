import type { Expectation } from "../../src/corpus/expectation.ts";
import { hidesMarkup, slides } from "./common-expectations.ts";

/** Instructions, plans and pitches: what readers expect of their decks, by the names of the prompts' files. */
export const instructionsExpectations: Readonly<Record<string, readonly Expectation[]>> = {
  "01-topic-urban-gardening": [
    slides(6, 12),
    { says: "titles of its own", kind: "hides", texts: ["introduction", "overview"] },
    hidesMarkup,
  ],
  "02-instruction-password-managers": [
    slides(10, 10),
    { says: "at most 30 words a slide", kind: "atMost", words: 30 },
    { says: "notes on all content slides", kind: "notes" },
    { says: "one process slide", kind: "slide", slide: { kinds: ["process"] } },
    {
      says: "myths and facts",
      kind: "slide",
      slide: { kinds: ["comparison", "columns", "table"], shows: ["myth", "fact"] },
    },
    {
      says: "last slide: three things this week",
      kind: "slide",
      slide: { at: -1, shows: ["week"], entries: 3 },
    },
    {
      says: "instructions not shown",
      kind: "hides",
      texts: ["british spelling", "30 words", "no jargon", "scare"],
    },
  ],
  "03-slide-plan-roastery": [
    slides(12, 12),
    {
      says: "the given order",
      kind: "order",
      texts: [
        "Welcome to Northgate",
        "tram depot",
        "60% Brazil",
        "always washed",
        "sugarcane",
        "18.0 g",
        "06:15",
        "We don't",
        "hospitality business",
        "shadow shift",
        "green apron",
      ],
    },
    {
      says: "big numbers of the recipe",
      kind: "slide",
      slide: { kinds: ["numbers"], shows: ["18.0 g", "38 g", "28 seconds", "93 °C"] },
    },
    {
      says: "a process of 6 times",
      kind: "slide",
      slide: { kinds: ["process", "timeline"], entries: 6, shows: ["06:15", "18:30"] },
    },
    {
      says: "two columns, 3 points each",
      kind: "slide",
      slide: {
        kinds: ["columns", "comparison"],
        entries: 2,
        shows: ["greet within ten seconds", "leave the till open"],
      },
    },
    {
      says: "the quote word for word, with its name",
      kind: "slide",
      slide: {
        kinds: ["quote"],
        shows: ["Coffee is a hospitality business that happens to use beans", "Maren Holt"],
      },
    },
    {
      says: "5 steps of the first 30 days",
      kind: "slide",
      slide: { kinds: ["process", "timeline"], entries: 5, shows: ["shadow shift", "feedback talk"] },
    },
    { says: "“Slide 1” never shown", kind: "hides", texts: ["slide 1", "slide 4", "do not add or merge"] },
  ],
  "08-data-museum": [
    slides(1, 5),
    {
      says: "chart of visitors over 10 years",
      kind: "slide",
      slide: {
        kinds: ["chart"],
        series: 1,
        forms: ["line", "column"],
        values: [84210, 88975, 91340, 97488, 103655, 31208, 42871, 86940, 109312, 118760],
      },
    },
    {
      says: "the fall of 2020 and the record of 2024",
      kind: "slide",
      slide: { kinds: ["chart"], shows: ["2020", "2024", "31,208", "118,760"] },
    },
  ],
  "09-pitch-tidewell": [
    slides(8, 12),
    {
      says: "ARR chart of 6 quarters",
      kind: "slide",
      slide: { kinds: ["chart"], values: [11, 29, 58, 94, 141, 187] },
    },
    { says: "market", kind: "shows", texts: ["$34 million", "$610 million"] },
    { says: "prices and margin", kind: "shows", texts: ["$149", "$390", "81%"] },
    {
      says: "use of funds as chart or table",
      kind: "slide",
      slide: { kinds: ["chart", "table"], entries: 4, shows: ["45", "30", "15", "10"] },
    },
    { says: "the ask", kind: "shows", texts: ["$1.8 million", "20 months", "$600k", "Q4 2026"] },
    { says: "no “Ask (1/2)”", kind: "hides", texts: ["(1/2)", "buzzwords", "do not make up"] },
  ],
  "15-japanese-instruction": [
    slides(8, 8),
    { says: "Japanese", kind: "language", language: "ja" },
    {
      says: "the given order",
      kind: "order",
      texts: ["現場を守る熱中症対策 2025", "12件", "WBGT", "中等症", "119番", "ミストファン", "職長", "約束"],
    },
    { says: "figures unchanged", kind: "shows", texts: ["12件", "3件", "7件", "28", "31"] },
    {
      says: "table of three grades",
      kind: "slide",
      slide: { kinds: ["table"], entries: 3, shows: ["軽症", "中等症", "重症"] },
    },
    {
      says: "process of 5 steps",
      kind: "slide",
      slide: { kinds: ["process"], entries: 5, shows: ["衣服をゆるめる"] },
    },
    { says: "three promises", kind: "slide", slide: { at: -1, entries: 3, shows: ["約束"] } },
    { says: "at most 80 characters a slide", kind: "atMost", characters: 80 },
    { says: "no “1枚目”", kind: "hides", texts: ["1枚目", "80文字"] },
  ],
  "19-five-chars": [slides(2, 12), hidesMarkup, { says: "about bees", kind: "shows", texts: ["bees"] }],
};
