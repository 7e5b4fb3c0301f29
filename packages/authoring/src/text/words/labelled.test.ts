import { describe, expect, it } from "vitest";
import { readTimeLabel } from "./labelled.ts";

describe("readTimeLabel", () => {
  it.each([
    ["08:30 – 09:15 Registration & coffee", "08:30 – 09:15", "Registration & coffee"],
    ["18:30 Dinner: soup", "18:30", "Dinner: soup"],
    ["06:15 - doors open", "06:15", "doors open"],
    ["9.30 Uhr: Begrüßung", "9.30 Uhr", "Begrüßung"],
  ])("splits %j", (text, term, rest) => {
    const label = readTimeLabel(text);
    expect([label?.term, text.slice(label?.textStart)]).toEqual([term, rest]);
  });

  it.each(["10:30", "16:9 is wide", "3.5 metres of rope", "Open at 10:30"])("finds none in %j", (text) => {
    expect(readTimeLabel(text)).toBeUndefined();
  });
});
