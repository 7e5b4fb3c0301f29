import { describe, expect, it } from "vitest";
import { findAmountRun } from "./amount-run.ts";

function find(sentence: string, language = "en", heading = "") {
  return findAmountRun(sentence, { language, heading, subject: "" });
}

describe("findAmountRun", () => {
  const rows: readonly (readonly [
    sentence: string,
    language: string,
    categories: readonly string[],
    values: readonly number[],
  ])[] = [
    ["rent 1,200 heating 300 repairs 90", "en", ["Rent", "Heating", "Repairs"], [1200, 300, 90]],
    ["Ziegel 8.400 Gerüst 2.100 Rinnen 950", "de", ["Ziegel", "Gerüst", "Rinnen"], [8400, 2100, 950]],
    [
      "loyer 800 € chauffage 120 € eau 45 € et assurance 30 €",
      "fr",
      ["Loyer", "Chauffage", "Eau", "Assurance"],
      [800, 120, 45, 30],
    ],
    ["аренда 900 газ 120 ремонт 60", "ru", ["Аренда", "Газ", "Ремонт"], [900, 120, 60]],
  ];
  it.each(rows)("draws %s", (sentence, language, categories, values) => {
    const body = find(sentence, language)?.body;
    expect(body).toMatchObject({ kind: "chart", chart: { categories, series: [{ values }] } });
  });

  it("tells what stands before and behind the row beside it", () => {
    const found = find(
      "Last year it was 1,510, costs now rent 1,200 heating 300 repairs 90, that is per month",
    );
    expect(found?.body).toMatchObject({
      kind: "chart",
      reading: [{ text: "Last year it was 1,510; that is per month" }],
    });
    expect(found?.title).toBe("Costs now");
  });

  it.each([
    ["times", "juniors sat 10 to 12 cardio tennis weds 7pm, 8 euro ladies"],
    ["what a sentence counts", "We sent 340 surveys and got 211 back and 188 said they would use it"],
    ["names behind their numbers", "it was 3 boys 4 girls 2 dogs"],
    ["spans", "We open 9 to 5 on 3 days and 10 to 2 on 1 day"],
    ["dates", "closed nov 2022 grant feb 2024 tiles june 2024"],
    ["several units", "oven 220 °C dough 500 g rest 18 h"],
    ["two amounts", "rent 1,200 heating 300"],
    ["codes", "call 604 555 0188 or 604 555 0199"],
  ])("draws no %s", (_what, sentence) => {
    expect(find(sentence)).toBeUndefined();
  });
});
