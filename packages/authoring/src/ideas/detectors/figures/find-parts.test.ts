import { describe, expect, it } from "vitest";
import { bestOfText } from "../matter.fixture.ts";
import { findParts } from "./find-parts.ts";

function partsIn(text: string, language: string) {
  return findParts(text, { heading: "", language, subject: "" })?.body;
}

describe("findParts", () => {
  it.each([
    ["en", "87 call-outs, of which 41 rescues, 22 fires, 15 false alarms and 9 animals.", [41, 22, 15, 9]],
    ["de", "Im Mai 60 Anrufe, davon 30 Termine, 20 Rezepte und 10 Beschwerden.", [30, 20, 10]],
    ["fr", "240 inscrits, dont 120 adultes, 80 enfants et 40 retraités.", [120, 80, 40]],
    ["en", "Budget 240k euros, 130 of it licences, 70 developers, 40 scanners.", [130, 70, 40]],
    ["en", "Income was $600, made up of grants $300, shop $200 and events $100.", [300, 200, 100]],
  ])("draws three and more parts (%s: %s)", (language, text, values) => {
    expect(partsIn(text, language)).toMatchObject({ kind: "chart", chart: { series: [{ values }] } });
  });

  it.each([
    ["de", "412 Beschäftigte, davon 37 Azubis", ["412", "37"]],
    ["en", "Today we are 212 members, 70 of them juniors.", ["212", "70"]],
    ["fr", "Le budget est de 1,4 M€ dont 910 k€ consommés", undefined],
    ["es", "Somos 90 socios, de los cuales 30 nuevos", ["90", "30"]],
  ])("sets a whole and its part large (%s: %s)", (language, text, values) => {
    const body = partsIn(text, language);
    expect(body?.kind === "numbers" ? body.figures.map(({ value }) => value) : undefined).toEqual(values);
  });

  it.each([
    ["en", "We have 12 boats, of which nobody knows the age."],
    ["en", "It lasted 3 days, of which 9 hours were talks, 20 meals and 80 breaks."],
    ["en", "12 members, 70 of them juniors."],
    ["de", "Ab 2026 wird es ersetzt, Kosten ca. 210.000 Euro, davon 40 % vom Land."],
    ["de", "Davon wissen 30 nichts."],
    ["en", "Most of them came in 2023."],
    ["en", "In 2019 of them all 30 came."],
  ])("leaves what is no whole with its parts alone (%s: %s)", (language, text) => {
    expect(partsIn(text, language)).toBeUndefined();
  });

  it("tells what the sentence says besides", () => {
    const found = bestOfText(
      "87 runs, of which 41 rescues, 22 fires and 24 others; the year before 69.",
      "Runs",
    );
    expect(found?.body).toMatchObject({
      kind: "chart",
      reading: [{ text: "87 runs; The year before 69" }],
    });
  });
});
