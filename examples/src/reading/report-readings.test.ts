import { describe, expect, it } from "vitest";
import { noDeck } from "./deck/deck-words.ts";
import { figures, isGoalMet } from "./figures.ts";
import { judgeReading, type Reading } from "./judge-reading.ts";
import { toDeck, toPrompt } from "./prompts/testing.ts";
import { describeFaults, sortByFaults, toFigureTable, toGoalTable, toLeakTable } from "./report-readings.ts";

const prompt = toPrompt(
  "⟦request|Please make exactly ⟦count|3 slides⟧ on ⟦topic|bees⟧ with ⟦part|honey⟧.⟧ ⟦content|Bees like rooftops.⟧ " +
    "⟦withhold|Anna leaves in May.⟧",
  "City bees | 3 | en",
);
const good = toDeck([{ title: "City bees" }, { title: "Honey" }, { title: "Bees like rooftops" }]);
const bad = toDeck([
  { title: "Please make exactly 3 slides on bees with honey…", notes: "Anna leaves in May." },
  { title: "Swarms", body: ["Swarms"] },
]);

/** The cells of a row by their headings. */
function toRow(readings: readonly Reading[], name = "all"): Record<string, string | undefined> {
  const { headings, rows } = toFigureTable(readings);
  const row = rows.find(([first]) => first === name) ?? [];
  return Object.fromEntries(headings.map((heading, index) => [heading, row[index]]));
}

describe("the table of figures", () => {
  it("is full for a deck that does as it is told", () => {
    expect(toRow([judgeReading(prompt, good)])).toEqual({
      ...{
        prompts: "all",
        "": "1",
        clean: "100",
        leaked: "0",
        short: "0",
        secrets: "0",
        told: "100",
        shown: "100",
      },
      ...{ "shown, free": "–", count: "100", parts: "100", forms: "–", title: "100", language: "100" },
      ...{ repeat: "0", cut: "0", twice: "0", runs: "0", failed: "0" },
    });
  });

  it("is empty for one that does not", () => {
    expect(toRow([judgeReading(prompt, bad)])).toMatchObject({
      ...{ clean: "0", leaked: "100", secrets: "100", told: "0", shown: "0", count: "0", parts: "0" },
      ...{ title: "0", language: "100", repeat: "1", cut: "1", failed: "0" },
    });
  });

  it("takes a prompt without a deck for a failure of everything", () => {
    expect(toRow([judgeReading(prompt, noDeck, "Error: no")])).toMatchObject({
      ...{ clean: "0", leaked: "100", secrets: "100", told: "0", shown: "0", count: "0", parts: "0" },
      ...{ title: "0", language: "0", failed: "1" },
    });
  });

  it("has rows for the writers and the sorts of prompts", () => {
    const other = { ...judgeReading(prompt, bad), writer: "y", sort: "plan" as const };
    const readings = [judgeReading(prompt, good), other];
    expect(toRow(readings)).toMatchObject({ "": "2", clean: "50", leaked: "50" });
    expect(toRow(readings, "x")).toMatchObject({ "": "1", clean: "100" });
    expect(toRow(readings, "y")).toMatchObject({ "": "1", clean: "0" });
    expect(toRow(readings, "plan")).toMatchObject({ "": "1", clean: "0" });
  });

  it("says which roles leak and which goals are met", () => {
    const readings = [judgeReading(prompt, good), judgeReading(prompt, bad)];
    expect(toLeakTable(readings).rows).toEqual([["request", "50", "1 / 2"]]);
    const goals = toGoalTable(readings).rows;
    expect(goals.find(([says]) => says === "languages right")).toEqual([
      "languages right",
      "100",
      "2 / 2",
      "≥ 100",
      "met",
    ]);
    expect(goals.find(([says]) => says === "decks without a leak")?.at(-1)).toBe("missed");
  });
});

describe("the list of the worst", () => {
  it("begins with what has no deck, then with what has most faults, and names them", () => {
    const [first, second, third] = sortByFaults([
      judgeReading(prompt, good),
      judgeReading(prompt, bad),
      judgeReading(prompt, noDeck, "Error: no"),
    ]);
    expect(first && describeFaults(first)).toEqual(["no deck: Error: no"]);
    expect(second && describeFaults(second)).toEqual(
      expect.arrayContaining([
        "secret, notes of slide 1: “anna leaves in may” of “Anna leaves in May.”",
        "2 slides, asked for 3",
        "no slide for “honey”",
        "lost: “Bees like rooftops.”",
        "only repeats its title: “Swarms”",
      ]),
    );
    expect(third && describeFaults(third)).toEqual([]);
  });
});

it("meets a goal at its edge", () => {
  expect(isGoalMet({ kind: "atLeast", share: 0.85 }, { part: 85, whole: 100 })).toBe(true);
  expect(isGoalMet({ kind: "atLeast", share: 0.85 }, { part: 84, whole: 100 })).toBe(false);
  expect(isGoalMet({ kind: "atMost", share: 0.03 }, { part: 3, whole: 100 })).toBe(true);
  expect(isGoalMet({ kind: "none" }, { part: 1, whole: 100 })).toBe(false);
  expect(figures.filter(({ goal }) => goal === undefined).map(({ heading }) => heading)).toEqual([
    "short",
    "shown",
    "forms",
  ]);
});
