import { describe, expect, it } from "vitest";
import { readLabel, readTimeLabel } from "./labelled.ts";

describe("readTimeLabel", () => {
  it.each([
    ["08:30 – 09:15 Registration & coffee", "08:30 – 09:15", "Registration & coffee"],
    ["18:30 Dinner: soup", "18:30", "Dinner: soup"],
    ["06:15 - doors open", "06:15", "doors open"],
    ["9.30 Uhr: Begrüßung", "9.30 Uhr", "Begrüßung"],
    ["um 8:30 Uhr Treffen am Bahnhof", "8:30 Uhr", "Treffen am Bahnhof"],
    ["ore 9.00 accoglienza", "9.00", "accoglienza"],
    ["à 9h00 accueil", "9h00", "accueil"],
    ["a las 10:30 visita", "10:30", "visita"],
  ])("splits %j", (text, term, rest) => {
    const label = readTimeLabel(text);
    expect([label?.term, text.slice(label?.textStart)]).toEqual([term, rest]);
  });

  it.each(["10:30", "8 h of rest", "16:9 is wide", "3.5 metres of rope", "Open at 10:30"])(
    "finds none in %j",
    (text) => {
      expect(readTimeLabel(text)).toBeUndefined();
    },
  );
});

describe("readLabel", () => {
  it.each([
    ["Budget: 3 people", "Budget"],
    ["予算:45,000円", "予算"],
    ["TOP 4 Fest am 18.10.: Grill", "TOP 4 Fest am 18.10."],
  ])("finds the term of %j", (text, term) => {
    expect(readLabel(text)?.term).toBe(term);
  });

  it.each(["It closed. Why: rain", "Ratio 16:9 is wide", "10:30 Uhr", "午後10:30"])(
    "finds none in %j",
    (text) => {
      expect(readLabel(text)).toBeUndefined();
    },
  );
});
