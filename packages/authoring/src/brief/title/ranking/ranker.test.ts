import { describe, expect, it } from "vitest";
import { chooseLeader } from "./ranker.ts";

describe("chooseLeader", () => {
  it.each([
    ["the likeliest", ["Walls", "Home insulation"], [2, 1], 1, "Walls"],
    [
      "the rule's words before a part of them",
      ["Insulation", "Home insulation"],
      [2, 1.5],
      1,
      "Home insulation",
    ],
    ["a part of them that leads clearly", ["Sourdough", "Sourdough please"], [4, 1.5], 1, "Sourdough"],
    ["the likeliest where no rule reads any", ["Walls", "Windows"], [-3, -2], -1, "Windows"],
    ["nothing of nothing", [], [], -1, undefined],
  ])("takes %s", (_, texts, scores, ruled, want) => {
    expect(texts[chooseLeader(texts, scores, ruled)]).toBe(want);
  });
});
