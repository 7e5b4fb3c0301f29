import { describe, expect, it } from "vitest";
import { describeCheck } from "./model.ts";

const check = {
  slides: 5,
  replaced: 0,
  keepsSchema: true,
  firstWordSeconds: 1.25,
  tokensPerSecond: 42.4,
  isCounted: true,
  usualSeconds: 61,
};

describe("describeCheck", () => {
  it.each([
    {
      given: {},
      isGood: true,
      want: ["kept at the first try", "42 tokens per second,", "about 61 s, within"],
    },
    { given: { keepsSchema: false }, isGood: true, want: ["kept after mending"] },
    { given: { keepsSchema: false, replaced: 2 }, isGood: false, want: ["2 of them unusable", "not kept"] },
    { given: { isCounted: false }, isGood: true, want: ["(estimated)"] },
    {
      given: { usualSeconds: 300 },
      isGood: false,
      want: ["about 5 minutes, longer than the 90 s", "LECTERN_MODEL_SECONDS=450"],
    },
  ])("says it in plain words: $given", ({ given, isGood, want }) => {
    const described = describeCheck({ ...check, ...given }, 90);
    expect(described.isGood).toBe(isGood);
    for (const words of want) expect(described.lines.join("\n")).toContain(words);
  });
});
