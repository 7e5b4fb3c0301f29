import { describe, expect, it } from "vitest";
import { readTokens } from "../../text/words/tokens.ts";
import { isTornFrom, isTornText } from "./torn-title.ts";

describe("isTornText", () => {
  it.each([
    ["en", "So i own a laundromat"],
    ["en", "Wednesday i need to say three things"],
    ["de", "Ich brauche etwas zum Umzug"],
    ["es", "Necesito algo sobre el huerto"],
    ["pl", "Chcę im coś pokazać"],
    ["en", "Okay so the boiler"],
    ["de", "Also das Freibad"],
    ["de", "19:30 in der Aula"],
    ["en", "7.15 – 18.30"],
    ["en", "Stall | sat"],
    ["en", "Explain to my team (customer support"],
    ["en", "Slides for the memorial of my aunt"],
    ["de", "Präsentation für unseren Elternabend"],
    ["nl", "Korte presentatie"],
    ["en", "Slides that run on the telly"],
    ["en", "The telly in the dairy"],
    ["en", "Screen in the waiting room"],
    ["pt", "Loja amanhã"],
    ["en", "Members meeting tmrw"],
  ])("is true of words torn out of a sentence (%s: %s)", (language, title) => {
    expect(isTornText(title, language)).toBe(true);
  });

  it.each([
    ["en", "What I learned in India"],
    ["en", "Screen time and sleep"],
    ["en", "Presentation skills for managers"],
    ["en", "Slide guitar"],
    ["en", "Harvest supper (4 October)"],
    ["en", "Remote, Hybrid, Office | Where Work Stands in 2026"],
    ["en", "Wall insulation"],
    ["en", "80 years of the choir"],
    ["en", "24/7 care at home"],
    ["de", "Leben auf dem Land"],
    ["fr", "Le tri à la cantine"],
    ["es", "El volcán Teide"],
    ["it", "La sagra della castagna"],
    ["pl", "Wycieczka do Torunia"],
    ["ja", "町内会の防災訓練"],
    ["sv", "Stambytet i brf Lönnen"],
  ])("is false of a title (%s: %s)", (language, title) => {
    expect(isTornText(title, language)).toBe(false);
  });
});

describe("isTornFrom", () => {
  const tearsOut = (text: string, words: string, { language = "en", role = "content" } = {}): boolean => {
    const tokens = readTokens(text);
    const start = text.indexOf(words);
    const first = tokens.findIndex((token) => token.start === start);
    const last = tokens.findIndex((token) => token.end === start + words.length);
    return isTornFrom({ tokens, first, last, role }, language);
  };

  it.each([
    ["bus or train for the trip", "bus", {}],
    ["bus or train for the trip", "train for the trip", {}],
    ["Fahrrad oder Auto", "Fahrrad", { language: "de" }],
    ["nights with a bonus of 25%", "bonus of 25", {}],
    ["my puppy course starts on 3 March", "puppy course starts", {}],
    ["reizigers 2021 4100, 2022 5300", "reizigers 2021 4100", { language: "nl" }],
    ["rent 1,200 heating 300", "rent 1,200 heating 300", {}],
    ["something for the vet's, please", "vet's", {}],
    ["compare notion and coda", "compare notion", { role: "request" }],
    ["was zum Blutspenden basteln?", "Blutspenden basteln", { language: "de", role: "request" }],
  ] as const)("is true of a part of what belongs together (%s: %s)", (text, words, options) => {
    expect(tearsOut(text, words, options)).toBe(true);
  });

  it.each([
    ["bus or train for the trip", "bus or train", {}],
    ["frog count 2020 to 2024", "frog count 2020 to 2024", {}],
    ["from 96 to 114 members", "from 96 to 114 members", {}],
    ["Klassenfahrt 17.–21. Juni", "Klassenfahrt 17.–21. Juni", { language: "de" }],
    ["energy costs in 2023", "energy costs", {}],
    ["Reklamationen 2024", "Reklamationen 2024", { language: "de" }],
    ["five rules for a good talk", "five rules for a good talk", { role: "request" }],
    ["Compare and contrast", "Compare and contrast", { role: "heading" }],
    ["o huerto escolar", "huerto escolar", { language: "pt" }],
  ] as const)("is false of what is whole (%s: %s)", (text, words, options) => {
    expect(tearsOut(text, words, options)).toBe(false);
  });
});
