import { describe, expect, it } from "vitest";
import { createFactCheck } from "../fact-check.ts";
import { judgeCases, ratesOf, scoreOf } from "./measure-cases.ts";
import { inventedKinds, readCases } from "./read-cases.ts";

describe.each([
  { set: "known", precision: 0.95, recall: 0.95, passed: 0.95 },
  { set: "fresh", precision: 0.87, recall: 0.93, passed: 0.88 },
] as const)("the check of facts on $set cases", ({ set, precision, recall, passed }) => {
  const judged = judgeCases(readCases(set), createFactCheck);

  it("finds inventions, and few things that are true", () => {
    const rates = ratesOf(scoreOf(judged));
    expect(rates.precision).toBeGreaterThanOrEqual(precision);
    expect(rates.recall).toBeGreaterThanOrEqual(recall);
  });

  it("lets what is reckoned from the prompt pass", () => {
    const { truths, passed: right } = scoreOf(judged.filter(({ statement }) => statement.kind === "derived"));
    expect(right / truths).toBeGreaterThanOrEqual(passed - 0.03);
  });

  it("finds inventions of every kind in every language that has them", () => {
    for (const kind of inventedKinds) {
      const { recall: own } = ratesOf(scoreOf(judged.filter(({ statement }) => statement.kind === kind)));
      expect(own, kind).toBeGreaterThanOrEqual(0.9);
    }
    for (const language of new Set(judged.map((one) => one.language))) {
      const { recall: own } = ratesOf(scoreOf(judged.filter((one) => one.language === language)));
      expect(own, language).toBeGreaterThanOrEqual(0.8);
    }
  });
});

it("counts an invention as found only where the finding touches it", () => {
  const [first] = readCases("known");
  if (first === undefined) throw new Error("Expected cases.");
  const nothing = judgeCases([first], () => ({ findUnfounded: () => ["∅"] }));
  expect(ratesOf(scoreOf(nothing))).toEqual({ precision: 0, recall: 0 });
});
